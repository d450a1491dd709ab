import { moreMen, moreWomen } from "./more-names.ts";

/** First names common in Brazil, without accents; those that are also everyday words stand in `alsoWords`. */
const women = `karla nathalia barbara isadora ligia manu rosi talita kelen keli leidiane fran fer gi day thaina nayara stefani tamiris thayna ivanilda ivanete edilene edileusa josilene marineide gislaine jucilene paty patty drica kamila kamilla jaque keyla thay jana bebel nanda cacau cidinha marcinha lili vivi pati paulinha aninha soninha rosinha silvinha zefa nair zilma wanda bete tainara tamara tayna yasmim suelen suellen jaciara jucelia rose adriana adriane agatha alana alessandra alexandra alice aline alicia amanda amelia ana andrea andreia andressa angela angelica antonia aparecida ariane beatriz bia bianca brenda bruna camila camilla carina carla carol carolina caroline cassia catarina cecilia celia celina cibele cida cintia claudia
cleide clarice clarissa claudete creusa cris cristiane cristina daiane dani daniela daniele danielle dayane debora deise denise diana dirce edna eduarda elaine eliana eliane elisa elisangela elisabete elizabeth eloa elza emanuelle emilly emily erica erika estela ester eva evelyn fabiana fabiola fatima fernanda
flavia francisca franciele gabi gabriela gabrielle geovana geralda giovana giovanna gisele giselle glaucia gloria graziela helena heloisa ingrid iolanda iracema irene iris isa isabel isabela isabella isabelly ivone ivete izabel jade jaqueline janaina jane jessica jo joana joice jordana josefa josi joyce juju julia juliana
juliane jussara karen karina karine katia keila kelly lais lara larissa laura lavinia leandra leda leila leticia lia lidia lilian liliane livia lorena lu luana lucelia lucia luciana luciane lucilene lucimara ludmila luisa luiza luzia magda maiara maisa malu manuela mara marcela marcia margarete maria mariana mariane
marilene mariah marilia marina marisa maristela marlene marli marta mayara melissa michele michelle milena mirela mirian miriam monica nadia naiara natalia natasha neide neusa nicole nina noemi olivia pamela paola patricia paula poliana priscila rafaela raissa raquel rayane rebeca regiane regina renata rita roberta rosana rosangela
roseli rosemeire rosilene sabrina samanta samara sandra sara sarah selma sheila silmara silvana silvia simone solange sofia sonia stefany stephanie sueli susana suzana tais tamires tania tatiana tati tatiane telma teresa terezinha thais thalita valdirene valentina valeria vanda vanessa vania vera veronica vilma vivian viviane
yara yasmin zelia zilda kely ju mari rafinha nath nati lari leti dora eloisa alessa rayssa ketlyn emanuele agnes berenice bernadete carmem carmen conceicao dalva dulce efigenia elenice eunice filomena gilda guiomar hilda inez ines ivana ivonete izilda jacira jandira joelma josiane jucara judite jurema laurinda lenir lindalva lourdes luci
lurdes madalena marilda marilu mercia neuza nilda nilza odete olga ondina raimunda rosalina rute ruth salete severina silvania sirlene tereza thamires vandeia waldirene zenaide zuleica mafalda matilde`;

