/** Groups of costs, each with its name in a sentence, whether it moves with sales, and the words that owners use. */
export const COST_GROUPS = [
  {
    id: 'variaveis',
    nome: 'os custos variáveis',
    varia: true,
    palavras: 'variavel|variaveis|custo variavel|custos variaveis',
  },
  {
    id: 'comissao_entrega',
    nome: 'a comissão dos aplicativos',
    varia: true,
    palavras:
      'ifood|rappi|aplicativo*|app|marketplace*|mercado livre|shopee|amazon|airbnb|booking|plataforma de entrega|taxa de entrega|delivery',
  },
  {
    id: 'taxas_cartao',
    nome: 'as taxas de cartão',
    varia: true,
    palavras:
      'maquininha*|taxa cartao|taxas cartao|taxa do cartao|taxas do cartao|taxa de cartao|taxas de cartao|antecipacao|antecipacoes|tarifa de cartao|cartoes',
  },
  {
    id: 'juros',
    nome: 'os juros e as parcelas',
    varia: false,
    palavras:
      'juro*|parcela*|prestacao|prestacoes|emprestimo*|financiamento*|banco|bancos|divida*|consorcio|leasing|pronampe|cheque especial|renegociacao|cartao de credito',
  },
  {
    id: 'racao',
    nome: 'a ração',
    varia: true,
    palavras: 'racao|racoes|silagem|sal mineral|alimentacao animal|alimentacao das aves',
  },
  {
    id: 'marketing',
    nome: 'o marketing',
    varia: false,
    palavras:
      'marketing|anuncio*|trafego|propaganda|publicidade|google|ads|meta|divulgacao|midia|instagram|facebook|panfleto*|agencia',
  },
  { id: 'comissao', nome: 'as comissões', varia: true, palavras: 'comiss*|repasse*|royalt*' },
  {
    id: 'frete',
    nome: 'o frete',
    varia: true,
    palavras:
      'frete*|combustive*|gasolina|diesel|transporte*|motoboy*|entregador*|logistica|correio|correios|pedagio*|caminhao|caminhonete|moto|carro|van|pneu*|etanol',
  },
  {
    id: 'impostos',
    nome: 'os impostos',
    varia: true,
    palavras: 'imposto*|tributo*|simples|das mei|guia das|das simples|icms|iss|issqn|pis|cofins|irpj|mei|nota fiscal',
  },
  {
    id: 'folha',
    nome: 'a folha',
    varia: false,
    palavras:
      'folha|salario*|funcionari*|equipe|pessoal|colaborador*|empregad*|pro labore|prolabore|retirada*|encargo*|inss|fgts|ferias|decimo terceiro|vale*|beneficio*|professor*|medic*|dentista*|garcom|garcons|vendedor*|atendente*|ajudante*|diarista*|freelancer*|freela*|estagiari*|mao de obra|terceir*|prestador*|acougueir*|costureir*|mecanic*|monitor|monitores|secretaria*|recepcionist*|supervis*|associados|arquiteta*|designer*|dev|devs|programador*|enfermeir*|cuidador*|peao|peoes|caseiro*|barbeir*|cabeleireir*|manicure*|padeir*|confeiteir*|balconist*|caixa e|entregadoras|fotografo*|fotografa|segundo fotografo|segunda fotografa|assistente*|soldador*|marceneir*|eletricist*|irma|irmao|filho|filha|mae|pai|marido|esposa|operador*|auxiliar*|instrutor*|cozinheir*|socio|socios|motorista*|pedreiro*|tosador*|esteticista*|desenvolvedor*|tecnicos|gente|time|rh',
  },
  {
    id: 'aluguel',
    nome: 'o aluguel',
    varia: false,
    palavras: 'aluguel|alugueis|aluguer|arrendamento|condominio|iptu|ponto|sala|imovel|galpao|locacao|loja',
  },
  {
    id: 'energia',
    nome: 'a energia',
    varia: false,
    palavras: 'energia|luz|eletric*|agua|gas|lenha e gas|conta de luz|utilidades',
  },
  {
    id: 'mercadorias',
    nome: 'as mercadorias e os insumos',
    varia: true,
    palavras:
      'mercadoria*|insumo*|materia*|material|materiais|compra|compras|fornecedor*|produto|produtos|estoque|ingrediente*|cmv|embalage*|embalagens|carne*|bebida*|hortifruti|farinha|leite|medicamento*|remedio*|vacina*|tecido*|aco|madeira|peca|pecas|adubo*|fertilizante*|semente*|defensivo*|veneno|agrotoxico*|veterinari*|pintinho*|pintainha*|animais|laboratorio|protese*|cosmetico*|racoes e medicamentos|reposicao|roupas|livros|material didatico|descartave*|cimento|tinta*|flores|alimentos|graos|chapa*|plastico|resina|papel|revenda|boi|bois|frango*|porco*|peixe*|queijo*|comida|bolo*|doce*|acucar|malte|lupulo|garrafa*|frasco*|rotulo*|pote*|caixas|vidro*|aluminio|ferro|ferragen*|mdf|camara|camaras|lente*|armacao|armacoes|sucata|movel|moveis|semen|alevino*|bezerro*|alimentacao|cafe da manha|album|figurino*|faccao|uniforme*|areia|tijolo*|trigo|oleo|ovos|hortalica*|verdura*|fruta*|lona|cera|sal|gelo|lenha',
  },
] as const satisfies readonly { id: string; nome: string; varia: boolean; palavras: string }[]
