import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { added, type Found, found, minus, over, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { given, inOrder, numbered, rest } from './relation.ts'
import { isCounted, isDays, isMonths, isPay, isPercent, lead, near, type Role } from './roles.ts'

const COSTS = numbered('custo', 4)
const HELPER = /^\s*(?:ajudante|auxiliar|servente|funcionari|pedreir|pintor|rapaz|menin|pessoas?|diarista)/
const DAILY = /\bdiarias?\b[^\d]{0,8}$|\b(?:por|ao) dia [^\d]{0,6}$|\bpagando\s*(?:r\$ ?)?$/
const DAILY_AFTER = /^\s*(?:reais )?(?:de |a |por |cada |pr[ao] )*(?:diaria|dia\b)/
const WANTED = /\b(?:sobr\w+|livres?|limp\w+|ganhar|tirar|quero|queria|pra mim|para mim|ficar com|lucr\w+)\b/
const WANTED_AFTER = /^\s*(?:reais )?(?:livres?|limp\w+|pra mim|para mim|de lucro|no bolso)/

export const jobRoles: readonly Role[] = [
  ['imposto', isPercent],
  ['dias', isDays],
  ['ajudantes', (number) => isCounted(number) && number.value <= 30 && HELPER.test(number.after)],
  ['diaria', (number) => isPay(number) && (DAILY.test(lead(number)) || DAILY_AFTER.test(number.after))],
  ['alvo', (number) => isPay(number) && (WANTED.test(lead(number)) || WANTED_AFTER.test(number.after))],
  // 'Ajudante a 160': a wage that no day is said of.
  [
    'diaria',
    (number) => isPay(number) && /\b(?:ajudante|auxiliar|servente)s? (?:a|de|por)\s*(?:r\$ ?)?$/.test(number.before),
  ],
  ...COSTS.map((slot): Role => [slot, isPay]),
]

export function jobOf(numbers: Numbers, question: string): Numbers | null {
  const text = fold(question)
  const { dias, alvo, ajudantes, custo1 } = numbers
  if (dias === undefined || alvo === undefined || custo1 === undefined) return null
  if (ajudantes !== undefined) return numbers
  return /\b(?:ajudante|auxiliar|servente)\b/.test(text) ? { ...numbers, ajudantes: 1 } : null
}

export function jobSoFar(sheet: Sheet): Text {
  const base = found(sheet, 'base', 'Sem as diárias', 'R$', added([...given(sheet, COSTS), said(sheet, 'alvo')]))
  const days = found(sheet, 'diarias', 'Diárias a pagar', '', times(said(sheet, 'dias'), said(sheet, 'ajudantes')))
  return say`O material e o que você quer somam ${base.shown}; faltam ${days.shown} diárias (${days.amount.text} × o valor de uma).`
}

/** Material, the wages of those who help, and what is to stay. */
export function jobPrice(sheet: Sheet): Worked | null {
  const wages = found(
    sheet,
    'diarias',
    'As diárias',
    'R$',
    times(times(said(sheet, 'dias'), said(sheet, 'ajudantes')), said(sheet, 'diaria')),
  )
  const needs = added([...given(sheet, COSTS), wages.amount, said(sheet, 'alvo')])
  const taxed = sheet.has('imposto') ? rest(sheet, [said(sheet, 'imposto')]) : null
  if (taxed && taxed.value < 0.5) return null
  const price = found(sheet, 'preco', 'Preço do serviço', 'R$', taxed ? over(needs, taxed) : needs)
  return worked(
    price,
    say`Cobre ${price.shown}: ${wages.shown} são das diárias e ${sheet.slot('alvo')} ficam para você.${taxed ? say`` : say` Se emitir nota, o imposto ainda sai daí: divida pelo que fica depois dele.`}`,
    say`Ponha uma folga para o dia de chuva e o material que acaba: serviço que atrasa um dia come a sua parte.`,
    wages,
  )
}

const AD =
  /\b(?:anunci\w*|trafego|panflet\w*|panfletagem|divulg\w+|instagram|insta|facebook|google|campanha|propaganda|marketing|impulsion\w+|outdoor|radio|invest\w+)\b/
const BUYER =
  /^\s*(?:nov[oa]s? |del[ae]s )?(?:client|alun|matricul|contrat|vendas?|pacient|pessoas?|assinant|socios?|reservas?|pedidos?|orcament|inscri|hospede|moradores|mensalista)/
const CAME =
  /\b(?:entr\w+|vier\w+|veio|trou?x\w+|fech\w+|chegar\w+|apareceu|apareceram|vendi|consegui|ganhei|peguei)\s*(?:uns |umas |so |mais )?$/
const LEAVES = /\b(?:sobr\w+|deix\w+|lucr\w+|rend\w+|margem|ganho|cada)\b/
const LEAVES_AFTER = /^\s*(?:reais )?(?:por mes )?(?:limp\w+|livres?|de (?:lucro|sobra|margem)|pra mim)/

export const adRoles: readonly Role[] = [
  ['clientes', (number) => isCounted(number) && (BUYER.test(number.after) || CAME.test(number.before))],
  ['meses', isMonths],
  [
    'deixa',
    (number, got) =>
      isPay(number) && got.clientes !== undefined && (LEAVES.test(lead(number)) || LEAVES_AFTER.test(number.after)),
  ],
  [
    'gasto',
    (number) =>
      isPay(number) && (near(number, AD) || /\b(?:gast\w+|pag\w+|coloquei|custou|botei|pus)\b/.test(lead(number))),
  ],
]
const BY_MONTH = /\b(?:por|ao|no|todo) mes\b|\bmensa(?:l|is)\b/
/** What each leaves by the month needs to know for how long. */
export const leavesByMonth = (text: string) => BY_MONTH.test(text)
export const adOf = (numbers: Numbers): Numbers | null =>
  numbers.gasto === undefined || numbers.clientes === undefined || numbers.deixa === undefined ? null : numbers

/** What a buyer cost, and what those who came leave. */
export function adReturn(sheet: Sheet): Worked {
  const each = found(sheet, 'cada', 'Custo de cada cliente', 'R$', over(said(sheet, 'gasto'), said(sheet, 'clientes')))
  const whole: Found | null = sheet.has('meses')
    ? found(sheet, 'vale', 'O que cada um deixa', 'R$', times(said(sheet, 'deixa'), said(sheet, 'meses')))
    : null
  const leaves = whole ? whole.amount : said(sheet, 'deixa')
  const gain = found(
    sheet,
    'ganho',
    'Ganho depois do anúncio',
    'R$',
    minus(times(said(sheet, 'clientes'), leaves), said(sheet, 'gasto')),
  )
  const back = found(sheet, 'vezes', 'Quantas vezes volta', '', over(leaves, each.amount))
  const paid = whole ? found(sheet, 'prazo', 'Meses até se pagar', '', over(each.amount, said(sheet, 'deixa'))) : null
  const good = gain.value >= 0
  return inOrder(
    gain,
    [each, ...(whole ? [whole] : []), back, gain, ...(paid ? [paid] : [])],
    say`${good ? 'Compensou' : 'Não compensou'}: cada cliente custou ${each.shown} e deixa ${leaves.text}, ${back.shown} vezes o que custou. ${good ? 'Sobram' : 'Faltam'} ${gain.shown} depois de pagar o anúncio.${paid ? say` Cada um se paga em ${paid.shown} meses.` : say``} Isso se o que cada um deixa já estiver sem os custos de atender.`,
    say`Pergunte a cada cliente novo de onde veio: o anúncio só merece o crédito de quem chegou por ele.`,
  )
}
