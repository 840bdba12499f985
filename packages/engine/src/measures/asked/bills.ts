import { say } from '#src/facts/fact-book.ts'
import { reais } from '#src/measures/measured.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { againstWorks } from './invest.ts'
import { type Asked, withAccount } from './money.ts'

const FALLS =
  '(?:cai(?:ria)?|baixa(?:ria)?|desce(?:ria)?|vai|iria|reduz(?:iria)?|passa(?:ria)?)(?: [a-z]+){0,2}? (?:pra|para|a)(?: uns| umas| so| cerca de)?'

/** 'A luz tá em 2.900 por mês, cai pra 400 e a placa custa 48 mil': what is saved, against what it takes. */
export const billThatFalls: Asked = (ask) => {
  const to = ask.number([`\\b${FALLS} @M`], ['main_challenge'])
  const from = ask.number(
    [
      '\\b(?:conta|luz|energia|agua|aluguel|gas|diesel|gasolina|frete|gasto|internet)\\b~30@M~6(?:por|ao|todo) mes',
      '@M (?:de|com|em) (?:luz|energia|agua|gas|diesel|gasolina|frete)\\b~6(?:por|ao|todo) mes',
    ],
    ['main_challenge'],
  )
  if (!to || !from || to === from || to.value >= from.value) return null
  const { own } = ask
  const [now, then] = [ofMonth(ask.value('R$', from, 'Conta de hoje')), ofMonth(ask.value('R$', to, 'Conta depois'))]
  const saved = own.minus(now, then, 'O que deixa de sair por mês')
  const works = againstWorks(ask, saved, 'dessa economia')
  if (!works) return null
  return withAccount(
    own.sum(
      saved,
      [now, then, ...works.values],
      say`De ${t(now)} para ${t(then)} são ${t(saved)} por mês a menos. ${works.text}`,
      ['energia', 'sobra_mes', 'margem', 'conta_que_mais_pesa', 'frete'],
      {
        value: saved.number,
        formula: `${t(now).text} − ${t(then).text} = ${t(saved).text}`,
        inputs: [saved.fact],
        rotulo: 'o que a conta baixa, depois de feita a obra',
        once: false,
        needs: works.values[0]!.fact,
      },
    ),
    say`${t(now)} − ${t(then)} = ${t(saved)} por mês; ${works.conta}`,
  )
}

/** 'Pago 66 horas extras por mês, a 25 cada' */
export const extraHours: Asked = (ask: Asking) => {
  const found =
    ask.find('\\bpag[a-z]+~16@H extras? (?:por|ao|no|a) (mes|semana)~8\\ba @M', ['main_challenge']) ??
    ask.find('@H extras? (?:por|ao|no|a) (mes|semana)~24\\b(?:cada|hora)\\b~16@M', ['main_challenge'])
  const [hours, , rate] = found?.numbers ?? []
  const span = found?.words[1]
  if (!hours || !rate || hours.unit !== 'horas' || (span !== 'mes' && span !== 'semana') || rate.value > 500)
    return null
  const { own } = ask
  const [count, each] = [ask.value('horas', hours, 'Horas extras'), ask.value('R$', rate, 'Valor da hora extra')]
  const once = own.make(
    'R$',
    `Horas extras por ${span === 'mes' ? 'mês' : 'semana'}`,
    reais(count.number * each.number),
    `${t(count).text} × ${t(each).text}`,
    [count, each],
  )
  const month = ofMonth(ask.aMonth(once, span, 'Horas extras por mês')!)
  return withAccount(
    own.sum(
      month,
      [count, each, once],
      say`${t(count)} extras × ${t(each)} são ${t(month)} por mês.`,
      ['custo_hora', 'folha', 'sobra_mes', 'margem', 'conta_que_mais_pesa'],
      ask.gain(month, 'hora extra que deixa de ser paga'),
    ),
    say`${t(count)} × ${t(each)} = ${t(once)}`,
  )
}
