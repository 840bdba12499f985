import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { isOffered, moneyRole, subjectBeside, takesScale } from './money-role.ts'
import { WEEKDAYS } from './quantities.data.ts'
import { type Meant, PRICE, partOfBuyer, priceOfOne, type RevenueBounds, spokenThousands } from './spoken-money.ts'
import { type Parsed, type PlacedNumber, parseAnswer } from './spoken-text.ts'
import { isForbidden } from './subject-denied.ts'
import { type Choice, choose, EMPTY, unitOf } from './subject-of-number.ts'
import { SUBJECT_WORDS, type Subject, type Unit } from './subjects.data.ts'

/** The period that an amount is said for. */
export type Period = 'hora' | 'dia' | 'semana' | 'mes' | 'ano'

/** One amount that the owner wrote, with what it is about. */
export interface Amount {
  /** In its unit: reais, percent (0–100), days …; the lower end of a range. */
  valor: number
  /** Upper end of a range ('10 a 15 mil'); `valor` where there is none. */
  ate: number
  unidade: Unit
  /** null: none said. */
  por: Period | null
  assunto: Subject
  /** The word that named it, folded: 'assinantes'; null: none. */
  substantivo: string | null
  /** 'meta': a goal; 'antes': a former value. */
  tempo: 'hoje' | 'antes' | 'meta'
  /** Her words around it, at most 80 characters. */
  trecho: string
  /** Id of the question. */
  campo: string
}

/** Something that the owner says she doesn't have: 'não tenho dívida', 'sem estoque'. */
export interface Denial {
  assunto: Subject
  trecho: string
  campo: string
}

export interface Amounts {
  itens: readonly Amount[]
  negados: readonly Denial[]
}

const FIELDS = ['main_challenge', 'future_goals', 'main_costs', 'operational_flow', 'kpis'] as const
const MAX_AMOUNTS = 60

const PERIODS: readonly (readonly [RegExp, Period])[] = [
  [/^(?:\/|a |por )\s?h(?:ora)?(?![a-z])/, 'hora'],
  [/^[^,;.!?\n\d]{0,24}?(?:por dia|ao dia|\/\s?dia|diari[oa]s?(?![a-z])|todo dia|cada dia)/, 'dia'],
  [/^[^,;.!?\n\d]{0,24}?(?:por semana|na semana|\/\s?semana|semanal(?![a-z])|semanais|toda semana)/, 'semana'],
  [/^[^,;.!?\n\d]{0,24}?(?:por mes|ao mes|\/\s?mes|mensal(?![a-z])|mensais|no mes|todo mes|cada mes)/, 'mes'],
  [/^[^,;.!?\n\d]{0,24}?(?:por ano|ao ano|\/\s?ano|anual(?![a-z])|anuais|no ano|todo ano)/, 'ano'],
]

function periodAfter(text: string): Period | null {
  const rest = text.trimStart()
  for (const [pattern, period] of PERIODS) if (pattern.test(rest)) return period
  return null
}

const WISH = new Set(
  'quero queremos queria meta objetivo chegar alcancar atingir pretendo pretendemos gostaria sonho planejo preciso precisamos ate aumentar passar dobrar vender faturar crescer reduzir baixar'.split(
    ' ',
  ),
)
const PAST = new Set(
  'faturava vendia tinha era eram fazia ganhava antes antigamente faturei vendi tirava cheguei'.split(' '),
)
const NEGATED =
  /(?:^|[^a-z])(?:nao|nunca|nem) (?:tenho|temos|tem|devo|devemos|ha|existe|possuo|faturo|gasto|quero|e|eh|sao|consigo)(?: [a-z]+){0,3} ?$/

const STARTS = /(?:^|[^a-z])de (?:r\$ ?)?$/
const LEADS_TO = /^\s?(?:para|pra|pro) (?:r\$ ?|uns )?\d/

