import type { LessonText } from "../text-schema.ts";

type Opening = Pick<LessonText, "promise" | "outcomes" | "problem" | "idea">;

export const opening: Opening = {
  promise:
    "Ao terminar, você tem quinze palavras do seu cliente, cada uma no lugar certo, e sabe ler os números do mês em voz alta.",
  outcomes: [
    "Uma lista de quinze termos, com o lugar de cada um.",
    "O plano do seu ramo: categoria, termos, o que informar e o cuidado da lei.",
    "Uma linha com os números do mês e uma única mudança para testar.",
  ],
  problem: {
    heading: "A padaria que ninguém achava por “bolo”",
    blocks: [
      {
        kind: "paragraph",
        text: "O perfil da Padaria Aurora agora é de Lúcia, tem os dez campos preenchidos e responde às perguntas do balcão. Mesmo assim, uma coisa a incomoda. A prima dela procurou “bolo de aniversário Vila Esperança” e apareceram três confeitarias. A Aurora, que faz bolo de festa há quinze anos, não estava na lista.",
      },
      {
        kind: "paragraph",
        text: "Na mesma semana liga um rapaz simpático: por R$ 200 por mês ele garante o primeiro lugar no Google. Lúcia quase aceita. Quem a segura é o seu Nilo, da oficina: pagou seis meses a um desses e continuou onde estava.",
      },
      {
        kind: "paragraph",
        text: "Ela volta ao perfil e faz a conta que faltava. Categoria: Padaria, sem nenhuma extra. Produtos: o pão francês e um item que dizia “Encomendas em geral”. A palavra “bolo” só estava na descrição. A vizinhança chama de “bolo de festa”, “bolo de aniversário”, “cento de salgados”. A Aurora chamava tudo de “encomendas”.",
      },
      {
        kind: "paragraph",
        text: "O mais curioso é que os clientes tinham entregado a resposta. Nas mensagens da semana havia onze pedidos, e em nove deles a pessoa escreveu “bolo”, o sabor, o dia e o bairro. Estava tudo ali, em português claro, na caixa de entrada da própria padaria.",
      },
      {
        kind: "paragraph",
        text: "Não faltava pagar a ninguém. Faltava falar a língua de quem procura.",
      },
    ],
  },
  idea: {
    heading: "Três coisas formam a lista",
    blocks: [
      {
        kind: "paragraph",
        text: "Quando alguém procura um negócio por perto, o Google considera três coisas. Cuidar delas é o que se chama otimização para buscas (SEO).",
      },
      {
        kind: "table",
        caption: "O que pesa na lista local, e o que está na sua mão",
        head: ["O que pesa", "Em uma pergunta", "Está na sua mão?", "O que fazer"],
        rows: [
          [
            "Relevância",
            "O perfil combina com a busca?",
            "Sim",
            "Categoria certa, produtos e serviços com as palavras do cliente",
          ],
          [
            "Distância",
            "Quão longe está quem procura?",
            "Não",
            "Endereço certo; encher o perfil de cidades não ajuda",
          ],
          [
            "Destaque",
            "O negócio é conhecido e procurado?",
            "Em parte",
            "Avaliações de verdade, parceiros que citam você, notícias do bairro",
          ],
        ],
      },
      {
        kind: "paragraph",
        text: "Duas coisas saem dessa tabela. A primeira: a posição na lista gratuita não se compra, e quem promete o primeiro lugar promete o que não tem. A segunda: das três, só a relevância muda esta semana, e ela é feita de palavras.",
      },
      {
        kind: "paragraph",
        text: "Veja a prima de Lúcia, por exemplo. Ela procurou de dentro da Vila Esperança: na distância, a Aurora ganhava de todas. No destaque, 46 avaliações boas, nada mau. Perdeu na relevância. Para quem só lê o perfil, aquela era uma casa de pães. As três confeitarias diziam “bolo” na categoria, nos produtos e nas fotos. A lista não foi injusta: respondeu com o que estava escrito.",
      },
      {
        kind: "drawing",
        name: "fora-da-lista",
        alt: "Desenho do celular com a busca “bolo de aniversário”: três confeitarias na lista, cada uma com a palavra “bolo” no perfil. Embaixo, fora da tela, a Padaria Aurora, cujo perfil dizia “encomendas”.",
      },
      {
        kind: "paragraph",
        text: "Palavra certa, porém, tem lugar certo. No nome do perfil não cabe serviço nem bairro; isso é contra a regra. Nos produtos, cabe à vontade. A mesma expressão que suspende em um campo ajuda no outro.",
      },
      {
        kind: "paragraph",
        text: "Há ainda uma leitora nova: a IA do Google, que pode responder a perguntas sobre o seu negócio usando o perfil, as avaliações e o site. O que não está escrito em lugar nenhum, ela não tem de onde tirar.",
      },
    ],
  },
};
