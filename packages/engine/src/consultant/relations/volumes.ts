import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import {
  type Amount,
  added,
  found,
  minus,
  over,
  partOf,
  plus,
  said,
  times,
  worked,
} from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { isBill } from './bills.ts'
import { given, inOrder, numbered } from './relation.ts'
import { isCounted, isDays, isPay, isPercent, isWhole, lead, near, type Role, tail } from './roles.ts'

const FIXED = /\b(?:fix[ao]s?|despesas?|contas?|aluguel)\b/
const FIXED_AFTER = /^\s*(?:reais )?(?:por mes )?(?:de )?(?:custos? fix|fix[ao]s?\b|despesas?|contas)/
const EACH_COST = /\b(?:gast\w+|cust\w+|materi\w+|compr\w+|com)\b/

const MORE_FIXED = numbered('fixo', 5)
export const evenRoles: readonly Role[] = [
  [
    'dias',
    (number) =>
      isDays(number) ||
      (number.unit === '' && number.value <= 31 && /\b(?:abro|abrimos|trabalho) (?:uns )?$/.test(number.before)),
  ],
  [
    'custoPct',
    (number) =>
      isPercent(number) &&
      // 'Custo fixo de 9.600 e margem de 32%', 'sobram 35% depois da mercadoria'
      !/\b(?:margem|sobr\w+|lucr\w+|ganh\w+|fica\w*|deix\w+)\b[^\d]{0,12}$/.test(lead(number)) &&
      near(number, /\b(?:mercadorias?|cust\w+|cmv|fornecedor\w*|produtos?|material|insumos?|comprar?)\b/),
  ],
  ['margem', (number) => isPercent(number) && near(number, /\b(?:sobr\w+|margem|fica\w*|deix\w+|lucr\w+)\b/)],
  [
    'fixos',
    (number) => isPay(number) && number.value >= 100 && (FIXED.test(lead(number)) || FIXED_AFTER.test(number.after)),
  ],
  // 'Aluguel 2.100 e funcionária 4.900': together they are what is fixed.
  ['fixos', isBill],
  ...MORE_FIXED.map((slot): Role => [slot, isBill]),
  ['faturamento', (number) => isPay(number) && number.value >= 1_000 && /\bfatur\w+\b[^\d]{0,10}$/.test(lead(number))],
  ['deixa', (number) => isPay(number) && /\b(?:deix\w+|sobr\w+)\b[^\d]{0,12}$/.test(lead(number))],
  [
    'custo',
    (number, got) =>
      isPay(number) &&
      got.preco !== undefined &&
      (EACH_COST.test(lead(number)) ||
        /\bgast\w+\s*$/.test(number.before) ||
        /^\s*(?:reais )?de (?:produto|material|insumo|peca|custo)/.test(number.after)),
  ],
  ['preco', (number, got) => isPay(number) && got.deixa === undefined && got.margem === undefined],
]

export function evenOf(numbers: Numbers, question: string): Numbers | null {
  const { custoPct, ...rest } = numbers
  if (custoPct !== undefined)
    return rest.margem === undefined && custoPct < 100 ? evenOf({ ...rest, margem: 100 - custoPct }, question) : null
  if (/\bsem (?:gasto|custo|despesa)\b/.test(fold(question)) && rest.preco !== undefined && rest.custo === undefined) {
    const { preco: deixa, ...others } = rest
    return rest.deixa === undefined
      ? evenOf({ ...others, deixa }, question.replace(/\bsem (?:gasto|custo|despesa)\b/i, ''))
      : null
  }
  const { margem, deixa, preco, custo, dias } = numbers
  if (margem === undefined && deixa === undefined && (preco === undefined || custo === undefined)) return null
  if (margem !== undefined && (deixa !== undefined || preco !== undefined)) return null
  if (preco !== undefined && custo !== undefined && custo >= preco) return null
  return dias !== undefined && !/\bdias?\b/.test(fold(question)) ? null : numbers
}

