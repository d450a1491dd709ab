/** Roots of verbs that reviews are full of, without their endings: "cheg" of "chegou". Irregular forms stand in full. */
const regularRoots = `
  abandon abus acab aceit acert ach acomod acompanh acord acredit adapt adi adiant admir ador agend aguard aguent
  ajeit ajud ajust alag aleg aliment alug am amarr ameac and anunci apag apanh aparent apert apont apresent aprov
  arranc arranh arranj arrast arrisc arrum assust atras atravess atrapalh aument autoriz avali avis baix bat bot
  brig brinc busc cal calcul cans caminh cancel capot carreg caus cham cheg cheir chor chut cobr coloc combin comec
  coment comemor compens complet complic compr concord confi confirm conquist consert consider consult cont continu
  contrat convers copi corrig cort cozinh cri critic cuid culp cust danc decid declar decor deix demor demonstr
  derrub desabaf desapont desbot descans descarreg descart descont desej desenh desfil desist deslig desliz
  desmanch desmarc desmont desped destac detest devor diminu disfarc disponibiliz dobr duvid dur economiz elogi
  embal embrulh empurr empac emprest encaix encant encap encar encerr encontr encost encurt encomend engan engasg
  enrol ensin entreg entr enferruj enganch engord entend envi err esbarr escolh escond escrev escut esfri esgot
  esmag espalh esper esquec esquent estacion estrag estranh estren estress estud evit exager examin exist
  experiment explic explor falh fal falt fech fic fiscaliz flagr forr fotograf frequent frustr fur funcion fum ganh
  garant gast gel gost grat grit grud guard hosped ignor imagin implor import indic inform insist instal interess
  investig invent jog jur larg lament lambuz lav lembr lev levant liber lid lig limp livr mand maquil marc matricul
  melhor mex mistur mont mor mostr mud murch nad namor neg not obrig observ ocup oferec olh opin orden organiz
  orient ouv pag par parcel particip pass passe peg pendur pens perdo pergunt pernoit pes pesquis pint pior
  poup pous precis prefer prejudic prepar prest pretend preocup procur program prov provoc pux quebr queim question
  reabr realiz rebat recarreg receit reclam recomend reconhec record recus reform registr regul relat relax remarc
  remont renov repar repass reprov reserv resgat resolv respeit respond ressalt resum retir retorn reun revel reviv
  revolt rod rasg rond sab salv sangr sec segu segur sent separ serv signific simplific sobr socorr solt sonh sorri
  sub suger suj sum super suport surpreend suspeit tard telefon tent termin tir toc tom tost trabalh traz transbord
  transform transport trat trav trinc troc us usufru utiliz vaz vend ven vibr vir visit visualiz viv volt xing zel
  calibr lubrific impermeabiliz aspir enxug engom customiz plastific encadern digitaliz
  enxerg promet reinici ment endurec consegu parcel negoci melhor troc brilh viol emperr deposit desentup transfer
`;
const forms = `
  acho acha acham achei achou e eh sou somos sao era eram fui foi fomos foram ser sendo sido estou esta estamos
  estao estava estavam estive esteve estivemos estiveram estar estando tou ta tamo tao tava tavam tenho tem temos
  tinha tinham tive teve tivemos tiveram ter tendo tera teria ha havia houve haja vou vai vamos vao ia iam ir indo
  ido va fosse for faco faz fazem fazia faziam fiz fez fizemos fizeram fazer fazendo feito faria fara dou da damos
  dao dava davam dei deu demos deram dar dando dado digo diz dizem dizia diziam disse dissemos disseram dizer
  dizendo dito vejo ve veem via viam vi viu vimos viram ver vendo visto venho vem vinha vinham vim veio viemos
  vieram vir vindo ponho poe poem punha pus pos puseram por pondo posto quero quer querem queria queriam quis
  quiseram posso pode podem podia podiam pude puderam poderia poderiam devo deve devem devia deviam deveria sei
  sabe sabem sabia sabiam soube souberam trago traz trazem trazia trouxe trouxeram trazer leio le leem lia li leu
  leram ler saio sai saem saia sairam sair caio cai caem caia caiu cairam cair durmo dorme dormem dormia dormi
  dormiu dormiram dormir peco pede pedem pedia pedi pediu pediram pedir ouco ouve ouvem ouvia ouvi ouviu perco
  perde perdem perdi perdeu perderam perder sinto sente sentem senti sentiu sirvo serve servem serviu serviram
  servir subo sobe sobem subiu rio ri riem riu riram rir cabe cabem coube valeu vale valem vivo sumo some sumiu
  durou creio cri consigo
`;

/** Endings of finite forms, gerunds and participles of the regular verbs, folded. */
const endings =
  /^(?:o|a|as|am|amos|ei|ou|aram|ava|avam|avamos|ar|ando|ado|ada|ados|adas|arei|ara|arao|aria|ariam|ariamos|asse|assem|ue|uei|uem|que|quei|quem|ce|cei|e|em|es|emos|i|iu|eu|eram|ia|iam|ir|er|endo|indo|ido|ida|idos|idas|imos|iram|esse|isse|era|ira|eria|iria)$/;
const roots: ReadonlySet<string> = new Set(regularRoots.trim().split(/\s+/));
const whole: ReadonlySet<string> = new Set(forms.trim().split(/\s+/));
/** Nouns that look like a form of one of these verbs; what a shop is judged by rather than what somebody does. */
const nouns: ReadonlySet<string> = new Set(
  "recheado assado assados cozido guisado ensopado empanado empanados empadao gelado gelada gelados salgado salgada folhado mexido mexidos refogado grelhado grelhados caldo conserto ajuda trato retorno retoque trabalho atraso gosto toque corte pinta cozinha cozinhas dobra chamada entrada saida comida bebida batida vitamina corrida mudanca partida medida pedida chegada fornada rodada pisada largada parada pegada jogada salada marmelada feijoada goiabada limonada cocada rabada macarronada lembranca cuidado recado resultado pedido sentido conteudo teclado mercado telhado gramado bordado bordados tratado certificado produtos guia estadia aula pia mania guria correria loteria parceria alegria marcenaria pintura costura tira tosa solda poda dedetizacao reforma revelacao conta venda compra compras busca escolha escova escovas fala espera troca trocas lava fuga limpeza visto".split(
    " ",
  ),
);

/** Whether a word without accents is a form of a verb, and no noun of its own. */
export function isVerbForm(key: string): boolean {
  if (nouns.has(key)) return false;
  if (whole.has(key)) return true;
  for (let cut = Math.max(2, key.length - 7); cut < key.length; cut += 1) {
    if (roots.has(key.slice(0, cut)) && endings.test(key.slice(cut))) return true;
  }
  return false;
}
