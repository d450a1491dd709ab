import type { Narration } from "../narration-schema.ts";

export const narration: Narration = {
  number: 3,
  scenes: [
    {
      title: "O que você terá no fim",
      art: "notebook",
      lines: [
        ["Olá. Nesta aula você encontra as palavras do seu cliente."],
        ["Quinze delas, cada uma no lugar certo.", "Quinze termos"],
        ["Um plano para o seu ramo, com o cuidado que a lei pede.", "O plano do seu ramo"],
        [
          "E uma linha com os números do mês, que você vai saber ler em voz alta.",
          "Os números do mês",
        ],
      ],
    },
    {
      title: "A padaria que ninguém achava",
      art: "search",
      lines: [
        ["O perfil da Padaria Aurora já é de Lúcia e responde ao balcão."],
        ["Mesmo assim, a prima dela procurou bolo de aniversário na Vila Esperança."],
        ["Apareceram três confeitarias, e a Aurora não.", "Três confeitarias, nenhuma Aurora"],
        ["A padaria faz bolo de festa há quinze anos."],
        ["Só que, no perfil, a palavra bolo não saía da descrição.", "“Bolo”: só na descrição"],
      ],
    },
    {
      title: "O primeiro lugar não está à venda",
      art: "talk",
      lines: [
        ["Na mesma semana liga um rapaz simpático."],
        [
          "Por um valor por mês, ele garante o primeiro lugar no Google.",
          "“Primeiro lugar garantido”",
        ],
        [
          "Quem segura Lúcia é o seu Nilo, que pagou seis meses a um desses e continuou onde estava.",
        ],
        ["A posição na lista gratuita não se compra.", "Não se compra"],
        ["Quem promete o primeiro lugar promete o que não tem."],
      ],
    },
    {
      title: "Três coisas ordenam a lista",
      art: "route",
      lines: [
        ["O Google olha três coisas."],
        ["Relevância: o perfil fala do que a pessoa procura?", "Relevância: fala disso?"],
        ["Distância: quão longe está quem procura?", "Distância: está perto?"],
        ["Destaque: o negócio é conhecido e procurado?", "Destaque: é conhecido?"],
        ["Das três, só a relevância muda esta semana, e ela é feita de palavras."],
        ["A Aurora ganhava na distância e perdeu na relevância."],
      ],
    },
    {
      title: "Junte as palavras",
      art: "phone",
      lines: [
        [
          "Primeiro passo: releia as mensagens da semana e copie cinco pedidos, sem nomes.",
          "Cinco pedidos das mensagens",
        ],
        ["Passe um dia de ouvido no balcão e anote outros cinco.", "Cinco do balcão"],
        [
          "Combine o que é, onde é e o detalhe: cento de salgados, na vila, para amanhã.",
          "O que, onde, detalhe",
        ],
        ["Corte o que você não faz: termo bonito que traz gente à toa custa caro."],
        ["E pare em quinze.", "Pare em quinze"],
      ],
    },
    {
      title: "O lugar mais forte",
      art: "notebook",
      lines: [
        ["Segundo passo: cada termo no seu lugar."],
        [
          "O lugar mais forte são os produtos: um item para cada coisa, com o nome do cliente.",
          "Produtos: o mais forte",
        ],
        ["Ponha foto e preço, o mesmo da loja.", "Foto e preço"],
        ["Nas categorias extras, só o que você faz de verdade.", "Categorias verdadeiras"],
        ["Na descrição, um ou dois termos, em frase natural.", "Descrição natural"],
      ],
    },
    {
      title: "O lugar proibido",
      art: "shop",
      lines: [
        ["Há um lugar onde a palavra não cabe: o nome do perfil.", "No nome, não"],
        ["Ali vai o nome da placa, sem serviço nem bairro.", "Só o nome da placa"],
        ["A palavra que suspende o perfil ali é a que ajuda nos produtos."],
        [
          "Por isso o bolo de aniversário virou um item com preço, e a Aurora continua Padaria Aurora.",
        ],
      ],
    },
    {
      title: "O cuidado do seu ramo",
      art: "tags",
      lines: [
        ["Cada ramo tem o seu cuidado, e o texto da aula traz uma tabela com todos."],
        ["Comida embalada diz glúten e alérgicos no rótulo.", "Comida: rótulo"],
        ["Oficina faz orçamento antes e espera a aprovação.", "Oficina: orçamento antes"],
        ["Saúde e advocacia não prometem resultado.", "Saúde: sem promessa"],
        ["Dois preços no mesmo item? Vale o menor.", "Dois preços: o menor"],
      ],
    },
    {
      title: "Fora do perfil",
      art: "stars",
      lines: [
        ["Três cadastros em dia valem mais que trinta esquecidos.", "Poucos, e em dia"],
        ["Confira nome, endereço e telefone nas redes e nos mapas que o seu cliente usa."],
        ["Depois procure três parceiros de verdade.", "Três parceiros"],
        [
          "Lúcia fornece o lanche da festa da escola, e pediu para aparecer na página de parceiros.",
        ],
        ["Avaliações sinceras também contam, e essas você já sabe pedir."],
      ],
    },
    {
      title: "Os números, uma vez por mês",
      art: "table",
      lines: [
        [
          "Depois do dia cinco, abra o desempenho do perfil e olhe o mês inteiro que passou.",
          "Depois do dia 5",
        ],
        ["Anote visualizações, ligações, rotas e mensagens.", "Ligações, rotas, mensagens"],
        ["Ao lado, escreva as vendas do caixa.", "As vendas ao lado"],
        ["Posição e concorrente o painel não mostra, e venda também não."],
        [
          "Então mude uma coisa só, com data, e espere quatro semanas para olhar de novo.",
          "Uma mudança, quatro semanas",
        ],
      ],
    },
    {
      title: "Sua vez",
      art: "counter",
      lines: [
        ["Agora é com você."],
        ["Comece pelos cinco pedidos que já estão no seu celular.", "Cinco pedidos, hoje"],
        ["Escreva um produto com o nome que o cliente usa.", "Um produto cadastrado"],
        ["No texto da aula estão os quinze termos da Aurora e um mês de números. Até a próxima."],
      ],
    },
  ],
};