function tenseOf(parsed: Parsed, number: PlacedNumber, campo: string): Amount['tempo'] {
  const { words, source } = parsed
  const ahead = fold(source.slice(Math.max(0, number.start - 6), number.start))
  const behind = fold(source.slice(number.end, number.end + 14))
  if (STARTS.test(ahead) && LEADS_TO.test(behind)) return campo === 'future_goals' ? 'hoje' : 'antes'
  if (campo === 'future_goals')
    return /\b(?:hoje|atual)/.test(fold(source.slice(Math.max(0, number.start - 16), number.end + 12)))
      ? 'hoje'
      : 'meta'
  for (let i = number.at - 1; i >= 0 && i >= number.at - 6; i--) {
    const word = words[i]!
    if (word.sentence !== number.sentence || word.clause < number.clause) break
    if (WISH.has(word.text)) return 'meta'
    if (PAST.has(word.text)) return 'antes'
  }
  return 'hoje'
}

const RANGE = /^\s{0,2}(?:a|ate|ou|-|–|e)\s{0,2}(?:r\$\s?)?$/

/** Whether `next` is the upper end of a range that `number` begins: '10 a 15 mil', 'entre 20 e 30 dias'. */
export function isRange(parsed: Parsed, number: PlacedNumber, next: PlacedNumber | undefined): boolean {
  if (!next || next.value * Math.max(1, next.scale) <= 0) return false
  const between = fold(parsed.source.slice(number.end, next.start))
  if (!RANGE.test(between)) return false
  if (/\be\b/.test(between))
    return /entre\s(?:r\$\s?)?$/.test(fold(parsed.source.slice(Math.max(0, number.start - 10), number.start)))
  const lower = number.scale === 1 && number.value < next.value ? number.value * next.scale : number.value
  return lower < next.value
}

/** 'não tenho 80 mil' says nothing about eighty thousand. */
const isDenied = (parsed: Parsed, number: PlacedNumber): boolean => NEGATED.test(before(parsed, number, 48))

/** 'Terça a quinta atendo 4 por dia', 'no sábado são 28': not of every day. */
const isOfSomeDays = (parsed: Parsed, number: PlacedNumber): boolean =>
  parsed.words.some(
    ({ text, sentence, start, clause }) =>
      sentence === number.sentence && (start < number.start || clause === number.clause) && WEEKDAYS.test(text),
  ) && !/^[^,;.!?]{0,20}(?:semana|mes)/.test(fold(parsed.source.slice(number.end, number.end + 24)))

/** '2027' after 'de', 'em', 'até' …: the calendar's, not money. */
function isYear({ source, words }: Parsed, number: PlacedNumber): boolean {
  if (number.unit !== '' || number.scale !== 1) return false
  if (!/^(?:19|20)\d\d$/.test(source.slice(number.start, number.end))) return false
  return BEFORE_YEAR.test(words[number.at - 1]?.text ?? '')
}

const before = ({ source }: Parsed, number: PlacedNumber, length = 40) =>
  fold(source.slice(Math.max(0, number.start - length), number.start))

/** 'boleto no dia 10', 'todo dia 5': the calendar's. */
const isDayOfMonth = (parsed: Parsed, number: PlacedNumber): boolean =>
  number.unit === '' && number.scale === 1 && number.value <= 31 && /\bdia $/.test(before(parsed, number, 6))

/** 'lá sai por 139', 'o concorrente cobra 80': what others ask. */
const isOthersPrice = (parsed: Parsed, number: PlacedNumber): boolean =>
  /\b(?:la|concorrente|vizinho|concorrencia|deles?|outra loja) (?:[a-z]+ )?(?:sai|custa|vende|cobra)[a-z]* (?:por |a )?(?:r\$ ?)?$/.test(
    before(parsed, number),
  )

/** 'quer mais 8% de desconto', 'recuso 12 clientes': asked for, not given; turned away, not served. */
const isOnlyAsked = (parsed: Parsed, number: PlacedNumber, subject: Subject): boolean =>
  (subject === 'prazo_receber' && isOffered(before(parsed, number, 90))) ||
  (subject === 'desconto' &&
    /\b(?:quer|querem|pede|pedem|pediu|exige|exigem|pedindo)(?: [a-z]+){0,3} $/.test(before(parsed, number))) ||
  /\b(?:recuso|recusei|recusamos|recusando|dispenso|deixo de atender)(?: uns| umas| cerca de| mais de)? $/.test(
    before(parsed, number),
  )

/** 'Entra 45 aluno por mês': who comes, not who is there. */
const isEntering = (parsed: Parsed, number: PlacedNumber): boolean =>
  /\b(?:entra|entram|chega|chegam)(?: uns| umas| cerca de)? $/.test(before(parsed, number, 24))

