import { good, type OpinionEntry } from "./entries.ts";

/** Praise that names the quality it praises. */
export const goodQualities: OpinionEntry[] = [
  good(
    "gostos*, delici*, delicous, saboros*, suculent*, crocant*, fofinh*, maci|macio|macia|macios|macias|macinh*, derret* na boca, delicious, tasty, yummy, rico|rica|riquisim*|riquissim*, sabroso|sabrosa, uma delicia, divina de gostos*, de comer rezando, caseir*, bem recheada|recheado",
    "taste",
  ),
  good("bem temperad*, temperadinh*, temperad* na medida", "seasoning"),
  good("quentinh*, bem quente, quente|quentes, saindo fumaca, hot", "heat", { heat: "hot" }),
  good(
    "no ponto, ponto certo|perfeito, bem assad*, bem pass* no ponto, assad* na hora, feit* na hora, bem feit* , bem feitinh*, bem preparad*",
    "preparation",
  ),
  good(
    "fresc|fresco|fresca|frescos|frescas, fresquinh*, fresquiss*, fresh, natural|naturais, organic*",
    "freshness",
  ),
  good(
    "bem servid*, farto|farta|fartos|fartas|fartura, generos*, porcao grande|generosa",
    "portion",
  ),
  good("bem grande*, grande|grandes|enorme|enormes|gigante|gigantes, grandao|grandona", "size"),
  good(
    "gast* pouco|pouquinho|barato, paguei|pagamos pouco|barato, cheap, affordable, fair price|prices, good price|prices, great price|prices, reasonable, precio justo, buen precio, buenos precios",
    "value",
  ),
  good(
    "saiu|sai|saem|ficou|ficaram|resolveu|resolveram|consertaram|consertou|atenderam|entregaram na hora",
    "speed",
  ),
  good(
    "chegou|chegaram|entreg*|pronto|pronta|prontos|prontas|ficou|ficaram|veio|vieram .. um|uma|dois|duas|tres dia|dias|hora|horas|semana antes",
    "speed",
  ),
  good(
    "barato|barata|baratos|baratinh*, em conta, preco bom|otimo|justo|camarada|honesto|acessivel|legal|excelente|maravilhoso, precos bons|otimos|justos|acessiveis|honestos|excelentes, bom preco, otimo preco, bons precos, precinho*, acessivel|acessiveis, vale cada centavo|real, preco .. justo|acessivel|bom, valor .. justo|acessivel|bom, economic*, cobr* o|um combinado|justo|certo|pouco|barato",
    "price",
  ),
  good("custo beneficio, custo x beneficio, custobeneficio", "costBenefit", { noun: true }),
  good(
    "rapid*, super rapid*, veloz*, na mesma hora, em poucos minutos, antes do prazo, antes do previsto, antes do esperado, antes do combinado, quick|quickly, fast, rapidez",
    "speed",
  ),
  good("agil|ageis|agilmente, agilizar*|agilizou, agilidade", "agility"),
  good(
    "pontua|pontual|pontuais|pontualmente, tudo no horario, no horario marcado|combinado|certo, chegou|veio|vieram|entreg*|atend*|chegaram no horario, cheg*|entreg*|vem|vêm|atend* .. no horario|prazo, cheg*|entreg*|atend* .. na hora certa|marcada|combinada, no tempo certo, a tempo, na hora marcada|certa|combinada",
    "punctuality",
  ),
  good("fofa|fofo|fofos|fofas|fofissim*, de respeito"),
  good("novinh*", undefined, { quiet: true }),
  good(
    "em menos de _ minutos|minuto|min|horas|hora|dias, menos de _ minutos|hora|horas|min",
    "speed",
    {
      quiet: true,
    },
  ),
  good("em ponto", "punctuality", { quiet: true }),
  good("dentro do prazo, no prazo, cumpr* .. prazo, prazo cumprido", "deadline"),
  good(
    "spotless, limp|limpo|limpa|limpos|limpas, limpinh*, limpissim*, impeca* de limp*, clean, limpio|limpia",
    "cleanliness",
  ),
  good(
    "cheiros*, cheirosinh*, cheirinho, perfumad*, cheiro bom|otimo|maravilhoso|gostoso|delicioso",
    "smell",
  ),
  good(
    "fila anda|andou .. rapido|rapidinho, fila .. rapida|rapidinha|curta|pequena|organizada",
    "queue",
  ),
  good("sosseg*, tranquil*, calm|calmo|calma|calmos, quiet", "quiet"),
  good(
    "confortav*, confort*, comfortable, comod|comoda|comodo, espacos*, ampl|amplo|ampla|amplos|amplas, arejad*",
    "comfort",
  ),
  good("aconcheg*, acolhedor*, charmos*, intimista, cozy|cosy, acogedor*", "cosiness"),
  good("climatizad*, bem ventilad*", "climate"),
  good(
    "simpatic*, simpatissim*, sorrident*, bem humorad*, gente boa|fina, sorriso|sorrisos, com um sorriso, um amor, amores, amor de pessoa*, uma simpatia, uma querida, um querido, querid*, friendly, kind, kindness, welcoming, amable*, amabilidad",
    "friendliness",
  ),
  good(
    "muito human*|humanizad*, escuta a gente, ouve a gente, socorreu|socorreram, sem pressa, atencios*, atenciosissim*, prestativ*, solicit|solicita|solicito|solicitos|solicitas, dedicad*, proativ*, helpful, attentive, caring, servicial*, helped, atento|atenta|atentos|atentas, disposto a ajudar, dispost*, me ajudou|ajudaram, helped us|me, separa|separou|separam .. para mim|gente|nos, sempre ajuda|ajudam, da|dao|deu|deram dica|dicas, juntou mesas, trouxe lapis, nos ajudou|ajudaram, ajudou muito|bastante|demais",
    "attention",
  ),
  good(
    "educad*, educadissim*, gentil|gentis, gentilissim*, cordia*, delicad*, respeitos*, polite, corteses",
    "courtesy",
  ),
  good("carinhos*, amoros*, amav*", "affection"),
  good(
    "pacienc*, muito paciente*, super paciente*, bem paciente*, pacientes e, e paciente*, paciente e, paciente com, paciente ao, foi paciente, foram pacientes",
    "patience",
  ),
  good(
    "bem atendid*, otimamente atendid*, muito bem atendid*, super bem atendid*, sempre bem atendid*, bem tratad*, super bem tratad*, atend* bem, atend* super bem, atend* muito bem, atend* mto bem, atend* otimamente, tratou bem, trata* .. bem, atend* com perfeicao, tratad* como rei|reis|rainha|rainhas|princesa|principe|familia|vip, como se fosse da familia",
    "attention",
  ),
  good(
    "bem recebid*, bem recepcionad*, bem acolhid*, receb|recebe|recebem|receberam|recebeu|recebia|recebiam .. bem, me senti em casa, deixou|deixaram .. a vontade, me senti a vontade, bem|super|muito a vontade, nos sentimos em casa, sentir em casa, se sente em casa, acolhid*, acolhimento",
    "welcome",
  ),
  good("profissiona*, muito profissiona*, super profissiona*, professional", "professionalism"),
  good(
    "modern|moderno|moderna|modernos|modernas, novo|nova|novos|novas em folha, aparelhos|equipamentos|maquinas|brinquedos|cadeiras|mesas novos|novas, bem equipad*, equipad*, reformad*|renovad*, bem estruturad*",
    "premises",
  ),
  good(
    "competent*, capacitad*, qualificad*, experient*, talentos*, habilidos*, entend* do assunto, sabe* o que faz*, entende* do que faz*, mao leve, maos de fada, bem treinad*, expert|experts, craque|craques, manja|manjam",
    "competence",
  ),
  good(
    "sem empurrar, sem forcar, nao empurra*, nao tenta* empurrar, sem enrolar, sem enrolacao",
    "attention",
  ),
  good("honest*, honestissim*, sincer*, transparen*, idone*", "honesty"),
  good(
    "confiav*, confiave*, confio|confiamos|confiar, de confianca, de extrema confianca, seriedade, trabalho serio, empresa seria, pessoal serio, profissional serio, gente seria, responsave*",
    "trust",
  ),
  good("explic*, esclarec*, tir* .. duvida|duvidas, didatic*", "explanation"),
  good("arrumad*, organizad*, super organizad*, bem organizad*, arrumadinh*", "organisation"),
  good(
    "muitas opcoes, muitos|varios sabores|modelos|tamanhos|produtos|pratos|tipos|estilos, muitas|varias cores|marcas|pecas, varias opcoes, boas opcoes, otimas opcoes, opcoes variadas, variad|variado|variada|variados|variadas, diversificad*, grande variedade, de tudo um pouco, tem de tudo, tem tudo, encontr* tudo, completissim*, bem completo|completa",
    "variety",
  ),
  good(
    "boa qualidade, otima qualidade, excelente qualidade, alta qualidade, qualidade excelente|otima|boa|impecavel|incrivel, qualidade .. excelente|otima|boa|impecavel, resistent*|duravel|duraveis|reforcad*",
    "quality",
  ),
  good("funciona|funcionam|funcionou|funcionando", "function"),
  good(
    "caprichad*, capricharam|caprichou|capricham|capricha, caprichos*, minucios*, detalhist*, atencao aos|nos detalhes, cada detalhe, nos minimos detalhes, cuidados*, cuidadosament*, cheio de detalhe*",
    "diligence",
  ),
  good(
    "resultado otimo|excelente|incrivel|maravilhoso|perfeito|impecavel, resultado .. incrivel|perfeito|excelente|otimo|lindo|maravilhoso, adorei o resultado, amei o resultado, ficou lind*|otim*|perfeit*|maravilhos*|incrivel|top|show|impecavel|excelente|novo|nova|novinh*, ficaram lind*|otim*|perfeit*|maravilhos*|incriveis|show, como eu queria, do jeito que eu queria|pedi, exatamente o que eu queria|pedi",
    "result",
  ),
  good(
    "achou|acharam|descobriu|identificou|encontrou .. problema|defeito, recuperou|recuperaram, resolveu|resolveram|resolve|resolvem|resolvid*|resolvendo, solucion*, resolvid*, salvaram meu dia, deu um jeito, problema resolvido, resolv* .. problema",
    "solution",
  ),
  good(
    "vestiu|vestiram, serviu perfeit*|direitinho|certinho, caiu como uma luva, caiu muito bem, veste bem, veste super bem",
    "fit",
  ),
  good("segur|segura|seguro|seguros, me senti segura|seguro, com seguranca", "safety"),
  good(
    "acessivel para cadeirante*, tem rampa, acessivel a cadeirante*, com rampa, banheiro adaptado, cadeirante .. facilidade",
    "accessibility",
  ),
  good("bem embalad*, embalagem .. boa|otima|caprichada|segura|perfeita, lacrad*", "packing"),
  good("respond* rapid*, respond* na hora, respond* sempre|todas|tudo", "messages"),
  good(
    "sem burocracia, sem complicacao, sem frescura, facil|faceis|facilidade, pratic|pratico|pratica|praticidade, sem burocracia",
    "practicality",
  ),
  good("criativ*, inovador*", "creativity"),
  good(
    "conferiu|conferiram|carregou|carregaram|separou|separaram|guardou|guardaram|lembrou|lembraram|ofereceu|ofereceram|adiantou|encaixou|encaixaram|ensinou|ensinaram|orientou|orientaram|acompanhou|acompanharam|acalmou|acalmaram|tranquilizou|ouviu|ouviram|escutou|mostrou|mostraram|mostrar, trouxeram ate|agua, brincou|brincaram, sempre responde|respondem, me passou|passaram seguranca|confianca",
    "attention",
    { quiet: true },
  ),
  good("cheg*|entreg*|atend*|veio|vieram em _ minutos|minuto|minutinhos|segundos", "speed"),
  good(
    "cuidadoso|cuidadosa|cuidadosos|cuidadosas, cuidou|cuidaram|cuidam|cuida, tratou com cuidado, com todo cuidado",
    "care",
  ),
];
