import type { DimensionId } from '@norteia/contracts/analysis'

/** What usually goes wrong, by area; beside the mistake that the library names for the rule. No digits. */
export const AREA_RISKS: Readonly<Record<DimensionId, readonly [string, string]>> = {
  FIN: [
    'Decidir com números incompletos: confira extratos e notas antes de mudar preço, custo ou prazo.',
    'Cortar um gasto que sustenta a venda ou a qualidade e perder mais do que economizou.',
  ],
  VEN: [
    'Gastar com divulgação antes de saber de onde vêm os clientes que compram e voltam.',
    'Vender mais do que a empresa consegue entregar bem e perder a confiança conquistada.',
  ],
  OPE: [
    'Mudar muitas coisas ao mesmo tempo e não saber qual delas funcionou.',
    'Voltar ao jeito antigo por falta de acompanhamento nas primeiras semanas.',
  ],
  GES: [
    'Começar com entusiasmo e abandonar no primeiro mês cheio: marque a revisão na agenda.',
    'Acompanhar números demais e não decidir com nenhum deles.',
  ],
  PES: [
    'A equipe entender a medição como vigilância: explique antes para que ela serve.',
    'Sobrecarregar quem já trabalha bem em vez de tirar o trabalho inútil do caminho.',
  ],
  DIG: [
    'Comprar a ferramenta antes de arrumar o processo que ela vai atender.',
    'Colocar dados pessoais de clientes em ferramentas sem cuidado.',
  ],
}

/** Where the risks of an area suppose other people: what goes wrong for an owner who works alone. */
export const ALONE_RISKS: Readonly<Partial<Record<DimensionId, readonly [string, string]>>> = {
  PES: [
    'Parar de anotar na primeira semana cheia: escolha poucos itens e um horário fixo.',
    'Aceitar mais trabalho do que cabe no dia e perder clientes por atraso ou cansaço.',
  ],
}

/** Growth rules have no dimension of their own. */
export const GROWTH_AREA: Readonly<Record<string, DimensionId>> = {
  crescer_canal: 'VEN',
  crescer_produto: 'VEN',
  crescer_reserva: 'FIN',
  crescer_sucessao: 'GES',
}

export const SHORT_CASH_RISK =
  'O caixa parece curto para este passo: priorize ações sem desembolso e deixe o que custa mais para depois.'

export const NO_REVENUE = 'a definir (informe o faturamento)'

/** Said after an answer where despair is only possible. */
export const CARE =
  'E se, além disso, estiver pesado demais para você: o CVV escuta de graça e em segredo, a qualquer hora, no 188. Você importa mais do que a empresa.'
