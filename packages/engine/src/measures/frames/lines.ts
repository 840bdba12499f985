import { capitalizeText, join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, instalmentsIn, monthOf, spoken, sums } from './frame.ts'

const KIND =
  '(?:van|rota|linha|loja|unidade|carro|caminhao|furgao|onibus|moto|filial|turma|setor|maquina|quiosque|ponto|turno|barraca|food truck|sala)'
const MALE = /^(?:carro|caminhao|furgao|onibus|setor|quiosque|ponto|turno)$/
const NUMBERED = new RegExp(`\\b${KIND} $`)
const NAMED = new RegExp(
  `\\b(${KIND} (?:d[aeo] )?[a-z]+) (?:[a-z]+ ){0,2}(?:fatura|rende|traz|vende|da|entra|recebe|faz|tira)(?: uns| cerca de| so)* $`,
)
const SPENDS =
  /^ (?:mil )?(?:reais )?(?:por mes )?(?:e |, )?(?:me )?(?:gasta|custa|tem|sai|leva|consome)(?: de custo| uns| por| cerca de)* $/
const CARRIES = /^ (?:leva|tem|atende|carrega|roda com|vai com|pega|transporta)(?: so| uns| umas)* $/
const SEATS = /^ (?:lugares|vagas|assentos|cadeiras|poltronas)\b/
const EACH_PAYS = /\b(?:cada [a-z]+ paga|pagam?|mensalidade (?:e|de)|cobro|por)(?: uns| so| de)* $/
const WORKSHOP = /\b(?:oficina|manutenc[a-z]+|conserto[s]?|mecanic[a-z]+|peca[s]?)\b/
const FALLS_TO = /\b(?:cai|baixa|desce|vai|fica|passa)(?: [a-z]+){0,2} (?:pra|para|em|a)(?: uns| umas| so)* $/
const FALLS_BY = /\b(?:cai|baixa|economiz[a-z]+|poup[a-z]+|diminui)(?: uns| umas| cerca de)* $/
const OTHER_SUM = /\b(?:parcela|vezes|x|sobra|fatur|caixa)\b/

interface Run {
  name: Text
  label: string
  at: Spoken
  brings: Value<'R$/mês'>
  costs: Value<'R$/mês'>
  /** Seats taken and there. */
  count?: Value<'qtd'>
  room?: { each: Value<'R$'>; seats: Value<'qtd'>; others: readonly Value<'qtd'>[] }
  workshop?: Value<'R$/mês'>
  uses: readonly Value<Kind>[]
}

/** Of several routes, vans or shops one doesn't pay itself, and she thinks of spending on it. */
export function lineThatLoses(d: Deriver): Answer | null {
  const month = monthOf(d)
  const run = named(d) ?? numbered(d)
  if (!month || !run) return null
  const { own } = d
  const now = own.minus(run.brings, run.costs, `O que ${run.label} deixa`)
  const inputs: (Value<Kind> | null)[] = [run.brings, run.costs, now, ...run.uses]
  const line = say`${capitalizeText(run.name)} traz ${t(run.brings)} por mês e gasta ${t(run.costs)}: ${now.number < 0 ? say`faltam ${t(now)}` : say`deixa ${t(now)}`}.`
  const plan = instalmentsIn(d, spoken(d), null)
  if (now.number >= 0 && !plan) return null
  const parts: Text[] = []
  if (plan) {
    const saved = savedBy(d, run, plan.month.number)
    const then = own.make(
      'R$/mês',
      `O que ${run.label} deixaria com a parcela`,
      round2(now.number + (saved?.number ?? 0) - plan.month.number),
      `${signed(now.number)}${saved ? ` + ${money(saved.number)}` : ''} − ${money(plan.month.number)}`,
      [now, ...(saved ? [saved] : []), plan.month],
    )
    inputs.push(plan.month, plan.count, saved, then)
    parts.push(
      say`Hoje ${run.name} ${now.number < 0 ? say`já perde ${t(now)}` : say`deixa ${t(now)}`} por mês; com a parcela de ${t(plan.month)}${saved ? say`, menos ${t(saved)} de oficina,` : ''} ${then.number < 0 ? say`passaria a perder ${t(then)}` : say`ficaria com ${t(then)}`}.`,
    )
    if (then.number >= 0)
      return {
        ...base(run, now, inputs),
        line,
        verdict: join([
          say`Cabe nessa conta, se o movimento dela não cair. `,
          ...parts,
          say` Guarde uma parcela antes de assinar.`,
        ]),
      }
    if (run.room && run.count) {
      const { each, seats } = run.room
      const cost = run.costs.number - (saved?.number ?? 0) + plan.month.number
      const needed = own.make(
        'qtd',
        'Quantos pagariam isso',
        Math.ceil(cost / each.number - 0.01),
        `(${money(run.costs.number)}${saved ? ` − ${money(saved.number)}` : ''} + ${money(plan.month.number)}) ÷ ${money(each.number)}`,
        [run.costs, ...(saved ? [saved] : []), plan.month, each],
      )
      inputs.push(needed, each, seats)
      parts.push(
        needed.number > seats.number
          ? say` Para se pagar precisaria de ${t(needed)}, e são ${t(seats)} lugares.`
          : say` Para se pagar precisaria de ${t(needed)} dos ${t(seats)} lugares; hoje são ${t(run.count)}.`,
      )
    }
  }
  const { text, values } = closing(d, run, now, month.left)
  inputs.push(...values)
  return {
    ...base(run, now, inputs),
    line,
    verdict: join([plan ? say`Não assine. ` : say`Assim não. `, ...parts, text]),
  }
}

