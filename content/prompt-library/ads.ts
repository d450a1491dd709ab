import type { LibraryCategory } from "./schema.ts";

export const ads: LibraryCategory = {
  id: "ads",
  name: "Anúncios & Copy",
  color: "blue",
  icon: "pen-line",
  prompts: [
    {
      id: "anuncio-na-busca",
      title: "Anúncio na busca do Google",
      description: "Quinze títulos e quatro descrições no tamanho que o Google aceita.",
      text: `Você é especialista em anúncios de pesquisa do Google para negócios locais.

Tarefa: escreva um anúncio responsivo de pesquisa para [PRODUTO OU SERVIÇO].

Contexto:
- Negócio: [NOME DO NEGÓCIO], em [BAIRRO E CIDADE].
- Quem procura: [PÚBLICO PRINCIPAL].
- O que a pessoa digita: [TERMOS DE BUSCA].
- Oferta real: [PREÇO, CONDIÇÕES E PRAZO].
- Diferencial que consigo provar: [DIFERENCIAL].
- Quero que a pessoa: [AÇÃO, COMO LIGAR OU PEDIR ORÇAMENTO].

Formato:
1. 15 títulos de até 30 caracteres: 4 do serviço, 3 do lugar, 3 da oferta, 3 do diferencial e 2 da ação.
2. 4 descrições de até 90 caracteres.
3. 10 palavras-chave negativas, isto é, buscas em que não quero aparecer, no singular e no plural.
Conte letras, espaços e sinais. Escreva a contagem entre parênteses depois de cada título e descrição. Se passar do limite, reescreva, porque o Google recusa. Cada peça precisa fazer sentido sozinha, porque o Google troca a ordem.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem ideia repetida, exclamação, emoji, palavra em maiúsculas, nome de concorrente nem convite para clicar. Não diga “o melhor”, “o mais barato” nem outra vantagem sem prova.`,
      tags: ["google", "anúncio", "títulos"],
    },
    {
      id: "anuncio-nas-redes",
      title: "Anúncio no Instagram e no Facebook",
      description: "Três anúncios diferentes para testar, com título, texto e ideia de foto.",
      text: `Você é especialista em anúncios de Instagram e Facebook para pequenos negócios.

Tarefa: escreva 3 anúncios diferentes para [PRODUTO OU SERVIÇO].

Contexto:
- Negócio: [NOME DO NEGÓCIO], em [BAIRRO E CIDADE].
- Público: [PÚBLICO PRINCIPAL].
- O que a pessoa quer resolver: [NECESSIDADE DO CLIENTE].
- Oferta real: [PREÇO À VISTA, CONDIÇÕES E PRAZO].
- Diferencial que consigo provar: [DIFERENCIAL].
- Próximo passo: [AÇÃO, COMO CHAMAR NO WHATSAPP].

Formato: um anúncio parte da necessidade, outro do produto e outro da oferta. Cada um traz:
1. Título de até 60 caracteres, com o essencial nos primeiros 40: as redes podem cortar o resto.
2. Texto do anúncio de até 125 caracteres, com o principal na primeira frase.
3. Foto ou vídeo real que consigo fazer com o celular.
4. Botão sugerido.
Escreva a contagem de caracteres entre parênteses depois de cada título e texto.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Não prometa resultado, não crie falsa urgência e não fale de peso, doença ou dívida de quem lê. Mostre o preço à vista; nunca mande pedir o preço por mensagem.`,
      tags: ["instagram", "facebook", "anúncio"],
    },
    {
      id: "oferta-sem-exagero",
      title: "Oferta clara, sem exagero",
      description: "Sua promoção revisada e pronta para o balcão, a postagem e o WhatsApp.",
      text: `Você é especialista em textos de oferta para o comércio, claros e honestos.

Tarefa: revise meu rascunho e escreva a oferta sem nada que engane o cliente.

Contexto:
- Negócio: [NOME DO NEGÓCIO], em [BAIRRO E CIDADE].
- Oferta: [PRODUTO OU SERVIÇO] por R$ [PREÇO DA OFERTA] à vista.
- Preço que eu cobrava de verdade: R$ [PREÇO NORMAL].
- Vale de [DATA DE INÍCIO] a [DATA DE FIM].
- Quantidade: [QUANTIDADE DISPONÍVEL].
- Condições: [PAGAMENTO, ENTREGA E O QUE NÃO INCLUI].
- Meu rascunho: “[TEXTO QUE PENSEI]”

Formato:
1. Tabela com até 5 problemas: trecho do rascunho, por que confunde e como escrever.
2. Três textos: cartaz de até 25 palavras, postagem de até 60 e WhatsApp de até 40. Todos com preço à vista, prazo e condição principal.
3. Lista com 5 perguntas para eu conferir antes de publicar.

Limites: use só os dados que informei. Se faltar algo, pergunte antes. Não invente preço, prazo, depoimento nem número. Sem “o melhor”, “imperdível” nem “últimas unidades” sem quantidade real. Não esconda condições. O que eu anunciar terei de cumprir: aponte tudo o que pareça difícil de cumprir. Não dê parecer jurídico.`,
      tags: ["promoção", "preço", "revisão"],
    },
  ],
};
