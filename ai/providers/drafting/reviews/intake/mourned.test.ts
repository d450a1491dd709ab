import { describe, expect, test } from "vitest";
import { draftReply } from "../draft-reply.ts";
import { readReview } from "../read-review.ts";

const merry = /alegri|alegr|ador|feliz|sorri|animou|presente|voltar|novamente|delíci|contente/i;
const sorry = /sentimentos|solidariedade|momento tão|perda/;

describe("thanks after a death", () => {
  test.each([
    "Minha calopsita partiu ontem depois de três dias internada. O doutor Pedro me ligava toda noite. Só gratidão pelo carinho.",
    "Nosso labrador descansou em paz semana passada. Tomava banho aqui há 10 anos, as meninas amavam ele. Atendimento nota mil sempre.",
    "Infelizmente meu cachorro morreu, mas a clínica fez de tudo. Muito obrigada",
    "Meu hamster morreu mas a veterinária fez o possível. Gratidão pela equipe.",
    "A Mel se foi, mas a clínica deu todo o suporte. Recomendo.",
    "Minha cachorrinha Pipoca, 13 anos, foi internada aqui com piometra. A Dra. Renata operou de madrugada. Infelizmente uma semana depois ela teve uma complicação no coração e partiu. Mesmo assim só tenho gratidão, porque foi tratada com carinho até o fim.",
    "Meu gato acabou falecendo, mas o veterinário foi um anjo. Gratidão eterna!",
    "O Bob partiu, a equipe da clínica veterinária chorou com a gente. Obrigada por tanto carinho",
    "Minha coelha faleceu na cirurgia, a doutora explicou tudo com carinho. Recomendo a clínica",
    "Infelizmente nossa gata não aguentou, mas vocês foram maravilhosos. Obrigado",
    "Nosso shih tzu morreu de velhice e vocês vieram em casa com todo o cuidado. Excelentes",
    "Meu pai morreu em casa, e a cuidadora Lúcia foi um anjo até a última noite. Obrigada",
    "minha cadela morreu mas o atendimento foi ótimo",
    "Asilo onde minha avó ficou os últimos dois anos de vida. Na hora do adeus elas estavam lá segurando a mão dela. Obrigada por tudo.",
    "Cuidaram do meu pai nos últimos meses de vida com muito carinho. Gratidão.",
    "A Nina faleceu, e o veterinário ligou no outro dia pra saber de mim. Atendimento excelente",
  ])("is answered without cheer: %s", (review) => {
    expect(readReview(review, 5)).toMatchObject({ grieves: true });
    expect(draftReply(review, undefined, 5).text).not.toMatch(merry);
  });

  test.each([
    "Meu pai faleceu há três anos e desde então a comida daqui me lembra a dele. Galinhada maravilhosa, recomendo!",
    "Depois que minha mãe morreu fiquei anos sem dançar. Na escola de dança da Júlia voltei a sorrir. Professores excelentes!",
    "Herdei a máquina de costura da minha avó, que faleceu. Estava parada e o seu Ivo deixou novinha. Serviço perfeito!",
    "O bolo de aniversário da minha avó, que faleceu depois, foi feito aqui. Lindo demais, voltamos sempre!",
    "Quando meu avô morreu em 2015 meu pai assumiu a barbearia dele. Vocês sempre deram aulas ótimas pra ele!",
    "Conserto perfeito do relógio que era do meu falecido pai. Voltou a funcionar!",
    "Comecei a terapia quando meu irmão faleceu, há dois anos. A Marta é pontual e acolhedora.",
    "A nutricionista Carla me ajudou muito. Engordei depois que meu pai faleceu em 2019 e já perdi 12kg.",
    "Tive crise de ansiedade depois que meu pai faleceu e uma amiga me indicou o psicólogo Fernando. Faço terapia com ele há um ano e meio, toda quinta. Sala aconchegante, sempre pontual.",
    "Restauraram a foto da minha falecida mãe, ficou perfeita!",
    "Minha filha chorou na hora da partida do passeio de tão bom que foi",
    "Minha mãe adorou, os últimos dias de férias foram ótimos",
    "Na hora do adeus a recreadora deu um brinde pras crianças",
    "Perdi meu marido há cinco anos e o grupo de dança me devolveu a vida. Adoro!",
    "Há dez anos perdi minha mãe e a confeitaria fez um bolo igual ao dela. Maravilhoso!",
    "Comecei a treinar quando meu pai faleceu. Treino aqui há três anos e só melhora, professores ótimos",
    "O carro era do meu avô, que já faleceu, e o mecânico deixou como novo. Recomendo!",
    "Meu cachorro morreu há muito tempo e agora adotei outro, o banho de vocês é ótimo. Amo",
  ])("is none in: %s", (review) => {
    expect(draftReply(review, undefined, 5).text).not.toMatch(sorry);
  });

  test.each([
    "Minha mãe faleceu ontem e vocês entregaram a coroa linda, no horário. Obrigado.",
    "Meu avô faleceu e a funerária cuidou de tudo com respeito. Obrigado",
    "Quando minha mãe faleceu, cuidaram de todo o velório com delicadeza. Sou cliente há 10 anos, obrigado",
    "Perdi meu pai semana passada e a floricultura foi muito gentil. Obrigada",
    "Depois que minha sogra faleceu, vocês fizeram a missa ficar linda com as flores. Gratidão",
  ])("is mourned still in: %s", (review) => {
    expect(readReview(review, 5)).toMatchObject({ grieves: true, solemn: false });
  });

  test.each([
    "Encomendei um quadro do meu gatinho que partiu e ficou lindo, chorei. Recomendo",
    "A tatuagem em homenagem ao meu cachorro que morreu ficou perfeita, obrigada Léo",
    "A clínica cuidou da minha mãe até o fim. Faz um ano que ela se foi e sou grata a cada enfermeira.",
    "Meu cachorro morreu faz dois anos, vocês cuidaram dele até o fim e agora do meu filhote. Equipe maravilhosa",
    "Herdei a máquina de costura da minha avó, que faleceu. O seu Ivo deixou novinha. Serviço perfeito!",
  ])("is answered with reserve, and no loss is spoken of, in: %s", (review) => {
    expect(readReview(review, 5)).toMatchObject({ grieves: true, solemn: true });
    expect(draftReply(review, undefined, 5).text).not.toMatch(sorry);
  });

  test.each([
    "A foto do meu filho que foi aprovado ficou linda",
    "O bolo da minha irmã que partiu pra Portugal ficou lindo",
    "Meu cachorro descansou bastante no hotelzinho e voltou feliz. Amei",
    "Meu filho morreu de rir com o palhaço! Festa linda",
    "A Ana se foi da equipe, mas o salão continua ótimo!",
    "A dor nas costas se foi, clínica maravilhosa!",
    "Minha gata partiu pra casa cheirosa e feliz, adoramos o banho",
    "Meu celular morreu e eles ressuscitaram, ótimo serviço!",
    "Quase morri de rir com o instrutor, ótimas aulas",
    "O medo da minha cachorra se foi, o adestrador é ótimo",
    "Minha gata quase morreu, mas vocês salvaram ela. Obrigada!",
    "A dor da minha mãe se foi, o fisioterapeuta é um anjo",
  ])("is no matter of: %s", (review) => {
    expect(readReview(review, 5)).toMatchObject({ grieves: false });
  });
});