const men = `allan dener ewerton natanael pablo patrick regis tulio ulisses max wendel jhonny kaio davidson wanderley erivaldo josenildo edvaldo genilson jailson carlao paulao marcao betao ricardao fabinho marquinhos tiao vini tonho nei iago abraao newton clayton ary ney dario ademar edmar itamar abel adalberto adao adelson ademir adilson adriano agnaldo ailton alan alberto alex alexandre alexsandro alfredo alisson aloisio altair alvaro anderson andre andrei angelo antonio aparecido ariel arnaldo artur arthur augusto benedito benicio benjamin bento bernardo beto brayan breno bruno caio caique carlinhos carlos cassio celso
cesar chico cicero claudinei claudio cleber cleiton clovis cristian cristiano daniel danilo darci davi david deivid denilson denis diego dimas diogo dirceu douglas edgar edilson edinaldo edmilson edson eduardo edu elias elton emerson emanuel enzo erick eric erik ernesto estevao eugenio evandro everton ezequiel fabiano fabio fabricio
felipe fernando filipe flavio francisco frederico gabriel geovane geraldo gerson gilberto gilmar gilson giovani guilherme gustavo heitor helio henrique herbert hugo humberto igor isaac isaias israel italo ivan jackson jaime jair jean jefferson jeferson jeremias jhonatan joao joaquim joel jonas jonathan jorge jose josue juan juarez julio
juliano junior jurandir kaique kauan kaua kevin kleber laercio lazaro leandro leo leonardo leonel levi lucas luciano lucio luis luiz luizinho manoel manuel marcelo marcel marcio marcos marco mario marlon mateus matheus mauricio mauro maxwell messias michel miguel milton moacir moises murilo natan nathan nelson nestor nicolas nilson nilton norberto
odair orlando osmar osvaldo oswaldo otavio paulinho paulo pedrinho pedro rafa rafael raimundo ramon raul reginaldo reinaldo renan renato ricardo roberto robson rodolfo rodrigo roger rogerio romario romulo ronaldo ronan roque ruan rubens rui ryan samuel sandro saulo sebastiao sergio severino sidnei silas silvio thales thiago tiago
tomas toninho ubiratan vagner valdecir valdemar valdir valmir valter vanderlei vando vicente victor vinicius vitor vitinho wagner walter wallace wanderson washington wellington wesley weslei wilian william willian wilson yago yan yuri ze zeca zezinho guto nando teo theo ravi gael otto noah pietro caua davi dudu juninho
adelino amaro amilton ananias anselmo arlindo armando arthuro ataide aurelio baltazar belmiro casemiro clodoaldo cosme damiao delfim dionisio djalma domingos edivaldo elcio elisio enio erasmo euclides expedito fausto firmino florisvaldo genivaldo getulio gildo haroldo hermes hilario horacio inacio ismael ivo jacinto jonatas jorginho josias juvenal
laerte lauro leopoldo lindomar lourenco luan luciano lourival magno mauri nivaldo olavo otacilio percival plinio quirino ruben salvador simao tadeu tarcisio teodoro teofilo tobias valdeci valdomiro valentim waldir waldemar zacarias`;

/** Names that are everyday words too: taken for names only where the place leaves no doubt. */
const alsoWords = `barbara day fer fran gi manu max rose pati aurora rosa clara vitoria luz sol graca dores flor bela linda amada branca socorro consolacao pilar margarida violeta estrela celeste franco santos jesus anjo angelo salvador domingos bento lima jo lu ju mari duda gal bel mel nina fe eva iris gloria aparecida conceicao dulce lourdes salete
inez carol bia gabi dani rafa leo edu guto teo cris isa lia lara malu nando beto chico junior ze nath nati lari leti tati cida josi juju messias cosme benedito jade dora amelia diana estela mara marina marisa olivia vera rita sara lucia vando olga hugo otto ester regina cesar`;

const asSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
const womenNames = asSet(`${women} ${moreWomen}`);
const menNames = asSet(`${men} ${moreMen}`);
const ambiguous = asSet(alsoWords);

export type NameGender = "f" | "m";

/** The usual gender of a first name; undefined when it is not known as a name. */
export function nameGender(key: string): NameGender | undefined {
  if (womenNames.has(key)) return "f";
  return menNames.has(key) ? "m" : undefined;
}

/** Whether a word is known as a name, also one that may be an everyday word. */
export function isKnownName(key: string): boolean {
  return nameGender(key) !== undefined || ambiguous.has(key);
}

/** Whether a known name is an everyday word too. */
export function isAlsoWord(key: string): boolean {
  return ambiguous.has(key);
}
