import { bad, type OpinionEntry } from "./entries.ts";
import type { Turner } from "./opinion.ts";

const skip = (patterns: string): [patterns: string, turner: Turner] => [patterns, { kind: "skip" }];

/** Bystanders, waits for somebody else, and turns that only announce: none is a matter of the shop. */
export const passingAsides: [patterns: string, turner: Turner][] = [
  skip(
    "no|ao|por fim|final das|de contas, afinal|final de contas, fazendo as contas, fiz as contas",
  ),
  skip(
    "vi|tinha|havia|teve|ouvi uma|um|outra|outro moca|rapaz|senhora|senhor|cliente|mulher|homem|casal|pessoa reclamando|reclamar|brigando|discutindo|chorando|esperando, vi|tinha|havia|ouvi outros|outras|varios|varias clientes|pessoas reclamando|brigando|discutindo|esperando",
  ),
  skip("limpeza de|do|dos bico|bicos|injetor|injetores|tbi"),
  skip(
    "fiquei|ficamos|estava|ficar|ficando esperando|aguardando o|a|um|uma|meu|minha uber|taxi|onibus|carona|marido|esposa|namorado|namorada|filho|filha|mae|pai|amiga|amigo|irma|irmao|chuva, esperando|esperar|aguardando|aguardar|esperava|aguardava|espero o|a|um|uma|meu|minha uber|taxi|onibus|carona|marido|esposa|namorado|namorada|filho|filha|mae|pai|amiga|amigo|irma|irmao|chuva, esperando|esperar|aguardando|aguardar uber|taxi|onibus|carona",
  ),
  skip(
    "meu|nosso voo|onibus|trem|metro atrasou|cancelaram, peguei|pegamos|pegar onibus|metro|trem|transito, peguei|pegamos|pegar onibus|metro|trem|transito lotado|cheio|parado, peguei|pegamos|pegar um|dois|o onibus|metro|trem, crianca|menino|menina|bebe derramou|derrubou, crianca|menino|menina|bebe derramou|derrubou suco|refrigerante|agua|sorvete",
  ),
  skip(
    "segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|semana|mes|quinzena sim segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|semana|mes|quinzena|outro|outra nao, dia|semana|mes|domingo|sabado sim e outro|outra nao",
  ),
  skip("fechou|fecharam na minha|nossa cara"),
  [
    "outro|outra restaurante|lanchonete|bar|mercado|farmacia|salao|barbearia|pizzaria|petshop|hotel|pousada|loja|padaria|oficina ao|do|aqui|ali|na|no",
    { kind: "elsewhere" },
  ],
];

/** What gave way when it was first used, and whom nobody came to help. */
export const passingFaults: readonly OpinionEntry[] = [
  bad("arrebentou|arrebentaram no|na|logo|em primeiro|primeira|segundo|segunda", "durability"),
  bad("ninguem veio|vem|apareceu limpar|secar|recolher|ver|olhar|perguntar", "attention"),
];