const perDay = (sheet: Sheet) => /\bpor dia\b|\bao dia\b|\bno dia\b/.test(sheet.text)
export const evenEnough = (values: ReadonlyMap<string, unknown>, text: string) =>
  values.has('fixos') && (values.has('dias') || !/\bpor dia\b|\bao dia\b/.test(text))

/** How many, or how much, has to be sold until the month's bills are paid. */
export function even(sheet: Sheet): Worked {
  const several = sheet.has('fixo1')
    ? found(sheet, 'fixas', 'Contas do mês', 'R$', added([said(sheet, 'fixos'), ...given(sheet, MORE_FIXED)]))
    : null
  const fixed = several ? several.amount : said(sheet, 'fixos')
  const byShare = sheet.has('margem')
  const each =
    sheet.has('preco') && sheet.has('custo')
      ? found(sheet, 'cada', 'O que cada um deixa', 'R$', minus(said(sheet, 'preco'), said(sheet, 'custo')))
      : null
  const month = byShare
    ? found(
        sheet,
        'mes',
        'O mês que empata',
        'R$',
        over(fixed, { ...said(sheet, 'margem'), value: sheet.value('margem') / 100 }),
      )
    : found(sheet, 'mes', 'Vendas do mês que empatam', '', over(fixed, each ? each.amount : said(sheet, 'deixa')))
  const daily = sheet.has('dias')
    ? found(sheet, 'dia', 'Por dia', byShare ? 'R$' : '', over(month.amount, said(sheet, 'dias')))
    : null
  const whole = Math.ceil(month.value - 1e-9)
  const rounded =
    !byShare && Math.abs(whole - month.value) > 0.005
      ? say` (conte ${sheet.rule('inteiros', 'Vendas inteiras', whole, String(whole))})`
      : say``
  const sold =
    byShare || !sheet.has('preco')
      ? null
      : found(sheet, 'vendas', 'O que isso dá de venda', 'R$', times(month.amount, said(sheet, 'preco')))
  const now = sheet.has('faturamento') ? (sold ?? (byShare ? month : null)) : null
  const left =
    byShare && sheet.has('faturamento')
      ? found(
          sheet,
          'resultado',
          'O que fica no mês',
          'R$',
          minus(partOf(said(sheet, 'faturamento'), said(sheet, 'margem')), fixed),
        )
      : null
  const result = left ? say`, e ${left.value >= 0 ? 'sobram' : 'faltam'} ${left.shown} depois das contas` : say``
  const compared = now
    ? say` Hoje entram ${sheet.slot('faturamento')} por mês: ${now.value <= sheet.value('faturamento') ? 'está acima disso' : 'ainda não chega lá'}${result}.`
    : say``
  const ofDay = daily ? Math.ceil(daily.value - 1e-9) : 0
  const wholeDay =
    daily && !byShare && Math.abs(ofDay - daily.value) > 0.005
      ? say` (conte ${sheet.rule('inteiros_dia', 'Vendas inteiras por dia', ofDay, String(ofDay))})`
      : say``
  const today = daily ? say`, ou ${daily.shown} por dia${wholeDay}` : say``
  const said1 = byShare
    ? say`O mês empata com ${month.shown} de venda${today}. Acima disso começa o lucro.${compared}`
    : say`São ${month.shown} por mês${rounded}${today}, para não ter prejuízo${sold ? say`: ${sold.shown} de venda` : say``}. A partir daí cada um deixa ${each ? each.shown : sheet.slot('deixa')} de lucro.${compared}`
  return inOrder(
    daily && perDay(sheet) ? daily : month,
    [
      several ?? each ?? month,
      ...(several && each ? [each] : []),
      ...(several || each ? [month] : []),
      ...(daily ? [daily] : []),
      ...(left ? [left] : []),
    ],
    said1,
    say`Confira se as contas fixas têm tudo, com a sua retirada: é o que mais falta nessa conta.`,
  )
}