/** 'a segunda metade do pagamento', 'caiu pela metade' is no share of anything counted. */
const isHalfOfTwo = ({ source, words }: Parsed, number: PlacedNumber): boolean =>
  /^metade/.test(fold(source.slice(number.start, number.end))) &&
  /^(?:primeira|segunda|outra|ultima|pela)$/.test(words[number.at - 1]?.text ?? '')

/** 'de 80 para 60 mil': both are what the second says it is. */
function isChange({ source }: Parsed, number: PlacedNumber, next: PlacedNumber): boolean {
  if (number.unit !== '' || next.start - number.end > 10) return false
  const before = fold(source.slice(Math.max(0, number.start - 6), number.start))
  return STARTS.test(before) && LEADS_TO.test(fold(source.slice(number.end, next.end)))
}

const BEFORE_YEAR =
  /^(?:de|em|ate|desde|ano|para|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/

const MAX_QUOTE = 80
/** Whether a sentence ends with the character at a place: a dot inside a number ends nothing. */
const endsAt = (source: string, at: number): boolean =>
  source[at] === '.' ? at + 1 >= source.length || /\s/.test(source[at + 1]!) : ';\n!?'.includes(source[at]!)

/** Her own words around a place: whole words, at most 80 characters. */
function quote(source: string, start: number, end: number): string {
  let from = start
  let to = end
  while (from > 0 && start - from < 36 && !endsAt(source, from - 1)) from--
  while (to < source.length && to - end < 28 && to - from < MAX_QUOTE && !endsAt(source, to)) to++
  if (from > 0 && /[\p{L}\d]/u.test(source[from - 1]!)) while (from < start && !/\s/.test(source[from]!)) from++
  if (to < source.length && /[\p{L}\d]/u.test(source[to]!)) while (to > end && !/\s/.test(source[to - 1]!)) to--
  return source
    .slice(from, to)
    .trim()
    .replace(/[,:-]$/, '')
}

const DENIES = new Set(
  'tenho temos tem ha existe possuo possuimos vendo vendemos uso usamos trabalho trabalhamos faco fazemos aceito aceitamos pago pagamos dou damos'.split(
    ' ',
  ),
)

function denialsOf({ words, hits, source }: Parsed, campo: string): Denial[] {
  const denials: Denial[] = []
  for (const { from, to, entry } of hits) {
    if (entry.weak) continue
    const before = (back: number) => {
      const word = words[from - back]
      return word && word.sentence === words[from]!.sentence ? word.text : ''
    }
    const denied =
      ['sem', 'nenhum', 'nenhuma', 'zero'].includes(before(1)) ||
      (before(1) === 'nao' && ['devo', 'devendo', 'devemos', 'antecipo', 'vendo'].includes(words[from]!.text)) ||
      (DENIES.has(before(1)) && before(2) === 'nao') ||
      (DENIES.has(before(2)) && before(3) === 'nao' && EMPTY.has(before(1)))
    if (denied && !denials.some(({ assunto }) => assunto === entry.subject))
      denials.push({ assunto: entry.subject, trecho: quote(source, words[from]!.start, words[to]!.end), campo })
  }
  return denials
}

const SPANS: readonly Unit[] = ['dias', 'semanas', 'meses', 'anos']

/** 'em 12 meses', 'nos próximos 6 meses' beside nothing else that takes days. */
const isDeadline = ({ words }: Parsed, number: PlacedNumber, { entry, unit }: Choice): boolean =>
  entry.subject === 'outro' &&
  SPANS.includes(unit) &&
  ['em', 'ate', 'proximos', 'dentro', 'de', 'daqui'].includes(words[number.at - 1]?.text ?? '')

/** The last scale that money was said in, for 'faturo 62 mil e gasto 57'. */
interface SpokenScale {
  scale: number
  value: number
  sentence: number
}

/** Whether a bare number leaves its scale to the money said before it. */
const inherits = (parsed: Parsed, number: PlacedNumber, said: SpokenScale | null): said is SpokenScale =>
  said !== null &&
  said.sentence === number.sentence &&
  number.scale === 1 &&
  number.value < 1_000 &&
  unitOf(parsed, number) === null &&
  number.value * said.scale > said.value / 20 &&
  number.value * said.scale < said.value * 20

const IN_EVERY = /^ (?:em|de|a) cada $/
const OUT_OF = /^ (?:de|dos|das|em) (?:cada )?$/
/** What a part of a count says: so many of the counted do it. */
const PARTS = new Set<Subject>(['faltas', 'inadimplencia', 'ociosidade', 'perdas', 'cancelamento', 'conversao'])
/** What is counted, of which a part does something. */
const WHOLES = new Set<Subject>(['clientes', 'atendimentos', 'pedidos', 'capacidade', 'propostas', 'producao', 'outro'])
/** Of these the share is what counts, whatever the number counted. */
const SHARES = new Set<Subject>(['faltas', 'inadimplencia', 'ociosidade', 'perdas'])

/** '1 em cada 4 pacientes' as a percentage of its second number's subject. */
function ratioOf(parsed: Parsed, number: PlacedNumber, of: PlacedNumber | undefined): Meant | null {
  if (!of || of.value <= number.value || number.value <= 0 || number.scale !== 1 || of.scale !== 1) return null
  const between = fold(parsed.source.slice(number.end, of.start))
  const every = IN_EVERY.test(between)
  if (!every && !OUT_OF.test(between)) return null
  const choice = choose(parsed, of, false, '%')
  if (!every && !PARTS.has(choice?.entry.subject ?? 'outro')) return null
  return choice && { choice, value: Math.round((number.value / of.value) * 1_000) / 10 }
}

/** The number alone, or completed by the unit or scale of its neighbours. */
function meaningOf(
  parsed: Parsed,
  number: PlacedNumber,
  next: PlacedNumber | undefined,
  said: SpokenScale | null,
  last: Amount | undefined,
): Meant | null {
  const own = choose(parsed, number, false)
  if (next && isChange(parsed, number, next)) {
    const choice = choose(parsed, next, false) ?? own
    const scale = number.scale === 1 && number.value < 1_000 ? next.scale : 1
    return choice && { choice, value: number.value * scale }
  }
  if (inherits(parsed, number, said) && (!own || own.unit === 'R$')) {
    const choice = choose(parsed, number, true)
    if (choice && takesScale(choice.entry)) return { choice, value: number.value * said.scale }
  }
  const part = partOfCounted(parsed, number, own, last)
  if (part && SHARES.has(part.entry.subject))
    return { choice: { ...part, unit: '%' }, value: Math.round((number.value / last!.valor) * 1_000) / 10 }
  const choice =
    priceOfOne(parsed, number) ??
    partOfBuyer(parsed, number, own) ??
    (own && (priceOfCounted(parsed, number, own, last) ?? sameAsBefore(parsed, number, own, last))) ??
    part ??
    daysAsBefore(parsed, number, own, last) ??
    own
  return choice && { choice, value: number.value }
}

/** '150 alunos e 36 já saíram', '400 assinantes e perdemos 24': a bare number beside a count is a part of it. */
function partOfCounted(
  parsed: Parsed,
  number: PlacedNumber,
  own: Choice | null,
  last: Amount | undefined,
): Choice | null {
  if (last?.unidade !== 'qtd' || !WHOLES.has(last.assunto) || number.value >= last.valor) return null
  // '100 litros, 12 vão pro ralo': the noun of the whole names the part, too.
  const repeats = own?.entry.subject === last.assunto
  if (unitOf(parsed, number) !== null || (own !== null && own.unit !== '%' && !repeats)) return null
  const part = choose(
    { ...parsed, hits: parsed.hits.filter(({ entry }) => PARTS.has(entry.subject)) },
    number,
    false,
    'qtd',
  )
  if (!part || !PARTS.has(part.entry.subject)) return null
  return part
}

/** 'prometo 45 dias e entrego em 80' */
function daysAsBefore(
  parsed: Parsed,
  number: PlacedNumber,
  own: Choice | null,
  last: Amount | undefined,
): Choice | null {
  if (own !== null || last?.assunto !== 'prazo_entrega' || parsed.words[number.at - 1]?.text !== 'em') return null
  return choose(parsed, number, false, last.unidade)
}

/** 'vendo 80 marmitas por dia a 22 reais', '900 litros a 2,40': what one of the counted costs. */
function priceOfCounted({ words }: Parsed, number: PlacedNumber, own: Choice, last: Amount | undefined): Choice | null {
  if (last?.unidade !== 'qtd' || words[number.at - 1]?.text !== 'a' || own.unit === '%') return null
  if (own.unit !== 'R$' && Number.isInteger(number.value)) return null
  return { entry: PRICE, unit: 'R$', noun: last.substantivo ?? '' }
}

const ELLIPTIC = /^(?:representa|representam|equivale|equivalem|significa|pesa|pesam|consome|consomem|leva)$/

/** 'o aluguel é de 6.500 e representa 15%': of the amount said before. */
function sameAsBefore({ words }: Parsed, number: PlacedNumber, own: Choice, last: Amount | undefined): Choice | null {
  if (own.entry.subject !== 'outro' || own.unit !== '%' || !last) return null
  const verb = [1, 2, 3].some((back) => ELLIPTIC.test(words[number.at - back]?.text ?? ''))
  const entry = verb
    ? SUBJECT_WORDS.find(({ subject, units }) => subject === last.assunto && units.includes('%'))
    : undefined
  return entry ? { entry, unit: '%', noun: last.substantivo ?? '' } : null
}

/** What one text says: amounts in order, and what it denies. `bounds`: where a month's revenue may lie. */
export function amountsIn(text: string, campo: string, bounds?: RevenueBounds): Amounts {
  if (text.trim() === '') return { itens: [], negados: [] }
  const parsed = parseAnswer(text)
  const plain = fold(parsed.source)
  const itens: Amount[] = []
  let said: SpokenScale | null = null
  for (let i = 0; i < parsed.numbers.length && itens.length < MAX_AMOUNTS; i++) {
    const first = parsed.numbers[i]!
    const range = isRange(parsed, first, parsed.numbers[i + 1])
    const ratio = range ? null : ratioOf(parsed, first, parsed.numbers[i + 1])
    if (range || ratio) i++
    const number = parsed.numbers[i]!
    if (isDayOfMonth(parsed, number) || isOthersPrice(parsed, number)) continue
    if (isYear(parsed, number) || isHalfOfTwo(parsed, number) || isDenied(parsed, first)) continue
    const meant: Meant | null =
      ratio ??
      meaningOf(parsed, number, range ? undefined : parsed.numbers[i + 1], said, itens.at(-1)) ??
      spokenThousands(parsed, number, bounds)
    const role = moneyRole(plain, first.start, number.end)
    if (!meant || role === 'contagem') continue
    const { choice, value }: Meant = meant
    const named = choice.unit === 'R$' ? subjectBeside(role, choice.entry.subject) : choice.entry.subject
    const beside = [plain.slice(Math.max(0, first.start - 32), first.start), plain.slice(number.end)] as const
    const subject = isForbidden(named, ...beside) ? 'outro' : named
    if (choice.unit === 'R$' && value > number.value / number.scale)
      said = { scale: value / (number.value / number.scale), value, sentence: number.sentence }
    const lower = range ? first.value * (first.scale === 1 && first.value < number.value ? number.scale : 1) : value
    itens.push({
      valor: Math.min(lower, value),
      ate: value,
      unidade: choice.unit,
      por: isOfSomeDays(parsed, first) ? null : periodAfter(fold(parsed.source.slice(number.end, number.end + 48))),
      assunto: isDeadline(parsed, number, choice)
        ? 'prazo'
        : subject === 'clientes' && isEntering(parsed, first)
          ? 'clientes_novos'
          : subject,
      substantivo: choice.noun || null,
      tempo:
        role === 'emprestimo' || isOnlyAsked(parsed, first, choice.entry.subject)
          ? 'meta'
          : tenseOf(parsed, first, campo),
      trecho: quote(parsed.source, first.start, number.end),
      campo,
    })
  }
  return { itens, negados: denialsOf(parsed, campo) }
}

/** Every amount in the owner's free answers, in the order of the form. Linear in their length; never throws. */
export function readAmounts(form: FormAnswers, answers: SegmentAnswers, bounds?: RevenueBounds): Amounts {
  const itens: Amount[] = []
  const negados: Denial[] = []
  const add = (text: string | undefined, campo: string) => {
    if (!text) return
    const found = amountsIn(text, campo, bounds)
    itens.push(...found.itens)
    negados.push(...found.negados)
  }
  for (const field of FIELDS) add(form[field], field)
  for (const [id, answer] of Object.entries(answers)) if (typeof answer === 'string') add(answer, id)
  return { itens, negados }
}
