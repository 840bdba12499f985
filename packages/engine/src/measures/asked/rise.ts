import { join, say } from '#src/facts/fact-book.ts'
import { alike, type Term, termsOf } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import { ofMonth, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const ROSE = '(?:subiu|aumentou|foi|passou|pulou|saltou|ta|esta|subiram|aumentaram|foram|passaram|pularam|saltaram)'

/** 'O aterro subiu de 45 pra 70 por caçamba e não repassei; faço 60 por mês': what the rise takes of a month. */
export const costOfOneRose: Asked = (ask) => {
  const rise =
    ask.find(`\\b(?:subiu|aumentou|subiram|aumentaram) (?:o |a |os |as )?([a-z]{3,})~10\\bde @M~8\\b(?:pra|para) @M`, [
      'main_challenge',
    ]) ?? ask.find(`\\b([a-z]{3,}) ${ROSE}~10\\bde @M~8\\b(?:pra|para) @M`, ['main_challenge'])
  const [from, to] = (rise?.numbers ?? []).filter((said) => said !== undefined)
  if (!rise || !from || !to || to.value <= from.value || to.value > from.value * 4) return null
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const behind = rise.sentence.text.split(`${to.kind}${to.at}`)[1] ?? ''
  const unit = /^ (?:por|em cada|cada|a cada|n[oa]|o|a) (?!mes|dia|semana|ano)([a-z]{3,})/.exec(behind)?.[1]
  const each = terms.some(
    (one) =>
      one.dimension === 'reais' && one.deed === 'cost' && one.each && one.value === to.value && one.said[0] !== to,
  )
  if (unit === undefined && !each) return null
  const counts = terms.filter(
    (one) =>
      one.dimension === 'things' &&
      one.deed === null &&
      one.said[0] !== from &&
      one.said[0] !== to &&
      (one.time !== null || (each && isPaidMonthly(terms, one))),
  )
  const [made] = counts
  if (!made || counts.length > 1 || (unit !== undefined && !isOf(terms, made, rootOf(unit)))) return null
  const span = made.time ?? 'mes'
  const { own } = ask
  const [then, now, count] = [
    ask.value('R$', from, 'Custo de antes'),
    ask.value('R$', to, 'Custo de hoje'),
    ask.value('qtd', made.said[0]!, `Quantos ${PER[span]}`),
  ]
  const gap = own.minus(now, then, 'O que subiu em cada um')
  const once = own.times(count, gap, `O que a alta leva ${PER[span]}`, 'R$')
  const month = ask.aMonth(once, span, 'O que a alta leva por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const total = ofMonth(month)
  const price = terms.find(
    ({ dimension, deed, noun }) => dimension === 'reais' && deed === 'price' && alike(noun, made.noun),
  )
  const charged = price && price.value > to.value ? ask.value('R$', price.said[0]!, 'Preço de hoje') : null
  const need = charged && own.share(gap, charged, 'Reajuste que cobre a alta')
  return withAccount(
    own.sum(
      total,
      [then, now, gap, count, once, charged, need],
      join([
        say`De ${t(then)} para ${t(now)} são ${t(gap)} a mais em cada um: com ${t(count)} ${PER[span]}, ${span === 'mes' ? '' : 'cerca de '}${t(total)} por mês`,
        charged && need ? say`; um reajuste de ${t(need)} nos ${t(charged)} que você cobra cobre isso.` : '.',
      ]),
      ['ticket_medio', 'custo_por_unidade', 'sobra_mes', 'margem'],
      ask.gain(total, 'alta que passa ao preço'),
    ),
    say`(${t(now)} − ${t(then)}) × ${t(count)}${span === 'mes' ? '' : ` ${PER[span]}`} = ${t(total)} por mês`,
  )
}

/** '42 piscinas a 180 por mês' */
const isPaidMonthly = (terms: readonly Term[], { noun, word }: Term): boolean =>
  MEMBERS.test(word) ||
  terms.some((one) => one.dimension === 'reais' && one.deed === 'price' && one.time === 'mes' && one.noun === noun)

/** The unit is what is made, or what she has so many of and lets out: 'por caçamba', 60 rents. */
const isOf = (terms: readonly Term[], made: Term, unit: string): boolean =>
  alike(unit, made.noun) ||
  terms.some(({ dimension, noun, time }) => dimension === 'things' && time === null && noun === unit)

/** 'Vendemos por 18 mil orçando 200 horas e gastamos 310; a hora custa 55': what the hours beyond cost. */
export const overrun: Asked = (ask) => {
  const plan = ask.number([`\\b(?:orc|previ|estim|calcul|combin|planej|vend|cont)[a-z]*\\b~24@H`], ['main_challenge'])
  const real = ask.number(
    [
      `\\b(?:gast|lev|consum|acab|demor|trabalh|us)[a-z]*\\b~20@H(?=~30(?:$|,| de verdade| no fim))`,
      `\\bno fim\\b~24@H`,
    ],
    ['main_challenge'],
  )
  const rate = ask.number([`\\bhora\\b~30\\b(?:custa|sai|e|vale|por|a)\\b~8@M`], ['main_challenge', 'operational_flow'])
  if (!plan || !real || !rate || plan === real || real.value <= plan.value || plan.value < 2) return null
  const { own } = ask
  const [told, spent, each] = [
    ask.value('horas', plan, 'Horas combinadas'),
    ask.value('horas', real, 'Horas gastas'),
    ask.value('R$', rate, 'Custo da hora'),
  ]
  const more = own.minus(spent, told, 'Horas a mais')
  const cost = own.make(
    'R$',
    'O que as horas a mais custam',
    more.number * each.number,
    `${t(more).text} × ${t(each).text}`,
    [more, each],
  )
  const sold = ask.number([`\\b(?:por|a|de|cobr[a-z]+|projeto|contrato)\\b~10@R`], ['main_challenge'])
  const price =
    sold && sold !== rate && sold.value > cost.number / 4 ? ask.value('R$', sold, 'Preço do trabalho') : null
  const part = price && own.share(cost, price, 'Parte do preço que elas levam')
  return withAccount(
    own.sum(
      cost,
      [told, spent, each, more, price, part],
      say`São ${t(more)} além do combinado: a ${t(each)} a hora, ${t(cost)} em cada trabalho${price && part ? say`, ${t(part)} dos ${t(price)} que você cobra` : ''}.`,
      ['custo_hora', 'horas_nao_cobradas', 'ticket_medio'],
    ),
    say`(${t(spent)} − ${t(told)}) × ${t(each)} = ${t(cost)}`,
  )
}

/** '66 clientes a 500 por mês, não reajusto faz 3 anos, a inflação foi uns 15%': what prices that stood have lost. */
export const lostToInflation: Asked = (ask) => {
  const rate = ask.number([`\\b(?:inflacao|ipca|igpm|igp-m|inpc)\\b~30@P`, `@P~10\\bde inflacao`], ['main_challenge'])
  if (!rate || rate.value >= 100) return null
  const terms = termsOf(ask.scene).filter(({ field }) => field === 'main_challenge')
  const prices = terms.filter(
    ({ dimension, deed, noun }) => dimension === 'reais' && deed === 'price' && noun !== 'hora',
  )
  const counts = terms.filter(
    (one) => one.dimension === 'things' && one.deed === null && (one.time === 'mes' || isPaidMonthly(terms, one)),
  )
  const [[price], [made]] = [prices, counts]
  if (!price || !made || prices.length > 1 || counts.length > 1 || (price.time !== null && price.time !== 'mes'))
    return null
  const { own } = ask
  const [part, each, count] = [
    ask.value('%', rate, 'Inflação que você escreveu'),
    ask.value('R$', price.said[0]!, 'Preço de hoje'),
    ask.value('qtd', made.said[0]!, 'Quantos por mês'),
  ]
  const gap = own.portion(part, each, 'O que falta em cada um')
  const total = own.times(count, gap, 'O que falta por mês', 'R$/mês')
  if (tooMuch(ask, total.number)) return null
  return withAccount(
    own.sum(
      total,
      [part, each, count, gap],
      say`Repor ${t(part)} em ${t(each)} são ${t(gap)} em cada um: com ${t(count)}, ${t(total)} por mês que o preço parado deixa de trazer.`,
      ['ticket_medio', 'margem', 'sobra_mes'],
      ask.gain(total, 'reajuste que passa a entrar'),
    ),
    say`${t(count)} × ${t(part)} de ${t(each)} = ${t(total)} por mês`,
  )
}