const LOSES = /\b(?:per[cd]\w+|sai(?:r|rem|am|u)?|saem|cai(?:r|rem)?|cancel\w+|desist\w+|menos|embora)\b/
const LEAVES_AFTER =
  /^\s*(?:del[ae]s |[a-z]+ )?(?:(?:devem|vao|podem|deve|vai|pode) )?(?:sair|saem|sairem|cancel\w+|desist\w+|(?:ir )?embora)/
const NEW_BEFORE = /\b(?:pra|para|cobrar|botar|por|passar a|colocar|virar)\s*(?:r\$ ?)?$/
const RAISED = /\b(?:aument\w+|sub\w+|reajust\w+|mais)\b/

export const riseRoles: readonly Role[] = [
  ['perdePct', (number) => isPercent(number) && LOSES.test(lead(number))],
  ['sobePct', (number) => isPercent(number)],
  [
    'perde',
    (number, got) =>
      isWhole(number) &&
      number.scale === 1 &&
      got.quantos !== undefined &&
      ((LOSES.test(lead(number)) && !RAISED.test(lead(number).split(LOSES).at(-1)!)) ||
        LEAVES_AFTER.test(number.after)),
  ],
  [
    'quantos',
    (number) =>
      isWhole(number) &&
      (isCounted(number) ||
        (/\b(?:faco|sao|tenho|atendo|vendo|dou|lavo|entrego|corto)\s*(?:uns |umas )?$/.test(number.before) &&
          !/^\s*reais/.test(number.after))),
  ],
  ['novo', (number, got) => isPay(number) && got.preco !== undefined && NEW_BEFORE.test(lead(number))],
  ['sobe', (number, got) => isPay(number) && got.preco !== undefined && RAISED.test(lead(number))],
  ['preco', isPay],
]

export function riseOf(numbers: Numbers, question: string): Numbers | null {
  const { preco, quantos, novo, sobe, sobePct, perde, perdePct } = numbers
  const ups = [novo, sobe, sobePct].filter((one) => one !== undefined)
  const gone = [perde, perdePct].filter((one) => one !== undefined)
  if (preco === undefined || quantos === undefined || ups.length !== 1 || gone.length > 1) return null
  if (novo !== undefined && novo <= preco) return null
  if (gone.length === 0 && !/\bquant[oa]s?\b[^?]*\bperd/.test(fold(question))) return null
  return (perde ?? 0) < quantos ? numbers : null
}

/** What comes in with a dearer price and without those who leave. */
export function rise(sheet: Sheet): Worked {
  const price = said(sheet, 'preco')
  const many = said(sheet, 'quantos')
  const raised: Amount | null = sheet.has('novo')
    ? null
    : sheet.has('sobe')
      ? plus(price, said(sheet, 'sobe'))
      : { ...plus(price, said(sheet, 'sobePct')), value: price.value * (1 + sheet.value('sobePct') / 100) }
  const made = raised ? found(sheet, 'novo', 'O preço novo', 'R$', raised) : null
  const higher = made ? made.amount : said(sheet, 'novo')
  const before = found(sheet, 'antes', 'O que entra hoje', 'R$', times(many, price))
  const least = Math.ceil(before.value / higher.value - 1e-9)
  const most = Math.max(0, many.value - least)
  const mayLose = sheet.rule('podem_sair', 'Quantos podem sair sem entrar menos', most, String(most))
  const limit = over(before.amount, higher)
  const steps = made ? [made, before] : [before]
  if (!sheet.has('perde') && !sheet.has('perdePct')) {
    const need = found(sheet, 'precisa', 'Quantos empatam com hoje', '', limit)
    return worked(
      need,
      say`Podem sair até ${mayLose} sem entrar menos dinheiro: com o preço novo, ${need.shown} já dão os ${before.shown} de hoje.`,
      say`Se cada um também tem custo (material, produto, entrega), quem sai leva o custo junto e dá para perder um pouco mais.`,
      ...steps,
    )
  }
  const stay = found(
    sheet,
    'ficam',
    'Quantos ficam',
    '',
    sheet.has('perde')
      ? minus(many, said(sheet, 'perde'))
      : { ...minus(many, said(sheet, 'perdePct')), value: many.value * (1 - sheet.value('perdePct') / 100) },
  )
  const after = found(sheet, 'depois', 'O que entra depois', 'R$', times(stay.amount, higher))
  const change = found(sheet, 'diferenca', 'A diferença', 'R$', minus(after.amount, before.amount))
  const better = change.value >= 0
  return worked(
    change,
    say`${better ? 'Ganha' : 'Perde'}: entram ${after.shown} em vez de ${before.shown}, ${change.shown} ${better ? 'a mais' : 'a menos'}. O limite são ${mayLose} saídas: até aí não entra menos do que hoje.`,
    say`Se cada um também tem custo (material, produto, entrega), some isso: quem sai leva o custo junto, e o aumento fica ainda melhor.`,
    ...steps,
    stay,
    after,
  )
}

