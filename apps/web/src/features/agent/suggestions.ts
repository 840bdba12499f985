import { type ConsultantRead, NOTHING_EXPECTED, SUM_METRIC } from '@norteia/contracts/agent'

/** What a conversation may begin with. */
const FIRST = [
  'Por onde eu começo?',
  'Faturo 20 mil e gasto 18 mil. Está bom?',
  'Quanto custa contratar por R$ 2.000?',
  'Como vender mais para quem já é cliente?',
]

const MOST = 4
/** Figures that have parts and a period before. */
const LAID_OUT = new Set(['receita', 'despesas', 'entradas', 'saidas', 'resultado', 'pessoal', 'despesas-fixas'])

/** Follow-ups that the answer before can take; before the first question what the company's own data answers. */
export function suggestionsAfter(answer: ConsultantRead | null, own: readonly string[]): string[] {
  if (!answer) return own.length === 0 ? FIRST : [...own.slice(0, MOST), FIRST[0]!]
  const { dados, actionSteps } = answer
  if (answer.expectedResults === NOTHING_EXPECTED.numbers) {
    if (!dados) return actionSteps.length > 0 ? actionSteps.slice(0, MOST) : []
    const past = dados.periodo && dados.valor !== null
    return past && LAID_OUT.has(dados.metrica)
      ? ['E no mês anterior?', 'Por que mudou?', 'E por mês nos últimos 6 meses?']
      : own.slice(0, MOST)
  }
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
