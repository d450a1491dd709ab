import { readThings } from "./thing.ts";

/** Things and people of rarer trades. */
export const furtherThings = [
  ...readThings(
    "goods",
    `a chave reserva, a cama elástica, a cama box, a lava-louças/lava-louças (lava_louca), a lava e seca, a caixa d'água (caixa_dagua caixa_d_agua), o quadro de luz, o porta-malas/porta-malas, o porta-retrato, a mesa de som, o vidro elétrico, a trava elétrica, a direção hidráulica, a correia dentada, a caixa de câmbio, a maçaneta, o exaustor, a antena, o modem, o cartucho, o toner, o pen drive, o cooler, o microfone, a air fryer, o purificador, a secadora, a máquina de costura, a argamassa, a cuba,
    a esquadria, o fogão a lenha (fogao_de_lenha), o forno a lenha (forno_de_lenha), o mármore, o granito, a calha, o estofado, o combustível, a gasolina, o etanol, o patinete, a fralda, a mamadeira, a chupeta, o troféu, a medalha, a fatura, a carteirinha, o carvão, a lenha,
    o botijão, o galão, a lembrança, a certidão, o boleto, o recibo, o telão, o assento, o bagageiro, a sinalização, o guarda-chuva/guarda-chuvas, a mala/malas`,
  ),
  ...readThings(
    "food",
    "o caruru, a costelinha, a coxa, a asinha, o peru, o mexilhão, a canja, o rolinho, a coalhada, a quesadilha, o misto, o misto quente, o pavê, o brunch, o prato executivo, o combo",
  ),
  ...readThings("cold", "o gin, o coquetel/coquetéis, o espumante"),
  ...readThings(
    "work",
    `a consultoria, a assessoria, a tutoria, a fisioterapia, a dança, o spinning, a personalização, o bordado, a serigrafia, a plotagem, o envelopamento, a vitrificação, a usinagem, a irrigação, a demolição, a automação,
    o cabeamento, o monitoramento, a escolta, o leva e traz, o mergulho, o rafting, a tirolesa, a sonorização, a cremação, o emplacamento, a rescisão, a folha de pagamento, a identidade visual, a digitação, a plastificação,
    o platinado, o babyliss, o cronograma capilar, a criolipólise, o judô, o ensaio, a quimioterapia, a triagem, o samba, a roda de samba, a roda de conversa, a roda de capoeira, a indicação`,
  ),
  ...readThings(
    "place",
    "o caminhão, a kombi, a praia, a cachoeira, a fogueira, a coberta, o canil, o gatil, a baia, o estande, o cartório",
  ),
  ...readThings(
    "people",
    `o contador de histórias, a contadora de histórias, a zeladora, o repositor, o confeiteiro, o barman, o bartender, a bartender, o faxineiro, a passadeira, a joalheira, a optometrista, a fonoaudióloga, a psicopedagoga, o secretário, o banhista, o azulejista,
    o piscineiro, o estofador, o tapeceiro, o telhadista, o azulejista, o freteiro, o polidor, o marido de aluguel, o dedetizador, o lavador, o cinegrafista, a assessora, o assessor, o maqueiro, a massoterapeuta, o massoterapeuta, a trancista, a colorista, o perito, o sensei`,
  ),
];
