/**
 * Words for the shop as a whole and for the visit. An opinion beside one of them is about everything: it
 * sets the tone and names no point.
 */
export const business = `loja|lojinha|lojas, padaria, confeitaria, doceria, restaurante, lanchonete, pizzaria, hamburgueria, bar|barzinho|boteco,
cafeteria|cafeterias, sorveteria, acougue, mercado|mercadinho|supermercado, hortifruti do bairro, salao|studio|estudio, barbearia, esmalteria, oficina, assistencia,
clinica|consultorio|laboratorio, hotel|pousada|hostel, academia|academias, box de crossfit, pet shop|petshop, farmacia|drogaria, otica, papelaria,
floricultura, escola|escolas, creche|creches, estabelecimento, empresa, negocio, casa, experiencia|experience|experiencia, tudo|td|everything|todo, visita, conjunto da obra,
restaurant, shop, store, salon, cafe aconchegante, empreendimento, unidade, franquia, marca, lavanderia, escritorio, imobiliaria,
agencia, rede, servico em geral, geral, resto|restante, cidade|bairro|regiao|mundo|vida|brasil, dia|noite|tarde|vez|fim de semana`;

/** Those of them that a reply can name, with their articles. */
export const houses = `a loja, a lojinha, a padaria, a confeitaria, a doceria, o restaurante, a lanchonete, a pizzaria, a hamburgueria, o bar, o barzinho, o boteco,
a cafeteria, a sorveteria, o açougue, o mercado, o mercadinho, o supermercado, o salão, o estúdio, a barbearia, a esmalteria, a oficina,
a clínica, o hotel, a pousada, o hostel, a academia, a farmácia, a drogaria, a ótica, a papelaria, a floricultura, a escola, a creche, a lavanderia`;

/** Trades whose professionals may not even confirm that a person is a client: health, law, accounts. */
export const regulatedTrades = `clinica*, consultorio*, dentista*, odonto*, dentari*, ortodont*, doutor|doutora|doutores, dr, dra, medico|medica|medicos, pediatra*,
ginecolog*, dermatolog*, oftalmolog*, cardiolog*, ortopedist*|ortopedia, clinica ortopedica, psicolog*, psicanal*, neurolog*, neuropediatr*, endocrinolog*, urolog*, reumatolog*, alergista, otorrino*, nutrolog*, osteopat*, quiropraxista, biomedic*, honorario|honorarios, remedio|remedios que ele|ela passou|receitou, remedio|remedios ele|ela passou|receitou, siso|sisos, lente|lentes nos dentes, lentes de contato dental|dentais, faceta|facetas nos|dentais|de, minha|a|essa psi, doula|doulas, parto humanizado|normal|domiciliar, reproducao assistida, fertilizacao, guarda do|da|dos|das meu|minha|meus|minhas filho|filha|filhos|filhas, pensao alimenticia, extrair|extrairam|extraiu o|a|um|meu dente|dentes, obturacao, meu|minha|o dente quebrou|caiu, psiquiatr*, terapeuta*, terapia, fisioterap*, fisio, nutri, nutricionista*, minha|meu diabetes|pressao|colesterol|gravidez, fonoaudiolog*, fono|fonos, psicopedagog*, psico, gineco|ginecos, dermato,
consulta com, minha|sua consulta, consulta medica, consulta, exame de, exames, o|um|meu|fiz|fazer exame, coleta de sangue, coleta sem dor, lab, laboratorio*, implante*, aparelho ortodontico, clareamento, canal no|do dente, tratamento de canal, fiz|fez|fazer|refazer canal, limpeza dental|dentaria, limpeza nos|dos dentes, extracao, cirurgi*, o|do|ao|como|um paciente, pacientes da|do, convenio medico, plano de saude,
enfermeir*, hospital|hospitalar, pronto atendimento, ultrassom, ressonancia, raio x, harmonizacao facial, botox,
escritorio contabil|juridico, escritorio de contabilidade|advocacia|advogados|direito|contador|assessoria, o|esse|este|excelente|melhor|otimo|bom escritorio, escritorio serio|excelente|otimo|competente|muito, advocacia, advogado|advogada|advogados, causa trabalhista, minha causa, minha|nossa|na|da|a audiencia, meu processo, processo trabalhista, direito do trabalho, inventario, divorcio, imposto de renda, minha declaracao, malha fina, multa da receita, meu mei|cnpj, abriu|abriram minha empresa, minha aposentadoria, meu beneficio, contabilidade, escritorio contabil, contador|contadora|contadores|contadoras, advogadas, medicas`;

/** The same words in trades that keep no secret: a driving test, an accountant of stories, a hospital of dolls. */
export const openTrades = `exame|exames de direcao|faixa|rua|habilitacao|transito|baliza|proficiencia, exame|exames pratico|praticos|teorico|final, contador|contadora de historias|agua|luz|energia|gas|passos,
laboratorio fotografico, laboratorio de fotos|informatica|revelacao, hospital de|dos|do|da|das brinquedos|bonecas|boneca|celulares|celular|iphone|iphones|tenis|roupas|notebook|games|malas|panelas,
meu|minha processo de mudanca|compra|aluguel|locacao|matricula|venda|troca|devolucao|garantia|habilitacao, consulta ao|do|no|de|com|a spc|serasa|cpf|preco|precos|estoque|taro|tarot|saldo|estilo|imagem|disponibilidade|site, consulta rapida|facil|simples no|na|pelo|de, consulta pelo site|app|aplicativo|whatsapp,
inventario do|de|da estoque|loja|produtos|mercadorias, implante|implantes de mega|cilios, precisao|limpeza cirurgic*, meu|minha processo seletivo, a|da|com boa audiencia, boa audiencia, doutor|doutora|dr|dra do|da|dos|das celular|celulares|notebook|pneu|pneus|carro|carros|moto|motos|tenis|cadeiras|sofa|sofas|moveis, dr pneu|pneus|celular|lava|limpa, compr*|abrac* minha causa, terapia capilar, e|virou|como|sao|verdadeira|pura uma|minha|pura|nossa|verdadeira|melhor terapia,
clinica do|de|dos tenis|celular|celulares|sapato|sapatos|bolsas|automoveis|carros, clinica automotiva, clinica de estetica capilar|automotiva, advogado|advogada do diabo, remedio|remedios para fome|tristeza|estresse|alma`;
