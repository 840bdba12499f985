import type { DecidedCase, Marked } from './deciding.fixture.ts'

const HOURS = {
  segmento: 'Serviços' as const,
  faturamento: 20_000,
  custos: 'aluguel 3.000, ajudante 4.000, luz 1.000, simples 1.200, retirada 5.000',
}
type Row = readonly [way: string, main: number, desafio: string, account: RegExp, ...says: RegExp[]]

const ROWS: readonly Row[] = [
  ['esperar_preco', 1_750, 'tenho [500|estoque_qtd|ponto] sacas, hoje pagam [60|preco|unidade] e em [3|prazo|nada] meses falam em [68|preco_novo|unidade]; o silo leva [1,50|custo_unidade|mes] de cada uma por mês', /R\$ 68 − R\$ 60 − R\$ 1,50 × 3/, /^Só se o preço vier/],
  ['pedido_com_juros', 4_300, 'me pedem [200|quantidade_pedido|vez] cadeiras a [90|preco_oferta|unidade], gasto [55|custo_unidade|unidade] em cada, pagam em [90|prazo|nada] dias e o banco cobra [3|p_juros|nada]% ao mês', /× 90 dias ÷ trinta/, /^Só se pagarem no prazo/],
  ['desconto_com_banco', 440, 'levando [100|quantidade_pedido|vez] caixas a [80|custo_unidade|unidade] ganho [10|p_desconto|nada]%, com dinheiro do banco a [2,5|p_juros|nada]% ao mês por [2|prazo|nada] meses', /100 caixas × R\$ 80 × 10%/, /^Compensa, se tudo for vendido/],
  ['compra_antes_da_alta', 440, 'compro já [1.000|quantidade_pedido|vez] litros a [4|custo_unidade|unidade] antes que vá a [4,60|custo_unidade_novo|unidade]? seria no banco, [2|p_juros|nada]% ao mês, [2|prazo|nada] meses', /R\$ 4,60 − R\$ 4/, /^Compensa, se a alta/],
  ['perda_em_juros', 5, 'há [30 mil|estoque|ponto] de roupa encalhada, dão [21 mil|preco_oferta|vez] por tudo e eu devo [15 mil|divida|ponto] a [12|p_juros|nada]% ao mês', /= 5 meses/, /^Solte e quite/, /sobram R\$ 6\.000/],
  ['preco_e_perda', 1_270, 'tenho [120|clientes|ponto] alunos a [290|preco|unidade], penso em subir para [330|preco_novo|unidade] e acho que perco [12|clientes_perdidos|vez]. cada um me custa [40|custo_unidade|unidade]', /R\$ 330 − R\$ 40/, /^Sim, mesmo perdendo/],
  ['novos_menos_perdidos', 270, 'o plano traz [60|quantidade_nova|mes] consultas a [50|preco_oferta|unidade], cada uma me custa [20|custo_unidade|unidade], mas [15|clientes_perdidos|mes] que hoje pagam [90|preco|unidade] não voltam', /15 × R\$ 90/, /^Compensa, se não sair/],
  ['novos_menos_perdidos', 1_020, 'o plano traz [60|quantidade_nova|mes] consultas a [50|preco_oferta|unidade], cada uma me custa [20|custo_unidade|unidade], e [15|clientes_perdidos|mes] que pagam [90|preco|unidade] migram para ele', /R\$ 90 − R\$ 50/],
  ['servico_tira_vagas', 1_140, 'o casamento paga [3.000|contrato|vez] e gasto [900|custo_uma_vez|vez], mas largo [8|faltas|vez] festas que deixam [120|sobra|unidade]', /8 festas × R\$ 120/, /^Compensa, se couber/],
  ['pedido_no_lugar_da_venda', 200, 'o café quer [100|quantidade_pedido|semana] bolos a [16|preco_oferta|unidade] e para isso largo [50|faltas|semana] que vendo a [20|preco|unidade]; cada um me custa [8|custo_unidade|unidade]', /100 bolos × \(R\$ 16 − R\$ 8\) − 50 × \(R\$ 20 − R\$ 8\) = R\$ 200/, /^Pegue/],
  ['contrato_ou_avulsos', 1_500, 'o contrato paga [4.000|contrato|mes] e gasta [1.500|custo_novo|mes] de estrada; no lugar dele faço [20|quantidade|mes] visitas a [300|preco|unidade], com [100|custo_unidade|unidade] de peça', /20 visitas × \(R\$ 300 − R\$ 100\) − \(R\$ 4\.000 − R\$ 1\.500\) = R\$ 1\.500/, /^Fique com os avulsos/],
  ['poupa_mas_perde', 220, 'saio do ponto de [3.000|custo_mes|mes] para um de [2.000|custo_novo|mes]? uns [6|clientes_perdidos|vez] alunos de [130|preco|mes] não vão junto', /R\$ 3\.000 − R\$ 2\.000 − 6/, /R\$ 780/],
  ['servico_pelos_dias', 750, 'uma obra fora paga [2.000|contrato|vez] por [5|dias|vez] dias, e aqui um dia me deixa [250|sobra|dia]', /R\$ 2\.000 − 5/, /antes do que o serviço gasta/],
  ['troca_com_entrada', 20, 'a prensa nova sai [40 mil|investimento|vez], pegam a velha por [10 mil|preco_oferta|vez] e some a oficina de [1.500|custo_mes|mes]', /\(R\$ 40\.000 − R\$ 10\.000\) ÷ R\$ 1\.500 = 20 meses/, /^Só se/],
  ['contas_por_contas', 9, 'pago [3|pessoas|ponto] entregadores a [2.000|custo_mes|mes] e [600|custo_mes|mes] de gasolina; um furgão de [36 mil|investimento|vez] faz tudo com motorista de [2.600|custo_novo|mes]', /R\$ 6\.000 \+ R\$ 600/, /^Compensa/],
  ['contas_por_contas', 9, 'pago [3|pessoas|ponto] entregadores a [6.000|custo_mes|mes] ao todo e [600|custo_mes|mes] de gasolina; um furgão de [36 mil|investimento|vez] faz tudo com motorista de [2.600|custo_novo|mes]', /R\$ 6\.000 \+ R\$ 600/],
  ['compra_pela_parte', 6, 'estraga [20|p_perda|nada]% dos [500|quantidade|mes] maços que vendo a [10|preco|unidade]; a cobertura custa [6.000|investimento|vez]', /500 maços × 20% × R\$ 10/],
  ['compra_e_uso', 5.4, 'um brinquedo novo de [9.000|investimento|vez] sairia [6|quantidade|mes] vezes a [400|preco|dia], e o monitor leva [100|custo_unidade|unidade] por festa', /R\$ 400 − R\$ 100 − R\$ 24 de imposto/],
  ['nova_ou_conserto', 20, 'a bomba nova é [20 mil|investimento|vez], o conserto [8.000|custo_uma_vez|vez], e a nova poupa [600|ganho_esperado|mes] de luz', /\(R\$ 20\.000 − R\$ 8\.000\) ÷ R\$ 600/],
  ['parcela_contra_poupado', 300, 'mando fazer [300|quantidade|mes] cortes a [9|custo_unidade|unidade]; com a máquina sai a [4|custo_unidade_novo|unidade] e a parcela é [1.800|parcela_nova|mes]', /= falta de R\$ 300 por mês/, /^Não assim/],
  ['parcela_contra_ganho', 900, 'com [4|quantidade_nova|ponto] cadeiras a mais, que deixam [700|ganho_esperado|mes] cada, pago a parcela de [1.900|parcela_nova|mes]?', /4 cadeiras × R\$ 700 − R\$ 1\.900/, /^Compensa/],
  ['melhor_preco_contra_parcela', 500, 'defumado os [100|quantidade|mes] quilos vão de [40|preco|unidade] para [60|preco_novo|unidade], perdendo [10|p_perda|nada]%, com parcela de [900|parcela_nova|mes]', /R\$ 60 − 10% − R\$ 40/],
  ['canal_com_perda', 1_000, 'na capital pagam [50|preco_outro|unidade] por caixa, com [10|p_perda|nada]% de quebra e [5|custo_unidade|unidade] de frete; na porteira [35|preco_oferta|unidade]. são [200|quantidade|semana] por semana', /R\$ 50 − R\$ 5 − R\$ 5 − R\$ 35/, /^Compensa o preço maior/],
  ['encalhe_por_dois_precos', 400, 'sobraram [30|estoque_qtd|ponto] mesas: saldão a [200|preco_novo|unidade] com [500|custo_uma_vez|vez] de carro de som, ou um hotel que dá [170|preco_oferta|unidade]', /R\$ 200 − R\$ 170/],
  ['preco_novo_com_queda', 102.4, 'vendo [200|quantidade|mes] potes a [20|preco|unidade] e a polpa foi de [5|custo_unidade|unidade] pra [7|custo_unidade_novo|unidade]. cobrando [22|preco_novo|unidade] somem [10|p_queda|nada]%', /\(200 potes − 10%\) × \(R\$ 22 − R\$ 7 − R\$ 1,32/, /^Suba/],
  ['ocupacao_e_preco', 52.8, 'os [10|capacidade|ponto] quartos a [200|preco|dia] enchem [60|p_ocupacao|nada]%; a [240|preco_novo|dia] cairia para [45|p_ocupacao|nada]%, e cada um gasta [40|custo_unidade|dia]', /falta de R\$ 52,80/, /^Não: a ocupação/],
  ['mais_por_conta_maior', 500, 'na avenida vendo [550|quantidade_nova|mes] em vez de [400|quantidade|mes], cada um deixa [12|sobra|unidade], e o aluguel vai de [1.500|custo_mes|mes] pra [2.800|custo_novo|mes]', /× R\$ 12 − R\$ 2\.800 \+ R\$ 1\.500/, /^Compensa, se vier/],
  ['mais_por_conta_maior', 100, 'no galpão de [1.100|custo_mes|mes] faço [400|quantidade|mes], em casa só [300|quantidade_nova|mes], cada um deixa [12|sobra|unidade]', /× R\$ 12 − R\$ 1\.100/, /^Fique/],
  ['ceder_por_fixo', 700, 'alugo [10|clientes|ponto] boxes a [300|preco|mes] com porteiro de [1.200|custo_mes|mes]. uma fábrica quer tudo por [2.500|preco_oferta|mes]', /R\$ 2\.500 − \(10 boxes × R\$ 300 − R\$ 1\.200\)/, /^Ceda/],
  ['ceder_a_venda', 300, 'o bar vende [500|faturamento|dia] por dia em [10|dias|mes] dias por mês, fica [40|p_margem|nada]% e a moça custa [100|custo_mes|dia] por dia. um rapaz paga [1.300|preco_oferta|mes] fixos', /× 40%/, /^Ceda/],
  ['margem_por_outra_parte', 10.9, 'com a marca a venda iria de [20 mil|faturamento|mes] para [30 mil|ganho_esperado|mes], ficam [40|p_margem|nada]%, menos [6|p_comissao|nada]% de royalties, e a taxa é [24 mil|investimento|vez]', /40% − 6%/, /^Só se a venda prometida/],
  ['contrato_por_contas', 1_120, 'pagam mais [8.000|preco_oferta|mes] pelo turno da noite, e ele pede [2|quantidade_nova|ponto] mecânicos a [3.200|custo_novo|mes]', /R\$ 8\.000 − 6% − R\$ 6\.400/, /^Compensa/],
  ['carteira_por_contas', 2_840, 'uma rede de [20|quantidade_pedido|ponto] lojas paga [300|preco_oferta|mes] cada e preciso de uma moça de [2.800|custo_novo|mes]', /R\$ 18 de imposto|R\$ 300 × |R\$ 282/, /Empata com 10/],
  ['carteira_por_contas', 50, 'abro uma turma para [10|quantidade_nova|ponto] crianças a [300|preco_novo|mes]? a cuidadora sai [2.870|custo_novo|mes] e na sala cabem só [9|capacidade|ponto]', /= falta de R\$ 50 por mês/, /^Não nesse preço: nem cheio/, /cabem 9/],
  ['pedido_com_descontos', 1_440, 'a rede leva [300|quantidade_pedido|mes] pães a [20|preco_oferta|unidade], tira [8|p_desconto|nada]% de verba e [2|p_outro|nada]% de troca, e cada um me custa [12|custo_unidade|unidade]', /R\$ 20 − R\$ 12 − R\$ 1,60 − R\$ 0,40/],
  ['pedido_e_gastos', 10_200, 'fechei [100|quantidade_pedido|vez] grades a [300|preco|unidade]; o ferro foi de [120|custo_unidade|unidade] pra [160|custo_unidade_novo|unidade] e a pintura sai [40|custo_unidade|unidade]. largar custa [2.000|multa|vez] de multa', /R\$ 300 − R\$ 40 − R\$ 160/, /^Cumpra/],
  ['pedido_com_quebra', 900, 'querem [90|quantidade_pedido|vez] vasos a [20|preco_oferta|unidade], o barro custa [9|custo_unidade|unidade] e trincam [10|p_perda|nada]%', /R\$ 20 − R\$ 9 ÷ 90%/],
  ['empreitada', 3_100, 'fecho o muro por [6.000|contrato|vez] em [10|dias|vez] dias, com [2|pessoas|ponto] serventes a [120|custo_unidade|dia] e [500|custo_uma_vez|vez] de carreto?', /10 × \(?2 serventes × R\$ 120/],
  ['viagem', 1_600, 'frete de [3.000|preco_oferta|vez], são [800|quantidade|vez] km, o caminhão faz [4|medida|nada] por litro, diesel a [6|custo_unidade|unidade] e [200|custo_uma_vez|vez] de pedágio', /R\$ 3\.000 − 800 km ÷ 4 × R\$ 6/],
  ['mes_pelo_que_vende', 730, 'faço [300|quantidade|mes] lavagens a [15|preco|unidade], gasto [5|custo_unidade|unidade] e pago [2.000|custo_mes|mes] de aluguel. dão [50 mil|preco_oferta|vez] por tudo', /R\$ 15 − R\$ 5 − R\$ 0,90/, /^Hoje se paga/],
  ['assinatura_com_usos', 800, 'o plano é [200|preco|mes] com [8|quantidade|mes] aulas, cada aula me custa [15|custo_unidade|unidade], e são [10|clientes|ponto] alunas', /10 alunas × \(R\$ 200 − 8 aulas × R\$ 15\)/],
  ['caixa_para_o_pedido', 3_000, 'a fábrica dá [10|p_desconto|nada]% em [200|quantidade_pedido|vez] sacos de [50|custo_unidade|unidade] e no caixa tenho [6.000|caixa|ponto]', /− R\$ 6\.000 = R\$ 3\.000/, /^Só com sinal/],
  ['montar_com_o_caixa', 6_000, 'a obra é [12 mil|investimento|vez], a taxa [9 mil|custo_uma_vez|vez], e guardei [15 mil|caixa|ponto]', /R\$ 12\.000 \+ R\$ 9\.000 − R\$ 15\.000/, /^Ainda não/],
  ['junta_dividas', 6_400, 'devo [10 mil|divida|ponto] num cartão e [8.000|divida|ponto] noutro. o banco dá [20 mil|emprestimo|vez] em [24|parcelas|nada] parcelas de [1.100|parcela_nova|mes]', /24 parcelas × R\$ 1\.100 − R\$ 20\.000/, /bastam R\$ 18\.000: os outros R\$ 2\.000/],
  ['dois_parcelamentos', 7_200, 'em [60|parcelas|nada] vezes de [900|parcela_nova|mes] ou em [36|parcelas|nada] de [1.300|parcela_nova|mes]?', /60 × R\$ 900 − 36 × R\$ 1\.300/],
  ['multa_pelas_taxas', 5, 'sair da rede tem multa de [9.000|multa|vez]; ela leva [5|p_outro|nada]% dos [20 mil|faturamento|mes] e mais [800|custo_mes|mes] fixos', /R\$ 20\.000 × 5% \+ R\$ 800/, /^Saia/],
  ['parte_do_socio', 30, 'meu sócio pede [60 mil|preco_oferta|vez] pelos [40|p_parte|nada]% dele, e sobram [5.000|sobra|mes] por mês', /R\$ 60\.000 ÷ \(R\$ 5\.000 × 40%\) = 30 meses/, /^Só parcelado/],
  ['parte_menos_caixa', 1_000, 'a empresa foi avaliada em [50 mil|outro|nada], a sócia tem [40|p_parte|nada]%, dou os [8.000|caixa|ponto] do caixa e o resto em [12|parcelas|nada] vezes', /R\$ 50\.000 × 40% − R\$ 8\.000/],
  ['horas_ou_contratar', 400, 'a equipe faz [100|horas|mes] horas extras por mês a [30|custo_unidade|unidade] a hora; alguém fixo custa [2.600|custo_novo|mes]', /100 horas × R\$ 30 − R\$ 2\.600/, /^Contrate/],
] // biome-ignore format: a table

/** Denser decisions, each worked out by hand; tax is 6%. */
export const DENSE: readonly DecidedCase[] = ROWS.map(([way, main, desafio, account, ...says]) => ({
  ...HOURS,
  way,
  main,
  desafio,
  account,
  says,
}))

/** Near to a way, and not of it. */
export const NOT_AMONG: readonly (Marked & { way: string; why: string })[] = (
  [
    ['esperar_preco', 'storage of a month, and weeks to wait', 'tenho [500|estoque_qtd|ponto] sacas, hoje pagam [60|preco|unidade] e em [3|prazo|nada] semanas falam em [68|preco_novo|unidade]; o silo leva [1,50|custo_unidade|mes] por mês'],
    ['pedido_com_juros', 'a rate of a year', 'me pedem [200|quantidade_pedido|vez] cadeiras a [90|preco_oferta|unidade], gasto [55|custo_unidade|unidade], pagam em [90|prazo|nada] dias e o banco cobra [14|p_juros|nada]% ao ano'],
    ['compra_antes_da_alta', 'a price that falls', 'compro já [1.000|quantidade_pedido|vez] litros a [4|custo_unidade|unidade] ou espero cair a [3,60|custo_unidade_novo|unidade]? no banco, [2|p_juros|nada]% ao mês, [2|prazo|nada] meses'],
    ['perda_em_juros', 'nothing is lost', 'há [20 mil|estoque|ponto] de roupa, dão [21 mil|preco_oferta|vez] por tudo e eu devo [15 mil|divida|ponto] a [12|p_juros|nada]% ao mês'],
    ['servico_pelos_dias', 'a trip burns fuel', 'o frete paga [2.000|contrato|vez] por [2|dias|vez] dias e 900 km, e aqui um dia me deixa [250|sobra|dia]'],
    ['pedido_no_lugar_da_venda', 'one is of a week, the other of a month', 'o café quer [100|quantidade_pedido|semana] bolos a [16|preco_oferta|unidade] e vendo [50|quantidade|mes] a [20|preco|unidade]; cada um me custa [8|custo_unidade|unidade]'],
    ['contrato_ou_avulsos', 'what one costs is not told', 'o contrato paga [4.000|contrato|mes], e faço [20|quantidade|mes] visitas a [300|preco|unidade]'],
    ['troca_com_entrada', 'the old one is worth more', 'a prensa sai [10 mil|investimento|vez], dão [40 mil|preco_oferta|vez] no ponto e some a oficina de [1.500|custo_mes|mes]'],
    ['parcela_contra_poupado', 'it costs more', 'faço [300|quantidade|mes] cortes a [4|custo_unidade|unidade]; fora sai a [9|custo_unidade_novo|unidade] e a parcela é [1.800|parcela_nova|mes]'],
    ['canal_com_perda', 'the nearer one pays more', 'na capital pagam [30|preco_outro|unidade] por caixa com [10|p_perda|nada]% de quebra; na porteira [35|preco_oferta|unidade]. são [200|quantidade|semana] por semana'],
    ['carteira_por_contas', 'not all costs are told', 'abro o integral para [10|quantidade_nova|ponto] crianças a [300|preco_novo|mes]? a cuidadora sai [2.000|custo_novo|mes], fora o almoço'],
    ['contrato_por_contas', 'bills of today may be for others', 'me pagam [8.000|contrato|mes] e gasto [3.200|custo_mes|mes] de folha'],
    ['pedido_e_gastos', 'no cost stands before the new one', 'fechei [100|quantidade_pedido|vez] grades a [300|preco|unidade]; a pintura sai [40|custo_unidade|unidade] e pagam em [30|prazo|nada] dias, o ferro [160|custo_unidade_novo|unidade]'],
    ['dois_parcelamentos', 'the counts belong to one', 'em [60|parcelas|nada] ou [36|parcelas|nada] vezes, de [900|parcela_nova|mes] ou [1.300|parcela_nova|mes]'],
    ['parte_do_socio', 'no partner', 'oferecem [60 mil|preco_oferta|vez] por [40|p_parte|nada]% das máquinas, e sobram [5.000|sobra|mes] por mês'],
    ['horas_ou_contratar', 'minutes of each', 'levo [40|horas|mes] minutos a [30|custo_unidade|unidade]; alguém fixo custa [2.600|custo_novo|mes]'],
    ['viagem', 'no road', 'pagam [3.000|preco_oferta|vez] por [800|quantidade|vez] tijolos, [4|medida|nada] furos, barro a [6|custo_unidade|unidade] e [200|custo_uma_vez|vez] de carreto'],
  ] as const
).map(([way, why, desafio]) => ({ ...HOURS, way, why, desafio })) // biome-ignore format: a table
