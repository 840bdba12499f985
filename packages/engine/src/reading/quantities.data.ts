/** What a number in her own words is for; null: nothing that is sure. */
export type Role =
  // reais
  | 'preco' // what a client pays for one
  | 'custo' // what one costs her
  | 'anuncio'
  | 'juros'
  | 'taxa' // what an app keeps
  | 'parado'
  | 'aberto' // sold and not yet paid
  | 'vencido'
  // counts
  | 'falta'
  | 'cancela'
  | 'entra'
  | 'fecha'
  | 'orca'
  | 'recusa'
  | 'deve'
  | 'descarta'
  | 'volta'
  | 'vende'
  | 'cabe' // what there is room for
  | 'base' // who pays every month
  // days
  | 'prazo_cliente'
  | 'prazo_fornecedor'
  | 'prazo_atraso'

const oneOf = (words: string): RegExp => new RegExp(`^(?:${words.replaceAll(' ', '|').replaceAll('*', '[a-z]*')})$`)

/** Words that are no thing that can be counted, when they follow a number. */
export const NO_NOUN = oneOf(
  'contando entre dentro durante a o as os e ou de do da dos das em no na nos nas por pra para pro p com sem que q se mas porem porque pq ja so ate ao aos cada uns umas um uma eu ele ela eles elas a gente nos me mim meu minha meus minhas seu sua isso esse essa este esta la ca aqui ai ainda mais menos quase tudo todo toda todos todas nao nem quando enquanto entao agora hoje ontem sempre nunca depois antes tambem tipo vezes vez no minimo maximo reais real mil esta ta tao estao eh sao foi foram era vai vao vem ficou fica ficam tem tenho deu da dao limpo limpos limpa liquido bruto brutos certo cravado redondo porcento vendo vende cobro pago paga pagam pagando recebo gasto custa sai saem entra entram fecha fecham fecho falta faltam faltaram cancela cancelam desmarcam desmarca somem some desistem volta voltam voltaram atrasam atrasa atrasado atrasados atrasada atrasadas devem devendo deve passou passaram vencido vencidos reclamaram reclamam estao parado parados parada paradas encalhado encalhados encalhada encalhadas venceu venceram vieram vem apareceram aparecem compram compra viram fecharam pagaram param pararam sairam',
)

/** One of them is weighed, measured or packed: a price is said 'por' or 'no' one of them. */
export const MEASURES = oneOf(
  'litro* kg kgs quilo* kilo* grama* tonelada* saca* saco* arroba* duzia* metro* m2 caixa* fardo* bandeja* cabeca* pe pes maco* bisnaga* barril barris lata* pacote* unidade* peca* botij* galao galoes milheiro* cento par pares km',
)

/** Who pays every month. */
export const MEMBERS = oneOf(
  'client* alun* assinant* mensalist* associad* crianca* paciente* socio* morador* inquilin* contrato* condomini* pagante* usuari* plano*',
)

/** Each role by the words that a count stands beside, or is. */
export const COUNT_WORDS: readonly (readonly [Role, RegExp])[] = [
  ['falta', oneOf('furo* furam furou falta faltas faltam faltaram faltou desmarca* ausencia* noshow')],
  ['cancela', oneOf('cancel* desist* larga* abandon* churn')],
  ['deve', oneOf('atrasad* atrasam atrasa devendo devem deve aberto inadimplent* vencid* caloteir*')],
  ['descarta', oneOf('lixo ralo fora estraga* apodrec* murcha* vence* azeda* perdid* queima* quebra*')],
  ['volta', oneOf('defeito reclam* devolv* devolu* troca* retorn* refaz* refaco refiz refeit* voltar')],
  ['recusa', oneOf('recus* dispens* rejeit* recusad*')],
  ['fecha', oneOf('fecha fecham fecho fechamos fechou fecharam fechei fechar aprova* viram vira')],
  ['orca', oneOf('orcament* proposta* cotac* orco orcei visita* lead* interessad*')],
  ['cabe', oneOf('cabe cabem caberia caberiam capacidade vaga vagas lugares')],
  ['entra', oneOf('entra entram entrou entraram chega chegam chegaram vem vieram instalo matricul* nov*')],
]

