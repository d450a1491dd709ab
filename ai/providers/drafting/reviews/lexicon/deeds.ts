import type { Quality } from "./opinion.ts";

/** What was done, by a noun that says neither how well nor by whom; a quality where the house has a phrase for it. */
export type Deed = { name: string } | { quality: Quality };

/** Deeds of the shop, in the words of whoever tells them. Patterns as in reviews/patterns.ts. */
export const deeds: readonly (readonly [patterns: string, deed: Deed])[] = [
  [
    "ajud*, socorreu|socorreram|socorrem|socorre|socorrer|socorrido|socorrida|socorridos, deram|deu uma forca|mao, da|dao uma forca|mao, quebr* um galho",
    { name: "a ajuda da equipe" },
  ],
  ["ensin*, aprendi|aprendemos|aprendeu|aprende", { name: "o aprendizado" }],
  [
    "me|nos ensin*, ensin* a|como usar|mexer|ver|fazer|limpar|ligar|cuidar|configurar|instalar",
    { quality: "explanation" },
  ],
  [
    "evolui*, progredi*, desenvolveu|desenvolveram muito|bastante|bem|se, se desenvolveu, melhorou na|muito",
    { name: "a evolução" },
  ],
  [
    "passei|passou|passaram de|na|no|em primeira|prova|exame|baliza|vestibular|concurso|direto|ano, fui|fomos|sou|sair|sai|saiu|saimos aprovad*, aprovad* no|na|em|nos prova|exame|vestibular|concurso|enem|oab|detran|baliza|primeira|federal|medicina|selecao, aprovad* de primeira, tirei|tirou a|minha carteira|cnh|habilitacao",
    { name: "a aprovação" },
  ],
  ["organizou|organizaram", { name: "a organização" }],
  ["transfer*, pass* tudo|os|as|meus|minhas", { name: "o atendimento" }],
  ["recolh*", { name: "a retirada" }],
  ["imprim*", { name: "a impressão" }],
  ["mudou|mudaram|transformou|transformaram .. vida", { name: "a transformação" }],
  ["retornou|retornaram|retornam|retornar|retorno|retorna", { name: "o retorno" }],
  [
    "consegui|conseguimos|conseguiu .. emprego|visto|bolsa|cnh|carteira|beneficio|aposentadoria|indenizacao|financiamento|engravidar|emagrecer|correr|andar|dirigir, consegui|conseguimos|conseguiu passar|entrar na|no|em|de, consegui|conseguimos|conseguiu .. vaga de|na|no emprego|estagio|faculdade|universidade|curso|trabalho|medicina, perdi|emagreci|eliminei|perdeu _ quilos|quilo|kg",
    { name: "a conquista" },
  ],
  ["explic*, esclarec*, tir* .. duvida|duvidas", { quality: "explanation" }],
  ["orient*, aconselh*, indicou|indicaram", { name: "a orientação" }],
  [
    "avisou|avisaram|avisa|avisam|avisado|avisada|avisar|aviso|avisos, informou|informaram|informam|informar|informado|informada, notific*, comunicou|comunicaram|comunicar, mantev* .. informad*",
    { name: "os avisos" },
  ],
  [
    "respond* .. mensagem|mensagens|whats|whatsapp|zap|rapido|rapidinho|hora, respondem|responde|responderam|respondeu",
    { name: "as respostas" },
  ],
  ["acolh*, recepcion*, recebid* na|com|por|muito, fui|fomos recebid*", { quality: "welcome" }],
  [
    "resolveu|resolveram|resolve|resolvem|resolver|resolvido|resolvida|resolvidos|resolvendo, solucion*",
    { quality: "solution" },
  ],
  ["consert*, repar*, arrumou|arrumaram|arrumado|arrumada", { name: "o conserto" }],
  ["troc* .. tela", { name: "a troca da tela" }],
  [
    "foi|foram|fui trocado|trocada|trocados|trocadas, trocou|trocaram|trocar|trocam|trocamos|troquei",
    { name: "a troca" },
  ],
  [
    "devolv* .. dinheiro|valor|sinal|reais|pagamento|grana|centavo|centavos|metade|tudo|caucao|entrada, devolucao, reembols*, estorn*",
    { quality: "refund" },
  ],
  ["restaurou|restauraram|restaurado|restaurada|restaurar|restauracao", { name: "a restauração" }],
  ["recuperou|recuperaram, se recuper*", { name: "a recuperação" }],
  ["reformou|reformaram|reformado|reformada|reformar", { name: "a reforma" }],
  ["instal*", { name: "a instalação" }],
  ["montou|montaram|montar|montada|montado", { name: "a montagem" }],
  ["pintou|pintaram|pintar|pintado|pintada", { name: "a pintura" }],
  ["cortou|cortaram|cortar|corta", { name: "o corte" }],
  ["lavou|lavaram", { name: "a lavagem" }],
  ["limpou|limparam|limpar|limpam|limpei", { name: "a limpeza" }],
  ["higieniz*", { name: "a higienização" }],
  ["costurou|costuraram|costura|costurar", { name: "a costura" }],
  ["ajust*, apertou|apertaram|encurt*", { name: "o ajuste" }],
  ["remend*", { name: "o remendo" }],
  ["decorou|decoraram|decoracao|decorado|decorada", { name: "a decoração" }],
  ["embrulh*", { name: "o embrulho" }],
  ["embal*", { quality: "packing" }],
  [
    "entregou|entregaram|entregue|entregues|entregam|entrega|entregar, chegou|chegaram antes|hoje|ontem|aqui, chegou|chegaram em casa, enviou|enviaram|enviado|envio",
    { name: "a entrega" },
  ],
  [
    "descarregaram, descarregou|descarregar|carregou|carregaram o|a|os|as|tudo|meus|minhas",
    { name: "o transporte" },
  ],
  ["transport*", { name: "o transporte" }],
  ["busc* .. em|na|de|minha casa, leva e traz", { name: "o leva e traz" }],
  ["remarc*, reagend*", { name: "a remarcação" }],
  ["cancel*", { quality: "cancelling" }],
  ["desmarc*", { quality: "cancelling" }],
  [
    "agend*, encaixe|encaixes, me|nos encaix*, encaix* .. horario|agenda|consulta, encaixaram eu|a|minha",
    { quality: "appointment" },
  ],
  [
    "cobra|cobram|cobrou|cobraram|cobrar|cobrando|cobrado|cobrada|cobrados|cobradas|cobranca|cobrancas|cobrava|cobravam|cobraria",
    { quality: "billing" },
  ],
  ["orcamento, orcou|orcaram", { name: "o orçamento" }],
  ["caprich*", { quality: "diligence" }],
  ["dedetiz*", { name: "a dedetização" }],
  ["desentup*", { name: "o desentupimento" }],
  ["fotograf*", { name: "as fotos" }],
  ["tosou|tosaram|tosada", { name: "a tosa" }],
  ["tatuou", { name: "a tatuagem" }],
  ["depilei|depilou|depilar|depilacao", { name: "a depilação" }],
  ["maquiou|maquiaram|maquiada", { name: "a maquiagem" }],
  ["penteou|pentearam", { name: "o penteado" }],
  ["plantou|plantaram|podou|podaram", { name: "o jardim" }],
  ["cuid*", { quality: "care" }],
  ["trat* com|bem|mal|super|muito|todos|todo", { name: "o atendimento" }],
  [
    "atendeu|atenderam|atendem|atende|atendia|atendido|atendida|atendidos",
    { name: "o atendimento" },
  ],
  [
    "sorrindo|sorriu|sorriram|sorriem, um|com|de|lindo|aberto sorriso|sorrisos, sorriso no|nos|de|sempre",
    { quality: "friendliness" },
  ],
  [
    "lembra|lembram|lembrou|lembraram|lembrava|lembravam do|da|de|meu|dos|ate, sab* meu|o|nosso nome",
    { quality: "attention" },
  ],
  ["iluminou|iluminacao|iluminado|iluminada", { name: "a iluminação" }],
  ["formatou|formataram", { name: "a formatação" }],
  ["vazou|vazando|vazaram|vazamento", { name: "o vazamento" }],
  ["pingou|pingando", { name: "o vazamento" }],
  ["rasg*", { name: "o rasgo" }],
  ["desbot*", { name: "a cor" }],
  ["descolou|descolaram|descola|descolam|descolando|descolad*", { name: "o acabamento" }],
  [
    "riscou|riscaram|riscado|riscada|arranhou|arranharam|arranhado|arranhada",
    { name: "o arranhão" },
  ],
  ["amassou|amassaram|amassado|amassada", { name: "o amassado" }],
  [
    "encharcad*, parede|paredes|teto|colchao|sofa|banco molhado|molhada|molhadas",
    { name: "a umidade" },
  ],
  ["barulh*", { quality: "noise" }],
];

