import type { CardQuestions } from "../schema.ts";

/** Selling and answering by WhatsApp. */
export const whatsappQuestions: readonly CardQuestions[] = [
  {
    id: "whatsapp-business",
    theme: "whatsapp",
    title: "WhatsApp comum ou Business?",
    questions: [
      "whatsapp business vale a pena",
      "diferença do zap normal pro business",
      "whatsapp business é pago?",
      "como passar meu whats pra business",
      "uso meu numero pessoal na loja tem problema",
      "como configurar o whatsapp da loja",
    ],
    words: "business comum normal pessoal aplicativo gratis pago instalar configurar mudar",
  },
  {
    id: "whatsapp-catalogo",
    theme: "whatsapp",
    title: "Como montar o catálogo",
    questions: [
      "como fazer catalogo no whatsapp",
      "colocar produtos no zap da loja",
      "quantas fotos no catálogo",
      "catálogo precisa ter preço?",
      "cardapio no whatsapp como faz",
      "como esconder produto que acabou no catálogo",
    ],
    words: "catalogo cardapio produtos itens foto preco vitrine ocultar",
  },
  {
    id: "whatsapp-respostas-rapidas",
    theme: "whatsapp",
    title: "Respostas rápidas: como usar",
    questions: [
      "como criar resposta rapida no whatsapp",
      "responder a mesma coisa toda hora",
      "atalho de mensagem no zap business",
      "como responder mais rapido os clientes",
      "quais respostas prontas deixar salvas",
      "nao dou conta das mensagens",
    ],
    words: "resposta rapida rapidas pronta prontas atalho barra salvar repetida demoro",
  },
  {
    id: "whatsapp-etiquetas",
    theme: "whatsapp",
    title: "Organizar pedidos com etiquetas",
    questions: [
      "como organizar os pedidos no whatsapp",
      "para que servem as etiquetas do zap",
      "perco pedido no meio das conversas",
      "esqueci de responder cliente no whats",
      "como separar cliente que pagou e nao pagou",
    ],
    words: "etiqueta etiquetas organizar pedidos separar perder perdido esquecer bagunca fila",
  },
  {
    id: "whatsapp-link",
    theme: "whatsapp",
    title: "Como fazer o link do WhatsApp",
    questions: [
      "como criar link do whatsapp",
      "link que abre direto a conversa",
      "como colocar meu zap no google",
      "wa.me como faz",
      "link do whats pra colocar na bio",
      "codigo qr do whatsapp da loja",
      "o link do meu zap nao abre",
    ],
    words: "link wa me url conversa numero ddd qr codigo bio botao abrir",
  },
  {
    id: "whatsapp-transmissao",
    theme: "whatsapp",
    title: "Lista de transmissão: como usar e quanto custa",
    questions: [
      "mandar promoção pra todos no whatsapp",
      "lista de transmissao é paga?",
      "quanto custa mandar mensagem em massa no zap",
      "minha lista de transmissão nao chega",
      "whatsapp cobrando por mensagem",
      "como avisar todos os clientes de uma vez",
    ],
    words: "transmissao lista massa disparo promocao todos custo cobranca pago mensagem enviar",
  },
  {
    id: "whatsapp-grupo",
    theme: "whatsapp",
    title: "Grupo de clientes: posso adicionar?",
    questions: [
      "posso colocar cliente no grupo do whatsapp",
      "grupo vip da loja como fazer",
      "adicionei cliente no grupo e reclamou",
      "preciso de autorização pra mandar mensagem pro cliente",
      "posso mandar promoção pra quem comprou",
      "lgpd no whatsapp da loja",
    ],
    words:
      "grupo vip adicionar permissao autorizacao consentimento lgpd telefone dados sair comunidade",
  },
  {
    id: "whatsapp-fora-do-horario",
    theme: "whatsapp",
    title: "Cliente chama fora do horário",
    questions: [
      "cliente manda mensagem de madrugada",
      "tenho que responder domingo?",
      "como colocar mensagem de ausencia no whatsapp",
      "respondo cliente fora do horário?",
      "quanto tempo posso demorar pra responder",
      "quando to fechado a mensagem automatica resolve",
      "robô pra responder no whatsapp vale a pena",
    ],
    words:
      "fora horario ausencia automatica noite domingo madrugada demorar responder robo folga fechado sabado chamam",
  },
  {
    id: "whatsapp-dois-celulares",
    theme: "whatsapp",
    title: "O mesmo WhatsApp em dois celulares",
    questions: [
      "usar o mesmo whatsapp em dois celulares",
      "funcionaria pode responder no mesmo zap",
      "whatsapp da loja no computador",
      "quantos aparelhos posso conectar",
      "como duas pessoas atendem no mesmo número",
    ],
    words:
      "dois celulares aparelhos conectados computador numero mesmo atendentes funcionaria juntos chip marido esposa socio atendente",
  },
  {
    id: "whatsapp-comprar-lista",
    theme: "whatsapp",
    title: "Comprar lista de números: vale a pena?",
    questions: [
      "vale comprar lista de numeros de whatsapp",
      "me ofereceram uma lista com 5 mil numeros da cidade",
      "vendem contatos pra disparar promoção, compensa?",
      "posso comprar banco de dados de clientes",
      "onde compro lista de telefone pra divulgar",
      "lista de contatos pra disparo em massa presta?",
    ],
    words:
      "comprar lista numeros numero contatos telefones disparar disparo ofereceu ofereceram mil vendem banco dados",
  },
  {
    id: "whatsapp-pergunta-e-some",
    theme: "whatsapp",
    title: "Perguntam o preço e somem",
    questions: [
      "pergunta o preço no zap e some",
      "falo o preço e o cliente some",
      "devo mandar o preço logo ou enrolar?",
      "visualiza o preço e nao responde mais",
      "todo mundo pergunta quanto é e ninguem compra",
      "passo o preço logo ou converso antes?",
    ],
    words:
      "pergunta perguntam preco some somem sumiu visualiza responde enrolar enrolando mandar logo",
  },
];