/** Verbs before a price, and before what she pays. */
export const SELLS = oneOf(
  'vendo vende vendemos vendendo vendi vendia revendo revende recebo recebemos entrego repasso alugo cobro cobra cobramos cobrando cobrava preco ticket tiquete mensalidade mensalidades',
)
/** 'O laticínio paga 2,20': of others, money that comes to her. */
export const PAYS_HER = oneOf('paga pagam pagando pagava pagou pagaram')
/** Whose price it is, if not hers. */
export const RIVALS = oneOf(
  'concorrente concorrentes concorrencia vizinho vizinha internet outro outra outros outras ele eles ela elas petz mercado supermercado la shopee amazon magalu gringo chines',
)
export const BUYS = oneOf(
  'pago pagamos paguei compro compramos comprei gasto gastamos gastei gastando vai consome come leva',
)
/** 'A sessão é 160', 'cada serviço fica em 1.850': a price, where no cost is named. */
export const IS_PRICED = oneOf('eh da dao fica ficam sai saem custa custam vale valem rende')
export const COST_NOUNS = oneOf(
  'aluguel luz agua energia parcela prestacao folha salario material materiais insumo* ingrediente* contador imposto* das mei gasolina diesel combustivel frete internet condominio seguro taxa comissao juro* divida limite limit* meta conta custo* despesa* gasto* investimento maquina reforma instalacao manutencao conserto embalagem anuncio* adesao',
)
export const COST_OF = oneOf(
  'material materiais insumo* ingrediente* tecido* custo* peca* produto* mercadoria* madeira mdf ferro aco tinta comida carne racao flor* papel couro linha costura combustivel gasolina diesel mao embalagem vidro gas',
)
export const ADS = oneOf(
  'anuncio* marketing trafego propaganda publicidade google face facebook meta ads insta* impulsion* divulgacao',
)
export const INTEREST = oneOf('juro* multa* antecipa* encargos')
export const FEE = oneOf('taxa taxas comiss*')
export const APPS = oneOf(
  'ifood app apps aplicativo* rappi marketplace mercadolivre shopee amazon booking airbnb uber 99 delivery plataforma',
)
export const TAKES = oneOf('come comem leva levam fica ficam cobra cobram tira tiram desconta descontam morde mordem')
export const PARKED = oneOf('encalh* estoque empacad* mofando')
/** 'Parado' is said of machines and days, too. */
export const STOPPED = oneOf('parad* gira giram gire')
export const GOODS = oneOf(
  'roupa* peca* mercadoria* produto* material materiais estoque colecao colecoes calcado* sapato* tecido* livro* movel moveis tinta* racao prateleira* deposito quartinho arara* vestido* tenis brinquedo* item itens',
)
export const OWED = oneOf('rua fiad* receber caderneta caderno pendurad*')
export const OVERDUE = oneOf('passou passaram vencid* vencer* atrasad* atraso velh* podre*')
export const SUPPLIERS = oneOf(
  'fornecedor* boleto* usina distribuidora fabrica atacadista atacado frigorifico tecido tecidos cimento aco ferro mercadoria* material insumo* compra compras racao ceasa',
)
export const BUYERS = oneOf(
  'client* hospital hospitais prefeitura* construtora* convenio* empresa* governo orgao* loja* lojista* rede condominio* plano planos operadora* seguradora* mercado mercados supermercado* restaurante* freguês fregues pedreiro* escola*',
)
/** 'A consulta custa 250': what is sold, so its cost is a price. */
export const SERVICES = oneOf(
  'consulta* sessao sessoes aula* corte* diaria* mensalidade* ingresso* servico* pacote* plano* visita* ensaio* limpeza procedimento* avaliacao',
)
/** 'Pago 1.200 de aluguel': of the month, not of one that is sold. */
export const BILLS = oneOf(
  'aluguel luz agua energia condominio contador imposto* internet salario* parcela* prestacao seguro folha iptu das mei inss sistema telefone funcionari* ajudante* auxiliar* secretaria* atendente* menina* moca* vendedor* recepcionista* socio* empregad* professor*',
)
export const WEEKDAYS = oneOf(
  'segundas terca tercas quarta quartas quinta quintas sexta sextas sabado sabados domingo domingos',
)
