/**
 * Goods, services and conditions in English and Spanish and what they are called in Brazil, folded. Read only in a
 * statement that is in one of these languages; what is not here is left out rather than shown untranslated.
 */
export const foreignPhrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:(?:cell )?phone repairs?|repairs? (?:of )?(?:cell ?)?phones|reparacion(?:es)? de (?:celulares|telefonos))\b/,
    "conserto de celular",
  ],
  [/\b(?:screen (?:replacement|repair)|cambio de pantallas?)\b/, "troca de tela"],
  [
    /\b(?:computer repairs?|repairs? computers|reparacion de computadoras)\b/,
    "conserto de computador",
  ],
  [/\b(?:hand ?made soaps?|jabones artesanales)\b/, "sabonetes artesanais"],
  [/\b(?:hand ?made (?:jewelry|jewellery)|joyeria artesanal)\b/, "joias artesanais"],
  [/\b(?:hand ?made crafts?|handicrafts?|artesanias?)\b/, "artesanato"],
  [/\b(?:birthday cakes?|(?:pasteles|tortas) de cumpleanos)\b/, "bolos de aniversário"],
  [/\b(?:wedding cakes?|(?:pasteles|tortas) de boda)\b/, "bolos de casamento"],
  [/\b(?:cakes?|pasteles)\b/, "bolos"],
  [/\b(?:rent(?:ing)? surfboards|surfboard rentals?)\b/, "aluguel de pranchas de surfe"],
  [/\b(?:rent(?:ing)? kayaks|kayak rentals?|alquiler de kayaks?)\b/, "aluguel de caiaques"],
  [/\b(?:wooden toys|juguetes de madera)\b/, "brinquedos de madeira"],
  [/\b(?:toys|juguetes)\b/, "brinquedos"],
  [/\b(?:candles|velas)\b/, "velas"],
  [/\b(?:flowers|bouquets?|flores|ramos de flores)\b/, "flores"],
  [/\b(?:ice ?cream|helados?)\b/, "sorvete"],
  [/\b(?:burgers?|hamburgers?|hamburguesas?)\b/, "hambúrguer"],
  [/\b(?:clothes|clothing|ropa)\b/, "roupas"],
  [/\b(?:jewelry|jewellery|joyas)\b/, "joias"],
  [/\b(?:pottery|ceramics|ceramica)\b/, "cerâmica"],
  [/\b(?:boat (?:tours?|trips?|rides?)|paseos? en (?:barco|lancha))\b/, "passeio de barco"],
  [/\bcheese bread\b/, "pão de queijo"],
  [/\b(?:sourdough|home ?made bread)\b/, "pães"],
  [/\bdog walk(?:s|ing|er)?\b/, "passeio com cães"],
  [/\b(?:surf (?:lessons?|class(?:es)?)|clases de surf)\b/, "aulas de surfe"],
  [/\b(?:guitar (?:lessons|classes)|clases de guitarra)\b/, "aulas de violão"],
  [/\b(?:portuguese (?:lessons|classes)|clases de portugues)\b/, "aulas de português"],
  [/\b(?:bike rental|bicycle rental|alquiler de bicicletas)\b/, "aluguel de bicicletas"],
  [/\b(?:make ?up|maquillaje)\b/, "maquiagem"],
  [/\b(?:tattoos?|tatuajes)\b/, "tatuagem"],
  [/\b(?:laundry|lavanderia)\b/, "lavanderia"],
  [/\bpizzas?\b/, "pizza"],
  [/\b(?:cookies|galletas)\b/, "biscoitos"],
  [/\bempanadas\b/, "empanadas"],
  [/\b(?:bakery|panaderia)\b/, "padaria"],
  [/\b(?:pastry shop|pasteleria|reposteria)\b/, "confeitaria"],
  [/\b(?:coffee shop|cafeteria)\b/, "cafeteria"],
  [/\b(?:restaurants?|restaurantes?)\b/, "restaurante"],
  [/\b(?:pizzeria|pizza place)\b/, "pizzaria"],
  [/\b(?:(?:dog|pet) grooming|peluqueria canina|bano y corte)\b/, "banho e tosa"],
  [/\b(?:hair salon|beauty salon|salon de belleza|peluqueria(?! canina))\b/, "salão de beleza"],
  [/\b(?:hair ?cuts?|cortes? de (?:pelo|cabello))\b/, "corte de cabelo"],
  [/\b(?:barber ?shop|barberia)\b/, "barbearia"],
  [/\b(?:nails?|manicure|manicura)\b/, "manicure"],
  [/\b(?:massages?|masajes?)\b/, "massagem"],
  [/\b(?:dentist|dentista)\b/, "dentista"],
  [/\b(?:electrician|electricista)\b/, "eletricista"],
  [/\b(?:plumber|plomero|fontanero)\b/, "encanador"],
  [/\b(?:photographer|fotografo)\b/, "fotógrafo"],
  [/\b(?:photography|photo sessions?|fotografia)\b/, "fotografia"],
  [/\b(?:house cleaning|cleaning services?|(?:servicios? de )?limpieza)\b/, "limpeza residencial"],
  [
    /\b(?:english (?:classes|lessons|teacher)|teacher of english|clases de ingles)\b/,
    "aulas de inglês",
  ],
  [
    /\b(?:spanish (?:classes|lessons|teacher)|teacher of spanish|clases de espanol)\b/,
    "aulas de espanhol",
  ],
  [/\b(?:yoga classes|clases de yoga)\b/, "aulas de yoga"],
  [/\b(?:women'?s clothing|ropa (?:de mujer|femenina))\b/, "roupas femininas"],
  [/\b(?:clothing|clothes|ropa)\b/, "roupas"],
  [/\b(?:shoes|zapatos)\b/, "calçados"],
  [/\b(?:flowers|flores)\b/, "flores"],
  [/\b(?:furniture|muebles)\b/, "móveis"],
  [/\b(?:pet ?shop|pet store|tienda de mascotas)\b/, "pet shop"],
  [/\b(?:gym|gimnasio)\b/, "academia"],
  [/\b(?:guest ?house|hostel|inn|posada)\b/, "pousada"],
  [/\b(?:tours?|excursiones)\b/, "passeios"],
  [/\b(?:car wash|lavado de autos)\b/, "lavagem de carros"],
  [/\b(?:auto repair|mechanic shop|taller mecanico)\b/, "oficina mecânica"],
];

/** Read only where nothing else stands in their clause. */
export const foreignConditions: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:with |con )?(?:free (?:delivery|shipping)|envio gratis|entrega gratis|delivery gratis)$/,
    "entrega grátis",
  ],
  [
    /^(?:with |con )?(?:free (?:quotes?|estimates?)|presupuesto gratis|presupuesto sin cargo)$/,
    "orçamento grátis",
  ],
  [
    /^(?:with |con )?(?:home delivery|entrega a domicilio|envio a domicilio)$/,
    "entrega em domicílio",
  ],
];

