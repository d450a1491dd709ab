import { wordKey } from "../../domain/text/words.ts";

/** Words that say nothing about the subject of a question, as people write them. */
const words = `
a o as os um uma uns umas de da do das dos em na no nas nos num numa por pela pelo pelas pelos para pra pro pras pros
ao aos à às com sem sob sobre entre até ate e ou mas que se porque pois como quando onde quem qual quais quanto quanta
quantos quantas cada todo toda todos todas tudo nada algo alguém alguem algum alguma alguns algumas nenhum nenhuma
mais menos muito muita muitos muitas pouco bem mal já ja ainda só so também tambem aqui ali lá la agora hoje ontem
amanhã sempre nunca eu tu ele ela nós nos vós eles elas você voce vocês voces vc vcs me mim te ti lhe lhes meu minha
meus minhas seu sua seus suas nosso nossa nossos nossas este esta isto esse essa isso aquele aquela aquilo estes estas
esses essas ser sou é são sao era foi fui seja estar estou está esta tá ta estão estao tô to estava ter tenho tem têm
tinha teve haver há ha havia ir vou vai vamos vão foi poder posso pode podem podia poderia dever devo deve devem querer
quero quer queria gostaria precisar preciso precisa precisamos fazer faço faz fazem fazendo fiz feito saber sei sabe
saberia dar dá da dando dou ficar fica ficou fico conseguir consigo consegue conseguem usar uso usa usando melhor
melhores pior bom boa bons boas jeito forma maneira coisa coisas gente pessoa pessoas ajuda ajudar ajude ajuda-me
dica dicas ideal dúvida duvida pergunta perguntar favor obrigado obrigada valeu oi olá ola opa ei bom-dia dia tarde
noite tudo oie eae salve né ne tipo aí ai então entao qualquer mesmo mesma assim outro outra outros outras fala falar
explique explica explicar diga diz dizer conte mostre passo existe existem acho acha acham achar achou queremos deixar deixa deixo
colocar coloco coloca pôr por ponho botar boto vale valer pena serve coisa hein kkk rs rsrs blz beleza por-favor pfv
novo nova novos novas funciona funcionar funcionam funcionando cm p pq q tbm tb dois duas tres três quatro cinco montar monto monta avisar aviso saber escrever escrevo escreve escreva sim não nao nem loja lojas negócio negócios empresa empresas comércio estabelecimento aumentar melhorar começar comecar
oq oque q tava tavam n nd td tds mto mta mt hj dps ces eh pessoal povo vem vim vir ação preparar preparando começo chego chegar ninguem ninguém alguem
need want write should have up on a shop store business the is are how what do does i my to of in on for and can you get more an with me it
el los las un una cómo como mi puedo para con del y es más mas qué que quiero necesito
`;

const keys: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean).map(wordKey));

/** Takes a key as `wordKey` gives it. */
export function isStopWord(key: string): boolean {
  return key.length < 2 || keys.has(key);
}
