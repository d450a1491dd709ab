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
  [/\b(?:cookies|galletas)\b/, "biscoitos"],
  [/\bempanadas\b/, "empanadas"],
  [/\b(?:bakery|panaderia)\b/, "padaria"],
  [/\b(?:pastry shop|pasteleria|reposteria)\b/, "confeitaria"],
  [/\b(?:coffee shop|cafeteria)\b/, "cafeteria"],
  [/\b(?:restaurants?|restaurantes?)\b/, "restaurante"],
  [/\b(?:pizzeria|pizza place)\b/, "pizzaria"],
  [/\b(?:hair salon|beauty salon|salon de belleza|peluqueria)\b/, "salão de beleza"],
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
  [/\b(?:english (?:classes|lessons)|clases de ingles)\b/, "aulas de inglês"],
  [/\b(?:spanish (?:classes|lessons)|clases de espanol)\b/, "aulas de espanhol"],
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

export const foreignConditions: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:free (?:delivery|shipping)|envio gratis|entrega gratis|delivery gratis)\b/,
    "entrega grátis",
  ],
  [
    /\b(?:free (?:quotes?|estimates?)|presupuesto gratis|presupuesto sin cargo)\b/,
    "orçamento grátis",
  ],
  [/\b(?:home delivery|entrega a domicilio|envio a domicilio)\b/, "entrega em domicílio"],
];
