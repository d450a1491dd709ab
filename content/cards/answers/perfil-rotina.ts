import type { AnswerBody } from "../schema.ts";

/** Keeping the profile right, week after week. */
export const perfilRotinaBodies: readonly AnswerBody[] = [
  {
    id: "perfil-horarios",
    answer:
      "Deixe o horário normal certo e cadastre cada feriado como “horário especial”, mesmo que abra igual. Sem isso, o cliente fica na dúvida ou dá com a porta fechada. Vai fechar por uns dias? Marque como fechado temporariamente. Não apague o perfil.",
    steps: [
      "Abra Editar perfil, Horário, e confira cada dia da semana.",
      "Cadastre os feriados dos próximos dois meses, os da sua cidade também.",
      "Ponha o mesmo horário no WhatsApp, no Instagram e na porta.",
    ],
    caution:
      "Quem usa o Maps pode sugerir mudanças no seu perfil. Confira o horário uma vez por semana.",
    link: { kind: "item", id: "horarios-precisos" },
    checkedOn: "2026-11-24",
    sources: ["1.5", "F27", "F28", "googlesupport.serverhump.com/business/answer/12756178"],
    followUps: [
      { question: "Escreve o aviso de feriado", card: "texto-horario-de-feriado" },
      { question: "E quem me chama fora do horário?", card: "whatsapp-fora-do-horario" },
    ],
  },
  {
    id: "perfil-sem-endereco",
    answer:
      "Não mostre: se o cliente não vai até você, esconda o endereço e cadastre a área que atende. São até 20 áreas, por cidade, bairro ou CEP; raio em quilômetros não existe. Ponha só onde você vai mesmo, porque encher de cidades não faz aparecer nelas: conta a distância até quem busca.",
    steps: [
      "Em Editar perfil, tire o endereço da vista do público e salve.",
      "Cadastre os bairros onde você atendeu no último mês.",
      "No vídeo de verificação, mostre ferramentas, uniforme ou carro, e a rua onde trabalha.",
    ],
    caution:
      "Negócio só pela internet, sem encontrar o cliente, não pode ter perfil. Bebida alcoólica precisa de loja com endereço.",
    link: { kind: "prompt", id: "servicos-em-casa-area-atendida" },
    checkedOn: "2026-11-20",
    sources: ["1.2", "1.3", "1.6", "F13", "F29", "F30"],
    followUps: [
      { question: "Como faço a verificação?", card: "perfil-verificar" },
      { question: "Como mostro que entrego?", card: "perfil-entrega" },
    ],
  },
  {
    id: "perfil-produtos",
    answer:
      "Ponha de cinco a dez produtos, com foto sua, preço igual ao da loja e o nome que o cliente usa. Em serviços, descreva cada um em até 300 caracteres, com as palavras que as pessoas digitam: “troca de tela”, “bolo de aniversário”. É ali, e não no nome, que essas palavras entram.",
    steps: [
      "Liste os cinco itens que mais vendem e fotografe cada um.",
      "Cadastre com nome simples, preço e uma linha: tamanho, peso ou prazo.",
      "Leia os termos de pesquisa do perfil e crie um serviço para os três que faltam.",
    ],
    caution:
      "Preço mudou na loja, muda no perfil no mesmo dia: preço anunciado obriga (CDC, art. 30).",
    link: { kind: "item", id: "produtos-destaque" },
    checkedOn: "2026-11-20",
    sources: ["1.7", "7.3", "8", "F25"],
    followUps: [
      { question: "Onde vejo os termos de pesquisa?", card: "perfil-numeros" },
      { question: "Como ponho a entrega?", card: "perfil-entrega" },
    ],
  },
  {
    id: "perfil-entrega",
    answer:
      "Marque entrega e retirada nos atributos e cole o link que abre o pedido da sua loja, não a página inicial do aplicativo. O perfil precisa estar verificado. Não há botão que crie a entrega: o Google mostra, quem entrega é você ou o aplicativo. Link posto por terceiros dá para remover.",
    steps: [
      "Em Editar perfil, marque entrega, retirada e as formas de pagamento.",
      "Cole o link do cardápio ou do WhatsApp e teste em outro celular.",
      "Veja se há link de aplicativo que você não usa e peça para tirar.",
    ],
    caution:
      "As opções mudam com a categoria e com o tempo. O valor da entrega tem de aparecer antes de a pessoa fechar o pedido.",
    link: { kind: "item", id: "gemini-ativar-delivery" },
    checkedOn: "2026-11-20",
    sources: ["0", "1.7", "F10", "F31", "F32", "7.3"],
    followUps: [
      { question: "Quanto cobro pela entrega?", card: "preco-entrega" },
      { question: "Como faço o link do WhatsApp?", card: "whatsapp-link" },
    ],
  },
  {
    id: "perfil-numeros",
    answer:
      "Olhe três, uma vez por mês: ligações, pedidos de rota e cliques no site. São pessoas que agiram. Visualização diz só quem viu. Os termos de pesquisa mostram o que digitaram até achar você, e fecham até o dia 5 do mês seguinte. O painel não mostra venda nem posição: compare com o caixa.",
    steps: [
      "No perfil, abra Desempenho e anote os três números do mês passado.",
      "Copie os dez termos de pesquisa mais usados.",
      "Escreva ao lado quantas vendas o caixa teve, e repita no mês que vem.",
    ],
    caution:
      "Um mês sozinho não diz nada: compare três. Datas fortes e chuva também mexem nos números.",
    link: { kind: "prompt", id: "ler-numeros-do-perfil" },
    checkedOn: "2026-11-20",
    sources: ["1.13", "F68", "F69", "F70"],
    followUps: [
      { question: "O que faço com os termos?", card: "perfil-produtos" },
      { question: "Como apareço melhor?", card: "perfil-aparecer" },
    ],
  },
  {
    id: "perfil-suspenso",
    answer:
      "Não crie outro: corrija a causa e peça o recurso. As mais comuns são palavra a mais no nome, endereço que não é seu, perfil duplicado e categoria falsa. Separe as provas antes de abrir o recurso, porque o formulário delas fica aberto só 60 minutos.",
    steps: [
      "Leia o motivo, corrija o perfil e tire foto de tela.",
      "Junte cartão CNPJ ou CCMEI, alvará e uma conta com o mesmo nome e endereço.",
      "Envie pela ferramenta de recursos, uma vez só, e espere: pode levar semanas.",
    ],
    caution: "Ninguém “desbloqueia” perfil por Pix. Não pague nem passe a sua senha.",
    link: { kind: "lesson", id: "aula-2" },
    checkedOn: "2026-11-20",
    sources: ["1.14", "F72", "F73", "F74", "F75"],
    followUps: [
      { question: "Que nome é permitido?", card: "perfil-nome" },
      { question: "Tenho dois perfis, e agora?", card: "perfil-duplicado" },
      { question: "Cobraram para desbloquear", card: "perfil-golpe-ligacao" },
    ],
  },
  {
    id: "perfil-golpe-ligacao",
    answer:
      "Se cobram taxa ou ameaçam apagar o perfil, é golpe: desligue, não pague, não assine e não passe código. Estar na Busca e no Maps é de graça, e só anúncio se paga, dentro da sua conta. Cuidado com a “confirmação” por mensagem: ela pode ser um contrato.",
    steps: [
      "Entre no seu perfil e veja se há algum aviso de verdade.",
      "Guarde número, mensagens e boletos, e avise quem atende o telefone da loja.",
      "Se pagou ou assinou, fale com o banco, registre boletim de ocorrência e procure o Procon.",
    ],
    caution:
      "O código que chega no celular é a chave do seu perfil. Não o diga a ninguém, nem a quem se apresenta como suporte.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2026-11-20",
    sources: ["1.1", "F45", "F46", "F47", "F48"],
    followUps: [
      { question: "Mexeram no meu perfil, e agora?", card: "perfil-duplicado" },
      { question: "Prometeram o primeiro lugar", card: "perfil-aparecer" },
    ],
  },
  {
    id: "perfil-roubado",
    answer:
      "Recupere primeiro a conta do Google: na tela de entrada, toque em “Esqueceu a senha?”, no aparelho que você sempre usa. Entrou? Troque a senha e tire do perfil quem você não conhece. Se ele ficou na conta de outra pessoa, ache a loja no Maps e peça a propriedade: ela tem poucos dias para responder.",
    steps: [
      "Na recuperação, use aparelho e lugar conhecidos e digite a última senha de que se lembra.",
      "No perfil, veja quem tem acesso e deixe como proprietário só o e-mail da loja.",
      "Sem a conta? Toque em “É proprietário desta empresa?” e peça o acesso.",
    ],
    caution:
      "Não crie outro perfil: o repetido traz suspensão. E não pague nem passe código a quem promete recuperar.",
    link: { kind: "lesson", id: "aula-1" },
    checkedOn: "2025-10-31",
    sources: [
      "1.1",
      "1.2",
      "1.3",
      "support.google.com/business/answer/4566671",
      "trypostbase.com/resources/how-to-recover-google-my-business-account",
      "premiumnews.com.br/sua-conta-do-gmail-foi-hackeada-descubra-como-recuperar",
      "tvkweb.com.br/?p=73909",
    ],
    followUps: [
      { question: "E se foi o Instagram?", card: "instagram-roubado" },
      { question: "E se o Google suspendeu?", card: "perfil-suspenso" },
    ],
  },
  {
    id: "perfil-duplicado",
    answer:
      "O Google aceita um perfil por negócio e esconde o repetido: fique com o que tem avaliações e peça para tirar o outro. Se outra pessoa controla o seu, peça a propriedade pelo próprio perfil: ela tem poucos dias para responder. Mudou de rua? Edite o endereço, não crie outro.",
    steps: [
      "Pesquise nome, telefone e endereço antigo no Maps e anote todos os perfis.",
      "No que não é seu, toque em “É proprietário desta empresa?” e peça o acesso.",
      "No repetido, use “Sugerir uma edição” e avise que é duplicado.",
    ],
    caution:
      "Não apague o que tem avaliações. Ao juntar dois, as suas respostas às avaliações podem se perder: guarde uma cópia.",
    link: { kind: "item", id: "consistencia-citacoes" },
    checkedOn: "2026-11-24",
    sources: [
      "1.2",
      "1.3",
      "googlesupport.serverhump.com/business/answer/12756178",
      "decaseo.com/duplicate-google-business-profile-detection-merge",
    ],
    followUps: [
      { question: "Suspenderam o meu perfil", card: "perfil-suspenso" },
      { question: "Preciso verificar de novo?", card: "perfil-verificar" },
    ],
  },
];
