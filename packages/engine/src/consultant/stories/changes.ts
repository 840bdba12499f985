import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { found, minus, over, said, worked } from './expr.ts'
import { mayCount, type Numbers, numbersBy } from './read.ts'

const WAS =
  /\b(?:eram?|era de|fazia(?:mos)?|vendia(?:mos)?|tinha(?:mos)?|dava|tirava|colhia|produzia|atendia(?:mos)?|saia|saiam|recebia|entregava|antes|passad[oa]|alugava|matava|lavava|botavam|davam|de|rodava|assava|em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro))\b(?: [a-z]+){0,3}\s*$/
const NOW =
  /\b(?:agora|hoje|atualmente|passou|caiu|cairam|subiu|subiram|foi|foram|ficou|esse mes|essa semana|este mes|esta semana|so|depois|em (?:fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))\b(?: (?!eram?\b|fazia|vendia|tinha)[a-z]+){0,3}\s*$|^\s*(?:[a-z]+ ){0,3}(?:pra|para)\s*$/

/** 'Fazia 45 por semana, agora faço 36' */
export function changeOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    if (!mayCount(number)) return undefined
    if (got.antes === undefined && WAS.test(number.before)) return 'antes'
    return NOW.test(number.before) ? 'agora' : undefined
  })
  return numbers?.antes !== undefined && numbers.agora !== undefined && numbers.antes !== numbers.agora ? numbers : null
}

export function changed(sheet: Sheet): Worked {
  const [before, now] = [said(sheet, 'antes'), said(sheet, 'agora')]
  const up = now.value > before.value
  const by = found(sheet, 'diferenca', 'Diferença', '', up ? minus(now, before) : minus(before, now))
  const ratio = over(by.amount, before)
  const share = found(sheet, 'variacao', up ? 'Aumento' : 'Queda', '%', { ...ratio, value: ratio.value * 100 })
  return worked(
    share,
    say`${up ? 'Subiu' : 'Caiu'} ${share.shown}: ${by.shown} a ${up ? 'mais' : 'menos'}.`,
    say`Compare com o mesmo período do ano passado: parte da diferença pode ser da época.`,
    by,
  )
}
