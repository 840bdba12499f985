import { type ConsultantRead, SUM_METRIC } from '@norteia/contracts/agent'

/** What a conversation may begin with. */
const FIRST = [
  'Por onde eu começo?',
  'Faturo 20 mil e gasto 18 mil. Está bom?',
  'Quanto custa contratar por R$ 2.000?',
  'Como vender mais para quem já é cliente?',
]

/** Follow-ups that the answer before can take. */
export function suggestionsAfter(answer: ConsultantRead | null): string[] {
  if (!answer) return FIRST
  const { dados, actionSteps } = answer
  if (dados?.metrica === SUM_METRIC) {
    const month = dados.linhas.some(({ rotulo }) => rotulo === 'O que sai no mês')
    return month
      ? ['E se eu vender 10% a mais?', 'E se eu cortar R$ 1.000?', 'E se eu contratar mais um?', 'Por quê?']
      : ['Por quê?']
  }
  return actionSteps.length > 1
    ? ['E o segundo passo?', 'Quanto custa isso?', 'Já tentei, não funcionou', 'Por quê?']
    : []
}
