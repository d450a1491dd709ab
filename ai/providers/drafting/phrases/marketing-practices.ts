import type { Pieces } from "../marketing/piece.ts";

/** Of the nine practices with Gemini (content/guide/practices.ts). */
export const practicePieces: Pieces = {
  "gemini-editar-perfil": {
    goal: "rascunhar a descrição do perfil com o Gemini",
    today:
      "Copie o prompt da descrição, cole no aplicativo Gemini e troque os colchetes por dados reais antes de enviar.",
    week: "Escolha uma das três versões, apague preço, promoção e qualquer elogio que você não possa provar e cole em “Descrição”.",
    watch: "Não mude nome, endereço nem categoria só porque a IA sugeriu.",
  },
  "gemini-responder-avaliacoes": {
    goal: "responder avaliações a partir de um rascunho do Gemini",
    today:
      "Copie a avaliação, apague nome, telefone e número do pedido e conte ao Gemini o que aconteceu de fato.",
    week: "Peça ao Gemini duas respostas de três a seis frases, uma mais calorosa e outra mais direta, ajuste a escolhida e publique com seu primeiro nome e sua função.",
    watch: "Nunca ofereça desconto ou brinde para alguém mudar ou apagar uma avaliação.",
  },
  "gemini-analise-financeira": {
    goal: "entender para onde vai o dinheiro do caixa",
    today:
      "Anote os totais do mês: vendas, custo dos produtos, aluguel, contas, taxas e sua retirada.",
    week: "Passe os totais ao Gemini, sem nomes nem dados de banco, e peça a soma dos gastos por tipo, com a fórmula de cada conta. Refaça uma delas na calculadora.",
    month: "Escolha uma única mudança para o mês seguinte e anote o que você espera dela.",
    watch:
      "A IA pode errar a conta com ar de certeza; imposto e folha de pagamento são assunto para o seu contador.",
  },
  "gemini-anunciar-google": {
    goal: "anunciar na busca com um orçamento pequeno",
    today: "Escolha um só produto ou serviço e liste os bairros que você realmente atende.",
    week: "Crie no Google Ads uma campanha de pesquisa com os bairros que você atende, seu horário e um orçamento diário pequeno. Inclua palavras negativas, como “grátis”, “curso” e “vaga”.",
    month: "Espere algumas semanas antes de julgar o resultado.",
    watch: "Em alguns dias, o gasto pode chegar ao dobro do orçamento diário.",
  },
  "gemini-ativar-delivery": {
    goal: "deixar claro como funciona a sua entrega",
    today: "Anote as regras da sua entrega: bairros, taxa, prazo, horário e formas de pagamento.",
    week: "Em “Editar perfil”, marque entrega, retirada ou ambas e cole nos links de pedido o endereço que abre a sua loja.",
    month: "Peça a outra pessoa que ache a loja, abra o link e veja a taxa sem precisar perguntar.",
    watch: "Taxa e prazo divulgados precisam ser cumpridos.",
  },
  "gemini-criar-conteudos": {
    goal: "planejar as postagens do mês",
    today: "Liste o que acontece no mês: produto novo, feriado, encomenda, horário diferente.",
    week: "Peça ao Gemini um calendário com uma ideia por semana, confira se a primeira linha de cada texto diz o principal e tire fotos reais.",
    month: "Publique a primeira postagem e marque as outras no calendário do celular.",
    watch: "Não mostre seu produto com imagem criada por IA nem publique depoimento inventado.",
  },
  "gemini-responder-emails": {
    goal: "escrever o e-mail difícil sem pressa",
    today:
      "Resuma o caso em poucas frases, sem nome completo, documento nem dado bancário, e diga o que você quer conseguir e até quando.",
    week: "Peça ao Gemini duas versões curtas, uma cordial e outra firme, complete os nomes no seu e-mail, confira datas e valores e só então envie.",
    watch:
      "Não ameace nem constranja quem deve: o que você promete por escrito pode ser cobrado depois.",
  },
  "gemini-analisar-documentos": {
    goal: "resumir o documento e conferir o que importa",
    today:
      "Escolha um documento sem dado pessoal nem segredo e anexe o PDF, ou fotos nítidas das páginas, no aplicativo Gemini.",
    week: "Peça um resumo com a página de cada informação e pergunte pelos prazos, valores e multas. Depois, confira cada um no original.",
    watch: "Não envie extrato, exame, contrato com nomes nem papel com CPF de alguém.",
  },
  "gemini-criar-contratos": {
    goal: "levar ao advogado um rascunho organizado",
    today:
      "Anote o combinado: serviço, preço, prazo, pagamento, garantia e o que acontece em caso de atraso.",
    week: "Peça ao Gemini um rascunho em linguagem simples, com “Contratante” e “Contratado” no lugar dos nomes, e as perguntas para levar a um advogado.",
    month: "Leia o rascunho com a outra parte, corrija e só assine depois da revisão do advogado.",
    watch: "O rascunho não é orientação jurídica e nunca substitui o advogado.",
  },
};
