import type { Asking } from '#src/measures/asked/asked.ts'
import { isTimesOf } from '#src/measures/derived/instalments.ts'
import { type Spoken, spokenIn } from '#src/measures/derived/spoken.ts'
import type { Period, Role, RoleNumber, RoleShare } from '#src/measures/roles/roles.ts'
import type { Said, Scene } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import type { OwnRecord } from './record.ts'

/** A number of her challenge with what it stands for, as both readers of numbers find it. */
export interface Held {
  role: Role
  period: Period
  /** How likely it stands for that. */
  share: number
  /** It can be that, as it is written. */
  sure: boolean
  /** '1.800 cada': of each of several. */
  several: boolean
  /** '2 mecânicos a 4.500': so many of them, each at this. */
  times?: Said
  said: Said
  at: Spoken
}

const RATE = /^p_/
const COUNTED: ReadonlySet<Role> = new Set([
  'quantidade',
  'quantidade_antes',
  'quantidade_pedido',
  'quantidade_nova',
  'clientes',
  'clientes_antes',
  'clientes_perdidos',
  'pessoas',
  'faltas',
  'capacidade',
  'estoque_qtd',
  'parcelas',
])
/** Of hours, days or months, or none of a sum. */
const OF_TIME: ReadonlySet<Role> = new Set(['horas', 'dias', 'prazo', 'vida', 'tempo', 'data', 'medida', 'outro'])

/** Whether what a number is written as, and what stands behind it, can be what it is said to stand for. */
function fits(role: Role, { at: { said, before, after }, signed }: Read): boolean {
  const { kind } = said
  const named = NAMED.findLast(([words]) => words.test(before))
  if (named && isState(role) && !named[1].includes(role)) return false
  if (OF_TIME.has(role)) return true
  if (RATE.test(role)) return kind === 'P' || (kind === 'N' && said.value < 100 && BARE_RATE.test(after))
  // '19 mil por mês' is money only to a reader of money; instalments may be told as months, work in hours.
  if (COUNTED.has(role))
    return kind === 'N' || (kind === 'R' && !signed) || (kind === 'D' && role === 'parcelas') || kind === 'H'
  return (signed || !SENT.test(after)) && (kind === 'R' || (kind === 'N' && !OF_THINGS.test(after)))
}

/** 'Colho 20 mil ovos, 15 mil vai pro atravessador' */
const SENT = /^ (?:vai|vao|vendo|entrego|saem|levo|ficam?) (?:pr[ao]s?|para|com|pel[ao]s?|n[ao]s?)\b/

/** 'De 10 para 15%' */
const BARE_RATE = /^ ?(?:% |por ?cento|pra|para|a|e|ou|ate) ?P?\d*/

/** What stands somewhere, by the name right before it: 'meu estoque é de 40 mil' is no cash. */
const NAMED: readonly (readonly [RegExp, readonly Role[]])[] = (
  [
    ['estoque|mercadoria parada', ['estoque', 'estoque_qtd']],
    ['(?:em|no|de|na) (?:caixa|conta|reserva|poupanca)|guardad[oa]s?', ['caixa']],
    ['devo|devendo|dividas?|cheque especial', ['divida', 'emprestimo']],
    ['(?:a|para|pra) receber|me devem|fiado', ['a_receber']],
  ] as const
).map(([names, roles]) => [
  new RegExp(`\\b(?:${names})(?: (?:e|de|ta|esta|tem|tenho|em|uns|umas|cerca|quase|r\\$))* $`),
  roles,
])
const STATES: ReadonlySet<Role> = new Set(['estoque', 'caixa', 'divida', 'a_receber'])
const isState = (role: Role): boolean => STATES.has(role)

/** '5 instrutores', '1,9 quilo': a bare number of things or of a measure is no money. */
const OF_THINGS =
  /^ ?(?!(?:reais|contos|pilas|paus|mangos|mensais|semanais|diarios|anuais|certos|limpos|brutos|liquidos|depois|antes|mais|menos|apenas|todos|todas|dos|das|nos|nas|pros|pras|aos|atras|contra|vezes|fixos|fixas|cheios|garantidos|pelos|pelas|nesses|nessas|desses|dessas|nestes|nestas)\b)(?:[a-z]{3,}s|[kq]u?ilos?|kg|litros?|dias?|horas?|metros?|km)\b/

const COSTS = /^(?:custo_|parcela|investimento|retirada)/
const CLOSE = 25
/** Of these, 'cada' says that there are several. */
const ALONE = /^(?:custo_mes|custo_novo|custo_uma_vez|parcela|investimento|retirada)/
const EACH = /^ ?(?:reais |por mes |mensais )*cada\b(?! uma? [a-z])/

/** 'São dois a 120 cada': how many of them there are is no number of the roles. */
function isOneOfSeveral({ said, before, after, place, sentence }: Spoken, all: readonly Spoken[]): boolean {
  const one = all.find((other) => other.place === place - 1 && other.sentence === sentence)
  return (
    EACH.test(after) &&
    one !== undefined &&
    one.said !== said &&
    one.said.kind === 'N' &&
    one.value >= 2 &&
    one.value <= 20 &&
    before.length <= CLOSE
  )
}