/** What a sum is for, in the words behind it. */
export const foreignUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    month: "por mês",
    mes: "por mês",
    hour: "por hora",
    hora: "por hora",
    kg: "por kg",
    kilo: "por kg",
    person: "por pessoa",
    persona: "por pessoa",
    class: "por aula",
    clase: "por aula",
    lesson: "por aula",
    session: "por sessão",
    sesion: "por sessão",
    day: "por dia",
    dia: "por dia",
    night: "por noite",
    noche: "por noite",
    week: "por semana",
    semana: "por semana",
    unit: "cada",
    each: "cada",
    uno: "cada",
    una: "cada",
    dozen: "a dúzia",
    docena: "a dúzia",
  }),
);

export const foreignDays: ReadonlyMap<string, string> = new Map(
  Object.entries({
    monday: "às segundas",
    lunes: "às segundas",
    tuesday: "às terças",
    martes: "às terças",
    wednesday: "às quartas",
    miercoles: "às quartas",
    thursday: "às quintas",
    jueves: "às quintas",
    friday: "às sextas",
    viernes: "às sextas",
    saturday: "aos sábados",
    sabado: "aos sábados",
    sunday: "aos domingos",
    domingo: "aos domingos",
  }),
);

/** Narrow an offer; a sum beside one that is not understood is left out. */
export const foreignLimits: ReadonlySet<string> = new Set(
  (
    "only over above until till first new if minimum min except up before after weekdays weekends today tomorrow solo solamente hasta primera primer " +
    "nuevos nuevas si minimo excepto antes hoy manana cash efectivo not no without off"
  ).split(" "),
);
