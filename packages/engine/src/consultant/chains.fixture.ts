/** What one turn must do; steps and costs are those of the chain's first answer. */
type Expected =
  | string
  | { step: number }
  /** What the advice costs: hours, purchases or a range in reais. */
  | 'custo'
  /** Why the advice holds. */
  | 'motivo'
  /** What usually goes wrong, and another way. */
  | 'outro caminho'
  | 'prazo'
  | 'risco'

/** Questions of one conversation with what each answer must hold. Written before the code that answers them. */
export const CHAINS: readonly (readonly (readonly [question: string, expected: Expected])[])[] = [
  [
    ['faturo 62 mil e gasto 57', 'Sobram R$ 5.000'],
    ['e se eu gastar 55?', 'Sobram R$ 7.000'],
    ['e se faturar 70?', 'Sobram R$ 15.000'],
  ],
  [
    ['faturo 62 mil e gasto 57', 'Sobram R$ 5.000'],
    ['e se eu contratar mais um?', 'Qual seria o salário?'],
    ['2 mil', 'R$ 2.400'],
  ],
  [
    ['contratar alguem por 2000 quanto custa', 'R$ 2.400'],
    ['e se for 2500?', 'R$ 3.000'],
    ['e se eu contratar mais um?', 'R$ 6.000'],
  ],
  [
    ['posso dar desconto de 10%?', 'quantos por cento sobram'],
    ['uns 30%', 'vender 50% a mais'],
    ['e com 5%?', 'vender 20% a mais'],
  ],
  [
    ['custa 30 pra fazer, quanto cobro?', 'Quantos por cento'],
    ['40%', 'cobre R$ 50'],
    ['e com 50?', 'cobre R$ 60'],
  ],
  [
    ['vendo o bolo por 50 reais, qual minha margem?', 'Quanto custa'],
    ['uns 20 reais', 'Sobram R$ 30'],
    ['e se eu vender a 60?', 'Sobram R$ 40'],
  ],
  [
    ['emprestimo de 10 mil em 12x, quanto fica', 'taxa de juros ao mês'],
    ['2%', 'R$ 945,60'],
    ['e em 24?', 'R$ 528,71'],
  ],
  [
    ['emprestimo de 10 mil a 2% ao mes', 'Em quantas parcelas?'],
    ['doze', 'R$ 945,60'],
    ['e se forem 20 mil?', 'R$ 1.891,19'],
  ],
  [
    ['taxa da maquininha 3,5% em 10 mil', 'R$ 350'],
    ['e se a taxa for 2%?', 'R$ 200'],
    ['e com 20 mil?', 'R$ 400'],
  ],
  [
    ['antecipar 10 mil a 2% ao mes por 3 meses', 'R$ 600'],
    ['e por 2 meses?', 'R$ 400'],
    ['e com 3%?', 'R$ 600'],
  ],
  [
    ['comissao de 5% sobre 20 mil', 'R$ 1.000'],
    ['e com 10%?', 'R$ 2.000'],
    ['e se vender 30 mil?', 'R$ 3.000'],
  ],
  [
    ['tenho 40 mil de estoque e compro 20 mil por mes', '60 dias'],
    ['e se eu baixar o estoque pra 30 mil?', '45 dias'],
    ['por que?', '÷'],
  ],
  [
    ['meu custo fixo é 12 mil e a margem 40%, qual meu ponto de equilibrio', 'R$ 30.000'],
    ['e se a margem cair pra 30%?', 'R$ 40.000'],
    ['e com custo fixo de 9 mil?', 'R$ 30.000'],
  ],
  [
    ['qual meu ponto de equilibrio?', 'custos fixos'],
    ['12 mil', 'quantos por cento'],
    ['40%', 'R$ 30.000'],
  ],
  [
    ['quanto posso tirar pra mim?', 'Quanto entra por mês?'],
    ['20 mil', 'Quanto sai por mês'],
    ['uns 14 mil', 'R$ 4.200'],
  ],
  [
    ['faturo 20 mil e gasto 14 mil', 'Sobram R$ 6.000'],
    ['e quanto posso tirar pra mim?', 'R$ 4.200'],
    ['por quê?', '30%'],
  ],
  [
    ['sou mei e já faturei 60 mil este ano', 'R$ 21.000'],
    ['e se eu faturar mais 10 mil?', 'R$ 11.000'],
    ['e se passar?', 'contador'],
  ],
  [
    ['quero faturar 80 mil, hoje faturo 62 mil', 'Faltam R$ 18.000'],
    ['e se a meta for 70?', 'Faltam R$ 8.000'],
    ['meu ticket medio é 100', '80 vendas'],
  ],
  [
    ['parcelar 1200 em 6x sem juros', '6 parcelas de R$ 200'],
    ['e em 10x?', '10 parcelas de R$ 120'],
    ['e se for 2400?', 'R$ 240'],
  ],
  [
    ['compro por 30 e vendo por 50', 'Sobram R$ 20'],
    ['e se comprar por 25?', 'Sobram R$ 25'],
    ['e se eu der 10% de desconto?', '25% a mais'],
  ],
  [
    ['se aumentar o preço 10% com margem de 40% quanto posso perder', '20% das vendas'],
    ['e se aumentar 5%?', '11,1% das vendas'],
    ['por quê?', '÷'],
  ],
  [
    ['entra 30 mil e sai 27 mil', 'Sobram R$ 3.000'],
    ['e se eu cortar mil reais?', 'Sobram R$ 4.000'],
    ['e se as vendas cairem 10%?', 'Sobram R$ 1.000'],
  ],
  [
    ['entra 30 mil e sai 27 mil', 'Sobram R$ 3.000'],
    ['e se eu vender 10% a mais?', 'Sobram R$ 6.000'],
    ['e se o aluguel subir 500?', 'Sobram R$ 5.500'],
  ],
  [
    ['pago 4 mil de aluguel e faturo 20 mil, ta caro?', '20%'],
    ['e se eu faturar 25?', '16%'],
    ['e se o aluguel for 3 mil?', '12%'],
  ],
  [
    ['meus clientes compram fiado e nao pagam', 'atraso'],
    ['quanto custa isso?', 'custo'],
    ['e o segundo passo?', { step: 1 }],
  ],
  [
    ['como reduzo meu estoque parado?', 'parad'],
    ['já tentei, não funcionou', 'outro caminho'],
    ['por quê?', 'motivo'],
  ],
  [
    ['pacientes faltam muito nas consultas', 'falta'],
    ['e depois?', { step: 1 }],
    ['e depois?', { step: 2 }],
  ],
  [
    ['meu funcionario falta muito', 'falta'],
    ['e o terceiro passo?', { step: 2 }],
    ['quanto tempo demora?', 'prazo'],
  ],
  [
    ['o ifood come todo meu lucro', 'aplicativo'],
    ['por que?', 'motivo'],
    ['quanto custa?', 'custo'],
  ],
  [
    ['dependo de um cliente só', 'cliente'],
    ['qual o risco?', 'risco'],
    ['e o segundo passo?', { step: 1 }],
  ],
  [
    ['agenda vazia o que fazer', 'agenda'],
    ['ja fiz isso e nao deu certo', 'outro caminho'],
    ['ja tentei tambem', 'outro caminho'],
  ],
  [
    ['muita comida indo pro lixo', 'perda'],
    ['qual o primeiro passo?', { step: 0 }],
    ['e o proximo?', { step: 1 }],
  ],
  [
    ['como vender pela internet', 'internet'],
    ['é muito caro?', 'custo'],
    ['em quanto tempo da resultado?', 'prazo'],
  ],
  [
    ['cada cozinheiro faz o prato de um jeito', 'o prato sair sempre igual'],
    ['explica melhor o segundo passo', { step: 1 }],
    ['e se nao der certo?', 'risco'],
  ],
  [
    ['não sobra lucro no fim do mês', 'lucro'],
    ['faturo 30 mil e gasto 28', 'Sobram R$ 2.000'],
    ['e se eu cortar 3 mil?', 'Sobram R$ 5.000'],
  ],
  [
    ['minha mercadoria ta encalhada', 'mercadoria parada'],
    ['faz sentido, mas quanto vou gastar?', 'custo'],
    ['e se eu der 20% de desconto com margem de 50%?', '66,7% a mais'],
  ],
  [
    ['quanto custa um funcionario?', 'Qual seria o salário?'],
    ['1800', 'R$ 2.160'],
    ['e se eu pagar 2 mil?', 'R$ 2.400'],
  ],
  [
    ['a maquininha leva quanto?', 'Qual é a taxa'],
    ['3%', 'Quanto você vende no cartão'],
    ['5 mil', 'R$ 150'],
  ],
  [
    ['quanto vou pagar de parcela?', 'Qual é o valor'],
    ['30 mil', 'Em quantas parcelas'],
    ['24 meses a 1,5%', 'R$ 1.497,72'],
  ],
  [
    ['xpto zumba', 'É sobre'],
    ['a primeira', 'assunto'],
    ['quanto custa?', 'custo'],
  ],
  [
    ['meus funcionários pedem demissão todo mês', 'quem saiu'],
    ['mas isso funciona mesmo?', 'motivo'],
    ['ja tentei aumentar salario e nao adiantou', 'outro caminho'],
  ],
  [
    ['faturo 62 mil e gasto 57, ta bom? e quanto posso tirar pra mim?', 'R$ 3.500'],
    ['e se eu gastar 52?', 'R$ 7.000'],
    ['por quê?', '30%'],
  ],
  [
    ['custo 100 com markup de 60%, preço?', 'R$ 160'],
    ['e com 80%?', 'R$ 180'],
    ['e se custar 120?', 'R$ 216'],
  ],
  [
    ['emprestimo 20 mil 24 meses 25% ao ano', 'R$ 1.042,74'],
    ['e em 12 meses?', 'R$ 1.876,93'],
    ['por que?', 'Price'],
  ],
  [
    ['perco mercadoria com quebra e vencimento', 'perd'],
    ['entendi, e agora?', { step: 1 }],
    ['obrigada', 'Por nada'],
  ],
]
