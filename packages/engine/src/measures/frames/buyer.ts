import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, type Month, monthOf, spoken } from './frame.ts'

const BUYER =
  /\b(?:atravessador[a-z]*|entreposto|laticinio|frigorifico|cerealista|cooperativa|comprador[a-z]*|distribuidora?|revendedor[a-z]*|revenda|mercad(?:o|inho)s?|supermercado|atacad[a-z]+|usina|armazem|loja|lojas|rede|hotel|restaurante|ceasa|packing)\b/
const PAYS =
  /\b(?:pag[a-z]+|quer(?:em)? pagar|baix[a-z]+|ofere[a-z]+|cai[a-z]*|cortar|reduz[a-z]+|passa[a-z]*)(?: so| a| pra| para| por| pagar| uns| r\$)* $/
const NEW =
  /\b(?:agora|avis[a-z]+|mes que vem|a partir|mand[a-z]+ dizer|falou|disse|quer|vai|vao|baix[a-z]+|passa[a-z]*|so)\b/
const DIRECT =
  /\b(?:direto|feira|loja propria|balcao|zap|whats[a-z]*|porta|site|cesta|envas[a-z]+|pote|consumidor|freguesia|casas|emporios?)\b/
const OTHER_UNIT =
  /^ (?:reais )?(?:o|a|por|cada|pel[oa]) (litro|saca|arroba|cabeca|caixa|duzia|tonelada|quilo|kg|metro|peca)\b/
const TERM = /\b(?:em|com|prazo de|pra|para)(?: ate| uns)? $/

/** The buyer of most of it pays less from now on: what it takes, what is left, and how much sold direct makes up for it. */
export function buyerPaysLess(d: Deriver): Answer | null {
  const month = monthOf(d)
  const lines = volumeOf(d)
  if (!month || lines.length !== 2) return null
  const [one, two] = lines as [(typeof lines)[0], (typeof lines)[0]]
  const [low, high] = one.each.number < two.each.number ? [one, two] : [two, one]
  const { sentences } = d.ask.scene
  const clause = (line: typeof low) => `${line.count.before.slice(-40)} ${line.count.after} ${line.price.after}`
  if (!BUYER.test(clause(low)) || !DIRECT.test(clause(high))) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const lower = lowerPrice(all, low, high)
  if (!lower) return null
  const { own } = d
  const then = d.ask.value('R$', lower.said, 'O preço novo do comprador')
  const gap = own.minus(low.each, then, 'O que cai em cada um')
  const loss = own.times(low.many, gap, 'O que cai por mês', 'R$/mês')
  const after = own.minus(month.left, loss, 'O mês com o preço novo')
  const step = own.minus(high.each, then, 'O que a venda direta traz a mais em cada um')
  const moved = own.make(
    'qtd',
    'Quantos passar à venda direta',
    Math.ceil(loss.number / step.number),
    `${money(loss.number)} ÷ ${money(step.number)}`,
    [loss, step],
  )
  const stays = own.times(low.many, then, 'O que ele ainda traz', 'R$/mês')
  const inputs: (Value<Kind> | null)[] = [
    low.many,
    low.each,
    high.each,
    then,
    gap,
    loss,
    month.left,
    after,
    step,
    moved,
    stays,
  ]
  const unit = d.ask.thing(low.count.said)
  const parts: Text[] = [
    say`${t(low.many)} ${unit ? `${unit} ` : ''}com ${t(gap)} a menos são ${t(loss)} por mês: os ${t(month.left)} que sobram${beforePay(month)} viram ${after.number < 0 ? say`uma falta de ${t(after)}` : say`${t(after)}`}.`,
    say` Sair já custaria mais: a ${t(then)} ele ainda traz ${t(stays)} por mês.`,
    say` Passar ${t(moved)} por mês dele para a venda direta, a ${t(high.each)}, devolve tudo, antes do frete e da embalagem a mais.`,
  ]
  const raw = rawSale(d, low.each.number, [low.price.place, high.price.place, lower.place])
  if (raw) parts.push(rawText(raw, then, inputs))
  const waits = longWait(all, lower)
  if (waits && /\b(?:paga|pagar|pagando|prazo|em)\b/.test(sentences[waits.sentence]!.text))
    parts.push(waitText(d, waits, stays, inputs))
  const line = eachCosts(d, month, { low, high, then, inputs })
  return {
    decisions: [
      'largar_cliente',
      'pedido_maior',
      'cliente_grande',
      'baixar_preco',
      'atacado',
      'vender_parar',
      'guardar_safra',
      'aumentar_preco',
    ],
    at: lower,
    main: loss,
    inputs,
    ...(line && { line }),
    verdict: join([
      say`Não largue, e não aceite sem resposta. `,
      ...parts,
      say` Responda antes de valer: um preço no meio, prazo menor ou menos quantidade, enquanto a venda direta cresce.`,
    ]),
    says: ['diferenca_preco', 'custo_por_unidade', 'dias_para_receber', 'margem', 'distancia_meta'],
    topic: 'comprador',
  }
}

