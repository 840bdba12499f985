import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only } from '#src/measures/derived/spoken.ts'
import { type Burden, hireOf } from '#src/measures/frames/burden.ts'
import { type Answer, monthly } from '#src/measures/frames/frame.ts'
import { money, percent } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { leastKept } from './least-kept.ts'
import { type Used, usedWay } from './used.ts'
import { asked, challengeOf, isSumLeft, leftOf, monthText, sideBySide, type Way } from './way.ts'

const BY_USE =
  /\b(?:avuls[oa]s?|freela[a-z]*|diarista[s]?|por fora|por (?:hora|entrega|peca|servico|diaria)|a (?:hora|diaria))\b/
const EITHER =
  /\bou (?:[a-z]+ ){0,2}(?:continu|sig|fic|mant|deix|pag|peg|cham|contrat|registr|fix|clt|freela|diarista|avuls)|\b(?:em vez|ao inves|no lugar) de\b|\bcompensa\b|\bvale a pena\b|\bmelhor\b|\btroc(?:o|ar)\b/

/** Somebody of her own by the month, or paid each time: where the two meet. */
export function personOrUse(d: Deriver): Answer | null {
  const text = asked(d)
  if (!BY_USE.test(text) || !EITHER.test(text)) return null
  const used = usedWay(d)
  const hired = used && (hireOf(d) ?? registered(d) ?? monthlyOffer(d, used.uses))
  if (!hired || !used || used.at === hired.at) return null
  const hires: Way = { ...hired, account: say`${t(hired.month)}`, values: hired.values.filter((one) => one !== null) }
  const own = byOwn(d, hired, used)
  if (isSumLeft(d, [hires, used], own.values)) return null
  const offer = hired.kind === 'mensal'
  const fixed = offer ? 'com o preço por mês' : 'com alguém fixo'
  const {
    gap,
    first: cheaper,
    text: account,
  } = sideBySide(
    d,
    [used, { month: own.month, account: own.text }],
    ['Pagando por vez', fixed],
    ['pagar por vez', offer ? 'o preço por mês' : 'ter alguém fixo'],
  )
  const even = d.own.make(
    'qtd',
    'Quantos por mês em que empatam',
    Math.ceil(hired.month.number / used.each.number - 1e-9),
    `${money(hired.month.number)} ÷ ${money(used.each.number)}`,
    [hired.month, used.each],
  )
  const inputs: (Value<Kind> | null)[] = [...hires.values, ...used.values, ...own.values, gap, even, leftOf(d)]
  const gain = cheaper ? refusedPays(d, { gap, used }, [...hires.uses, ...used.uses], inputs) : null
  return {
    decisions: ['contratar', 'terceirizar', 'entrega_propria', 'mais_horas', 'regularizar'],
    at: hired.at,
    main: gap,
    inputs,
    line: account,
    verdict: join([
      gain
        ? say`Registre, se quem você recusa hoje vier mesmo. `
        : cheaper
          ? say`Continue pagando por vez, por enquanto. `
          : offer
            ? say`O preço por mês sai mais barato, se o volume não cair. `
            : say`Alguém fixo sai mais barato, se o volume não cair. `,
      account,
      gain?.text ?? say``,
      own.holds && own.holds.number < even.number
        ? say` Quem é fixo só se paga com ${t(even)} ${used.noun} por mês, e dá conta de ${t(own.holds)}.`
        : say` Os dois empatam em ${t(even)} ${used.noun} por mês; hoje são ${t(used.count)}.`,
      monthText(d),
      used.noun === 'diárias' && used.count.number >= OFTEN
        ? say` Quem vem três dias ou mais por semana, sempre, pode ser tida por empregada: confirme esse risco com o contador.`
        : say``,
      gain
        ? say` Antes de assinar, anote por duas semanas quem você recusa nesses dias, e já abra a agenda deles.`
        : cheaper
          ? say` Combine um preço menor por volume com quem já faz, e refaça a conta se passar do empate três meses seguidos.`
          : say` Antes, veja se o mês mais fraco também passa do empate, e se alguém fixo cobre os horários de pico.`,
    ]),
    says: ['custo_vaga', 'receita_por_pessoa', 'custo_hora'],
    topic: 'fixo',
  }
}

const OFFERS = /\b(?:cobra|cobraria|quer|pede|pediu|faz por|sai por|sairia|fecha(?:ria)? por)(?: uns| umas| r\$)* $/

/** 'Uma terceirizada cobra 2.300 por mês' */
function monthlyOffer(d: Deriver, uses: readonly unknown[]): Burden | null {
  const at = only(
    challengeOf(d).filter(
      (one) =>
        isPlain(one) &&
        !uses.includes(one.said) &&
        one.value >= 200 &&
        OFFERS.test(one.before) &&
        timeAfter(one.after) === 'mes',
    ),
  )
  if (!at) return null
  const month = monthly(d, at, 'O que cobram por mês')
  return { kind: 'mensal', month, values: [month], at, uses: [at.said] }
}