/** What the months' use of something costs made here and bought. */
export const makeRoles: readonly Role[] = [
  [
    'investe',
    (number) =>
      isPay(number) &&
      number.value >= 300 &&
      /\b(?:d[aeo]|maquina|custa|comprar|investir|por)\b/.test(lead(number)) &&
      !isCounted(number),
  ],
  [
    'quantos',
    (number) =>
      isWhole(number) &&
      number.value >= 10 &&
      (isCounted(number) ||
        /\b(?:uso|faco|preciso(?: de)?|gasto|sao|vendo|compro|consumo)\s*(?:uns |umas )?$/.test(number.before)),
  ],
  [
    'fazer',
    (number, got) =>
      isPay(number) &&
      got.fazer === undefined &&
      /\b(?:fa[zc]\w*|fizer|dentro|propri\w+|feit[oa]|aqui|produz\w+|casa|mesm[oa])\b/.test(lead(number)),
  ],
  [
    'comprar',
    (number) =>
      isPay(number) &&
      (/\b(?:compr\w+|pront[oa]|fora|terceir\w+|pago|fornecedor|mando|mandar)\b/.test(lead(number)) ||
        /^\s*(?:reais )?(?:fora|pronto|terceir)/.test(tail(number))),
  ],
]
export const makeOf = (numbers: Numbers): Numbers | null =>
  numbers.quantos !== undefined &&
  numbers.fazer !== undefined &&
  numbers.comprar !== undefined &&
  numbers.fazer !== numbers.comprar
    ? numbers
    : null

export function makeOrBuy(sheet: Sheet): Worked {
  const cheaperHere = sheet.value('comprar') > sheet.value('fazer')
  const [dear, cheap] = cheaperHere ? (['comprar', 'fazer'] as const) : (['fazer', 'comprar'] as const)
  const each = found(sheet, 'cada', 'Diferença em cada um', 'R$', minus(said(sheet, dear), said(sheet, cheap)))
  const saved = found(sheet, 'economia', 'Economia', 'R$', times(each.amount, said(sheet, 'quantos')))
  const words = say`${cheaperHere ? 'Fazer' : 'Comprar pronto'} sai ${saved.shown} mais barato (${each.shown} em cada um).`
  const back =
    cheaperHere && sheet.has('investe')
      ? found(sheet, 'meses', 'Meses para se pagar', 'meses', over(said(sheet, 'investe'), saved.amount))
      : null
  const next = say`Ponha no custo de fazer a hora de quem faz, a luz e a perda: são o que costuma faltar quando fazer parece mais barato.`
  return back
    ? worked(
        back,
        say`${words} Com essa economia por mês, o investimento se paga em ${back.shown} meses.`,
        next,
        each,
        saved,
      )
    : worked(saved, words, next, each)
}
