import { fold } from "../../../../../domain/search/fold.ts";

/** Names and acronyms as they are written; found in any case. */
const brands =
  "WhatsApp Instagram Facebook Google iPhone iPad MacBook Apple Samsung Motorola Xiaomi LG JBL Sony Nintendo PlayStation Xbox iFood Rappi Pix " +
  "Android Windows Netflix YouTube TikTok Uber Shopee Amazon Fiat Volkswagen Chevrolet Ford Honda Yamaha Toyota Hyundai Renault Jeep Nissan Nike Adidas Natura Avon " +
  "Páscoa Brasil Sebrae Excel Photoshop Bosch Makita Brastemp Electrolux Consul Philco Dell Lenovo Asus Acer Epson Kindle Tupperware Havaianas Melissa Disney Lego Nespresso Nutella Oreo Ninho";

const acronyms =
  "TDAH TEA DIU PCD EAD TV LED DVD CD USB HD SSD PC GPS MEI CNPJ CNH RG DJ RH TI SEO MDF MDP PVC EVA ENEM OAB IPTU IPVA INSS FGTS UV VIP HP BMW GM SUV GNV ABS DNA ERP CRM EPI " +
  "LGPD HDMI VR VA IRPF CFTV UTI RPG PMOC GLP AVCB NR MBA SPA GTA BH DF CREF CRP CRO CRM CREFITO CRN CNIS BPC ABC IR IRPJ NF CLT AVC HIV SPC DELF TOEFL IELTS";

/** Acronyms that are also words: only capitals tell them. */
const wordsToo = new Set("tea ti va df sp hd nr spa eva abc".split(" "));

export const canonicalNames: ReadonlyMap<string, string> = new Map(
  [...brands.split(" "), ...acronyms.split(" ")]
    .filter((name) => !wordsToo.has(fold(name)))
    .map((name) => [fold(name), name]),
);

export const knownAcronyms: ReadonlySet<string> = new Set(acronyms.split(" "));

/** What a capital after "no" or "em" may begin and yet be no place. */
export const notPlaces = new Set(
  (
    "br unimed bradesco amil sulamerica hapvida notredame ipe geap cassi whatsapp instagram facebook google pix ifood rappi youtube tiktok natal pascoa carnaval brasil janeiro fevereiro marco abril maio junho julho agosto setembro outubro " +
    "novembro dezembro tecnologia forma equilibrio harmonia areia roca fe mesa brasa panela lenha foco movimento festa cena segunda terca quarta quinta sexta sabado domingo dia dias black cartao credito debito dinheiro boleto mei cnpj tv excel android windows iphone uber shopee amazon ano reveillon"
  ).split(" "),
);

/** First names that shops are called by: "barbearia do zé". Folded. */
export const firstNames = new Set(
  (
    "ze joao maria ana jose pedro paulo carlos antonio chico francisco lucas marcos luiz luis gabriel rafael daniel marcelo bruno eduardo felipe rodrigo manoel manuel joaquim tiao beto nando nene toninho tonho juca " +
    "julia beatriz bia carol carolina camila amanda aline fernanda patricia paty adriana sandra marcia vera lucia luciana lu rosa rita cida dalva dora edna eva gi gisele helena ivone isabel bel jo joana josefa juliana ju karina kelly lara lais " +
    "leticia lia livia luana luiza magali mara marta mari mariana marina marli mel monica nair nana neide neusa nina olga priscila raquel regina renata roberta rose rosana sabrina samara sara silvana silvia simone sonia sueli tania tata tati tatiana teresa vanessa vivi zilda zefa " +
    "alex andre arthur caio cesar claudio diego edson fabio fernando gilberto guilherme gustavo henrique hugo ivan jorge julio leo leonardo mario mauricio miguel nelson osmar otavio renato ricardo roberto rogerio romeu samuel sergio tadeu tiago thiago valdir vitor wagner wilson"
  ).split(" "),
);