/** The lower price he wants to pay from now on. */
function lowerPrice(all: readonly Spoken[], low: Line, high: Line): Spoken | undefined {
  return only(
    all.filter(
      (spot) =>
        isPlain(spot) &&
        spot !== low.price &&
        spot !== high.price &&
        spot !== low.count &&
        spot.value < low.each.number &&
        spot.value > low.each.number * 0.5 &&
        PAYS.test(spot.before) &&
        NEW.test(`${spot.left} ${spot.after}`) &&
        spot.place > low.price.place,
    ),
  )
}

/** What selling it raw brings, against his new price. */
function rawText(
  { price, times, each }: NonNullable<ReturnType<typeof rawSale>>,
  then: Value<'R$'>,
  inputs: (Value<Kind> | null)[],
): Text {
  inputs.push(price, times, each)
  return each.number < then.number
    ? say` Vender a matéria-prima rende ${t(times)} × ${t(price)} = ${t(each)} por peça: pior que os ${t(then)} dele.`
    : say` Vender a matéria-prima rende ${t(times)} × ${t(price)} = ${t(each)} por peça, contra ${t(then)} dele: tire de um e de outro o que só aquele caminho gasta antes de escolher.`
}

/** The days he takes to pay, said with his new price. */
function longWait(all: readonly Spoken[], lower: Spoken): Spoken | undefined {
  return only(
    all.filter(
      (spot) =>
        spot.said.kind === 'D' &&
        spot.said.unit === 'dias' &&
        spot.value >= 15 &&
        spot.value <= 180 &&
        spot.place > lower.place &&
        spot.sentence === lower.sentence &&
        TERM.test(spot.before),
    ),
  )
}

/** What stays out with him for as long as he takes to pay. */
function waitText(d: Deriver, waits: Spoken, stays: Value<'R$/mês'>, inputs: (Value<Kind> | null)[]): Text {
  const { own } = d
  const days = d.ask.value('dias', waits.said, 'Prazo dele')
  const held = own.make(
    'R$',
    'O que fica na rua com esse prazo',
    reais((stays.number * days.number) / 30),
    `${money(stays.number)} × ${days.number} ÷ 30`,
    [stays, days],
  )
  inputs.push(days, held)
  return say` Com ${t(days)} de prazo, ficam ${t(held)} sempre na rua.`
}

interface Sold {
  low: Line
  high: Line
  then: Value<'R$'>
  inputs: (Value<Kind> | null)[]
}

/** The month's bills on each piece, against what each one pays for it. */
function eachCosts(d: Deriver, month: Month, { low, high, then, inputs }: Sold): Text | undefined {
  const { own } = d
  const all_ = own.make(
    'qtd',
    'Tudo o que você vende',
    low.many.number + high.many.number,
    `${low.many.number} + ${high.many.number}`,
    [low.many, high.many],
  )
  const { costs } = own
  if (!costs) return undefined
  const each = own.make(
    'R$',
    'As contas do mês por peça',
    round2(costs.number / all_.number),
    `${money(costs.number)} ÷ ${all_.number}`,
    [costs, all_],
  )
  inputs.push(all_, costs, each)
  return say`As contas do mês${month.unpaid ? '' : ', com a sua retirada,'} são ${t(each)} em cada um dos ${t(all_)}; o comprador paga ${t(low.each)} e quer pagar ${t(then)}, e a venda direta rende ${t(high.each)}.`
}

const PER_PIECE =
  /^ (?:litros?|kg|quilos?|metros?|sacas?)(?: de [a-z]+)? (?:por|pra cada|em cada|para cada|pra fazer um|cada)\b/

/** 'O laticínio paga 2,55 o litro (gasto 10 litros por queijo)'. */
function rawSale(d: Deriver, piece: number, taken: readonly number[]) {
  const all = spoken(d).filter(({ field, place }) => field === 'main_challenge' && !taken.includes(place))
  const price = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value < piece &&
        OTHER_UNIT.test(one.after) &&
        /\bpag[a-z]+(?: a| uns| hoje| so)* $/.test(one.before),
    ),
  )
  const count =
    price &&
    only(
      all.filter((one) => one.said.kind === 'N' && one.value >= 2 && one.value <= 1_000 && PER_PIECE.test(one.after)),
    )
  if (!price || !count || price.value * count.value > piece * 3) return null
  const [each, times] = [
    d.ask.value('R$', price.said, 'Preço da matéria-prima'),
    d.ask.value('qtd', count.said, 'Quanto vai em cada um'),
  ]
  return { price: each, times, each: d.own.times(times, each, 'O que a matéria-prima rende por peça', 'R$') }
}
