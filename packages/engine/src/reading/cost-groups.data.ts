/** Groups of costs, each with its name in a sentence, whether it moves with sales (null: nobody knows), and the words that owners use. */
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
      'ifood|rappi|aplicativo*|app|marketplace*|mercado livre|shopee|amazon|airbnb|booking|plataforma de entrega|taxa de entrega|delivery|mercado pago|elo7|getninjas|hotmart',
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
      'juro*|parcela*|prestacao|prestacoes|emprestimo*|financiamento*|banco|bancos|divida*|consorcio|leasing|pronampe|cheque especial|renegociacao|cartao de credito|fatura do cartao|financiado*',
  },
  {
    id: 'racao',
    nome: 'a ração',
    varia: true,
    palavras: 'racao|racoes|silagem|sal mineral|alimentacao animal|alimentacao das aves',
  },
  { id: 'comissao', nome: 'as comissões', varia: true, palavras: 'comiss*|repasse*|royalt*' },
  {
    id: 'marketing',
    nome: 'o marketing',
    varia: false,
    palavras:
      'marketing|anuncio*|trafego|propaganda|publicidade|google|ads|meta|divulgacao|midia|instagram|facebook|panfleto*|agencia',
  },
  {
    id: 'frete',
    nome: 'o frete',
    varia: true,
    palavras:
      'frete*|entrega|entregas|combustive*|gasolina|diesel|transporte*|motoboy*|entregador*|logistica|correio|correios|pedagio*|caminhao|caminhonete|moto|carro|van|pneu*|etanol|taxi*|uber|leva e traz|busca e leva',
  },
  {
    id: 'impostos',
    nome: 'os impostos',
    varia: true,
    palavras:
      'imposto*|tributo*|funrural|senar|simples|lucro presumido|lucro real|darf|carne leao|das mei|guia das|das simples|icms|iss|issqn|pis|cofins|irpj|mei|nota fiscal',
  },
  {
    id: 'retirada',
    nome: 'a retirada dos donos',
    varia: false,
    palavras:
      'pro labore|prolabore|pro labores|retirada*|retiro|minha retirada|meu salario|meu pro labore|salario do dono|salario da dona|salario dos socios|salario meu|tiro pra mim|socio|socios|minha parte',
  },
  {
    id: 'terceiros',
    nome: 'os serviços de terceiros',
    varia: null,
    palavras:
      'terceir*|buffet terceirizado|equipe terceirizada|limpeza terceirizada|mao de obra terceirizada|prestador*',
  },
  {
    id: 'folha',
    nome: 'a folha',
    varia: false,
    palavras:
      'folha|banhist*|salario*|funcionari*|equipe|pessoal|colaborador*|empregad*|func|funcs|funcion|salarios e comissoes|salario e comissao|salarios e comissao|salarios comissao|salario comissao|folha e comissoes|clt|suporte clt|encargo*|inss|fgts|ferias|decimo terceiro|vale*|beneficio*|professor*|medico|medicos|medica|medicas|dentista*|garcom|garcons|vendedor*|atendente*|ajudante*|diarista*|freelancer*|freela*|estagiari*|mao de obra|diaria|diarias|vt|va|vr|moca|mocas|menina|meninas|menino|meninos|rapaz|rapazes|vaqueir*|camareir*|servente*|engenheir*|tratorist*|faxineir*|zelador*|porteir*|vigilante*|vigia*|chapeir*|pizzaiol*|forneir*|salgadeir*|garconete*|copeir*|passadeir*|lavadeir*|pintores|serralheir*|montador*|instalador*|tecnico|profs|prof|monitora*|bercarist*|pedagog*|fisio|fisios|fisioterapeut*|nutricionist*|psicolog*|gerente|gerentes|faturist*|caseira*|rocador*|babas|cuidadora*|impressor*|arte finalist*|bordadeir*|modelist*|cortador*|manicur*|escovist*|depilador*|corretor|corretores|acougueir*|costureir*|mecanic*|monitor|monitores|secretaria*|recepcionist*|supervis*|associados|arquiteta*|designer*|dev|devs|programador*|enfermeir*|cuidador*|folguista*|plantonista*|peao|peoes|caseiro*|barbeir*|cabeleireir*|manicure*|padeir*|confeiteir*|balconist*|aplicador*|dedetizador*|estampador*|lavador*|passador*|coordenador*|coordenacao|recepcao|portaria|administrativo|orientador*|recreador*|diretora|diretor|bibliotecari*|tesoureir*|merendeir*|estoquist*|repositor*|manobrist*|churrasqueir*|promotor*|telefonist*|analista*|fresador*|torneir*|pintor|pintora|encanador*|frentist*|tratador*|adestrador*|farmaceutic*|biomedic*|massoterapeut*|massagist*|podolog*|maquiador*|fonoaudiolog*|orcamentist*|comprador*|ceramist*|forrador*|sushiman*|barista*|baristas|barman|bartender*|sommelier|saladeir*|embalador*|tapeceir*|jardineir*|carregador*|sondador*|aprendiz*|caixa e|entregadoras|fotografo*|fotografa|segundo fotografo|segunda fotografa|assistente*|soldador*|marceneir*|eletricist*|irma|irmao|filho|filha|mae|pai|marido|esposa|operador*|auxiliar*|instrutor*|cozinheir*|motorista*|pedreiro*|tosador*|esteticista*|desenvolvedor*|tecnicos|gente|time|rh',
  },
  {
    id: 'aluguel',
    nome: 'o aluguel',
    varia: false,
    palavras:
      'aluguel|alugueis|aluguer|alug|arrendo|pasto|coworking|sede|box|quiosque|banca|barraca|arrendamento|condominio|iptu|ponto|sala|imovel|galpao|locacao|loja',
  },
  {
    id: 'energia',
    nome: 'a energia',
    varia: false,
    palavras: 'energia|luz|eletric*|agua|gas|lenha e gas|conta de luz|utilidades|botijao|botijoes',
  },
  {
    id: 'mercadorias',
    nome: 'as mercadorias e os insumos',
    varia: true,
    palavras:
      'mercadoria*|insumo*|materia*|material|materiais|compra|compras|fornecedor*|produto|produtos|estoque|ingrediente*|cmv|embalage*|embalagens|carne*|bebida*|hortifruti|farinha|leite|medicamento*|remedio*|vacina*|tecido*|aco|madeira|peca|pecas|adubo*|fertilizante*|semente*|defensivo*|veneno|agrotoxico*|veterinari*|pintinho*|pintainha*|animais|laboratorio|protese*|cosmetico*|racoes e medicamentos|reposicao|roupas|livros|material didatico|descartave*|cimento|tinta*|flores|alimentos|graos|chapa*|plastico|resina|papel|revenda|boi|bois|frango*|porco*|peixe*|queijo*|comida|bolo*|doce*|acucar|malte|lupulo|garrafa*|frasco*|rotulo*|pote*|caixas|vidro*|aluminio|ferro|ferragen*|mdf|camara|camaras|lente*|armacao|armacoes|sucata|movel|moveis|semen|alevino*|bezerro*|alimentacao|cafe da manha|album|figurino*|faccao|uniforme*|areia|tijolo*|trigo|oleo|oleos|ovos|hortalica*|verdura*|fruta*|lona|cera|sal|gelo|lenha|tubo*|solda|perfil|perfis|chave virgem|chaves virgens|fechadura*|manteiga*|essencia*|muda|mudas|calcado*|sapato*|tenis|vaso*|fita|fitas|bijuteria*|caneca*|pelucia*|caderno*|mochila*|petisco*|shampoo*|sacola*|apostila*|saquinho*|sacos|saco|embalar|embrulho*|bandeja*|franga*|polpa*|casquinha*|fermento*|frios|arroz|feijao|comida|aviamento*|linha*|ziper*|acrilico*|lampada*|cabos|fios|bateria*|toner|tinta|areia|piso|pisos|telha*|bloco*|verniz|cola|colas|espuma|couro|botao|botoes|etiqueta*|adesivo*|vinil|brindes|camiseta*|malha*|algodao|massa|massas|molho*|tempero*|chocolate*|creme*|refri|refrigerante*|cerveja*|vinho*|destilado*|agua mineral|cafe em grao|po de cafe|sabao|amaciante|detergente*|produtos de limpeza|calda|coberturas|granulado|semijoia*|joias|ouro|prata|relogio*|oculos|celulares|acessorio*|capinha*|eletronico*|brinquedo*|livro|revistas|papelaria|ferro|vergalhao|brita|cal|gesso|argamassa|mercearia|perecive*|hortifrutigranjeiro*|pescado*|camarao|linguica|bacon|presunto|salame|iogurte*|nata|leite condensado|potes|tampa*|lata|latas|barril|chopp|chope|graos de cafe|torra|semente|composto|substrato|inseticida*|fungicida*|calcario|ureia|npk|medicamento|vermifugo*|brinco*|pintos|leitoes|garrotes|novilh*|matriz|matrizes|colmeia*|protetic*|resinas|implante*|anestesic*|luva*|seringa*|material odonto|toxina*|preenchedor*|acido*',
  },
  {
    id: 'gerais',
    nome: 'as contas gerais',
    varia: false,
    palavras:
      'app de agenda|app de agendamento|aplicativo de agenda|aplicativo de agendamento|app da agenda|app de gestao|app de cobranca|responsavel tecnico|responsaveis tecnicos|tecnico responsavel|responsabilidade tecnica|contador|contabilidade|contadora|sistema|sistemas|software*|internet|telefone|celular|net|wifi|seguro|seguros|seguranca|alarme|advogad*|escritorio|licenca*|anuidade|associacao|sindicato|alvara|taxa da prefeitura|taxas da prefeitura|taxa prefeitura|oab|crm|aws|servidor*|nuvem|dominio|assinatura*|manutencao|manut|conserto*|limpeza|ferramenta*|supervisao|iss fixo|spotify|netflix|faxina|monitoramento|cartorio|consultoria|int|tv',
  },
] as const satisfies readonly { id: string; nome: string; varia: boolean | null; palavras: string }[]
