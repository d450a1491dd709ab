import { expect, test } from "vitest";
import { nameOn } from "../net/asked.ts";
import { readPoints } from "../points/read-points.ts";
import { toSegments } from "../segments.ts";
import { candidatesOf, type Side, type Sided } from "./candidates.ts";

/** All names that a text offers for a side; which of them a reply says is learnt from judged reviews. */
function offered(text: string, tone: Sided, side: Side): string[] {
  const segments = toSegments(text);
  const all = candidatesOf(readPoints(segments, undefined), segments, tone);
  return all.map(({ point }) => nameOn(side, point));
}

test.each<[text: string, tone: Sided, side: Side, name: string]>([
  ["A enfermeira que colheu foi um doce", "praise", "good", "simpatia"],
  ["Cobraram um rim pela troca da bateria.", "complaint", "bad", "preço"],
  ["O técnico orientou tudo com calma e instalou rápido", "praise", "good", "orientação"],
  ["Mandei mensagem e nunca retornaram", "complaint", "bad", "retorno"],
  ["Minha filha foi aprovada no vestibular com o cursinho deles", "praise", "good", "aprovação"],
  ["Gastei quarenta reais numa coxinha fria", "complaint", "bad", "valor"],
  ["A caixa do bolo é linda.", "praise", "good", "a caixa"],
  [
    "Sumiu no meio da obra com o dinheiro e não atende o telefone",
    "complaint",
    "bad",
    "o serviço que não foi concluído",
  ],
  ["Quebraram o vaso e riscaram a mesa na mudança", "complaint", "bad", "o arranhão"],
  ["Antes o pão era bom, hoje parece borracha. O café continua ótimo", "mixed", "bad", "o pão"],
  ["Encomendei um bolo de fraldas e ficou lindo", "praise", "good", "bolo de fraldas"],
  ["Atendeu meu avô com tanta paciência, obrigada", "praise", "good", "paciência"],
  ["Adorei, só achei que podia ter mais opções de tamanho grande", "mixed", "bad", "variedade"],
  ["O motorista passou e não devolveram meu dinheiro", "complaint", "bad", "o valor pago"],
  ["Calça rasgou e Sumiu uma camisa social minha", "complaint", "bad", "sumiço"],
  ["Preço bom. Os meninos ajudaram até a descarregar.", "praise", "good", "ajuda"],
  ["Meu filho evoluiu muito desde que entrou na escola.", "praise", "good", "evolução"],
  ["Passei de primeira! O instrutor é calmo.", "praise", "good", "aprovação"],
  ["Remarcaram minha aula três vezes na mesma semana.", "complaint", "bad", "aula"],
  ["Comprei uma mesa e amei! Entrega no prazo.", "praise", "good", "a mesa"],
  ["Comprei um pudim, estava seco, mas a moça foi gentil.", "mixed", "bad", "pudim"],
  ["Paguei 280 reais e achei muito caro pelo que fizeram.", "complaint", "bad", "valor"],
  ["Comprei o bolo, os docinhos e as tortas e os convidados amaram.", "praise", "good", "bolo"],
  ["Produto bem diferente da foto do site", "complaint", "bad", "o anúncio"],
  ["Levei o sofá e voltou rasgado", "complaint", "bad", "o rasgo"],
  [
    "Professora boa, mas a turma tem 40 alunos e muito barulho.",
    "mixed",
    "bad",
    "tamanho das turmas",
  ],
  ["Manicure de mão pesada, saí com os dedos doendo.", "complaint", "bad", "cuidado"],
  ["Sala de espera sem lugar pra sentar.", "complaint", "bad", "espaço para sentar"],
  [
    "O instrutor passou a aula resolvendo assunto pessoal no caminho.",
    "complaint",
    "bad",
    "atenção",
  ],
  [
    "A geladeira pifou e eles não quiseram cobrir a garantia. Vendedor sumiu.",
    "complaint",
    "bad",
    "a garantia",
  ],
  [
    "Puseram meu filho na turma errada e a secretaria não explica.",
    "complaint",
    "bad",
    "a matrícula",
  ],
  ["Não tinham mais o sabor de coco e ninguém avisou.", "complaint", "bad", "a falta do sabor"],
  [
    "O bolo de cenoura é uma delícia, já o de chocolate tava seco",
    "mixed",
    "good",
    "bolo de cenoura",
  ],
  [
    "O bolo de cenoura é uma delícia, já o de chocolate tava seco",
    "mixed",
    "bad",
    "bolo de chocolate",
  ],
  ["O empadão tinha mais massa que recheio", "complaint", "bad", "quantidade"],
  ["Fiz alongamento em fibra, ficou lindo, só achei um pouco grosso", "mixed", "bad", "acabamento"],
  ["Nem tudo é perfeito: demora um pouco. Mas a comida compensa", "mixed", "bad", "demora"],
  [
    "Péssima revisão, cobraram duas vezes. O café da recepção é bom pelo menos",
    "mixed",
    "good",
    "o café",
  ],
  ["O cappuccino é ótimo e a bolacha é uma delícia.", "praise", "good", "a bolacha"],
  ["Chope gelado e torresmo murcho", "mixed", "good", "o chopp"],
  ["O tamanho das fatias é ótimo, o preço também.", "praise", "good", "o preço"],
  ["Postei no dia certo, e o pacote sumiu", "complaint", "bad", "o pacote"],
  ["Pedi o risoto. Estava ótimo, mas demorou.", "mixed", "good", "o risoto"],
])("%s (%s, %s) offers %s", (text, tone, side, name) => {
  expect(offered(text, tone, side).join(", ")).toContain(name);
});

test.each<[text: string, tone: Sided, side: Side, name: string]>([
  ["Em quinze minutos chego lá de casa, adoro", "praise", "good", "rapidez"],
  ["O bebê dormiu em dez minutos na sessão", "praise", "good", "rapidez"],
])("%s (%s, %s) does not offer %s", (text, tone, side, name) => {
  expect(offered(text, tone, side).join(", ")).not.toContain(name);
});
