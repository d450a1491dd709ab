import type { CardQuestions } from "../schema.ts";

/** What platforms and laws fix for advertisers. */
export const anunciosRegrasQuestions: readonly CardQuestions[] = [
  {
    id: "anuncio-orcamento-diario",
    theme: "anuncios",
    title: "O Google gastou mais que o orçamento do dia",
    questions: [
      "google ads gastou mais que o orçamento diario",
      "o google pode cobrar mais do que eu coloquei?",
      "coloquei 10 reais por dia e gastou 20",
      "como funciona o orçamento diário do google ads",
      "quanto gasta no mês com 10 reais por dia",
      "medo de o google gastar tudo",
    ],
    words: "orcamento diario gastou passou dobro limite mes cobrar cobranca",
  },
  {
    id: "anuncio-cpf-ou-cnpj",
    theme: "anuncios",
    title: "Posso anunciar no Google sem CNPJ?",
    questions: [
      "posso anunciar com cpf",
      "precisa de cnpj pra anunciar no google",
      "google ads aceita pessoa fisica?",
      "nao tenho cnpj consigo anunciar",
      "abri cnpj agora e o google nao aceita",
      "google ads pediu documento é golpe?",
    ],
    words:
      "cpf cnpj pessoa fisica documento verificacao anunciante conta cadastro firma aberta informal autonomo",
  },
  {
    id: "anuncio-imposto-da-meta",
    theme: "anuncios",
    title: "Imposto nos anúncios do Instagram e Facebook",
    questions: [
      "por que o anuncio do instagram ficou mais caro",
      "meta ta cobrando imposto no anuncio?",
      "coloquei 100 reais e cobrou 113",
      "imposto do facebook ads 2026",
      "paguei 100 no pix e só entrou 87",
      "quanto de taxa tem no anúncio do insta",
    ],
    words: "imposto tributo taxa meta facebook instagram pis cofins iss cobrou cartao pix caro",
  },
  {
    id: "anuncio-profissao-regulada",
    theme: "anuncios",
    title: "Anúncio de clínica, dentista ou advogado",
    questions: [
      "dentista pode anunciar?",
      "medico pode divulgar preço da consulta",
      "advogado pode impulsionar post",
      "posso postar antes e depois do paciente",
      "o que clinica nao pode falar no anuncio",
      "propaganda de bebida alcoólica pode",
      "posso prometer resultado no tratamento",
      "sou dentista posso por foto de antes e depois no insta",
      "posso postar foto do resultado do paciente",
      "profissional de saude pode dar desconto no post",
    ],
    words:
      "medico dentista advogado clinica saude estetica conselho crm cro oab antes depois promessa bebida suplemento nutricionista psicologo fisioterapeuta veterinario farmacia esteticista botox harmonizacao",
  },
];
