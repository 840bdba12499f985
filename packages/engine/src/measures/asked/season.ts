import { join, say } from '#src/facts/fact-book.ts'
import { askedIn, money, round1, round2 } from '#src/measures/measured.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { monthsSaid } from './invest.ts'
import { type Asked, withAccount } from './money.ts'

const MONTH =
  '(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|festa|carnaval|pascoa|temporada|safra|dia das maes|romaria|sao joao)'
const BRINGS = '(?:vend[a-z]+|fatur[a-z]+|faco|fazemos|faz|entr[a-z]+|tiro|da|rende)'

/** What a sale costs by itself, as a share of it, and what has to be paid whatever is sold. */
function costsOf({ own }: Asking): { share: Value<'%'>; fixed: Value<'R$/mês'> } | null {
  const { reading, total, costFacts } = own.sources
  const { revenue, costs } = reading
  if (!revenue || !total || costs.total === null) return null
  const moving = costs.items.filter(({ doFaturamento }) => doFaturamento).reduce((sum, { valor }) => sum + valor, 0)
  if (moving <= 0 || moving >= revenue.value) return null
  const part = round1((moving / revenue.value) * 100)
  const share = own.known('%', {
    id: 'custos.parte_da_venda',
    rotulo: 'Parte de cada venda que vai para o custo dela',
    valor: part,
    unidade: '%',
    tipo: 'informado',
    origem: askedIn('main_costs'),
  })
  const all = own.known('R$/mês', total, costFacts)
  const fixed = own.make(
    'R$/mês',
    'Contas que não mudam com a venda',
    round2(costs.total - moving),
    `${money(costs.total)} − ${money(moving)}`,
    [all],
  )
  return { share, fixed }
}

/** 'Outubro vendo 95 mil, os outros onze meses fazem 13 mil cada': what the weak months lack, to be set aside in the strong one. */
export const oneStrongMonth: Asked = (ask) => {
  const rest = ask.find(`\\b(?:outr[oa]s|demais|restante|resto d[oe]s?) @D~30(?:\\b${BRINGS})?~16@M`, [
    'main_challenge',
  ])
  const [span, weakSaid] = rest?.numbers ?? []
  if (!span || !weakSaid || span.unit !== 'meses' || span.written < 6 || span.written > 11) return null
  const strongSaid = ask.number(
    [
      `\\b${MONTH}\\b~60\\b${BRINGS}(?: uns| umas| mais de| quase)* @M`,
      `\\b${BRINGS}(?: uns| umas| mais de| quase)* @M~24\\b(?:num mes|em um mes|no mes|n[oae]s?(?:se)? mes|${MONTH})\\b`,
    ],
    ['main_challenge'],
  )
  if (!strongSaid || strongSaid === weakSaid || strongSaid.value < weakSaid.value * 2) return null
  const costs = costsOf(ask)
  if (!costs) return null
  const { own } = ask
  const { share, fixed } = costs
  const months = monthsSaid(ask, span, 'Meses fracos')
  if (!months) return null
  const [weak, strong] = [
    ofMonth(ask.value('R$', weakSaid, 'Venda do mês fraco')),
    ofMonth(ask.value('R$', strongSaid, 'Venda do mês forte')),
  ]
  const keep = (sale: Value<'R$/mês'>, name: string): Value<'R$/mês'> =>
    own.make(
      'R$/mês',
      name,
      round2(sale.number * (1 - share.number / 100)),
      `${money(sale.number)} × (100% − ${t(share).text})`,
      [sale, share],
    )
  const kept = keep(weak, 'O que a venda do mês fraco deixa')
  const hole = own.minus(fixed, kept, 'O que falta em cada mês fraco')
  if (hole.number <= 0) return null
  const total = own.make(
    'R$',
    'O que falta em todos os meses fracos',
    round2(hole.number * months.number),
    `${money(hole.number)} × ${t(months).text}`,
    [hole, months],
  )
  const strongKept = keep(strong, 'O que a venda do mês forte deixa')
  const left = own.minus(strongKept, fixed, 'O que o mês forte deixa depois das contas')
  const text = say`No mês fraco entram ${t(weak)}: tirando ${t(share)} do custo da venda ficam ${t(kept)}, e as contas fixas são ${t(fixed)}. Faltam ${t(hole)} por mês, ${t(total)} em ${t(months)}.`
  const strongs = 12 - months.number
  const count = strongs > 1 ? own.make('qtd', 'Meses fortes', strongs, `12 − ${t(months).text}`, [months]) : null
  const all = count ? own.times(count, { ...left, kind: 'R$' }, 'O que os meses fortes deixam', 'R$') : left
  const aside = count && own.over(total, count, 'O que separar em cada mês forte')
  const enough = all.number >= total.number
  const leaves = count ? say` Os ${t(count)} meses fortes deixam ${t(left)} cada` : say` O mês forte deixa ${t(left)}`
  const after = enough
    ? say`${leaves}: separe ${aside ? say`${t(aside)} em cada um` : say`${t(total)}`} antes de gastar o resto.`
    : left.number > 0
      ? say`${leaves}, menos do que isso: não cobre os meses fracos.`
      : say``
  return withAccount(
    own.sum(
      total,
      [weak, strong, share, fixed, kept, hole, months, strongKept, left, count, all, aside],
      join([text, after]),
      [
        'mes_fraco',
        'sobra_mes',
        'margem',
        'custos_fixos',
        'meses_de_caixa',
        'ponto_equilibrio',
        'receita_por_pessoa',
        'conta_que_mais_pesa',
        'mercadorias',
      ],
    ),
    say`(${t(fixed)} − ${t(kept)}) × ${t(months)} = ${t(total)}`,
  )
}

