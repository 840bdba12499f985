/** Texts of owners in words of their own, each with what its numbers are, in order: role and period. None of them is learned from. */
export const OWN: readonly (readonly [text: string, numbers: string])[] = [
  [
    'Faço 40 marmitas por dia a 18 reais e a embalagem me custa 1,20 cada. Uma firma quer 60 marmitas por dia a R$ 14 e paga com 30 dias.',
    'quantidade dia, preco unidade, custo_unidade unidade, quantidade_pedido dia, preco_oferta unidade, prazo nada',
  ],
  [
    'o ifood fica com 27% e vendo 900 lanches por mes, ticket de 32. Tenho 12 mil guardado e devo 7.500 no banco',
    'p_comissao nada, quantidade mes, ticket unidade, caixa ponto, divida ponto',
  ],
  [
    'O aluguel da minha loja vai subir de R$ 2.400 para R$ 3.100. Faturo 26 mil por mês e sobra uns 3 mil.',
    'custo_mes mes, custo_novo mes, faturamento mes, sobra mes',
  ],
  [
    'Tenho 58 alunos de natação que pagam 160 por mês. Se eu passar pra 180 acho que perco uns 6.',
    'clientes ponto, preco mes, preco_novo mes, clientes_perdidos vez',
  ],
  [
    'A máquina de bordado custa 42 mil em 36 vezes de 1.690. Hoje mando fazer fora a 9 reais a peça, em casa sairia por 4.',
    'investimento vez, parcelas nada, parcela_nova mes, custo_unidade unidade, custo_unidade_novo unidade',
  ],
  [
    'Tenho 3 funcionárias e 80 clientes no caderno me devendo 5.400. O fornecedor só me dá 21 dias.',
    'pessoas ponto, clientes ponto, a_receber ponto, prazo nada',
  ],
  [
    'Vendo o sabonete a 12, o concorrente vende a 9,90 e meu custo é 5. Saem 300 por mês.',
    'preco unidade, preco_outro unidade, custo_unidade unidade, quantidade mes',
  ],
  [
    'meu restaurante tem 45 lugares e na segunda só 30% enche. pago 2.100 pra cozinheira e 1.300 de luz',
    'capacidade ponto, p_ocupacao nada, custo_mes mes, custo_mes mes',
  ],
  [
    'De cada entrega a cliente pede 10% de desconto. Entrego 70 cestas por semana a R$ 48 e gasto R$ 29 em cada uma.',
    'p_desconto nada, quantidade semana, preco unidade, custo_unidade unidade',
  ],
  [
    'Um mercado quer 200 potes de doce por mês pagando 8,50. Eu vendo na feira a 13 e cada pote me sai a 5,20. Pagam em 45 dias.',
    'quantidade_pedido mes, preco_oferta unidade, preco unidade, custo_unidade unidade, prazo nada',
  ],
  [
    'Peguei empréstimo de 30 mil e pago 1.420 de parcela. O limite do banco cobra 8% ao mês.',
    'divida ponto, parcela mes, p_juros mes',
  ],
  [
    'A oficina tem 12 anos e o movimento caiu 20%. Eu fazia 50 revisões por mês e agora faço 36 a 280 reais.',
    'tempo nada, p_queda nada, quantidade_antes mes, quantidade mes, preco unidade',
  ],
  [
    'Quero contratar um ajudante por 1.900 no mês. Atendo 8 clientes por dia cobrando 70 e recuso uns 3 por dia.',
    'custo_novo mes, quantidade dia, preco unidade, quantidade_nova dia',
  ],
  [
    'Tenho 180 vestidos parados que custaram 60 cada. A multa do contrato de aluguel é 7 mil.',
    'estoque_qtd ponto, custo_unidade unidade, multa vez',
  ],
  [
    'Roubaram mercadoria e o prejuízo foi de 4.200. As câmeras custam 3.600 e o monitoramento 150 por mês.',
    'prejuizo vez, investimento vez, custo_novo mes',
  ],
  [
    'Cobro 90 a hora e levo 5 horas em cada projeto. Queria tirar 7 mil por mês.',
    'preco unidade, horas unidade, meta mes',
  ],
  [
    'Um cliente só é 45% do que eu vendo. Ele compra 9 mil por mês e quer 15% de desconto.',
    'p_parte nada, contrato mes, p_desconto nada',
  ],
  [
    'Na consulta cobro R$ 200 e peço 30% de sinal. Mesmo assim 9 pacientes faltam por mês, de 110 marcados.',
    'preco unidade, p_sinal nada, faltas mes, quantidade mes',
  ],
  [
    'abro 6 dias por semana e vendo uns 1.500 por dia, margem de 30%. se abrir domingo pago 160 de diária pra moça',
    'dias semana, faturamento dia, p_margem nada, custo_novo dia',
  ],
  [
    'Tiro 260 litros de leite por dia e o laticínio paga 2,10. A ração custa 85 o saco e gasto 30 sacos por mês.',
    'quantidade dia, preco unidade, custo_unidade unidade, quantidade mes',
  ],
]
