/** What stands behind "em" and is no place, folded: how, of what, when, for whom. */
export const noPlaces = new Set(
  (
    "casa casas domicilio geral breve dinheiro cartao credito debito especie boleto dobro atacado varejo massa quantidade familia grupo grupos dupla duplas trio conjunto seguida frente cima baixo volta torno tempo hora horario qualquer todo toda todos todas outros outras meus minha nosso nossa apenas somente cada alta baixa media " +
    "promocao oferta estoque loja lojas feiras feriado feriados temporada eventos festas casamentos hoteis escolas empresas condominios predios obras residencias apartamentos veterinaria direito pedagogia medicina enfermagem ingles espanhol frances portugues matematica libras vestibular idosos criancas bebes adultos animais cabelo cabelos unhas construcao perfeito otimo ponto whatsapp instagram google site reais parcelas vezes " +
    "madeira vidro ferro inox aluminio couro tecido linho algodao seda malha jeans croche trico macrame feltro biscuit resina gesso acrilico porcelana porcelanato ceramica barro argila prata ouro latao bronze cobre pedra pedras marmore granito vime junco rattan bambu palha lona papel papelao silicone latex fibra vinil neon acrigel graos barra barras calda pedacos fatias rodelas conserva compota tiras cubos bandeja rolo folha barril galao caixa caixinha pote potes copo copos saco sacos lata latas garrafa garrafas braille formato tamanho cores preto branco azul vermelho rosa verde tela aquarela oleo brasa lenha forno chapa balde bisnaga capsula capsulas tablete cesta cestas embalagem embalagens duas tres quatro cinco seis sete oito nove dez doze janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro carnaval pascoa verao inverno andamento " +
    "praca shopping centro cidade bairro zona vila capital regiao interior litoral toda todo minutos horas dias semanas meses questao particular publico sigilo segredo nome funcao busca destaque ambos ambas perfeita alto pleno video videos foto fotos audio pessoa presencial parceria comum dia maos ordem excesso troca estudio atelie consultorio clinica salao comodato leilao consignado consignacao prazo parcelado aberto drywall grafiato suede obra obras kombi fiorino van moto caminhao carro"
  ).split(" "),
);
/** Endings of words for deeds, traits and lists, which towns hardly have. */
export const common =
  /(?:cao|coes|mento|mentos|agem|agens|dade|ismo|ados|adas|idos|idas|logia|grafia|tica|ticas|ico|icos|icas|uras|eiros|eiras|inhos|inhas|s)$/;
/** How names of towns end, most of them from Tupi, folded. */
export const townEndings =
  /(?:polis|landia|tuba|tiba|guacu|acu|mirim|caba|pora|cica|tinga|peva|juba|guape|quara|uara|urama|irim|ambe|aiba|ibi|ubi|abi|uri|eri|itu|ipu|apu|uru|iru|bema|iana|rana|goiana|uva)$/;

/** Behind "nova" and "bom" these make no name, folded. */
export const notNamed = new Set(
  "estado endereco sede local espaco preco precos qualidade futebol forma sabao gosto momento hora horario unidade fase temporada colecao embalagem relevo padrao acabamento humor turma turmas".split(
    " ",
  ),
);