const WORKERS =
  'funcionari|ajudante|mecanic|motorist|motoqueir|entregador|operador|servente|vendedor|balconist|garcom|garcon|professor|cuidador|tecnic|advogad|moca|pedreiro|pintor|costureir|homens|rapaz|monitor|seguranca|freela|atendente|diarist|faxineir|auxiliar|estagiari|empregad|colaborador|cozinheir|enfermeir|peao|peoes|medic|instrutor|recepcionist|vigi|caixas|pessoas|soldador|marceneir|padeir|confeiteir|profission|especialist|educador|manicure|terapeut'
/** '4 advogados novos a', '3 ajudantes custando', '3 profissionais novas, cada uma me sai' */
const OF_WORKERS = new RegExp(
  `^ (?:[a-z]+ )?(?:${WORKERS})[a-z]*(?: [a-z]+){0,2}?(?: (?:a|de|custando|ganhando|recebendo)|,? cada (?:um|uma)(?: me| nos)? (?:sai|custa|fica|ganha|recebe|leva)(?: (?:por|em|uns|a))?) (?:r\\$ ?)?$`,
)
/** '17.500 ao todo' */
const TOGETHER =
  /^ ?(?:reais |por mes |mensais )*(?:ao todo|no total|juntos|junto|tudo|somad|os dois|as duas|pr[ao]s dois)/
const PAID_EACH = /^(?:custo_mes|custo_novo|custo_uma_vez)/

/** How many workers a wage is paid to, told right before it; undefined: it is of one, or of all. */
function workersFor({ before, after, place, sentence }: Spoken, all: readonly Spoken[]): Said | undefined {
  if (!OF_WORKERS.test(before) || TOGETHER.test(after)) return undefined
  const one = all.find((other) => other.place === place - 1 && other.sentence === sentence)
  return one?.said.kind === 'N' && one.value >= 2 && one.value <= 20 ? one.said : undefined
}

const OF_MONTH = /^ ?(?:(?:\/|ao?|por|no|de|cada)? ?mes\b|a ?m\b|mensa)/
const OF_YEAR = /^ ?(?:(?:\/|ao?|por|no|de|cada)? ?ano\b|a ?a\b|anua)/

/** '2,9% ao mês', where a rate is said to be of no time. */
const ratePeriod = ({ after }: Spoken): Period | null =>
  OF_MONTH.test(after) ? 'mes' : OF_YEAR.test(after) ? 'ano' : null

/** Less than a cent counts where thousands are sold, and isn't shown. */
const isInCents = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) / 1_000

/** A number of hers with all that it may stand for. */
interface Read {
  at: Spoken
  /** As reais, by their sign or name. */
  signed: boolean
  may: readonly RoleShare[]
}

/** Her numbers as both readers find them; null: one of them finds a number that the other doesn't. */
function readIn(scene: Scene, roles: readonly RoleNumber[], text: string): Read[] | null {
  const spoken = spokenIn(scene).filter(({ field }) => field === 'main_challenge')
  const isSellers = SELLER_OFFERS.test(fold(text))
  const all: Read[] = []
  let from = 0
  for (const { value, role, period, share, may, from: start, to } of roles) {
    const place = spoken.findIndex(
      ({ said }, at) => at >= from && !said.range && (isNear(said.written, value) || isNear(said.value, value)),
    )
    // The hour of a clock is no number of the other reader, and of no sum.
    if (place < 0 && UNHEARD.has(role) && share >= SURELY) continue
    if (place < 0) return null
    const signed = SIGN.test(text.slice(0, start)) || SIGNED.test(text.slice(start, to + 8))
    const likely = may ?? [{ role, period, share }]
    const one = {
      at: spoken[place]!,
      signed,
      may: isSellers
        ? without(likely, OF_BUYER)
        : EMPTY.test(fold(text.slice(to)))
          ? without(likely, OF_PRICE)
          : likely,
    }
    from = place + 1
    const before = all.findIndex(({ at }) => at.value === one.at.value)
    const both = before < 0 ? null : asOne(all[before]!, one)
    if (both) all[before] = both
    else all.push(one)
  }
  return all
}

/** 'Uma fornecedora do Brás me ofereceu 18 vestidos': nobody offers to buy. */
const SELLER_OFFERS =
  /\b(?:fornecedor|fabricante|distribuidor|representante|importador|vendedor)[a-z]*(?: d[eoa]s? [a-z]+){0,2} (?:me |nos )?(?:oferec|propos|fez uma (?:oferta|proposta)|quer (?:me )?vender)/
