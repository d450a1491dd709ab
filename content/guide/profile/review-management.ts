import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const reviewManagement: ProfileCard = {
  title: "Gestão de avaliações",
  paints: "planter",
  items: [
    {
      id: "estrategias-solicitar",
      label: profileLabels["estrategias-solicitar"],
      what: "É um código QR no balcão e uma mensagem pronta para depois da compra, com o link das avaliações. O convite vai para todos, satisfeitos ou não.",
      why: "Avaliações recentes ajudam quem não conhece a loja a decidir. A quantidade e a nota também contam na busca local, mas não garantem posição.",
      steps: [
        "Abra seu perfil e toque em “Ler avaliações” e em “Pedir avaliações” (os nomes podem variar).",
        "Copie o link e abra no celular de outra pessoa para conferir se leva à sua loja.",
        "Imprima o código QR para o balcão; se ele não aparecer no celular, abra o perfil em um computador.",
        "Escreva uma mensagem curta: agradeça a compra, peça uma opinião sincera e cole o link.",
        "Salve a mensagem nas respostas rápidas do WhatsApp Business.",
        "Envie depois da compra a quem já conversa com a loja por ali, sem escolher só os satisfeitos.",
      ],
      readyWhen: "o código QR está no balcão e a mesma mensagem vai para todos depois da compra.",
      caution:
        "Não ofereça desconto nem brinde por avaliação e não peça só a quem gostou. O Google proíbe as duas coisas e pode esconder avaliações ou barrar novas por um tempo. Dono e equipe não avaliam a própria loja.",
      prompt: { id: "pos-venda-e-avaliacao", label: "Usar um prompt para escrever a mensagem" },
    },
    {
      id: "respostas-profissionais",
      label: profileLabels["respostas-profissionais"],
      what: "Toda avaliação recebe uma resposta da loja: elogio, crítica ou nota sem texto. Só perfil verificado pode responder.",
      why: "A resposta é pública: quem pensa em comprar vê como você trata as pessoas. O cliente recebe um aviso e pode mudar a nota por vontade própria.",
      steps: [
        "Abra seu perfil e toque em “Ler avaliações” (o nome do botão pode variar).",
        "Comece pelas que estão sem resposta e, daí em diante, responda quando o aviso chegar.",
        "Agradeça e comente o ponto que a pessoa citou, em três a seis frases ao todo.",
        "Se houve problema, reconheça o que a pessoa viveu, diga só o que já mudou e ofereça o telefone da loja.",
        "Assine com seu primeiro nome e sua função, como “Lúcia, gerente”.",
        "Leia a resposta em voz alta, corte o que soar seco e publique.",
      ],
      readyWhen: "nenhuma avaliação está sem resposta há mais de dois dias úteis.",
      caution:
        "Não cite nome completo, pedido, doença nem dívida de ninguém. Em saúde e advocacia, não confirme nem que a pessoa foi atendida. O Google analisa as respostas, e a sua pode demorar a aparecer.",
      prompt: { id: "resposta-a-elogio", label: "Usar um prompt para responder a um elogio" },
    },
    {
      id: "gestao-crises",
      label: profileLabels["gestao-crises"],
      what: "É uma folha com o que fazer quando chega uma acusação grave ou várias reclamações juntas. Ela diz quem responde, em quanto tempo e como.",
      why: "No susto, é fácil responder com raiva ou ficar em silêncio. Com o roteiro pronto, a loja apura antes de falar e corrige a causa.",
      steps: [
        "Escolha quem responde e avise a equipe de que só essa pessoa fala em nome da loja.",
        "Leia a reclamação até o fim, guarde uma captura de tela e, se houver risco à saúde, suspenda a venda.",
        "Apure em até 24 horas: ouça quem atendeu e confira o pedido, o comprovante e as mensagens.",
        "Responda com calma: reconheça o que a pessoa viveu, diga só o que já foi feito e ofereça o telefone da loja.",
        "Resolva o problema em conversa privada, sem pedir mudança de nota em troca.",
        "Corrija a causa e anote na folha o que mudou na rotina.",
      ],
      readyWhen:
        "a folha está à mão, com os passos, o responsável e o prazo de 24 horas para apurar.",
      caution:
        "Não ameace processo nem acuse a pessoa na resposta. Se não achar o atendimento, diga isso com educação e deixe o contato da loja.",
      prompt: {
        id: "resposta-a-critica-justa",
        label: "Usar um prompt para responder a uma crítica justa",
      },
    },
    {
      id: "monitoramento-reputacao",
      label: profileLabels["monitoramento-reputacao"],
      what: "São duas conferidas por semana no que falam da loja e uma anotação por mês. O registro pode ser em planilha ou no caderno.",
      why: "Quem acompanha percebe o problema repetido enquanto ele ainda é pequeno. O registro ajuda a ver se as mudanças na loja deram resultado.",
      steps: [
        "Ligue os avisos de novas avaliações nas configurações do seu perfil (o nome pode variar).",
        "Marque na agenda do celular dois horários fixos por semana para ler as avaliações.",
        "Pesquise o nome da loja no Reclame Aqui e veja o consumidor.gov.br, se ela tiver cadastro lá.",
        "Denuncie, no menu da avaliação, só o que viola a política do Google, como ofensa ou spam.",
        "Anote no fim do mês a nota, o número de avaliações e os assuntos que se repetiram.",
        "Escolha um desses assuntos para corrigir no mês seguinte.",
      ],
      readyWhen: "os avisos estão ligados e o último mês tem nota, quantidade e assuntos anotados.",
      caution:
        "Discordar de uma nota baixa não é motivo de denúncia. Golpistas dizem ser do Google e cobram para cuidar do perfil: não pague, não assine e não passe códigos.",
    },
  ],
};
