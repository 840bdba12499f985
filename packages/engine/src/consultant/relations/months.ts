import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { type Amount, found, minus, over, partOf, plus, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { fromRecord, inOrder } from './relation.ts'
import { isMonths, isPay, isPercent, isYears, lead, near, type Role } from './roles.ts'

const GAIN = /\b(?:econom\w+|rend\w+|sobr\w+|lucr\w+|ganh\w+|tra[zg]\w*|entra\w*|deixa\w*|a mais)\b/
const GAIN_AFTER = /^\s*(?:reais )?(?:a mais|por mes a mais|de lucro|por mes de lucro|por mes com)/
const SPENDS = /\b(?:gasta\w*|gasto|manutenc\w+|custa|custo|come|consome|paga|pago|mas)\b/
const FROM = /\b(?:cai|baixa|reduz|passa|desce|diminui|vai|sai)\w* de\s*(?:r\$ ?)?$/
const TO = /^\s*(?:reais )?(?:por mes )?(?:pra|para|pro|a)\s*(?:uns |r\$ ?)?$/

export const paybackRoles: readonly Role[] = [
  ['de', (number) => isPay(number) && FROM.test(lead(number))],
  ['ate', (number, got) => isPay(number) && got.de !== undefined && TO.test(number.before)],
  [
    'gasto',
    (number, got) => isPay(number) && (got.ganho !== undefined || got.de !== undefined) && SPENDS.test(lead(number)),
  ],
  // 'Economiza 1.000 em gente e 250 de luz': the verb holds for both.
  [
    'ganho2',
    (number, got) =>
      isPay(number) && got.ganho !== undefined && /\be (?:mais )?(?:uns )?(?:r\$ ?)?$/.test(lead(number)),
  ],
  ['ganho', (number) => isPay(number) && (GAIN.test(lead(number)) || GAIN_AFTER.test(number.after))],
  ['preco', (number) => isPay(number) && number.value >= 100],
]
export function paybackOf(numbers: Numbers): Numbers | null {
  const { preco, ganho, ganho2 = 0, de, ate, gasto } = numbers
  if (preco === undefined || (ganho === undefined) === (de === undefined)) return null
  if (de !== undefined && (ate === undefined || ate >= de)) return null
  const monthly = (ganho ?? de! - ate!) + ganho2 - (gasto ?? 0)
  return monthly > 0 && preco > monthly ? numbers : null
}

/** Months until what something brings by the month has paid it. */
export function payback(sheet: Sheet): Worked {
  const gain = sheet.has('de')
    ? found(sheet, 'ganho', 'O que deixa de gastar por mês', 'R$', minus(said(sheet, 'de'), said(sheet, 'ate')))
    : sheet.has('ganho2')
      ? found(sheet, 'ganhos', 'O que traz por mês', 'R$', plus(said(sheet, 'ganho'), said(sheet, 'ganho2')))
      : null
  const gross = gain ? gain.amount : said(sheet, 'ganho')
  const net = sheet.has('gasto')
    ? found(sheet, 'liquido', 'O que deixa por mês', 'R$', minus(gross, said(sheet, 'gasto')))
    : null
  const time = found(sheet, 'meses', 'Meses', 'meses', over(said(sheet, 'preco'), net ? net.amount : gross))
  return worked(
    time,
    say`Paga-se em ${time.shown} meses.`,
    say`Conte com um terço a mais de prazo: nos primeiros meses quase nada rende como no papel. Se for financiado, some os juros ao preço.`,
    ...(gain ? [gain] : []),
    ...(net ? [net] : []),
  )
}

const TWICE: readonly (readonly [RegExp, number])[] = [
  [/\bdobr\w+\b/, 100],
  [/\btriplic\w+\b/, 200],
]
const ONE_YEAR = /\b(?:daqui|em|ate|num|dentro de|de|por) (?:a |o )?(?:um ano|ano que vem)\b|\bum ano\b|\bano que vem\b/
export const growthRoles: readonly Role[] = [
  ['meses', isMonths],
  ['anos', isYears],
  ['sobe', isPercent],
  [
    'ate',
    (number, got) =>
      isPay(number) &&
      /\b(?:chegar|ate|quero|queria|meta|pra|para|atingir|bater|faturar|alcancar)\b[^\d]{0,8}$/.test(lead(number)) &&
      (got.faturamento !== undefined || !/\b(?:de|faturo|vendo|sair)\b/.test(lead(number))),
  ],
  ['faturamento', isPay],
]
const LEAST_REVENUE = 1_000
export function growthOf(numbers: Numbers, question: string): Numbers | null {
  const text = fold(question)
  const { anos, ...rest } = numbers
  const months = rest.meses ?? (anos === undefined ? (ONE_YEAR.test(text) ? 12 : undefined) : anos * 12)
  if (months === undefined || months < 2 || (rest.meses !== undefined && anos !== undefined)) return null
  const twice = TWICE.find(([words]) => words.test(text))?.[1]
  const sobe = rest.sobe ?? twice
  let { ate, faturamento } = rest
  if ((sobe === undefined) === (ate === undefined)) return null
  // 'De 40 mil para 70': both in thousands.
  if (ate !== undefined && faturamento !== undefined && ate < LEAST_REVENUE && faturamento >= LEAST_REVENUE)
    ate *= 1_000
  if (ate !== undefined && faturamento !== undefined && faturamento < LEAST_REVENUE && ate >= LEAST_REVENUE)
    faturamento *= 1_000
  if (ate !== undefined && faturamento !== undefined && ate <= faturamento) return null
  return {
    meses: months,
    ...(sobe !== undefined && { sobe }),
    ...(ate !== undefined && { ate }),
    ...(faturamento !== undefined && { faturamento }),
  }
}

/** The same growth every month that reaches a goal in time. */
export function growth(sheet: Sheet): Worked | null {
  const now = said(sheet, 'faturamento')
  const goal = sheet.has('ate')
    ? null
    : found(sheet, 'meta', 'Onde chegar por mês', 'R$', {
        ...partOf(now, said(sheet, 'sobe')),
        value: now.value * (1 + sheet.value('sobe') / 100),
        text: say`${now.text} + ${said(sheet, 'sobe').text}`,
        plain: `${now.plain} + ${said(sheet, 'sobe').plain}`,
      })
  const end = goal ? goal.amount : said(sheet, 'ate')
  if (end.value <= now.value) return null
  const months = said(sheet, 'meses')
  const rate: Amount = {
    value: ((end.value / now.value) ** (1 / months.value) - 1) * 100,
    text: say`(${end.text} ÷ ${now.text}) elevado a um dividido por ${months.text}, menos um`,
    plain: `(${end.plain} ÷ ${now.plain}) elevado a um dividido por ${months.plain}, menos um`,
    inputs: [...end.inputs, ...now.inputs, ...months.inputs],
    binds: 3,
  }
  const monthly = found(sheet, 'mes', 'Crescimento ao mês', '%', rate)
  const first = found(sheet, 'primeiro', 'A mais no primeiro mês', 'R$', {
    ...partOf(now, monthly.amount),
    value: (now.value * rate.value) / 100,
  })
  return inOrder(
    monthly,
    goal ? [goal, monthly, first] : [monthly, first],
    say`Cresça ${monthly.shown} ao mês para chegar a ${goal ? goal.shown : sheet.slot('ate')} por mês em ${months.text} meses. No primeiro mês são ${first.shown} a mais; depois um pouco mais a cada mês, porque é sobre o mês anterior.${fromRecord(sheet, 'faturamento')}`,
    say`Traduza o primeiro aumento em vendas: quantos clientes a mais, ou quanto a mais em cada venda. Meta em porcentagem ninguém persegue.`,
  )
}

const RENT = /\b(?:aluguel|condominio|ponto)\b/
export const shareRoles: readonly Role[] = [
  ['faturamento', (number) => isPay(number) && near(number, /\b(?:fatur\w+|vend\w+|entra\w*|receb\w+)\b/)],
  ['gasto', (number) => isPay(number) && number.value >= 50],
]
export const shareOf = (numbers: Numbers): Numbers | null => (numbers.gasto === undefined ? null : numbers)

/** A bill of the month as a part of what comes in; only of rent is it known what is usual. */
export function billShare(sheet: Sheet): Worked | null {
  const bill = said(sheet, 'gasto')
  const month = said(sheet, 'faturamento')
  if (bill.value > month.value * 3) return null
  const ratio = over(bill, month)
  const share = found(sheet, 'parte', 'Parte do que entra', '%', { ...ratio, value: ratio.value * 100 })
  const record = fromRecord(sheet, 'faturamento')
  if (!RENT.test(sheet.text))
    return worked(
      share,
      say`São ${share.shown} do que entra.${record} Se pesa, depende do que sobra depois de todas as contas: compare com a mesma porcentagem de um ano atrás.`,
      say`Anote essa porcentagem todo mês: conta que cresce mais que a venda é a que se renegocia primeiro.`,
    )
  const [usual, heavy] = [10, 15]
  const fair = sheet.rule('aluguel_saudavel', 'Aluguel saudável, parte da venda', usual, `${usual}%`)
  const most = sheet.rule('aluguel_pesado', 'Aluguel pesado, parte da venda', heavy, `${heavy}%`)
  const target = found(
    sheet,
    'alvo',
    'O aluguel que seria saudável',
    'R$',
    partOf(month, { value: usual, text: say`${fair}`, plain: fair.text, inputs: [], binds: 3 }),
  )
  const verdict =
    share.value <= usual
      ? say`Está dentro do que se costuma aguentar (até ${fair} da venda, com condomínio)`
      : share.value <= heavy
        ? say`Está acima do que se costuma aguentar (até ${fair} da venda, com condomínio), sem passar de ${most}, que é quando se negocia ou se muda`
        : say`Está pesado: até ${fair} da venda se costuma aguentar, e acima de ${most} é hora de negociar ou mudar`
  return worked(
    share,
    say`São ${share.shown} do que entra.${record} ${verdict}. ${fair} da sua venda seriam ${target.shown}. Com margem alta dá para pagar mais; com margem baixa, nem isso.`,
    say`Leve ao dono três anúncios de pontos parecidos da região e o seu histórico de pagar em dia, e peça o valor, não “um desconto”.`,
    target,
  )
}

export const reserveRoles: readonly Role[] = [
  ['meses', isMonths],
  ['parte', (number) => isPercent(number) && near(number, /\b(?:gast\w+|despes\w+|cust\w+|fix\w+|sai|vai|contas?)\b/)],
  ['gasto', (number) => isPay(number) && near(number, /\b(?:gast\w+|despes\w+|cust\w+|fix\w+|sai|contas?)\b/)],
]
export const reserveOf = (numbers: Numbers): Numbers | null =>
  numbers.meses !== undefined && (numbers.parte === undefined) !== (numbers.gasto === undefined) ? numbers : null

/** So many months of what goes out, set aside. */
export function reserve(sheet: Sheet): Worked {
  const byShare = sheet.has('parte')
  const month = byShare
    ? found(sheet, 'mes', 'O que sai por mês', 'R$', partOf(said(sheet, 'faturamento'), said(sheet, 'parte')))
    : null
  const total = found(
    sheet,
    'reserva',
    'A reserva',
    'R$',
    times(month ? month.amount : said(sheet, 'gasto'), said(sheet, 'meses')),
  )
  const left = month
    ? found(sheet, 'sobra', 'O que sobra por mês', 'R$', minus(said(sheet, 'faturamento'), month.amount))
    : null
  const pace =
    left && left.value > 0 ? found(sheet, 'prazo', 'Meses guardando tudo', '', over(total.amount, left.amount)) : null
  return inOrder(
    total,
    [month ?? total, ...(month ? [total] : []), ...(left && pace ? [left, pace] : [])],
    say`Precisa juntar ${total.shown}.${month ? say`${fromRecord(sheet, 'faturamento')} Saem ${month.shown} por mês.` : say``}${left && pace ? say` Sobram ${left.shown}: guardando tudo, são ${pace.shown} meses; guardando a metade, o dobro.` : say``}`,
    say`Abra uma conta só para a reserva, com resgate no dia, e ponha lá um valor fixo no dia em que mais entra.`,
  )
}
