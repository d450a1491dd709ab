import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const localSeo: ProfileCard = {
  title: "SEO local",
  paints: "pin",
  items: [
    {
      id: "otimizacao-buscas",
      label: profileLabels["otimizacao-buscas"],
      what: "SEO é a otimização para buscas: deixar claro, no perfil e no site, o que você oferece e onde. Comece pelos serviços, um a um.",
      why: "O Google compara a busca da pessoa com o que o seu perfil informa. Também contam a distância e o quanto o negócio é conhecido.",
      steps: [
        "Anote até dez serviços ou produtos, com as palavras que o cliente usa no balcão.",
        "Entre no Google com a conta da empresa e pesquise o nome da loja.",
        "Toque em “Editar perfil” e procure “Serviços”, “Produtos” ou “Cardápio” (os nomes variam conforme o ramo).",
        "Cadastre cada item com uma descrição curta: o que inclui e para quem é.",
        "Se você tem site, abra-o no celular sem Wi-Fi e veja se ele carrega depressa.",
        "No site, toque no telefone para ver se ele abre a ligação.",
      ],
      readyWhen: "cada item da sua lista está descrito e o site, se houver, abre bem no celular.",
      caution:
        "Ninguém pode vender nem garantir o primeiro lugar nos resultados gratuitos do Google. Se alguém oferecer isso, não pague, não assine e não passe código de verificação.",
    },
    {
      id: "palavras-chave-geo",
      label: profileLabels["palavras-chave-geo"],
      what: "Palavra-chave é o que a pessoa digita na busca. Aqui você junta o serviço e o lugar, como em “bolo de aniversário no Centro”.",
      why: "Quem digita o nome do bairro costuma querer comprar por perto. Com a lista pronta, você se lembra de usar essas palavras no perfil e no site.",
      steps: [
        "Abra o bloco de notas do celular e escreva os cinco serviços ou produtos que você mais vende.",
        "Escreva três versões de cada um: com o bairro, com a cidade e com um detalhe, como “por encomenda”.",
        "Digite o começo de cada busca no Google e veja o que ele sugere.",
        "Troque os termos que ninguém fala por palavras que você ouve no balcão.",
        "Use as três buscas principais em serviços, postagens ou páginas do site, em frases naturais.",
        "Marque na lista onde cada busca já foi usada.",
      ],
      readyWhen:
        "há 15 buscas anotadas e as três principais já aparecem em um serviço, postagem ou página do site.",
      caution:
        "Nunca acrescente essas palavras ao nome do perfil: isso viola a regra e pode levar à suspensão do perfil. “Perto de mim” não precisa ser escrito, porque o Google usa a localização de quem busca.",
    },
    {
      id: "consistencia-citacoes",
      label: profileLabels["consistencia-citacoes"],
      what: "Citação é cada lugar da internet que mostra o nome, o endereço e o telefone da sua empresa. Esses três dados devem ser iguais em todos.",
      why: "Um telefone antigo faz você perder a ligação, e um endereço errado faz você perder a visita. Dados iguais também deixam claro que se trata da mesma loja.",
      steps: [
        "Anote o nome da placa, o endereço completo e o telefone, do jeito que vai usar sempre.",
        "Liste oito lugares, como Google, Instagram, Facebook, Waze, Mapas da Apple e aplicativos do seu ramo.",
        "Pesquise no Google o telefone atual e os antigos para achar cadastros esquecidos.",
        "Abra cada lugar no celular e compare os três dados com a sua anotação.",
        "Corrija o que estiver diferente; no Google, mudar o endereço exige nova verificação.",
        "Anote a data da conferência e repita quando algum dado mudar.",
      ],
      readyWhen:
        "os oito lugares da lista mostram os mesmos dados e a data da conferência está anotada.",
      caution:
        "Não pague para entrar em dezenas de guias: dá trabalho e traz pouco retorno. Se você trabalha em casa e não recebe clientes, esconda o endereço e informe a área de atendimento.",
    },
    {
      id: "link-building",
      label: profileLabels["link-building"],
      what: "É quando o site de alguém da região indica o seu, com um link. Pode ser um fornecedor, uma associação, um jornal local ou uma escola que você apoia.",
      why: "Links ajudam o Google a perceber o quanto o negócio é conhecido. E quem confia no parceiro chega até você por indicação.",
      steps: [
        "Liste fornecedores, associações, escolas e eventos com os quais a loja já tem relação.",
        "Veja no celular quais deles têm site com página de parceiros, clientes ou apoiadores.",
        "Escolha três e conte, em uma mensagem curta, o que vocês fazem juntos.",
        "Envie o nome da loja e o link do site; sem site, use o do botão “Compartilhar” do perfil.",
        "Quando publicarem, abra o link e confira se ele leva à página certa.",
        "Anote o nome do parceiro, o endereço da página e a data.",
      ],
      readyWhen: "três links de parceiros reais estão no ar no trimestre, anotados com a data.",
      caution:
        "Não compre links: isso vai contra as regras da busca do Google. Prefira poucas indicações de quem conhece a loja a muitas de sites desconhecidos.",
      prompt: {
        id: "parceria-no-bairro",
        label: "Usar um prompt para convidar um parceiro do bairro",
      },
    },
  ],
};
