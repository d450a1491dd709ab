import { isVerbForm } from "./verbs.ts";

/** Nouns after an article that name no point of a review: people, times, talk, insults, and words of admission. */
const words = `eles elas infancia normal crise crises menino menina meninos meninas vinte trinta quarenta cinquenta sessenta cem mil metros metro quilos quilo litros litro gramas cunhado noite chegou lados inteira dieta diabetes recado carinho visto spam colo balada feira bairro medo guarda jogo coracao meia novela capitulo aperto ponta graca historia passo dica litoral japao importancia juros encosto dois duas tres quatro cinco seis sete oito nove dez minha minhas meu meus nossa nossas nosso nossos tua tuas teu teus dele dela deles delas isso isto aquilo aquele aquela rabo olhar sorriso verdade voces voce vcs primeira sempre muito super mega nunca porem entao inclusive enfim talvez somente apenas bastante email zap link agora quase cabimento malha noticia duvida ontem amanha depois convidados convidado convidadas guri guria fabrica lista montagem foto fotos coisa coisas gente resto tempo hora horas dia dias ano anos mes meses semana semanas minuto minutos segundo vez vezes pessoa pessoas cliente clientes freguesa mundo lado lados parte partes forma maneira jeito modo tipo caso casos fato problema motivo razao final comeco fim inicio meio ponto pontos
nome favor respeito assunto mulher homem rapaz moco moca senhor senhora filho filha filhos filhas mae pai pais marido esposa esposo amigo amiga amigos amigas familia irmao irma crianca criancas bebe namorado namorada noivo noiva sobrinho sobrinha sobrinhos neto neta avo vovo vo afilhado afilhada sogra sogro cunhada cunhado aniversario festa_de casa trabalho tio tia primo prima vizinho vizinha colega colegas turma casal
dono dona donos patrao chefe proprietario proprietaria responsavel atendente cidade bairro rua brasil google avaliacao avaliacoes comentario comentarios nota notas estrela estrelas opiniao opinioes dinheiro real reais mesmo mesma mesmos mesmas outro outra outros outras proprio propria que qual quais quando onde seguinte primeiro primeira segunda terceira ultimo ultima proximo proxima unico unica
maioria metade dupla vida sonho expectativa expectativas ideia duvida duvidas culpa culpado culpados erro erros falha falhas engano medo raiva odio nojo desculpa desculpas mentira verdade justica sorte azar vontade fome sede sono dor dores saude doenca febre gripe virose alergia reacao intoxicacao infeccao coceira ferida machucado tombo queda acidente cirurgia remedio remedios receita medico hospital couro pele rosto corpo pe pes mao maos dedo dedos perna pernas braco costas coluna joelho cabeca barriga estomago dente dentes boca olho olhos ouvido orelha nariz gravidez gestacao ansiedade depressao tristeza dor_de trauma panico policia delegacia boletim lei leis direito direitos processo golpe roubo furto crime fraude racismo preconceito assedio ameaca agressao
idiota imbecil palhaco palhacos burro burra otario otaria babaca babacas escroto escrota vagabundo vagabunda canalha cretino retardado lixo merda bosta porra caralho puta puto desgraca desgracado infeliz ridiculo nojento animal jumento besta cavalo cobra inferno diabo demonio satanas vaca piranha corno safado safada bandido ladrao ladra lerdo mala bandidos bandida bandidas ladroes pilantra pilantras picareta picaretas golpista golpistas vigarista vigaristas caloteiro caloteiros safados safadas vagabundos mafia mafiosos nojentos porcos macaco macaca gordo gorda velho velha fdp bando corja gentalha incompetente incompetentes ignorante
risada risadas pedacinho pouquinho balcao fundo chao numero antigo antiga aluno aluna alunos alunas maes para parabrisa porem hospede hospedes neném nenem bebes idosa idoso idosas idosos passageiro passageira contrario inverso cumulo maximo minimo auge inferno ceu paraiso situacao ocasiao oportunidade momento instante epoca fase historia relato texto mensagem resposta pergunta instrucao instrucoes regra regras sistema prompt senha chave modelo assistente robo bot ia poema piada
manha tarde noite madrugada almoco feriado domingo sabado segunda terca quarta quinta sexta natal pascoa carnaval verao inverno fds final galera povo publico pessoal todos todas tudo nada alguem ninguem algo acordo base causa cargo conta custa fora frente volta volto ida vinda saida chegada entrada caminho rumo pressa demais menos mais melhor pior maior menor bem mal
saber dizer fazer ter ser estar ir vir ver dar por pedir comer beber comprar pagar voltar esperar chegar sair entrar ficar receber atender ligar falar reclamar elogiar recomendar avaliar gostar amar odiar conhecer visitar provar usar levar trazer mandar buscar trocar marcar agendar cancelar resolver ajudar explicar limpar cuidar consertar`;

const noThings: ReadonlySet<string> = new Set(words.split(/\s+/));

/** Whether a word that the lexicon does not know can be the name of a thing judged. */
export function canNameThing(key: string, written: string, article = ""): boolean {
  if (/^as?$/.test(article) && /[^ã]os?$/.test(written)) return false;
  if (!/^\p{Ll}{4,16}$/u.test(written) || noThings.has(key) || isVerbForm(key)) return false;
  if (/(?:ou|eu|iu|ei)$/.test(key) && !/^(?:museu|pneu|cheff?|europeu)$/.test(key)) return false;
  if (
    /(?:ando|endo|indo|aram|eram|iram|amos|emos|imos|asse|esse|mente|inho|inha|zinho|zinha)$/.test(
      key,
    )
  )
    return false;
  if (/(?:ar|er|ir)$/.test(key) && !/(?:or|lugar|bar|colar)$/.test(key)) return false;
  return !/[^ãõ](?:ao|oes|aes|cao|vel)$/.test(written);
}
