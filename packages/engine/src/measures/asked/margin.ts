import { join, say } from '#src/facts/fact-book.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { type Asked, type AskedSum, withAccount } from './money.ts'

/** What is left of a sale in a hundred: said, or 'de cada 100 sobram 40'. */
function marginOf(ask: Asking): Value<'%'> | null {
  const said = ask.number([
    `\\b(?:margem|lucro|ganho)\\b~24@P(?! (?:em cima|sobre))`,
    `@P~10\\bde (?:margem|lucro)`,
    `\\b(?:sobra|sobram|fica(?! com))\\b~16@P`,
  ])
  if (said && said.value < 100) return ask.value('%', said, 'O que sobra de cada venda')
  const over = ask.number(['@P~10\\b(?:em cima|sobre o custo|de markup)', '\\bmarkup~12@P'])
  if (over) {
    const added = ask.value('%', over, 'Acréscimo sobre o custo')
    const part = round1((over.value / (100 + over.value)) * 100)
    return ask.own.make(
      '%',
      'O que sobra de cada venda',
      part,
      `${percent(over.value)} ÷ (100% + ${percent(over.value)})`,
      [added],
    )
  }
  const each = ask.find(`\\b(?:de|a|em) cada @M~40\\b(?:sobra|sobram|fica|ficam|ganho|tiro)\\b~16@M`)
  const [whole, left] = each?.numbers ?? []
  if (!whole || !left || left.value >= whole.value) return null
  return ask.own.share(
    ask.value('R$', left, 'O que sobra'),
    ask.value('R$', whole, 'De cada venda'),
    'O que sobra de cada venda',
  )
}

/** 'O aluguel vai de 4 mil pra 5.500', beside what a sale leaves. */
export const billRise: Asked = (ask) => {
  const bills = BILLS
  const rise = ask.find(
    `\\b${bills}\\b~30\\b(?:de|era|eram|pagava|pago) @M~12\\b(?:pra|para|por|a|e agora\\w*|vai pra|vira) @M`,
    ['main_challenge'],
  )
  const offered = rise
    ? null
    : ask.find(`@M~24\\b${bills}\\b~30\\bhoje (?:eu )?(?:pago|e|ta|sao)(?: uns)? @M`, ['main_challenge'])
  const [from, to] = (rise ?? offered)?.numbers.filter((said) => said !== undefined) ?? []
  const [old, next] = offered ? [to, from] : [from, to]
  if (!old || !next || next.value <= old.value || old.value < 100) return null
  const hers = marginOf(ask)
  const margin = hers ?? (FIXED.test((rise ?? offered)!.sentence.text) ? marginOfCosts(ask) : null)
  return margin && riseOf(ask, old, next, margin, hers !== null)
}
/** Diesel and gas move with the sale. */
const FIXED = /\b(?:aluguel|ponto|condominio|seguro|contador|internet|folha|salario|piso)\b/

const BILLS =
  '(?:aluguel|ponto|luz|energia|diesel|gasolina|combustivel|folha|salario\\w*|piso|condominio|seguro|gas|contador|internet|parcela)'

/** What the costs of the sale leave of it, by her list. */
function marginOfCosts({ own }: Asking): Value<'%'> | null {
  const { revenue } = own
  const sources = own.sources
  const taken = sources.groups.filter(({ varia }) => varia === true)
  const sum = taken.reduce((all, { valor }) => all + valor, 0)
  if (!revenue || own.contribution === null || sum <= 0) return null
  const number = round1(100 - (sum / revenue.number) * 100)
  return own.make(
    '%',
    'O que sobra de cada venda, pela sua lista de custos',
    number,
    `100% − ${money(sum)} ÷ ${money(revenue.number)}`,
    [revenue, ...taken.map((group) => own.known('R$/mês', sources.groupFact(group), sources.groupFacts(group)))],
  )
}

function riseOf(ask: Asking, from: Said, to: Said, margin: Value<'%'>, hers: boolean): AskedSum {
  const { own } = ask
  const [then, now] = [ask.value('R$', from, 'Valor de hoje'), ask.value('R$', to, 'Valor novo')]
  const more = own.minus(ofMonth(now), ofMonth(then), 'Aumento por mês')
  const sales = own.make(
    'R$/mês',
    'Venda a mais que paga o aumento',
    reais((more.number / margin.number) * 100),
    `${money(more.number)} ÷ ${percent(margin.number)}`,
    [more, margin],
  )
  const share = own.revenue && own.share(sales, own.revenue, 'Parte do que vende hoje')
  return withAccount(
    own.sum(
      // A margin out of a list of costs is a guess beside the rise.
      hers ? sales : more,
      [then, now, more, margin, sales, share],
      join([
        say`De ${t(then)} para ${t(now)} são ${t(more)} por mês a mais; com ${t(margin)} de sobra em cada venda${hers ? '' : ', pela sua lista de custos'}, é preciso vender cerca de ${t(sales)} a mais por mês`,
        share ? say`, ${t(share)} do que vende hoje, para ficar como está.` : ' para ficar como está.',
      ]),
      ['aluguel', 'sobra_mes', 'margem', 'custos_fixos'],
    ),
    say`(${t(now)} − ${t(then)}) ÷ ${t(margin)} = ${t(sales)} por mês`,
  )
}

/** '10% de desconto e a margem é 35%': what it takes to earn the same. */
export const discountVolume: Asked = (ask) => {
  const found = ask.number(
    [`@P~10\\bde desconto`, `\\bdesconto~24@P`, `\\b(?:baixar|abaixar|reduzir)~30@P`],
    ['main_challenge'],
  )
  const bought =
    found &&
    ask.says(
      /\b(?:fornecedor|distribuidor|fabrica|atacad)[^;]{0,60}P\d|P\d+[^;]{0,60}\b(?:do fornecedor|se eu pagar|eu pago a vista|comprando)/,
      ['main_challenge'],
    )
  const said = found && !bought && marginOf(ask)
  if (!found || !said || found.value >= 90) return null
  const { own } = ask
  const cut = ask.value('%', found, 'Desconto')
  if (said.fact === cut.fact) return null
  const conta0 = say`${t(cut)} ÷ (${t(said)} − ${t(cut)})`
  if (cut.number >= said.number) {
    const left = own.minus(said, cut, 'O que resta de cada venda')
    return withAccount(
      own.sum(
        left,
        [said, cut],
        say`De cada venda sobram ${t(said)}: com ${t(cut)} de desconto não sobra nada, e vender mais não paga o desconto.`,
        ['desconto', 'margem', 'sobra_mes'],
      ),
      say`${t(said)} − ${t(cut)} = ${t(left)}`,
    )
  }
  const more = own.make(
    '%',
    'Venda a mais que o desconto pede',
    round1((cut.number / (said.number - cut.number)) * 100),
    `${percent(cut.number)} ÷ (${percent(said.number)} − ${percent(cut.number)})`,
    [cut, said],
  )
  const { revenue } = own
  const given = revenue && own.part(cut, revenue, 'O que o desconto custa por mês, se for dado em tudo')
  return withAccount(
    own.sum(
      more,
      [cut, said, given],
      join([
        say`Com margem de ${t(said)}, um desconto de ${t(cut)} só empata se você vender ${t(more)} a mais`,
        given ? say`; dado em toda venda, são ${t(given)} por mês.` : '.',
      ]),
      ['desconto', 'margem', 'sobra_mes'],
      given ? ask.gain(given, 'descontos que deixam de ser dados, se hoje são dados em tudo') : undefined,
    ),
    say`${conta0} = ${t(more)}`,
  )
}