const OFTEN = 13
const REFUSED =
  /\b(?:recus[a-z]+|deix[a-z]+ de (?:fazer|atender|vender|pegar)|perc[oa]|perd[a-z]+|mando embora)(?: de fazer| uns| umas| ate| mais de)* $/
const AT = /^ [a-z]+ (?:de|a|por)(?: uns| r\$)* $/
const BY_DAY = /\b(?:nos|n[oa]s|por|no|cada|em cada) dias?\b/
const FEW_DAYS = 5

/** 'Nos dias que ela não vem deixo de fazer 6 banhos de 65': how many of them pay the difference; null: they don't, or none is told. */
function refusedPays(
  d: Deriver,
  { gap, used }: { gap: Value<'R$/mês'>; used: Used },
  uses: readonly unknown[],
  inputs: (Value<Kind> | null)[],
) {
  const all = challengeOf(d).filter(({ said }) => !uses.includes(said))
  const many = only(all.filter((one) => one.said.kind === 'N' && one.value >= 1 && REFUSED.test(one.before)))
  const price = many && all.find(({ place, sentence }) => place === many.place + 1 && sentence === many.sentence)
  const kept = leastKept(d, used.month.number)
  if (!many || !price || !isPlain(price) || !AT.test(price.before) || !kept || !BY_DAY.test(many.left)) return null
  const each = d.ask.value('R$', price.said, 'O que vale cada um que você recusa')
  const keep = d.own.make(
    'R$',
    'O que cada um deixa, no mínimo',
    Math.floor((each.number * kept.number) / 100),
    `${money(each.number)} × ${percent(kept.number)}`,
    [each, kept],
  )
  if (keep.number <= 0) return null
  const needed = d.own.make(
    'qtd',
    'Quantos a mais pagam a diferença',
    Math.ceil(gap.number / keep.number),
    `${money(gap.number)} ÷ ${money(keep.number)}`,
    [gap, keep],
  )
  const lost = d.ask.value('qtd', many.said, 'Quantos você recusa por dia')
  inputs.push(each, kept, keep, needed, lost)
  if (needed.number > lost.number * FEW_DAYS * 2) return null
  return {
    text: say` Mas nos dias sem essa pessoa você recusa ${t(lost)} de ${t(each)}, e cada um deixa ao menos ${t(keep)}: ${t(gap)} ÷ ${t(keep)} = ${t(needed)} a mais por mês já pagam a diferença.`,
  }
}

const REGISTERS =
  /\bregistr(?:ar|o|ad[oa]|asse)\b[^;A-Z]{0,50}\b(?:fica|sai|sairia|custa|custaria|ficaria|da)(?: por| em| uns| umas| r\$| mais ou menos)* $/

/** 'Pra registrar ela fica uns 3.500 com encargo' */
function registered(d: Deriver): Burden | null {
  const at = only(
    challengeOf(d).filter(
      (one) => isPlain(one) && one.value >= 600 && one.value <= 15_000 && REGISTERS.test(one.before),
    ),
  )
  if (!at) return null
  const month = monthly(d, at, 'O que a pessoa registrada custaria')
  return { kind: 'pessoa', month, values: [month], at, uses: [at.said] }
}

const HOLDS =
  /\b(?:da conta de|so faz|faz ate|consegue fazer|atende(?: so)?|aguenta)(?: fazer| umas| uns| so| ate| no maximo| mais ou menos)* $/

interface ByOwn {
  month: Value<'R$/mês'>
  text: ReturnType<typeof say>
  values: readonly Value<Kind>[]
  holds: Value<'qtd'> | null
}

/** What one does alone, and what is paid each time beyond it. */
function byOwn(d: Deriver, { month, uses }: Burden, used: Used): ByOwn {
  const at = only(
    challengeOf(d).filter(
      (one) =>
        one.said.kind === 'N' && !uses.includes(one.said) && !used.uses.includes(one.said) && HOLDS.test(one.before),
    ),
  )
  if (!at || at.value < 1) return { month, text: say`${t(month)}`, values: [], holds: null }
  const holds = d.ask.value('qtd', at.said, 'De quantos dá conta')
  if (holds.number >= used.count.number) return { month, text: say`${t(month)}`, values: [holds], holds }
  const rest = d.own.minus(used.count, holds, 'Quantos ainda se pagam por vez')
  const others = ofMonth(d.own.times(rest, used.each, 'O que ainda se paga por vez', 'R$/mês'))
  const whole = d.own.plus(month, others, 'Alguém fixo mais o que ele não alcança')
  return {
    month: whole,
    text: say`${t(month)} + ${t(rest)} × ${t(used.each)} = ${t(whole)}`,
    values: [holds, rest, others, whole],
    holds,
  }
}
