import type { Complaint } from "../../../contract/parts.ts";
import type { Cue } from "../../guard/phrases.ts";

const warm =
  "comida|pizza|lanche|batata|batatas|cafe|prato|pratos|hamburguer|marmita|carne|sopa|esfiha|arroz|pastel|feijao|massa|macarrao|pao|almoco|janta|salgado|coxinha|porcao|pedido|refeicao|frango|parmegiana";
const feast =
  "festa|aniversario|casamento|evento|formatura|cha|reuniao|ceia|natal|pascoa|comemoracao|viagem|voo|surpresa|batizado|noivado";
const came = "veio|vieram|chegou|chegaram|entregaram|mandaram|recebi|recebemos|enviaram|trouxeram";
const piece =
  "item|itens|produto|produtos|molho|molhos|bebida|refri|refrigerante|talher|talheres|peca|pecas|parte|metade|coca|batata|sobremesa|guardanapo|acompanhamento|salada|parafuso|sache|queijo|recheio|unidades";
const owned =
  "cabelo|unha|unhas|sobrancelha|corte|carro|roupa|sofa|parede|vestido|blusa|camisa|calca|pelo|motor|tapete|moto|celular|piso|movel|tatuagem|barba";

/** What complains by itself, as praiseCues praises. */
export const complaintCues: Record<Complaint, Cue> = {
  delay: {
    finds: `atraso|atrasos|atrasou|atrasaram|atrasad+|atrasa|atrasam|atrasando|atrasar, chegou|chegaram|entreg*|veio|vieram [muito|super|bem|tudo|mega] tarde, fora|depois do prazo|horario|combinado, passou|passaram|estour* [muito] [do|o|de] prazo, nao cumpr* [com|o|os|nenhum] [o|os] prazo|prazos|horario|combinado|data, nao entreg* [_] no|na|em prazo|dia|data|tempo,
      demor* .. entreg*|chegar|ficar|aprontar|devolver, entrega [_] [_] demorad+|demora|demorou|atras*|lenta, demora na|da|de|para|pra entrega*|entregar, ainda nao chegou|chegaram|recebi|entregaram|veio|ficou, ate hoje|agora nao chegou|chegaram|recebi|entregaram, [hoje] [e|ainda] nada do|da [meu|minha] pedido|produto|encomenda, chegou [so] # hora|horas|dias|dia depois`,
    unless:
      "cheguei|chegamos|fui|fomos|estava|estavamos|sou|me|nos|meu|minha|nosso|eu|dia|dias|semana|semanas|mes|meses|ano|anos|hora|horas atras*|atraso, sem|nenhum|zero atraso|atrasos, fora do horario de funcionamento, apesar do meu, chegar atrasad+, nao [me] atrasa",
  },
  wait: {
    finds:
      "demora, demoras, demorou, demoraram, demorad+, demoram, demorando, demoradissim+, esperei|esperamos|esperando|espera|aguardei|aguardando|esperar [por|de|mais|quase|cerca|uns|umas|mais-de] [de|uma|duas|tres|meia|um|dois] [de] #|hora|horas|minuto|minutos|min|seculo|tempao|tempo|dias, espera|fila|filas [_] [_] enorme|longa|grande|gigante|imensa|absurda|interminavel|infinita|eterna|quilometrica, longa|muita|enorme|absurda|muito|tanta|tanto espera|fila|tempo [de] [espera], [uma|duas|tres|#|mais] hora|horas|minutos|min [_] esperando|na|de fila|espera|pra|para [ser] [atendid+], lent+, lentidao, cha de cadeira, fila nao anda, esperando ate",
    unless:
      "demor* .. entreg*|chegar|ficar|aprontar|devolver, entrega [_] [_] demor*|lenta, demora na|da|de|para|pra entrega*|entregar, vale|valeu|compensa|mereceu [cada|a] [minuto] [de] espera|demora, sem|nenhuma|zero demora|espera|fila, sala de espera, esperei|esperamos [muito] [por] esse|este|essa|tanto por|pelo, demora [a] [passar|esquecer|sair o cheiro], fogo|cozimento|preparo lent+, pouca|pouco fila|espera, internet lenta",
  },
  "wrong-item": {
    finds: `${came} [_] [_] [_] [_] errad+|trocad+, pedido|produto|sabor|tamanho|cor|item|endereco|modelo|numero|lanche|pizza|prato errad+|trocad+, trocaram|trocou [o|os|a|as] [meu|meus|nosso|minha] pedido|pedidos|sabor|sabores|pizza|lanche|bolo|prato, erraram|errou|erram|errar [_] [o|no|meu|nosso|a|na] [meu|nosso] [pedido|lanche|sabor|tamanho|nome|bolo|endereco|prato], ${came} outr+ sabor|produto|modelo|cor|tamanho|coisa|pizza|lanche, nao foi|era|e [isso] [o] que [eu] pedi|encomendei|comprei|pedimos, pedido [_] [veio] errado`,
    unless:
      "cobr*|conta|valor|preco|troco|informac*|horario .. errad+, nao|nunca [_] erra*|erro*, erraram|errou feio, errou a mao, errad+ e|ate trocaram",
  },
  "missing-item": {
    finds: `falt* [_] [a|o|os|as|um|uma|dois|duas|tres|varios|alguns|metade|parte] ${piece}, ${came} [_] [_] faltando|incomplet+|pela metade|sem [o|a|os|as] ${piece}, esquec* [de] mandar|colocar|por|enviar|trazer, esquec* [_] [_] ${piece}, nao veio|vieram|mandaram|colocaram|enviaram [com] [o|a|os|as|meu|minha|todos|tudo|todas] ${piece}, pedido|encomenda|kit incomplet+, faltou|faltaram|faltando [#|um|uma|dois|duas] no|na|do [meu] pedido|sacola|caixa`,
    unless: "esquec* da|do mundo|hora|tempo|vida, nunca|nao [_] esquec*",
  },
  "out-of-stock": {
    finds: `em falta, sempre falta|acaba, esta|estava|sempre|tudo|ja esgotad+, sem estoque, falta|faltam|pouca|poucas [de] variedade|opcao|opcoes|estoque|mercadoria|produtos, prateleira|prateleiras vazia|vazias, nao tinha|tinham|tem|havia|tinha [mais] [o|a|os|as|nem|quase|nada|metade|nenhum|mais] [mais|que|do|da] pao|paes|produto|produtos|prato|sabor|cardapio|numero|tamanho|opcao|opcoes|que-eu|sobremesa|estoque|troco, nunca tem [o|mais] pao|nada|produto|que|troco|o, acabou|acabaram|acabado [a|o|os|as] pao|comida|cerveja|bebida|sobremesa|massa|carne|prato|produto|chopp`,
    unless:
      "falta de educacao|respeito|atencao, nao tem opcao|nada a|de|que, nao tem o que|nada a|para reclamar, nunca tem erro|fila|problema, em falta com, nao tinha nada a ver",
  },
  cold: {
    finds: `${warm} .. fri+|gelad+|morn+, ${came}|serviram|estava|estavam|tava|servid+ [_] [_] [_] fri+|gelad+|morn+, tudo [_] fri+|gelad+, esfriou, esfriando, ja [_] fri+`,
    unless:
      "dia|noite|tempo|clima|la|muito|fazia|inverno .. frio [no|na|aqui|la|fora|e|nesse|naquele|chovendo], cerveja|chopp|agua|bebida|suco|refri|sobremesa|torta|acai|sorvete|drink|coca|geladinh+ .. gelad+, agua|chuveiro|banho|quarto|piscina|ar .. fri+|gelad+|morn+, atendimento|atendente|tratamento|recepcao|pessoas .. fri+, cafe gelado",
  },
  taste: {
    finds: `sem [nenhum] gosto|sabor|tempero|sal|graca, gosto|sabor [_] [_] ruim|estranh+|horrivel|pessim+|forte|de-queimado|azedo, muito|super|bem|tao|demais salgad+|doce|apimentad+|amarg+|gorduros+|oleos+|azed+, salgad+|doce|apimentad+ demais, enjoativ+, insoss+, intragavel, incomivel, encharcad+, carne|bife|picanha|frango|massa|pizza .. dur+, borrachud+, massud+, pao|paes|pizza|bolo|carne|lanche|cafe|batata|feijao|arroz|massa|frango|picanha|bife|esfiha|recheio|sushi|hamburguer|salgado|coxinha|comida .. queimad+|cru|crua|crus|cruas|sec+|ressecad+|ruim|horrivel|pessim+|amarg+|murch+|sem-graca, mal passad+ demais, queimad+ por fora, cru|crua por dentro`,
    unless:
      "preco|precos|valor|conta|valores .. salgad+, leite|creme|batata doce, sem sabor de|artificial, paes|pao dur+, cheiro forte|de, nao [e|fica|era|estava] [nada|muito|nem] doce|enjoativ+|salgad+|sec+, gosto|sabor de quero|infancia|casa|comida|vo|mae|festa|verdade|fruta, agua|vinho sec+, roupa|lavou|carro .. sec+",
  },
  stale: {
    finds: `azed+, vencid+, fora da|do validade|vencimento, com mofo|bolor, mofad+, embolorad+, amanhecid+, de ontem, dormid+, murch+, podre, requentad+, ranco*, pao|paes|bolo|salgado|salgados|coxinha|doce|doces|torta|fruta|frutas|verdura|verduras|carne|peixe|lanche .. velh+|passad+|estragad+, pao|paes .. dur+, comida|carne|leite|iogurte|produto|queijo|presunto .. estragad+|velh+, nao [_] [_] fresc+|fresquinh+, nada fresc+, do dia anterior, de dias`,
    unless:
      "quarto|parede|banheiro|colchao|toalha .. mofad+|mofo, carne|bife|hamburguer .. mal|bem passad+, massa podre, boleto|conta|prazo .. vencid+, limao|bala|molho|creme azed+, desde ontem, nao [_] dormid+",
  },
  quality: {
    finds:
      "baixa|pessima|ma|pouca|duvidosa|nenhuma qualidade, qualidade [_] [_] ruim|pessima|duvidosa|caiu|inferior|horrivel|baixa|decepcion*|deixa|deixou, caiu|perdeu|piorou|perderam|decaiu [muito|bastante|demais] [a|de|na] qualidade, vagabund+, fragil|frageis, descostur*, desbot*, descolou|descolando|descolaram, rasgou|rasgaram|furou, encolheu|encolheram, soltando|soltou [_] tinta|pelo|cor|fio|fios|pelos|linha, durou|durar|dura|duraram [so|nem|apenas|pouco|menos|muito-pouco] [de] #|um|uma|dois|duas|tres|pouco, quebrou|quebraram|estragou|desmanchou|desmanchando [_] na|no|em|com|depois|logo|apos primeir+|segund+|#|dias|uso|lavagem|meses|semana, tecido|material|acabamento|plastico|costura [_] [_] fin+|ruim|frac+|fragil|pessim+|vagabund+|mal|transparente, ja|logo rasgou|descosturou|desbotou",
    unless: "furou comigo|com, nao [_] desbot*|rasgou|encolheu|descostur*",
  },
  defect: {
    finds:
      "defeito|defeitos, defeituos+, nao|nem|nunca funcion*|funciona|liga|ligou|carrega|carregou, parou|pararam|deixou de funcionar|ligar|carregar, pifou, veio|chegou|vieram [_] quebrad+|com problema",
    unless:
      "maquininha|cartao|wifi|internet|site|app|aplicativo|elevador|chuveiro|tv|ar|frigobar|telefone .. nao funcion*, nao funciona [comigo|assim|desse|direito o], nao liga|ligou para|pra, sem [nenhum] defeito, levei|levamos|meu|minha|estava|tinha .. defeito|parou|pifou, consert*|arrum*|resolv*|descobr*|achou|acharam|encontr*|procur* [o|um] defeito, mesmo defeito, defeito [_] voltou",
  },
  "poor-work": {
    finds: `mal feit+|mau feit+|malfeit+|mal acabad+|mal cortad+|mal instalad+|mal lavad+|mal pintad+|mal costurad+|mal colad+|mal executad+, estragou|estragaram|destruiu|destruiram|detonou|detonaram|acabou|acabaram|arruin*|ferrou [com] [o|a|meu|minha|nosso|nossa] [meu|minha|nosso] ${owned}, tort+, desigual|desiguais, manchou, manchad+, ficou|ficaram|deixou|deixaram|saiu [_] [_] [_] [_] horrivel|horriveis|ruim|pessim+|feio|feia|desastre|lixo|porcaria|pior|tort+|manchad+|desnivelad+|desigual, nao ficou|ficaram|saiu [nada] bom|boa|como|igual|do-jeito|legal|bem|o-que|perto, nas coxas, servico porco|nas-coxas|mal|ruim|pessimo|horrivel|lixo, pessimo|horrivel servico|trabalho, descascou|descascando|descascaram|descascad+, cortou|cortaram [_] muito|demais|errado|torto|tudo|curto, curto demais, amador, amadores, incompeten*, nao [era|foi] [isso|nada] [do|o] que [eu] pedi|queria|pedimos|mostrei|combinei`,
    unless:
      "amadores de, roupa|toalha|lencol|blusa .. manchad+, nao [era|foi] [isso|nada] o que [eu] pedi, comida|pizza|lanche|bolo ficou .. ruim|horrivel, carne|bolo tort+",
  },
  "came-back": {
    finds:
      "mesmo|mesma problema|defeito|barulho|vazamento|falha, voltou|voltaram a dar|fazer|vazar|apresentar|falhar|parar|quebrar, voltou|voltaram com [o|a] [mesm+] problema|defeito|barulho, problema|defeito|vazamento|barulho [ja|ainda] voltou|continua|continuou|persist*|segue, nao|nem|nunca resolv*|soluc*|consert*|arrum*, continua|continuou|segue com [o|os] [mesmo|mesma] problema|defeito|barulho|vazamento, continua|continuou|segue vazando|falhando|dando|fazendo|travando|quebrad+, deu|dando|da problema|defeito de-novo|outra-vez|novamente, quebrou|parou|estragou|travou de-novo|novamente|outra-vez, tive|tivemos|tenho que|de voltar|levar|retornar de-novo|novamente|outra-vez, terceira|segunda|quarta|#a vez que levo|volto|arrumo|troco|conserto|retorno, dia|dias|semana|semanas|mes depois [_] parou|quebrou|voltou|deu|pifou, ninguem [me] resolve|resolveu",
    unless:
      "continua|ficou o mesmo, continua|segue com o mesmo|a mesma qualidade|atendimento|carinho|sabor, nao resolvi*, o|os|mesmo problema|defeito que outr+|ning*, que ning* [_] resolv*|consert*|arrum*, outr+ .. nao resolv*|consert*",
  },
  rudeness: {
    finds:
      "gross+, grosseri*, grosseir+, grossissim+, mal|mau educad+|educadissim+|criad+, maleducad+, estupid*, estupidez, ignorante|ignorantes, arrogan*, antipatic+, antipatia, rispid*, deboch*, desrespeit*, falta|faltou|pouca|zero|faltando [de] educacao|respeito|gentileza|simpatia|paciencia|cordialidade|empatia, sem [nenhuma|a|menor] educacao|respeito|paciencia|empatia|vontade, gritou|gritaram|gritando|grita [_] [comigo|com|na], trat* [_] [_] [muito|super] mal, maltrat*, mal|mau tratad+, cara|carra fechada|feia|amarrada|de|virada [bunda|nojo|poucos|desprezo], ma|pessima vontade, mal|mau humor*, mal humorad+, nem olh* [na|pra|para], virou as costas, riram|rindo|riu|risada|risadas [da|na] minha|cara|mim|nossa|gente|cliente, desaforo*, desaforad+, respond* [_] mal|atravessado|atravessada|seco|torto, sec+ comigo|conosco|com, revir* [_] olhos, atendente|funcionaria|funcionario|vendedora|vendedor|recepcionista|garcom|gerente|dono|dona [_] [_] estressad+|sec+|chat+|nervos+|folgad+, falou|fala|falaram alto|aspero, humilh*, soberb+, nariz em pe",
    unless:
      "massa|fatia|fatias|borda|tecido|papel|papelao|casca|bacon|corte|camada|creme|caldo|batata|fio .. gross+, gross+ modo, estupidamente|estupida gelad+, desrespeito com o prazo",
  },
  service: {
    finds:
      "mal|mau|pessimamente [_] atendid+|atend*|recebid+, descas*, falta|faltou|zero|pouca|pouco|faltando [de] atencao|cuidado|profissionalismo|preparo|consideracao|compromisso|vontade|comprometimento|interesse, desatencios+, desatent+, despreparad+, despreparo, desorganiz*, falta|faltou [de] organizacao, bagunca, baguncad+, ninguem [_] [me|nos] [vem|veio|vinha] atend*|ajud*|veio|ligou|viu|apareceu, ignor+, ignorou|ignoraram|ignorad+|ignoram|ignorando, nao|nem [me|nos] dao|deram|deu|da [a] [minima|menor|atencao|bola|nenhuma], nem ai, nao estao nem, pouco caso, sem [nenhum] atendimento|preparo|compromisso|comprometimento|organizacao|profissionalismo, atendente|funcionaria|funcionario|vendedora|garcom [_] [_] no celular, mexendo no celular, conversando entre, esquec* de mim|nos|gente|da|minha mesa, nao [me|nos] atend*, desinteress*, sem|ma vontade de atender|ajudar, desleix*, negligen*, nem [me] [deu|deram|disse|falou|falaram|um] bom|boa dia|tarde|noite, atendimento|atendente [_] [_] ruim|pessim+|horrivel|lixo|lamentavel|frac+|deixa|deixou|desej*|fri+",
    unless:
      "nao atend* [o|ao|pelo|no|a] [telefone|whatsapp|zap|celular|ligacao|expectativa*|minhas], nao atend* [a|as|minha|minhas] expectativa|necessidade|ligac*|mensage*, ninguem atende [o|telefone|whatsapp|no], compram|compra|pedir|pedi no [_] celular|whatsapp, atend* no [_] whatsapp, bagunca das criancas|do cachorro, falta|pouca [de] atencao minha, ignorante|ignorantes",
  },
  "no-answer": {
    finds:
      "nao|nunca|ninguem|nem [me|nos] [_] respond*|retorn*, nao|nunca|ninguem atend* [o|no|ao|pelo|a] telefone|whatsapp|zap|celular|ligac*|mensage*|watts*, sem [nenhum|nenhuma] resposta|retorno, nao|nunca [me|nos] deram|dao|deu|da|tive|tivemos|obtive [nenhum|nenhuma|um|qualquer|mais] retorno|resposta|satisfacao|posicao, visualiz* e|mas|as [_] nao|mensagens|nada, vacuo, parou|pararam de responder|atender, me bloque*, mandei|mandamos|enviei|liguei .. e nada|nunca|ninguem, ate agora nada, so robo, telefone [so] chama|toca|ocupado|desligado, nao consigo|consegui|conseguimos|consegue [nenhum] falar|contato|retorno|resposta, impossivel falar|contato|marcar",
    unless:
      "nao retorn* mais, nao retornarei|retorno [mais|la|ao], nao respondo, nao responde mais aos|ao comandos, celular|aparelho|tela|touch nao responde, nao retornaria",
  },
  information: {
    finds:
      "informac* [_] errad+|desencontrad+|incorret+|equivocad+|confus+|desatualizad+, [me|nos] informaram|passaram|falaram|disseram|informou|passou [tudo] errad+, falta de informac*|clareza|comunicacao, nao|nunca|nem [me|nos] informaram|avisaram|explicaram|avisou|informou|explicou|avisam|informam|souberam|comunicaram, nao|nem sabem|sabe|soube|sabiam [informar|explicar|dizer|responder], ninguem [me|nos] avis*|explic*|sabe|sabia|soube|inform*|comunic*, sem [me|nos|nenhum] avisar|aviso|explicacao|comunicar, no|na|o|pelo site|perfil|google|instagram|maps|anuncio [_] diz|dizia|fala|falava|mostra|informa|esta|consta|estava [_] [_] abert+|que|aberto|uma|outro, horario [_] [_] errado|desatualizado, cada um|atendente fala|diz|falou, falaram|disseram|falam|dizem uma coisa, pouco|nada clar+|transparente",
    unless: "nunca [me|nos] avis* se, sem aviso previo",
  },
  price: {
    finds:
      "caro|caros|carissim+,  muito|tao|super|bem|mais|achei|foi|meio|um|pouco|conta|ficou|sai|saiu|comida|taxa|mensalidade|consulta|corrida|entrada|bebida|e|cerveja cara|caras, preco|precos|precinho|valor|valores|mensalidade|taxa|orcamento [_] [_] [_] abusiv+|absurd+|salgad+|salgadinho|alt+|altissim+|exorbitante|surreal|fora|elevad+|puxad+, abusiv+, exorbitante, careir+, facada, extorsao, extorsiv+, nao [_] vale|valeu [o|a|esse|nem|tudo] [tudo] [que|preco|valor|isso|quanto|dinheiro|investimento], custa|custou|cobram|cobraram|paguei [_] muito|os-olhos|absurdo|caro|fortuna|horrores, fora da realidade, um assalto|roubo [o|de|esse] [preco|valor], aumentou|aumentaram|subiu|subiram|aumento [_] [muito|bastante] [o|os|do|de|dos|no] preco|precos|valor|valores, tudo caro, absurdo [de|o] caro|preco|valor",
    unless:
      "meu|meus|caro|caros cliente|amigo|amigos|senhor|senhores|leitor, nao [e|foi|achei|acho] [nada|tao] caro|cara, caro mas vale, de|na|a|minha|esse|um|o|sua|nossa cara, e a cara, bem cara [de], cara|caro a|de, mais cara [de]",
  },
  billing: {
    finds:
      "cobrou|cobraram|cobrado|cobrada|cobrar|cobram|cobrando|cobranca|passou|passaram [_] [_] [_] [a] mais|errad+|indevid*|duas-vezes|dobro|duplicad*|dobrad*, cobrou|cobraram|cobrar|cobram|cobrado [_] [por] algo|coisas|item|taxa|servico|produto [_] [que] nao [_] [consumi*|pedi*|avis*], cobranca|cobrancas [_] indevid*|errad*|a mais|duplicada|abusiva|que, conta|comanda|nota|troco|valor [_] [_] errad+|trocad+|com-itens, troco errado, valor|preco [_] [cobrado] [era|foi|estava|e|veio|ficou] diferente|maior|outro [_] [do|no|que|anunciado], diferente do [que] [foi] [preco|valor] orcad*|orcamento|etiqueta|prateleira|gondola, mais caro [do] que|no [foi] combinad*|orcad*|orcamento|anunciad*|etiqueta|caixa, taxa|taxas escondid*|surpresa|que nao, debitaram|debitad* [_] duas|a mais|errado",
    unless: "nao [me] cobr* [nada] [a] mais, cobrar mais respeito|atencao",
  },
  refund: {
    finds:
      "nao|nunca|nem|ainda|ninguem [me|nos] devolv*|reembols*|estorn*, quero|pedi|pedimos|exijo|cade|aguardando|esperando [o|a|meu|por|um] [meu|minha|o] dinheiro|reembolso|estorno|devolucao, sem reembolso|estorno, dinheiro [_] de volta, nao [me|nos] deram|dao|fizeram|tive|recebi [o|meu|nenhum] reembolso|estorno|dinheiro, recus* [_] [a|o|se] devolver|trocar|reembols*|troca|devoluc*|reembolso, nao [_] aceit*|fazem|quiseram|querem|quis|permit* [a|fazer|minha|trocar|devol*] troca|trocar|devol*|reembolso, reembolso|estorno nao|ainda|negado|ate",
    unless: "devolveram [o|meu] dinheiro de volta, nao precisou",
  },
  "missed-date": {
    finds: `perdi|perdemos|perdeu|perderam [_|a|o|toda] [a|o|minha|meu|nosso|nossa|do|da|inicio] ${feast}|compromisso|prova|consulta|encontro, estragou|estragaram|acabou-com|acabaram-com|arruinou|arruinaram|estragado|destruiu|destruiram [com] [a|o|minha|meu|nossa|nosso|toda|todo] [_] ${feast}, depois da|do|de ${feast}|parabens, ${feast}|parabens [ja] [tinha|estava|ja] acabad+|acabou|acabado, sem [o] bolo|ceia|vestido|docinhos|decoracao [_] na|no|da|de|do ${feast}, fiquei|ficamos|ficou|ficaram|passei|passamos [a|o] [${feast}] sem [o|a|os] bolo|ceia|presente|festa|vestido|doces|decoracao|flores|buque|salgados`,
    unless: `depois da|do ${feast} [_] [ainda|guardei|sobrou|todos], ate|final|fim da|do [da] ${feast} [_] [_] elogi*`,
  },
  cancelled: {
    finds:
      "cancelaram|cancelou|cancelad+, desmarcaram|desmarcou|desmarcad+|desmarcam|desmarca, remarcaram|remarcou|remarcad+|remarcam, nao|ninguem apareceu|apareceram|aparece|compareceu|compareceram, deram|deu|levei [o|um|me] cano, deixou|deixaram [_] na mao, me|nos deixou|deixaram esperando",
    unless:
      "cancelei, eu|por mim cancelad+, remarcou sem|rapid*|na hora|numa boa, show|evento cancelad+, nao deixou|deixaram na mao",
  },
  dirt: {
    finds:
      "suj+, sujeira|sujeiras, sujissim+, imund+, imundice, nojent+, nojo, nojeira, fedendo|fedor|fedid+|fedorent+|fedia, mau|mal cheiro, cheiro [_] [_] ruim|forte|horrivel|mofo|cigarro|xixi|esgoto|urina|insuportavel|podre|fritura|suor|gordura, barata|baratas [_] na|no|nas|nos|em|andando|passando|pel*|por, uma barata, baratas, rato|ratos|inseto|insetos|formiga|formigas|mosca|moscas, cabelo|fio de cabelo na|no|dentro [da|do|meu|minha] [meu|minha] comida|prato|lanche|pizza|marmita|massa|sanduiche, mofo, mofad+, poeira, falta de higiene|limpeza|asseio, mal|pouco limp+, encardid+, nao [_] limp+, sem higiene|limpeza, precisa|precisando [de] [uma|mais] limpar|limpeza|faxina",
    unless:
      "carro|sofa|tapete|roupa|tenis|cachorro|casa|colchao|banco|estofado|cao|moto .. suj+|encardid+|fedid+|poeira|nojent+, nao|nenhuma|sem|zero [_] [_] sujeira|suj+, pao com mofo, [com] mofo no|na pao|bolo|queijo, mais barata, cheiro forte de cafe|pao",
  },
  noise: {
    finds:
      "barulho, barulheira, barulhent+, som|musica|volume [_] [_] alt+|altissim+|insuportavel|ensurdecedor, gritaria, nao [consegui*|deu|da] [para|pra] dormir|conversar|descansar|ouvir, zoada, ruido",
    unless:
      "barulho|ruido [estranho|chato] no|do|da|na motor|carro|suspensao|porta|freio|roda|geladeira|direcao|portao|maquina|moto|ar|cambio|painel, fazendo|fez|fazia|com|um|o|mesmo barulho [_], sem|nenhum|zero barulho",
  },
  discomfort: {
    finds:
      "desconfort*, apertad+, apertadinh+, um|muito|tanto|insuportavel calor, calor insuportavel|infernal|absurdo|demais|do cao, abafad+, muito|super quente dentro|la|aqui|no|na, sem ar-condicionado|ventilador|ar, ar [condicionado] [_] nao|quebrad+|desligad+|pingando|fraco|ruim, cama|camas|colchao|colchoes|travesseiro|travesseiros|sofa|cadeira|cadeiras|banco|bancos [_] [_] [_] dur+|ruim|desconfort*|velh+|quebrad+|pessim+|fund+, chuveiro|agua|banho|ducha [_] [_] [_] fri+|gelad+|queimad+|ruim|frac+|pingando, chuveiro|elevador|wifi|tv|internet [_] nao [_] [funcion*|esquent*|pega*], lotad+, superlotad+, lotadissim+, sem lugar|mesa|estacionamento|vaga, muvuca",
    unless:
      "roupa|calca|vestido|tenis|sapato|numero|short|blusa|aparelho|sandalia .. apertad+|desconfort*, agenda|sempre lotad+, agua|cerveja|coca|cafe .. gelad+, filtro|bebedouro .. gelad+, cheguei|semana apertad+",
  },
  portion: {
    finds:
      "pouca|pouco|pouquissim+|quase-nada [de] comida|quantidade|carne|recheio|queijo|molho|cobertura|porcao|salada|arroz|bacon, porcao|porcoes|prato|pratos|marmita|lanche|pedaco|fatia|fatias|quantidade|tamanho|bolo|pizza|coxinha|salgados [_] [_] [_] pequen+|pequeninin+|minuscul+|pouc+|miseravel|miser+|mixuruca|ridicul+|insuficiente|diminui*|encolh*, porcao|porcoes minuscul+|pequen+, minuscul+, mixuruca, vem|veio|vieram [muito|bem|so|super|tao] pouc+|pouquinho, mal servid+, sem [o] recheio, com fome, nao enche, metade do tamanho, diminuiram|diminuiu [_] [_] porcao|tamanho|quantidade|recheio",
    unless:
      "estava|estavamos|cheguei|chegamos|tava|muita|morrendo com [_] fome, loja|lugar|salao|espaco|quarto .. minuscul+|pequen+, lugar com fome, cheguei|chegamos com [muita] fome",
  },
  "not-as-shown": {
    finds:
      "diferente da|do|das|dos que foto|fotos|imagem|anuncio|site|descricao|video|anunciado|mostrad+|propaganda|catalogo, diferente da|do|das|dos [_] foto|fotos|imagem|anuncio|site|descricao|video|anunciado|mostrad+|propaganda|catalogo|vi, nao [e|era|foi|parece|tem|ficou|veio] [nada] igual|como|parecid+|nada [_] [_] foto|fotos|anuncio|site|imagem|video|descricao|modelo, foto|fotos|imagem|imagens [_] [_] engan*|nao|ilusao|mentem|outra, propaganda enganosa, enganos+, nada a ver [com] [_] foto|anuncio|pedi|que|fotos|imagem, veio|chegou|mandaram|vieram [_] [de|em] outra|outro cor|tamanho|modelo, cor|tamanho|modelo [_] diferente, nao corresponde*, so na foto, nas|na|pelas|pela foto|fotos [_] parec*|era|e|eram [_] outr+|bem|lind+|maior",
    unless: "cores e tamanhos diferente, tamanho|cor|modelo diferente para, varios modelo",
  },
  damage: {
    finds: `${came} [_] [_] [_] [_] amassad+|quebrad+|danificad+|rasgad+|arranhad+|trincad+|virad+|revirad+|derramad+|vazad+|vazando|esmagad+|destruid+|despedacad+|abert+|molhad+|espatifad+|estragad+, embalagem|caixa [_] [_] abert+|violad+|rasgad+|estourad+|amassad+|destruid+, arranharam|arranhou|riscaram|riscou|amassaram|amassou|danificaram|danificou|quebraram|mancharam|rasgaram|queimaram [_] [o|a|meu|minha|nosso|nossa] _, perderam|extraviaram|sumiram [com] [a|o|minha|meu|meus|minhas] [minha|meu] roupa|blusa|peca|camisa|pecas|mala|encomenda, danificad+, avariad+, tudo amassad+|revirad+|quebrad+`,
    unless: `levei|levamos .. quebrad+|danificad+|trincad+|amassad+|riscad+, tela|vidro|display|meu|minha [_] [_] quebrad+|trincad+|danificad+, cabelo|cabelos|fios .. danificad+, mercado|loja [_] abert+`,
  },
  closed: {
    finds:
      "estava|estavam|tava|encontrei|encontramos|achei|loja|portas|porta|lugar|ja|sempre|tudo|fui|local [e] [_] [_] fechad+, fecharam|fechou|fecham|fecha [_] [_] antes|cedo, cara na porta, nao abriu|abriram|abre|abrem, com a porta fechada",
    unless:
      "olhos fechados, negocio|ambiente|pacote|cara|carro|caixa|embalagem|mes|contrato|lugar [ja] fechad+, fechad+ com|para reforma|e aconcheg*, nao abre mao",
  },
  overall: {
    finds:
      "decepc*, decepcion*, pessim+, horrivel|horriveis, horroros+, lixo, nao recomend*|indic*|recomento, nao volt*|voltarei|pretendo voltar|volto|retorn*, nunca mais, jamais volt*, fujam, fuja, passem|passe longe, corram, arrepend*, pior|piores [_] experiencia|lugar|empresa|loja|compra|atendimento|restaurante|salao|pizza|hotel|servico|escolha, dinheiro jogado|perdido|no lixo, perda de tempo|dinheiro, perdi [meu] tempo|dinheiro, nao|nem gost*|curti, odiei, odiamos, detestei, detestamos, terrivel, lamentavel, vergonh*, frustr*, insatisfeit+, insatisfac*, chatead+, indignad+, deixa|deixou|deixam|deixaram [muito|bastante|um pouco] a desejar, esperava|esperavamos [muito|bem] mais, ja foi melhor, nao vale|valeu [nem] a pena, nao compensa, nota 0|zero|1, zero estrelas, uma porcaria, experiencia [_] ruim|horrivel|pessima|desagradavel|frustrante, bem|muito|super|foi|achei|so|meio|que|e|estava ruim, fraco|fraquissim+, bosta, merda, droga de, piorou, caiu muito, \u{1F44E}, \u{1F621}, \u{1F92C}, \u{1F92E}, \u{1F624}",
    unless:
      "nao [me|nos|nunca] decepc*, nunca [me|nos] decepc*, pior que nao|e, nao volto [_] outr+, nunca mais troco|largo|vou|compro|corto|faco [em|com] outr+|largar|sair|fico, nunca mais quero|queremos ir|sair [em] outr+, nao volto para|pra casa, sem decep*, nao e fraco, cafe|cha fraco, mais chatead+ comigo",
  },
};
