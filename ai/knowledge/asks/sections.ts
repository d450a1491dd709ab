/** How owners ask about each section of the lessons; see items.ts. Keys: the lesson's slug and the section's place. */
export const sectionAsks: Readonly<Record<string, string>> = {
  "aula-1#0":
    "como o cliente me encontra, presença digital, pesquisar minha loja, o que o cliente vê, jornada do cliente",
  "aula-1#1":
    "google meu negócio, instagram ou google, preciso de site, perfil ou rede social, quanto custa o perfil, é grátis, é de graça, é pago, aplicativo google meu negócio, onde divulgar, por onde começar",
  "aula-1#2":
    "nome da loja, mudar o nome, nome no google, colocar cidade no nome, ficha oficial, nome diferente, slogan",
  "aula-1#3": "foto com celular, como tirar foto, foto verdadeira, foto com ia, banco de imagens",
  "aula-1#4":
    "golpe, ligaram do google cobrando, taxa do google, cobrança do perfil, código de verificação, representante do google, pagar para manter o perfil, boleto do google, fraude",
  "aula-1#5":
    "posso guardar o telefone do cliente, planilha de clientes, aniversariantes, lgpd, dados de clientes, guardar telefone de cliente, lista de clientes, privacidade, proteção de dados, cadastro de clientes",
  "aula-1#6":
    "de onde vem o cliente, medir a origem, planilha, como você encontrou a gente, medir a primeira semana",
  "aula-2#0":
    "ex-sócio responde as avaliações, sócio antigo, tirar o acesso de alguém, atendo na casa do cliente, sem loja, sem ponto, precisa de cnpj, preciso de cnpj para o perfil, agência não passa o acesso, sócio controla o perfil, criar perfil no google, trabalho em casa, não tenho loja física, só vendo pela internet, loja online, posso ter perfil, reivindicar perfil, outra pessoa controla meu perfil, perfil duplicado, atendo em domicílio, cnpj, autônomo, mei no google, outro dono, perdi o acesso, não tenho a senha, ex-funcionário criou o perfil, agência criou o perfil, dar acesso, quem mexe no perfil",
  "aula-2#1":
    "google quer vídeo, gravar a fachada, comprovar que a loja existe, verificar o perfil, verificação por vídeo, código não chega, perfil não verificado, gravar vídeo, verificação recusada",
  "aula-2#2":
    "google suspendeu, perfil sumiu do mapa, fechada permanentemente, preencher o perfil, completar o perfil, campos do perfil, perfil suspenso, suspensão, perfil bloqueado, perfil sumiu, recuperar perfil",
  "aula-2#3":
    "aceito pix, vale refeição, forma de pagamento no perfil, aceito vale-alimentação, avisar que vou fechar, férias coletivas, horário de natal, feriado, horário especial, formas de pagamento, pix, cartão, vale-refeição",
  "aula-2#4":
    "quais fotos tirar, trocar a foto de capa, capa do perfil, foto de cliente na capa, quantas fotos, quais fotos colocar, foto de capa, fotos do perfil",
  "aula-2#5":
    "pedir avaliação, link de avaliação, mensagem pedindo avaliação, brinde por avaliação, desconto por avaliação, comprar avaliações, avaliar a própria loja",
  "aula-2#6":
    "responder avaliação, primeira avaliação, avaliação ruim, avaliação negativa, responder crítica",
  "aula-3#0":
    "aparecer em duas cidades, raio de busca, longe do cliente, aparecer em primeiro, primeiro lugar no google, posição no google, por que o concorrente aparece antes, como o google escolhe, ranking, ranquear, pagar para aparecer, topo do maps, seo",
  "aula-3#1":
    "lista de termos, palavras do cliente, palavra-chave, o que o cliente escreve na busca",
  "aula-3#2":
    "onde usar palavras-chave, site, texto do site, inteligência artificial do google responde, página por serviço",
  "aula-3#3":
    "padaria, confeitaria, doceria, restaurante, lanchonete, pizzaria, hamburgueria, salão de beleza, barbearia, manicure, clínica, dentista, pet shop, plano por ramo",
  "aula-3#4":
    "oficina, mecânico, assistência técnica, eletricista, encanador, diarista, loja de roupas, plano por ramo, serviço em casa",
  "aula-3#5":
    "parceria, parceiros do bairro, waze, cadastros, indicação, comprar links, associação do bairro",
  "aula-3#6": "métricas, painel, desempenho, números do perfil, visualizações, termos, ligações",
  "aula-4#0":
    "usar chatgpt tem risco, a ia pode errar, responder cliente com chatgpt, o que é prompt, ia inventa, ia erra, posso confiar na ia, chatgpt, inteligência artificial no negócio, gemini errou, resposta errada, preço errado",
  "aula-4#1":
    "melhorar o pedido, a ia escreve genérico, texto parece robô, como escrever um prompt, pedir para a ia, comando, usar o gemini, usar chatgpt, como usar ia, escrever um pedido para o gemini, pedido bom para a ia",
  "aula-4#2": "organizar a semana, resumo de documento, notebooklm, e-mail",
  "aula-4#3": "ia para atender, mensagem com ia, responder cliente com ia",
  "aula-4#4":
    "texto de post com ia, post com inteligência artificial, título de anúncio, texto de anúncio",
  "aula-4#5": "conferir texto da ia, revisar, antes de publicar",
  "aula-4#6":
    "colar dado de cliente, dado de cliente no chatgpt, colar cpf na ia, privacidade no gemini, dados na ia, é seguro usar ia",
  "aula-5#0":
    "diferença do whatsapp normal e business, dois números, chip da loja, whatsapp em dois celulares, trocar de celular, número separado para a loja, whatsapp business, instalar whatsapp da loja, número do negócio, whatsapp comum ou business, é grátis, api do whatsapp",
  "aula-5#1":
    "catálogo do whatsapp, mostrar produtos no whatsapp, preço no privado, chama no direct, vender pelo whatsapp, cadastrar produto no whatsapp",
  "aula-5#2":
    "devendo resposta, mensagens acumuladas, não consigo responder todo mundo, perguntam sempre a mesma coisa, mesmas perguntas, clientes perguntam o mesmo, perder tempo respondendo, vácuo no cliente, mensagem automática fora do horário, agendar mensagem, responder sempre a mesma coisa, cliente some no whatsapp, demoro para responder, resposta automática, mensagem automática, etiquetas, saudação, mensagem de ausência, organizar conversas, muitas mensagens, demora para responder, atender melhor no whatsapp, respostas rápidas, fora do horário",
  "aula-5#3":
    "link do whatsapp, wa.me, colocar whatsapp no google, botão de whatsapp, chat do google, whatsapp no instagram",
  "aula-5#4":
    "mandar promoção para todo mundo, grupo de ofertas, whatsapp clonado, golpe no whatsapp, conta do whatsapp roubada, número banido, cliente recebeu cobrança falsa, lista de transmissão, disparo em massa, mandar promoção no whatsapp, spam, número bloqueado, comprovante de pix, golpe do pix, custo do whatsapp, boleto",
  "aula-5#5": "robô de atendimento, chatbot, ia no whatsapp, atendimento automático",
  "aula-5#6":
    "cuidar das redes sozinha, rotina das redes, meia hora, rotina semanal, sem tempo, pouco tempo, falta de tempo, meia hora por semana, cuidar do perfil, não tenho tempo, organizar o marketing",
};