const GOODS = '(?:mercadoria|estoque|produto|produtos|material|pecas|tecido|livros|roupas?|mercadorias)'
const DEAD =
  '(?:nao (?:sa(?:i|em)|gira[m]?|vende[m]?)|parad[oa]s?|encalh[a-z]+|nem (?:roda|usa|existe|fabrica)[a-z]*|ninguem (?:mais )?(?:quer|compra|leva|procura|usa)|sem (?:sair|girar|vender|giro)|mort[oa]s?|fora de moda)'
const [HAS_GOODS, IS_DEAD] = [new RegExp(GOODS), new RegExp(DEAD)]

/** '85 mil de mercadoria e 38 mil é coisa que não sai; peguei 20 mil a 3,2% ao mês': what stands, beside what is borrowed. */
export const deadPart: Asked = (ask) => {
  const whole = ask.number(
    [`@R~10\\b(?:de|em|no) ${GOODS}\\b`, `\\b(?:estoque|inventario)\\b~24@R`, '\\bdeu @R\\b'],
    ['main_challenge'],
  )
  const stands = ask.number([`@M~90\\b${DEAD}`, `\\b${DEAD}\\b~16@R`], ['main_challenge'])
  const said = ask.says(IS_DEAD, ['main_challenge'])
    ? ask.number(['@M (?:disso|disto|desse|dele|deles|dela|desses|desse total)\\b'], ['main_challenge'])
    : undefined
  const dead =
    said && said !== whole
      ? said
      : stands && stands !== whole
        ? stands
        : ask.find(`@R~40@R~90\\b${DEAD}`, ['main_challenge'])?.numbers[1]
  if (!whole || !dead || dead === whole || dead.value >= whole.value || dead.value < 300) return null
  if (ask.spanOf(whole) !== null || !ask.says(HAS_GOODS, ['main_challenge'])) return null
  const { own } = ask
  const [all, part] = [ask.value('R$', whole, 'Estoque'), ask.value('R$', dead, 'Estoque parado')]
  const share = own.share(part, all, 'Parte do estoque que está parada')
  const loan = interestOf(ask)
  const start = say`${t(part)} dos ${t(all)} de estoque estão parados: ${t(share)}.`
  return withAccount(
    own.sum(
      part,
      [all, share, ...(loan?.values ?? [])],
      loan ? join([start, say` ${loan.text}`]) : start,
      [
        'estoque_parado',
        'mercadorias',
        'dias_de_estoque',
        'sobra_mes',
        'margem',
        'conta_que_mais_pesa',
        'juros',
        'divida',
      ],
      {
        value: round2(part.number / 2),
        formula: `${t(part).text} × metade = ${money(round2(part.number / 2))}`,
        inputs: [part.fact],
        rotulo: 'o parado que vira dinheiro, contando metade',
        once: true,
      },
    ),
    loan ? say`${t(part)} ÷ ${t(all)} = ${t(share)}; ${loan.conta}` : say`${t(part)} ÷ ${t(all)} = ${t(share)}`,
  )
}

function interestOf(ask: Asking) {
  const found = ask.find(
    '\\b(?:peguei|pegamos|tomei|devo|emprestimo|banco|agiota|cheque especial|financeira|emprestad[oa])\\b~40@R~30@P (?:ao|por|no|a cada) mes\\b',
    ['main_challenge'],
  )
  const [sum, rate] = found?.numbers ?? []
  if (!sum || !rate || rate.value <= 0 || rate.value > 25) return null
  const { own } = ask
  const [debt, each] = [ask.value('R$', sum, 'Empréstimo'), ask.value('%', rate, 'Juros ao mês')]
  const cost = ofMonth(own.portion(each, debt, 'Juros do empréstimo por mês, sobre o valor todo'))
  return {
    values: [debt, each, cost],
    text: say`Os ${t(debt)} a ${t(each)} ao mês custam ${t(cost)} de juros por mês enquanto não baixam.`,
    conta: say`${t(each)} × ${t(debt)} = ${t(cost)} por mês`,
  }
}

/** 'Peguei 20 mil a 3,2% ao mês': its interest. */
export const loanInterest: Asked = (ask) => {
  const loan = interestOf(ask)
  if (!loan) return null
  const [debt, rate, cost] = loan.values
  const { own } = ask
  return withAccount(own.sum(cost!, [debt, rate], loan.text, ['juros', 'divida', 'sobra_mes', 'margem']), loan.conta)
}
