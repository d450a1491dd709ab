import { profileLabels } from "../items.ts";
import type { ProfileCard } from "../schema.ts";

export const professionalPhotos: ProfileCard = {
  title: "Fotos profissionais",
  paints: "window",
  items: [
    {
      id: "logo-alta-resolucao",
      label: profileLabels["logo-alta-resolucao"],
      what: "É a marca da loja em uma imagem quadrada, com 720 por 720 pixels ou mais. Use PNG ou JPG de até 5 MB; o Google mostra a imagem em um círculo.",
      why: "A logo ajuda quem já conhece a loja a achar você entre os resultados. Borrada ou cortada, ela passa uma impressão de descuido.",
      steps: [
        "Peça a quem fez a placa ou o cartão a logo quadrada, em PNG ou JPG.",
        "Se só existir a placa, fotografe de frente, com luz do dia, e recorte em quadrado no editor do celular.",
        "Veja se nada importante fica nos cantos, porque o círculo esconde as pontas.",
        "Abra seu perfil, toque em “Adicionar foto” e escolha “Logotipo” (os nomes podem variar).",
        "Pesquise a loja no celular de outra pessoa, alguns dias depois, e confira o resultado.",
      ],
      readyWhen: "a logo aparece nítida e inteira no círculo, e dá para ler na tela do celular.",
      caution:
        "Imagem enviada como foto pelo WhatsApp perde qualidade. Peça que mandem como documento ou por e-mail.",
    },
    {
      id: "fotos-fachada",
      label: profileLabels["fotos-fachada"],
      what: "São pelo menos três fotos da frente da loja. A primeira é de dia, a segunda é à noite e a terceira mostra a visão de quem chega.",
      why: "Quem vem pela primeira vez reconhece a porta e não passa direto. A placa com o mesmo nome do perfil dá segurança de que o lugar é esse.",
      steps: [
        "Limpe a lente do celular e tire do caminho o que esconde a placa.",
        "Fotografe de dia, com o sol atrás de você, a frente inteira com a placa e o número.",
        "Fotografe à noite, com a loja acesa e o celular apoiado para não tremer.",
        "Fotografe da esquina ou da outra calçada, como quem chega.",
        "Escolha as fotos em que não aparecem rostos nem placas de carros de desconhecidos.",
        "Abra seu perfil, toque em “Adicionar foto” e envie as três (o nome do botão pode variar).",
      ],
      readyWhen: "as três fotos estão no perfil e dá para ler a placa da loja em cada uma.",
      caution:
        "Não use imagem de banco nem criada por IA: ela engana quem vem, e o Google pode removê-la. Se você só atende na casa do cliente, mostre o carro ou as ferramentas, nunca a frente da sua casa.",
    },
    {
      id: "galeria-produtos",
      label: profileLabels["galeria-produtos"],
      what: "São cinco ou mais fotos do que você vende, tiradas na loja com o próprio celular. Serviço também vale: o corte pronto, o conserto terminado.",
      why: "A foto mostra o tamanho, o acabamento e o capricho antes da visita. Com ela, o cliente já pode chegar sabendo o que pedir.",
      steps: [
        "Escolha cinco produtos ou serviços que saem sempre e que o cliente vai encontrar.",
        "Fotografe perto da janela ou da porta, com luz natural e o fundo arrumado.",
        "Faça uma foto de perto e outra com algo que mostre o tamanho, como um prato.",
        "Descarte as fotos escuras, tremidas ou de produto que saiu de linha.",
        "Abra seu perfil, toque em “Adicionar foto” e envie as melhores (o nome do botão pode variar).",
        "Cadastre os preços em “Produtos”, “Serviços” ou “Cardápio”, se o seu perfil tiver uma dessas áreas.",
      ],
      readyWhen: "há cinco fotos nítidas no perfil e tudo o que elas mostram existe na loja.",
      caution:
        "Não escreva preço, telefone nem promoção sobre a foto. O preço cadastrado no perfil deve ser igual ao da loja. Se um cliente aparece na imagem, peça autorização por escrito.",
    },
    {
      id: "equipe-trabalhando",
      label: profileLabels["equipe-trabalhando"],
      what: "São duas ou mais fotos de quem atende, no trabalho de todo dia, com autorização por escrito. Se você não tem equipe, vale a sua própria foto no balcão.",
      why: "Ver quem atende aproxima a loja de quem ainda não a conhece. A autorização respeita a equipe e evita problema com o uso da imagem.",
      steps: [
        "Explique à equipe onde as fotos vão aparecer e aceite o “não” de quem preferir ficar fora.",
        "Escreva um termo simples com nome, data, onde a foto será usada e como pedir a retirada.",
        "Peça a assinatura antes da foto e guarde o termo em lugar seguro.",
        "Fotografe as pessoas em ação, com boa luz e a bancada arrumada.",
        "Confira se não aparecem clientes, senhas, documentos ou telas com dados.",
        "Abra seu perfil, toque em “Adicionar foto” e envie pelo menos duas (o nome do botão pode variar).",
      ],
      readyWhen: "há duas fotos no perfil e o termo de cada pessoa que aparece está guardado.",
      caution:
        "Usar a imagem de alguém para vender, sem autorização, pode gerar indenização mesmo sem prejuízo provado. A regra vale também para clientes e para quem já saiu da empresa.",
    },
  ],
};