/** Phrases in which such a verb tells of no deed: what is told of a battery, of the sun, of a change of mind. */
export const noDeeds = `campo|quadra|jardim|lugar|ambiente|espaco|gramado|piscina|casa|tudo|carro|hotel|pousada|chacara|local bem|muito|super cuidad*, fui|foi|fomos trocad* por, sabado|domingo|feriado|almoco|jantar|lanche resolvido, so|quem|ao|de lembr*, me|nos|te esperando, esperando um|uma|algo|que|encontrar, esperando e nada, ninguem espera, troca|trocam|trocar de par|ideia, troca|trocam mensagem|mensagens|ideia|ideias, voo|show .. cancelado,
resolvi|resolvemos|resolveu fazer|ir|comprar|dar|levar|trocar|vir|voltar|testar|experimentar|chamar|contratar|escrever|avaliar|tentar,
celular|bateria|telefone|notebook|tablet|controle descarreg*|carregou, nao|nem carregou|carregaram, cort* .. luz|energia|internet|sinal|telefone|agua,
dono|donos|gestao|administracao|restaurante|lugar|loja|comida|padaria|hotel|pousada|academia|bar|cardapio .. melhorou|melhoraram, montou|montaram|monta|montam .. treino|treinos|ficha|cardapio|dieta|prato|cesta|kit|plano|looks|look, encharcad* de|no|na oleo|gordura|molho|azeite|calda, aparece|aparecem|vem|serve|servem|sabe|sabem para cobrar, sabe|sabem cobrar, pedi|pedimos demissao|informacao|informacoes|ajuda|socorro|desculpa|desculpas|orientacao|indicacao|explicacao|favor|licenca|atencao|silencio|perdao|namoro|casamento, me|nos pediu|pediram em, pedi|pedimos para _,
cobrei|cobramos, recolh* as|os|suas|seus|o|a coisas|material|materiais|mesa|mesas|cadeiras|pratos|tudo, nao|nem|nunca trocou|trocaram|troca|trocam|trocava a|o|as|os espatula|luva|luvas|agulha|agulhas|lencol|toalha|toalhas|agua|lamina|alicate, resolvendo|resolver|resolvia .. coisa|coisas|assunto|assuntos|problema particular|particulares|pessoal|pessoais|dele|dela, filh*|crianca|criancas|bebe|net*|menin*|mae|pai|marido|esposa|cachorr*|gat*|pet|poodle|shih|aluno|aluna .. chegou|chega|chegava|chegam|chegaram, rosto|pele|testa|braco|perna|parede|vidro .. marcado|marcada, marcado|marcada de|pela|pelo, preco|precos|assento|lugar|minuto marcado|marcados, cobr* noticia|noticias|retorno|resposta|respostas|informacao|informacoes|posicao|providencia, ficar|fico|fiquei|fica cobrando, atende|atendem|aceita|aceitam meu|minha|o|pelo convenio|plano, que eu pedi|pedimos, que pedi|pedimos, esquec* de entregar|cobrar|avisar|limpar|cortar|trocar|instalar, pedi|pedimos|peco reembolso|estorno|cancelamento|devolucao|explicacoes, pedi|pedimos uma|uns explicacao|informacao|esclarecimento, nao tem|tinha conserto, sem conserto, tent* consertar|arrumar|resolver|cortar|trocar|limpar|ajustar|cobrar|instalar, ter|tive|tivemos|terei|precisei|tem que|de cortar|trocar|limpar|arrumar|consertar|ajustar|pintar|instalar|costurar|cobrar|cancelar|remarcar|lavar|depilar, trocam|troca de funcionaria|funcionario|funcionarios|professor|professora|instrutor|profissional|ideia|lugar,
fui|fomos|vou|ia|precisei|voltei cobrar, la cobrar, montar|monta|montam|montando .. look|looks|prato|pratos|producao|visual, quando|enquanto|assim_que pedi|pedimos, pedi|pedimos a|uma|o nota|cupom|recibo|comprovante, cobr* caro|carissimo|barato,
cantinho|cantinhos|loja|ambiente|lugar|tudo|quarto|casa arrumado|arrumada, bem|muito|super|todo|toda arrumado|arrumada, pintou um|uma, mega|megas|giga|gigas entrega|entregam, internet|wifi|fibra|plano|velocidade nao entreg*,
prometeu|prometeram|promete|prometem|vai|vao|ia|iam|tentou|tentaram resolver|solucionar|trocar|arrumar|consertar, ficou|ficaram de|que _ resolver|solucionar|trocar|arrumar|consertar, hora|dia|prazo|data|antes de entregar, ficou|ficaram de resolver|solucionar|trocar|arrumar|consertar,
me|nos|que|quem|amiga|amigo|vizinha|vizinho|irma|irmao|mae|cunhada|colega indic*, me|nos troc*, troc*|mud* a|o|de|da|do direcao|diretoria|dono|donos|dona|gestao|gerencia|administracao|proprietario|proprietaria|nome|telefone|numero|endereco|equipe, troc* a gente, troc* de lugar|quarto|mesa|professor|professora|instrutor|instrutora|medico|dono|gerente|funcionario|funcionarios|equipe, instrutor*|professor*|funcionari*|motorista|atendente|medico|tecnico sempre troc*, voltar|voltei|voltamos|ir|fui|fomos para|la trocar,
carta|cardapio|mesa|mesas|prato|pratos|tabua|lanche|buffet|barca|comida|cesta .. montad*, estacionamento|vaga|vagas|preco|precos|localizacao|sombra|ventilador|promocao|cupom|desconto|isso|musica|clima|vista .. ajuda|ajudam|ajudou, lembrei|lembramos da|do|de|dos, pedi|pedimos|pedir a|minha|nossa conta, montar|monta|montei do|como jeito|quiser|gosto, montar|monta|montei|montou|montam o|a|seu|sua|meu|minha|um|uma proprio|propria|prato|lanche|acai|salada|pizza|hamburguer|poke|marmita|sanduiche|tapioca|pastel|combo|taca|copo, pode|podemos|da para montar, voce|gente|cliente monta, cort* .. fatia|fatias|pedaco|pedacos|fila|rodela|rodelas|pizza|bolo|limao, cort* para mulher|moca|outra|outro|cliente|senhora|homem|eu|mim|gente, cort* no|ao meio, vazou|vazaram|derramou|vazando tudo, embalagem|pote|sacola|molho|marmita|copo .. vaz*,
rapaz|moco|moca|menino|cara|pessoal da|de entrega|entregas|limpeza`;

/** What the client did or went through. */
export const dealings: readonly (readonly [patterns: string, deed: Deed])[] = [
  ["esperei|esperamos|esperando|aguard*", { quality: "wait" }],
  ["reservei|reservamos", { name: "a reserva" }],
  ["encomendei|encomendamos|encomendado", { name: "a encomenda" }],
  ["aluguei|alugamos", { name: "o aluguel" }],
  ["marquei|marcamos|marcado|marcada|agendado|agendada", { quality: "appointment" }],
  ["liguei|ligamos|ligo|telefonei|telefonamos", { name: "o contato" }],
  ["paguei|pagamos", { quality: "value" }],
  ["preco|precos|valor|valores que cobra|cobram|pago|paguei|pagamos", { quality: "price" }],
  ["pedi|pedimos", { name: "o pedido" }],
  ["contratei|contratamos", { name: "a contratação" }],
];