const OF_BUYER: ReadonlySet<Role> = new Set(['preco_oferta', 'quantidade_pedido'])
const OF_PRICE: ReadonlySet<Role> = new Set(['p_comissao', 'p_desconto', 'p_imposto', 'p_margem', 'p_parte'])
function without(may: readonly RoleShare[], roles: ReadonlySet<Role>): readonly RoleShare[] {
  const left = may.filter(({ role }) => !roles.has(role))
  const whole = left.reduce((sum, { share }) => sum + share, 0)
  return whole > 0 ? left.map((one) => ({ ...one, share: one.share / whole })) : may
}

/** '45% da agenda vazia' is no part of a price. */
const EMPTY =
  /^ ?%? ?(?:d[aeo]s? )?(?:minh?a? )?(?:agenda|horarios?|horas|vagas?|salas?|leitos?|quartos?|mesas?|cadeiras?)(?: [a-z]+)? (?:vazi|ocios|livre|parad|sobrando)/

const SIGN = /R\$ ?$/
const SIGNED = /R\$|\b(?:reais|contos?|pilas?)\b/i
const UNHEARD: ReadonlySet<Role> = new Set(['data', 'tempo', 'medida'])

/** Smaller whole numbers come twice by chance. */
const LEAST_SAID_AGAIN = 13
const SURELY = 0.8
const likeliest = ({ may }: Read) => may.reduce((best, one) => (one.share > best.share ? one : best))

/** 'Cobrando 59,90 … baixo pra 59,90?': the same number said again, and what it stands for both times; null: they are two. */
function asOne(one: Read, again: Read): Read | null {
  const { value } = one.at
  if (Number.isInteger(value) && value < LEAST_SAID_AGAIN) return null
  const [first, second] = [likeliest(one), likeliest(again)]
  if (first.role !== second.role && Math.min(first.share, second.share) >= SURELY) return null
  const may = one.may.flatMap((read) => {
    const other = again.may.find(({ role }) => role === read.role)
    return other ? [{ ...read, share: read.share * other.share }] : []
  })
  const whole = may.reduce((sum, { share }) => sum + share, 0)
  return whole === 0 ? null : { ...one, may: may.map((read) => ({ ...read, share: read.share / whole })) }
}

/** How many people all of her text is about, where it is one number; undefined: none, or several. */
export function peopleIn(all: readonly Held[]): Held | undefined {
  const found = all.filter(({ role }) => role === 'pessoas')
  return found.length === 1 && found[0]!.said.kind === 'N' && found[0]!.said.value >= 2 ? found[0] : undefined
}

/** A number of hers as all that it may stand for, the likeliest first. */
export interface Open {
  at: Spoken
  as: readonly Held[]
}

/** They come again. */
const FLOWS: ReadonlySet<Role> = new Set(['faltas', 'prejuizo', 'quantidade'])

const MOST_NUMBERS = 9
const LEAST = 0.03

/** A role of each of its likely periods. */
function ofPeriods(role: RoleShare): readonly RoleShare[] {
  const found = (role.periods ?? []).map(({ period, share }) => ({ ...role, period, share: role.share * share }))
  const likely = found.filter(({ share }) => share >= LEAST)
  return likely.length > 0 ? likely : [role]
}

const CERTAINLY = 0.95

/** '24x de 1.250' counts instalments. */
function mayOf({ at, may }: Read): readonly RoleShare[] {
  const counts = isTimesOf(at.after) ? may.find(({ role }) => role === 'parcelas') : undefined
  return counts ? [{ ...counts, share: Math.max(counts.share, CERTAINLY) }] : may
}

/** Her numbers with all that each may stand for; none: two readers don't agree on them, or there are too many. */
export function openIn(ask: Asking, roles: readonly RoleNumber[], record: OwnRecord): Open[] {
  const { scene } = ask
  const read =
    roles.length > MOST_NUMBERS ? null : readIn(scene, roles, ask.own.sources.reading.form.main_challenge ?? '')
  if (!read) return []
  const taken = new Set(read.map(({ at }) => at.said))
  const spoken = spokenIn(scene).filter(({ field }) => field === 'main_challenge')
  const others = spoken.filter(({ said }) => !taken.has(said))
  const heldAs = (read: Read, { role, period, share }: RoleShare): Held => {
    const { at } = read
    const several = (ALONE.test(role) && EACH.test(at.after)) || (COSTS.test(role) && isOneOfSeveral(at, others))
    // 'Todo dia umas 3 caixas': said beside it, of that time.
    const told =
      period === 'vez' && FLOWS.has(role)
        ? ask.spanOf(at.said)
        : period === 'nada' && role === 'p_juros'
          ? ratePeriod(at)
          : null
    const sure = fits(role, read) && isInCents(at.said.value)
    const times = PAID_EACH.test(role) ? workersFor(at, spoken) : undefined
    return { role, period: told ?? period, share, sure, several, ...(times && { times }), said: at.said, at }
  }
  return read.map((one) => ({
    at: one.at,
    as: record
      .weighed(one.at.said.value, mayOf(one))
      .flatMap((role) => ofPeriods(role).map((share) => heldAs(one, share))),
  }))
}