const base = (run: Run, main: Value<Kind>, inputs: Answer['inputs']) => ({
  decisions: ['maquina', 'emprestimo', 'fechar_unidade', 'expandir_rural', 'segunda_loja', 'cortar_produto'],
  at: run.at,
  main,
  inputs,
  says: ['frete' as const, 'conta_que_mais_pesa' as const],
  topic: 'linha',
})

/** What the month gains where its passengers move to the empty seats of the others, or the line just ends. */
function closing(
  d: Deriver,
  run: Run,
  now: Value<'R$/mês'>,
  left: Value<'R$/mês'>,
): { text: Text; values: Value<Kind>[] } {
  const { own } = d
  const { room, count } = run
  if (!room || !count) {
    return now.number < 0
      ? {
          text: say` Ajuste antes o preço ou o percurso dela, ou junte com outra: sem ela o mês melhora até ${t(now)}, na parte desses gastos que sai mesmo junto.`,
          values: [],
        }
      : { text: say` Antes, some o que falta para ela pagar a parcela sozinha.`, values: [] }
  }
  const { each, seats, others } = room
  const free = own.make(
    'qtd',
    'Lugares vazios nas outras',
    others.length * seats.number - others.reduce((sum, { number }) => sum + number, 0),
    `${others.length} × ${seats.number} − ${others.map(({ number }) => number).join(' − ')}`,
    [seats, ...others],
  )
  if (free.number <= 0) return { text: say` As outras estão cheias: ajuste antes o preço dela.`, values: [free] }
  const moved = Math.min(free.number, count.number)
  const move = own.make('qtd', 'Quantos cabem nas outras', moved, `o menor entre ${free.number} e ${count.number}`, [
    free,
    count,
  ])
  const gain = own.make(
    'R$/mês',
    'O que o mês ganha encerrando a linha',
    Math.round(run.costs.number - (count.number - moved) * each.number),
    `${money(run.costs.number)} − (${count.number} − ${moved}) × ${money(each.number)}`,
    [run.costs, count, move, each],
  )
  const after = own.plus(left, gain, 'O mês sem a linha')
  return gain.number > 0
    ? {
        text: say` Nas outras há ${t(free)} lugares vazios: passando ${t(move)} para lá e encerrando ${run.name}, o mês ganha ${t(gain)}, menos algum gasto de percurso e a rescisão de quem sair, e a sobra vai de ${t(left)} para perto de ${t(after)}. Veja antes se horário e caminho combinam, e avise as famílias ou clientes com prazo. Se ela não está segura, pare de rodar já.`,
        values: [free, move, gain, after, left],
      }
    : { text: say` Há ${t(free)} lugares vazios nas outras: encha primeiro.`, values: [free] }
}

/** 'A rota sul fatura 11 mil e gasta 12.900': the one that loses, or that the purchase is for. */
function named(d: Deriver): Run | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const runs = all.flatMap((brings): Run[] => {
    const name = NAMED.exec(brings.before)?.[1]
    const costs = all.find((one) => one.place === brings.place + 1 && one.sentence === brings.sentence)
    if (!name || !costs || !isPlain(brings) || !isPlain(costs) || brings.value < 300 || !SPENDS.test(brings.after))
      return []
    const kind = name.split(' ')[0]!
    const article = MALE.test(kind) ? 'o' : 'a'
    return [
      {
        name: say`${article} ${d.ask.spelt(kind, 'main_challenge')} ${name.slice(kind.length + 1)}`,
        label: name,
        at: brings,
        brings: ofMonth(d.ask.value('R$', brings.said, `O que ${name} traz`)),
        costs: ofMonth(d.ask.value('R$', costs.said, `O que ${name} gasta`)),
        uses: [],
      },
    ]
  })
  if (runs.length < 2) return null
  return only(runs.filter(({ brings, costs }) => brings.number < costs.number)) ?? null
}

