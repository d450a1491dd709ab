import type { WritingBody } from "../schema.ts";
import { contact, shop } from "./fields.ts";

/** Standing texts: the profile, the automatic messages, partners and jobs. */
export const businessBodies: readonly WritingBody[] = [
  {
    id: "texto-descricao-do-perfil",
    fields: [
      shop,
      {
        id: "oferece",
        label: "O que você faz ou vende",
        placeholder: "pães, bolos e salgados feitos no dia",
        read: "own",
      },
      {
        id: "cidade",
        label: "Cidade ou bairro",
        placeholder: "Vila Mariana",
        from: "town",
        optional: true,
      },
      {
        id: "diferencial",
        label: "O que os clientes mais elogiam",
        placeholder: "o atendimento pelo nome e o café coado na hora",
        optional: true,
      },
    ],
    texts: [
      "[{loja}: ]{oferece}.[ Estamos aqui: {cidade}.][ O que os clientes mais elogiam: {diferencial}.] Venha conhecer ou mande uma mensagem com a sua dúvida.",
      "O que você encontra aqui: {oferece}.[ Região: {cidade}.][ Este é o perfil da empresa {loja}.][ Quem volta costuma falar disto: {diferencial}.] Fale com a gente para tirar dúvidas.",
      "Procurando {oferece}? Você achou[: {loja}].[ Onde: {cidade}.][ O que nos diferencia: {diferencial}.] Veja as fotos, confira o horário e apareça.",
    ],
    caution:
      "O campo aceita 750 caracteres, e só uns 250 aparecem antes do “mais”. Sem preço, sem promoção e sem link: as regras do Google não deixam.",
    link: { kind: "item", id: "descricao-persuasiva" },
    checkedOn: "2026-11-20",
    sources: ["1.4"],
  },
  {
    id: "texto-boas-vindas-whatsapp",
    fields: [
      shop,
      {
        id: "horario",
        label: "Horário de resposta",
        placeholder: "de segunda a sábado, das 8h às 18h",
        optional: true,
      },
      {
        id: "catalogo",
        label: "Link do cardápio ou catálogo",
        placeholder: "wa.me/c/...",
        optional: true,
      },
    ],
    texts: [
      "Oi, que bom ter você aqui.[ Você fala com: {loja}.]\nPara adiantar, me diga: o que você procura e para quando?[\nPreços e fotos: {catalogo}][\nHorário de resposta: {horario}.]",
      "Olá. Recebi a sua mensagem[ na {loja}] e já respondo.\n1. Quer pedir ou marcar? Diga o que e para quando.\n2. Quer saber preço? Diga de quê.\n3. Outro assunto? Conte em uma frase.[\nCatálogo: {catalogo}][\nHorário: {horario}]",
      "Oi.[ Aqui é da {loja}.] Se eu demorar uns minutinhos, é porque estou atendendo.[\nEnquanto isso, veja: {catalogo}][\nHorário de atendimento: {horario}.]\nComo posso ajudar?",
    ],
    caution:
      "Teste de outro celular. Se a pessoa só recebe a mensagem automática e ninguém responde, ela escreve para o próximo da lista.",
    link: { kind: "prompt", id: "boas-vindas-whatsapp" },
    checkedOn: "2026-11-20",
    sources: ["5", "own"],
  },
  {
    id: "texto-ausencia-whatsapp",
    fields: [
      {
        id: "horario",
        label: "Horário de atendimento",
        placeholder: "de segunda a sábado, das 8h às 18h",
        optional: true,
      },
      {
        id: "volta",
        label: "Quando você volta a responder",
        placeholder: "amanhã, a partir das 8h",
        optional: true,
      },
      shop,
    ],
    texts: [
      "Oi. Agora não tem ninguém para responder, mas a sua mensagem fica guardada.[\nHorário de atendimento: {horario}.][\nVolto a responder: {volta}.]\nSe quiser adiantar, deixe o que precisa e para quando.[\n{loja}]",
      "Estamos fechados neste momento.[\nNosso horário: {horario}][\nPróxima resposta: {volta}]\nEscreva o que você precisa, e a gente responde na ordem de chegada.[\n{loja}]",
      "Oi, tudo bem? Agora é hora de descanso por aqui.[\nHorário de atendimento: {horario}.][\nRetorno: {volta}.]\nDeixe o seu nome e a sua dúvida por aqui.[\n{loja}]",
    ],
    caution:
      "Programe pelo horário da loja no aplicativo. Ausência ligada o dia inteiro faz o cliente achar que você fechou.",
    link: { kind: "lesson", id: "aula-5" },
    checkedOn: "2026-11-20",
    sources: ["5"],
  },
  {
    id: "texto-parceria",
    fields: [
      {
        id: "ideia",
        label: "A sua ideia",
        placeholder: "deixar um cartão de cada um no balcão do outro",
        optional: true,
      },
      { id: "vizinho", label: "Com quem", placeholder: "Salão da Praça", optional: true },
      shop,
      contact,
    ],
    texts: [
      "Oi[, {vizinho}].[ Aqui é da {loja}.] Acho que os nossos clientes são parecidos, e podemos indicar um ao outro.[ Pensei nisto: {ideia}.]\nTopa testar por um mês e ver se vale para os dois?[\nMeu contato: {contato}]",
      "Olá[, {vizinho}]. Tenho uma proposta simples, sem custo para começar[: {ideia}|: eu indico vocês aos meus clientes, e vocês me indicam aos seus].\nSe gostar, eu preparo tudo e a gente combina os detalhes num café.[\n{loja}][\n{contato}]",
      "Oi. Gosto do trabalho de vocês[ ({vizinho})] e acho que podemos nos ajudar.[\nA ideia: {ideia}.]\nO que acha? Se preferir outro formato, estou de ouvidos abertos.[\n{loja}][\nContato: {contato}]",
    ],
    caution:
      "Não troque lista de clientes: telefone de cliente é dado pessoal, e quem aceitou falar com você não aceitou falar com o vizinho.",
    link: { kind: "prompt", id: "parceria-no-bairro" },
    checkedOn: "2026-11-20",
    sources: ["7.7", "own"],
  },
  {
    id: "texto-vaga",
    fields: [
      {
        id: "vaga",
        label: "Função",
        placeholder: "atendimento no balcão",
        optional: true,
        read: "job",
      },
      {
        id: "horario",
        label: "Dias e horário",
        placeholder: "de terça a sábado, das 9h às 17h",
        optional: true,
      },
      {
        id: "oferece",
        label: "Salário e benefícios",
        placeholder: "R$ 1.900,00 e vale-transporte",
        optional: true,
      },
      { ...contact, label: "Para onde mandar o currículo" },
    ],
    texts: [
      "Temos vaga[: {vaga}].[\nHorário: {horario}][\nOferecemos: {oferece}]\n[Para se candidatar: {contato}|Para se candidatar, mande uma mensagem por aqui.]\nConhece alguém que combina? Mande para essa pessoa.",
      "Estamos contratando[: {vaga}].[\nDias e horário: {horario}.][\nO que oferecemos: {oferece}.]\n[Envie o currículo: {contato}.|Envie o currículo por mensagem.]",
      "Quer trabalhar com a gente?[ A vaga é esta: {vaga}.][\nComo é o horário: {horario}.][\nSalário e benefícios: {oferece}.]\nConte em poucas linhas o que você sabe fazer[: {contato}|, por mensagem].",
    ],
    caution:
      "Não peça idade, sexo, cor, estado civil, filhos nem “boa aparência”: anúncio que discrimina é proibido (CLT, art. 373-A; Lei 9.029/1995).",
    link: { kind: "prompt", id: "rotina-de-abertura-e-fechamento" },
    checkedOn: "2026-11-24",
    sources: [
      "https://catho.com.br/carreira-sucesso/?p=3846",
      "https://empregahoje.com.br/normas-de-conduta-do-emprega-hoje",
    ],
  },
];
