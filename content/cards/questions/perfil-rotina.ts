import type { CardQuestions } from "../schema.ts";

/** Keeping the profile right, week after week. */
export const perfilRotinaQuestions: readonly CardQuestions[] = [
  {
    id: "perfil-horarios",
    theme: "perfil",
    title: "Horário e feriado no perfil",
    questions: [
      "como colocar horario de feriado no google",
      "google diz que estou fechado",
      "como mudar meu horário no google",
      "cliente veio e a loja tava fechada no feriado",
      "vou fechar uma semana o que faço no google",
      "horário diferente pra entrega",
    ],
    words: "horario feriado fechado aberto ferias abrir fechar almoco sabado domingo especial",
  },
  {
    id: "perfil-sem-endereco",
    theme: "perfil",
    title: "Trabalho em casa: mostro o endereço?",
    questions: [
      "trabalho em casa tenho que colocar endereço no google",
      "perfil no google sem endereço",
      "como esconder meu endereço no google",
      "atendo na casa do cliente como cadastro",
      "faço bolo em casa posso ter perfil no google",
      "area de atendimento no google como funciona",
      "quantos bairros posso colocar",
      "nao quero que saibam onde eu moro, da pra estar no maps",
    ],
    words:
      "casa endereco esconder area atendimento bairros domicilio residencia sem loja raio cobertura encanador eletricista diarista autonomo fisica",
  },
  {
    id: "perfil-produtos",
    theme: "perfil",
    title: "Produtos e serviços no perfil",
    questions: [
      "como colocar produtos no google",
      "como por meus serviços no perfil do google",
      "coloco preço no google?",
      "quantos produtos colocar no perfil",
      "cardapio no google como coloca",
      "o que por nos serviços do google",
    ],
    words: "produtos produto servicos servico cardapio preco itens lista cadastrar vitrine menu",
  },
  {
    id: "perfil-entrega",
    theme: "perfil",
    title: "Mostrar entrega e pedido no perfil",
    questions: [
      "como ativar delivery no google",
      "como colocar link do ifood no google",
      "link de pedido no perfil do google",
      "google manda pro aplicativo errado",
      "como mostrar que faço entrega no maps",
      "tirar link de aplicativo que eu nao uso",
    ],
    words: "entrega delivery ifood pedido link retirada aplicativo pedir encomenda reserva",
  },
  {
    id: "perfil-numeros",
    theme: "perfil",
    title: "Que números olhar no perfil",
    questions: [
      "como ver os numeros do google meu negocio",
      "o que significa visualizações no perfil",
      "quais metricas do perfil importam",
      "onde vejo o que as pessoas pesquisam",
      "quantas pessoas viram minha loja no google",
      "o perfil ta dando resultado?",
      "relatorio do google como entender",
    ],
    words:
      "numeros metricas visualizacoes ligacoes rotas cliques desempenho relatorio termos pesquisa interacoes",
  },
  {
    id: "perfil-suspenso",
    theme: "perfil",
    title: "O Google suspendeu o meu perfil",
    questions: [
      "google suspendeu meu perfil",
      "meu perfil no google sumiu",
      "perfil desativado o que fazer",
      "como recuperar perfil suspenso",
      "suspenso por conteudo enganoso google",
      "crio outro perfil se suspender?",
      "minha loja sumiu do google maps",
    ],
    words:
      "suspenso suspendeu suspensao desativado bloqueado sumiu recurso recuperar reativar caiu",
  },
  {
    id: "perfil-golpe-ligacao",
    theme: "perfil",
    title: "Ligaram dizendo que são do Google",
    questions: [
      "ligaram do google cobrando taxa",
      "google ligou dizendo que vai apagar meu perfil",
      "golpe do google meu negocio",
      "mandaram contrato pra assinar do google maps",
      "preciso pagar pra continuar no google?",
      "pediram um codigo dizendo que é do google",
      "recebi boleto do google meu negócio",
    ],
    words: "golpe ligacao ligaram ligou cobranca taxa boleto contrato falso representante codigo",
  },
  {
    id: "perfil-roubado",
    theme: "perfil",
    title: "Roubaram o meu perfil do Google",
    questions: [
      "roubaram meu perfil do google",
      "hackearam meu perfil do google",
      "invadiram minha conta do google da loja",
      "tomaram meu google meu negocio",
      "trocaram o telefone da minha loja no google e nao consigo entrar",
      "perdi a senha do gmail do perfil da loja",
      "como recuperar perfil do google hackeado",
    ],
    words:
      "roubaram roubado hackearam hackeado invadiram invadido tomaram sequestraram recuperar conta gmail senha entrar trocaram telefone golpista",
  },
  {
    id: "perfil-duplicado",
    theme: "perfil",
    title: "Perfil duplicado ou na mão de outra pessoa",
    questions: [
      "minha loja aparece duas vezes no google",
      "tenho dois perfis no google",
      "perfil duplicado como apagar",
      "perdi o acesso do meu perfil no google",
      "a agencia ficou com meu perfil do google",
      "outra pessoa é dona do perfil da minha loja",
      "mudei de endereço crio outro perfil?",
    ],
    words:
      "duplicado dois duas vezes repetido acesso perdi dono proprietario agencia antigo senha mudei cadastro velho funcionario sobrinho",
  },
];