/** 'A van 1 leva 18, a 2 leva 16 e a 3 leva 11, todas com 20 lugares; cada aluno paga 380': proved by what comes in. */
function numbered(d: Deriver): Run | null {
  const { revenue, own } = d
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pairs = all.flatMap((id) => {
    const count = all.find((one) => one.place === id.place + 1 && one.sentence === id.sentence)
    return count && id.said.kind === 'N' && id.value <= 12 && count.said.kind === 'N' && CARRIES.test(id.after)
      ? [{ id, count }]
      : []
  })
  if (pairs.length < 2 || !revenue || new Set(pairs.map(({ id }) => id.value)).size !== pairs.length) return null
  const sum = pairs.reduce((all_, { count }) => all_ + count.value, 0)
  const price = only(
    all.filter(
      (one) => isPlain(one) && EACH_PAYS.test(one.before) && Math.abs((one.value * sum) / revenue.number - 1) < 0.03,
    ),
  )
  const seats = only(all.filter((one) => SEATS.test(one.after)))
  if (!price || !seats) return null
  const each = d.ask.value('R$', price.said, 'O que cada um paga')
  const spent = pairs
    .map((pair) => ({ pair, costs: costsOf(d, pair.id.value, [price, seats]) }))
    .filter(({ costs }) => costs.length > 0)
  const one = only(spent)
  if (!one) return null
  const { pair, costs } = one
  const count = d.ask.value('qtd', pair.count.said, 'Quantos ela leva')
  const values = costs.map((cost) => ofMonth(d.ask.value('R$', cost.said, 'Gasto dela')))
  const brings = own.times(count, each, 'O que ela traz', 'R$/mês')
  const total = own.make(
    'R$/mês',
    'O que ela gasta',
    values.reduce((all_, { number }) => all_ + number, 0),
    values.map(({ number }) => money(number)).join(' + '),
    values,
  )
  const kind =
    /([a-z]+) $/.exec(pair.id.before)?.[1] ??
    /\b(van|rota|linha|carro|onibus|moto)\b/.exec(d.ask.scene.sentences[pair.id.sentence]!.text)?.[1] ??
    'linha'
  const noun = new RegExp(`^${KIND}$`).test(kind)
    ? kind
    : (/\b(van|rota|linha|carro|onibus|moto)\b/.exec(d.ask.scene.sentences[pair.id.sentence]!.text)?.[1] ?? 'linha')
  const shop = costs.findIndex((cost) => WORKSHOP.test(`${cost.before} ${cost.after}`))
  return {
    name: say`${MALE.test(noun) ? 'o' : 'a'} ${noun} ${t(d.ask.value('qtd', pair.id.said, 'Número dela'))}`,
    label: noun,
    at: costs[0]!,
    brings,
    costs: total,
    count,
    room: {
      each,
      seats: d.ask.value('qtd', seats.said, 'Lugares'),
      others: pairs
        .filter((other) => other !== pair)
        .map((other) => d.ask.value('qtd', other.count.said, 'Quantos outra leva')),
    },
    ...(shop >= 0 && { workshop: values[shop]! }),
    uses: [d.ask.value('qtd', pair.id.said, 'Número dela'), ...values],
  }
}

/** Every sum in the sentences that name it by its number. */
const costsOf = (d: Deriver, id: number, others: readonly Spoken[]): Spoken[] =>
  sums(d, 50).filter(
    (one) =>
      one.field === 'main_challenge' &&
      !others.includes(one) &&
      !OTHER_SUM.test(one.before.slice(-16)) &&
      !FALLS_TO.test(one.before) &&
      spoken(d).some(
        (name) =>
          name.sentence === one.sentence && name.place < one.place && name.value === id && NUMBERED.test(name.before),
      ) &&
      /\b(?:gast[a-z]+|cust[a-z]+|consome|pago)\b/.test(one.left),
  )

/** What the new one saves: 'a oficina cai pra uns 300', 'a manutenção cai 1.200'. */
function savedBy(d: Deriver, run: Run, parcel: number): Value<'R$/mês'> | null {
  const { sentences } = d.ask.scene
  const fits = (one: Spoken) =>
    isPlain(one) && one.value >= 20 && one.value !== parcel && WORKSHOP.test(sentences[one.sentence]!.text)
  const to = only(spoken(d).filter((one) => fits(one) && FALLS_TO.test(one.before)))
  if (to && run.workshop && to.value < run.workshop.number)
    return d.own.minus(
      run.workshop,
      ofMonth(d.ask.value('R$', to.said, 'A oficina com o novo')),
      'O que a oficina deixa de custar',
    )
  const by = only(spoken(d).filter((one) => fits(one) && FALLS_BY.test(one.before)))
  return by ? ofMonth(d.ask.value('R$', by.said, 'O que a oficina deixa de custar')) : null
}

const signed = (value: number): string => (value < 0 ? `−${money(-value)}` : money(value))
