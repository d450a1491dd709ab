/** Whom something may be for, folded, in the singular and the plural. */
export const people: ReadonlySet<string> = new Set(
  (
    "avo avos neto netos quem gente pessoa pessoas pessoal galera mae maes mamae mamaes pai pais papai papais mulher mulheres homem homens moca mocas menina meninas menino meninos crianca criancas bebe bebes adulto adultos adolescente adolescentes " +
    "jovem jovens idoso idosos idosa idosas aposentado aposentados senhora senhoras senhores gestante gestantes gravida gravidas noiva noivas noivo noivos casal casais familia familias iniciante iniciantes aluno alunos " +
    "estudante estudantes universitario universitarios vestibulando vestibulandos concurseiro concurseiros empresa empresas comercio comercios loja lojas restaurante restaurantes clinica clinicas condominio condominios sindico sindicos " +
    "salao saloes hotel hoteis motel moteis escola escolas bar bares academia academias padaria padarias escritorio escritorios lanchonete lanchonetes mercadinho mercadinhos autonomo autonomos mei meis empreendedor empreendedores empreendedora empreendedoras empresario empresarios dono donos dona donas profissional profissionais medico medicos dentista dentistas psicologo psicologos advogado advogados " +
    "motorista motoristas motoboy motoboys entregador entregadores caminhoneiro caminhoneiros trabalhador trabalhadores tutor tutores atleta atletas corredor corredores ciclista ciclistas turista turistas viajante viajantes " +
    "morador moradores comerciante comerciantes lojista lojistas produtor produtores agricultor agricultores celiaco celiacos diabetico diabeticos vegano veganos vegetariano vegetarianos alergico alergicos intolerante intolerantes " +
    "cacheada cacheadas negra negras professor professores formando formandos aniversariante aniversariantes debutante debutantes hospede hospedes namorado namorados namorada namoradas cliente clientes publico habilitado habilitados " +
    "consumidor consumidores colecionador colecionadores noivinha madrinha madrinhas formanda formandas evangelico evangelicos musico musicos artesao artesaos artesa artesas confeiteira confeiteiras revendedora revendedoras revendedor revendedores"
  ).split(" "),
);

/** Words between "para" and whom it is for: "para todas as mães", "para o pessoal". */
export const beforePeople: ReadonlySet<string> = new Set(
  "o a os as todo toda todos todas aquele aquela aqueles aquelas futuro futura futuros futuras pequeno pequenos pequena pequenas grande grandes micro jovem jovens um uma".split(
    " ",
  ),
);

/** What occasion something may be for, folded. */
export const occasions: ReadonlySet<string> = new Set(
  "aniversario aniversarios casamento casamentos festa festas evento eventos batizado batizados formatura formaturas confraternizacao confraternizacoes".split(
    " ",
  ),
);
