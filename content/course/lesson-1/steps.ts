import type { Section } from "../text-schema.ts";

export const steps: Section[] = [
  {
    heading: "Passo 1: procure como cliente",
    blocks: [
      {
        kind: "steps",
        items: [
          "No celular, abra o navegador e uma guia anônima. No menu do navegador, procure “nova guia anônima” ou “privada”; o nome varia. Assim o aparelho não mostra só o que você costuma visitar.",
          "Escreva o nome do negócio e a cidade. Veja se o que aparece é a sua loja, com este nome.",
          "Toque no telefone. Toca onde deveria? Toque na rota. Chega à sua porta? Toque no site, se houver.",
          "Confira os sete dias do horário, um por um.",
          "Volte e escreva o que você vende e o bairro, sem o nome da loja: “bolo de festa Vila Esperança”.",
          "Anote três acertos e três falhas. Tire uma foto da tela: é o seu “antes”.",
        ],
      },
      {
        kind: "drawing",
        name: "procure-como-cliente",
        alt: "Desenho da tela do celular com a busca por “padaria aurora” e quatro números no que se confere: 1, o nome é o da placa? 2, o botão ligar toca onde deveria? 3, a rota chega à sua porta? 4, os sete dias do horário estão certos?",
      },
      {
        kind: "paragraph",
        text: "O resultado muda conforme o lugar de quem procura. Se a cunhada, do outro lado da cidade, vê outra lista, nada quebrou: a distância conta.",
      },
    ],
  },
  {
    heading: "Passo 2: escreva a ficha oficial",
    blocks: [
      {
        kind: "steps",
        items: [
          "Abra as notas do celular e dê o título “Ficha oficial”, com a data de hoje.",
          "Copie o nome da placa, letra por letra, sem bairro, serviço nem slogan. Palavra a mais no nome do perfil é contra a regra do Google e pode causar suspensão.",
          "Escreva rua, número, bairro, cidade e CEP, sempre na mesma ordem.",
          "Escreva o telefone e o WhatsApp que alguém atende de verdade.",
          "Escreva o horário dos sete dias, com o dia em que você fecha.",
          "Peça a outra pessoa da casa que leia em voz alta. Quem lê acha o que quem escreve não vê.",
        ],
      },
      {
        kind: "drawing",
        name: "uma-ficha",
        alt: "Desenho: uma folha, a ficha oficial, com linhas para nome, endereço, telefone e horário. Dela saem quatro setas: para o perfil, o Instagram, o WhatsApp e a sacola.",
      },
      {
        kind: "paragraph",
        text: "Com a ficha pronta, passe pelos lugares onde o negócio aparece: perfil do Google, Instagram, Facebook, WhatsApp, aplicativos de entrega, cartão, sacola, adesivo do carro. Mudou o telefone? Mude em todos no mesmo dia.",
      },
    ],
  },
  {
    heading: "Passo 3: três fotos que ajudam a chegar",
    blocks: [
      {
        kind: "paragraph",
        text: "Não precisa de fotógrafo para começar. Limpe a lente na camisa, prefira a luz da manhã e mostre o que a pessoa vai encontrar.",
      },
      {
        kind: "drawing",
        name: "tres-fotos",
        alt: "Desenho de três fotos lado a lado: 1, a fachada da padaria com a placa e o toldo; 2, a porta de entrada com um degrau; 3, um bolo no balcão.",
      },
      {
        kind: "list",
        items: [
          "Fachada: do outro lado da rua, com a placa inteira e legível.",
          "Entrada: o que se vê da calçada, com o degrau ou a rampa, se houver.",
          "Produto: o que está à venda hoje, sem texto por cima.",
        ],
      },
      {
        kind: "paragraph",
        text: "Não use foto de banco de imagens nem imagem feita por IA para mostrar a loja ou o produto. O Google pode remover, e o cliente pode se sentir enganado na porta. Alguém aparece? Peça autorização por escrito antes; o modelo está mais abaixo.",
      },
    ],
  },
  {
    heading: "Passo 4: a pergunta no caixa",
    blocks: [
      {
        kind: "steps",
        items: [
          "Abra o aplicativo Planilhas Google, toque no sinal de mais e crie uma planilha nova. Um caderno com quatro colunas serve igual.",
          "Na primeira linha, escreva: data, de onde veio, o que queria, comprou.",
          "Combine quem pergunta e quando: na hora de cobrar, só a quem é novo.",
          "Use sempre a mesma frase: “Como você encontrou a gente?”.",
          "Anote em quatro palavras: Google, Instagram, indicação, rua.",
          "Não anote nome nem telefone. Para contar origem, eles não fazem falta, e dado que você não guarda ninguém perde.",
        ],
      },
      {
        kind: "drawing",
        name: "planilha-de-origem",
        alt: "Desenho da planilha com quatro colunas: data, de onde veio, o que queria, comprou. Três linhas preenchidas: 24/11, Google, bolo, sim; 24/11, rua, pão, sim; 25/11, Instagram, bolo, não.",
      },
      {
        kind: "paragraph",
        text: "Ao fim de sete dias, some quatro coisas. É o que se mede na primeira semana:",
      },
      {
        kind: "list",
        items: [
          "Clientes novos por origem.",
          "Quantos de cada origem compraram.",
          "Perguntas repetidas que o perfil deveria responder.",
          "Ligações e mensagens sem resposta.",
        ],
      },
      {
        kind: "paragraph",
        text: "Na área de desempenho do perfil (o nome do botão pode variar), anote também visualizações, ligações e pedidos de rota. A aula 3 ensina a ler esses números.",
      },
    ],
  },
  {
    heading: "Passo 5: dados de clientes em cinco hábitos",
    blocks: [
      {
        kind: "paragraph",
        text: "A Lei Geral de Proteção de Dados (LGPD) vale também para o caderno de encomendas.",
      },
      {
        kind: "list",
        items: [
          "Peça só o que vai usar: para uma encomenda, nome e telefone costumam bastar.",
          "Diga para que serve.",
          "Promoção, só a quem aceitou receber. Pare quando a pessoa pedir.",
          "Celular com senha, caderno fora da vista, nada de dado de cliente em grupo.",
          "Se a pessoa pedir para ver, corrigir ou apagar, atenda. E apague o que já não usa.",
        ],
      },
    ],
  },
];
