import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const completeOptimisation: ProfileCard = {
  title: "Otimização completa",
  paints: "door",
  items: [
    {
      id: "info-completas",
      label: profileLabels["info-completas"],
      what: "São os campos básicos do perfil: nome, telefone, endereço ou área de atendimento, site e formas de pagamento. Preencher é gratuito e não exige instalar aplicativo.",
      why: "Quem procura quer saber onde você fica e como falar com a loja. Um campo vazio vira mais uma pergunta no WhatsApp, ou um cliente no concorrente.",
      steps: [
        "Entre no celular com a conta Google da empresa e pesquise o nome da loja na Busca.",
        "Se o perfil não for seu, toque em “É proprietário desta empresa?”; se não existir, crie um em business.google.com.",
        "Toque em “Editar perfil” (os nomes podem variar) e preencha nome, telefone e site, se tiver.",
        "Informe o endereço da loja; se você só atende na casa do cliente, esconda o seu e liste os bairros.",
        "Cole, na parte de contato, o link do WhatsApp: https://wa.me/55 seguido do DDD e do número, tudo junto.",
        "Informe o ano de abertura e marque formas de pagamento, acessibilidade e o que mais valer para a loja.",
      ],
      readyWhen:
        "todo campo que vale para a sua loja está preenchido e o botão de ligar chama a loja.",
      caution:
        "Use o nome que está na placa, sem acrescentar serviço, bairro, telefone ou slogan. Nome enfeitado viola a regra do Google e pode suspender o perfil. Mudar o endereço exige nova verificação.",
    },
    {
      id: "categorias-otimizadas",
      label: profileLabels["categorias-otimizadas"],
      what: "A categoria principal diz ao Google o que a sua loja é. As extras, no máximo nove, dizem o que mais você faz de verdade.",
      why: "A categoria ajuda o Google a entender com quais buscas a sua loja combina. Ela também pode liberar recursos, como cardápio ou agendamento.",
      steps: [
        "Escreva em uma frase o que a loja mais vende, porque daí sai a categoria principal.",
        "Pesquise no Google Maps o seu serviço e o bairro, e veja a categoria escrita nas três primeiras lojas.",
        "Abra seu perfil e toque em “Editar perfil” e em “Categoria da empresa” (os nomes podem variar).",
        "Digite o seu ramo e escolha na lista a opção mais específica, como “Pizzaria” em vez de “Restaurante”.",
        "Acrescente só o que você faz mesmo, como “Confeitaria” na padaria que aceita encomenda de bolo.",
        "Apague as categorias que não descrevem a loja e salve.",
      ],
      readyWhen:
        "a categoria principal é a mais específica da lista e nenhuma extra descreve algo que você não faz.",
      caution:
        "Use o menor número de categorias que descreve a loja. Categoria falsa pode suspender o perfil, e trocar a principal pode pedir nova verificação.",
    },
    {
      id: "descricao-persuasiva",
      label: profileLabels["descricao-persuasiva"],
      what: "É um texto de até 750 caracteres, escrito por você. Só os primeiros 250, mais ou menos, aparecem antes do botão que abre o resto.",
      why: "Quem ainda não conhece a loja entende em poucas linhas se achou o que procura. As respostas de IA do Google também podem usar o que está no perfil.",
      steps: [
        "Anote o que você vende, para quem, em que bairro e o que a loja tem de diferente.",
        "Abra seu perfil na Busca e toque em “Editar perfil” e em “Descrição” (os nomes podem variar).",
        "Comece pelo mais importante: o que você faz, para quem e em que bairro.",
        "Conte depois a história da loja e o que ela tem de diferente, em frases curtas.",
        "Leia o texto em voz alta, corte o que soar exagerado e salve.",
      ],
      readyWhen: "o texto cabe em 750 caracteres e a primeira frase já diz o que você faz e onde.",
      caution:
        "Não coloque preço, promoção, telefone nem link: tudo isso tem outro lugar no perfil. O resumo curto que o Google escreve ao lado do nome não pode ser editado.",
      prompt: { id: "descricao-do-perfil", label: "Usar um prompt para escrever a descrição" },
    },
    {
      id: "horarios-precisos",
      label: profileLabels["horarios-precisos"],
      what: "É o horário de cada dia da semana, mais o horário especial de feriados, férias e eventos. Conforme a categoria, entrega e retirada podem ter horário próprio.",
      why: "Quem lê “Aberto” e encontra a porta fechada perde a viagem e pode deixar uma avaliação ruim. Feriado confirmado dá confiança para sair de casa.",
      steps: [
        "Abra seu perfil e toque em “Editar perfil” e em “Horário” (os nomes podem variar).",
        "Confira cada dia da semana e, se a loja fecha para o almoço, cadastre os dois períodos do dia.",
        "Procure “Horário especial” e veja os feriados dos próximos 60 dias, inclusive os da sua cidade.",
        "Marque “Fechado” no feriado em que não abre e informe o horário certo dos outros.",
        "Preencha “Mais horários” para entrega ou retirada, se essa opção aparecer.",
        "Crie um lembrete no celular para repetir a conferência todo mês.",
      ],
      readyWhen:
        "cada dia da semana está certo e nenhum feriado dos próximos 60 dias está sem confirmação.",
      caution:
        "Em reforma ou pausa longa, use a opção de fechado temporariamente. Não apague o perfil nem deixe o horário normal no ar.",
    },
  ],
};
