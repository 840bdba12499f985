import { formatMoney } from '@norteia/contracts/format'
import { baseOf, NO_COST, OF_ONE, OF_OTHER, OF_REVENUE, PAID_BY, productOf } from './cost-base.ts'
import { noCostOf } from './cost-incomes.ts'
import type { ListNumber } from './cost-numbers.ts'
import { type CostText, nameOf, onTopOf, type Piece, piecesOf } from './cost-pieces.ts'
import { OF_A_TIME, thingOf, type UnitCost } from './cost-units.ts'
import type { CostItem, CostShare } from './money.ts'

const MAX_VALUE = 1e12
const MAX_ITEMS = 40
/** The product's hypothesis: a company opens 26 days a month. */
const OPEN_DAYS = 26

/** Periods that a sum is said for, with what makes them a month. */
const PERIODS: readonly (readonly [RegExp, number, string])[] = [
  [/^[^;,\n\d]{0,24}?(?:por semestre|ao semestre|semestral|\/\s?semestre)/, 1 / 6, ' ÷ 6'],
  [/^[^;,\n\d]{0,24}?(?:por trimestre|ao trimestre|trimestral|\/\s?trimestre)/, 1 / 3, ' ÷ 3'],
  [/^[^;,\n\d]{0,24}?(?:por bimestre|bimestral)/, 1 / 2, ' ÷ 2'],
  [/^[^;,\n\d]{0,24}?(?:por quinzena|quinzenal|\/\s?quinzena)/, 2, ' × 2'],
  [/^[^;,\n\d]{0,24}?(?:por ano|ao ano|anual|\/\s?ano)/, 1 / 12, ' ÷ 12'],
  [/^[^;,\n\d]{0,24}?(?:por semana|semanal|semanais|\/\s?semana)/, 52 / 12, ' × 52 ÷ 12'],
  [/^[^;,\n\d]{0,24}?(?:por dia|ao dia|diari[oa]s?(?![a-z])|\/\s?dia)/, OPEN_DAYS, ` × ${OPEN_DAYS} dias`],
]
const YEARLY_NAME = /\banual\b/

export const round2 = (value: number) => Math.round(value * 100) / 100

interface Sum {
  /** Reais, of a range its middle. */
  value: number
  /** 'R$ 2.000 a R$ 2.500, pelo meio'; absent: a lone sum. */
  said?: string
}

const sumOf = ({ value, upTo }: ListNumber): Sum =>
  upTo === undefined
    ? { value }
    : { value: (value + upTo) / 2, said: `meio entre ${formatMoney(value)} e ${formatMoney(upTo)}` }

/** What a sum is a month, times what was counted, and the account that made it so. */
function perMonth({ value, said }: Sum, count: number, name: string, after: string): Pick<CostItem, 'valor' | 'conta'> {
  const period = PERIODS.find(([pattern]) => pattern.test(after)) ?? (YEARLY_NAME.test(name) ? PERIODS[4]! : undefined)
  const valor = round2(value * count * (period?.[1] ?? 1))
  const conta = `${count > 1 ? `${count} × ` : ''}${said ?? formatMoney(value)}${period?.[2] ?? ''}`
  return count > 1 || period || said ? { valor, conta } : { valor }
}

const SUM =
  /^(?:o )?(?:custo |gasto |despesa )?(?:total|soma|geral|ao todo|no total)\b|^(?:gasto |gastamos |pago )?(?:tudo|no total)\b/
const SUM_AFTER = /^[^\S\n]{0,2}(?:no total|ao todo|de custos? no total|por mes no total)/
const INSTALMENT = /parcel|prestac|financ|consorcio|cartao|\d ?x de (?:r\$ ?)?$/
const PRINCIPAL = /emprestimo|financiamento|divida|consorcio/
const LATER = /^[^\d;]{0,40}(?:\bvai\b|\bvao\b|\bpassa|\bsob[ei]|\baument|\breajust|\bira\b|->|→|\bvira\b)/
const EARLIER = /\b(?:agora|hoje|virou|foi p|pra|para|p\/)\s?(?:r\$ ?)?$/
const WAS = /(?:\bera\b|\bera de|\bsubiu de|\bfoi de|\bpassou de|\bcaiu de|\bantes)\s?(?:r\$ ?)?$/
const TIMES = /^[^\S\n]*(?:x|\*|×|vezes)[^\S\n]*(?:de[^\S\n]*)?(?:r\$[^\S\n]?)?$/
// One letter at a time: a group of letters within a group takes twice as long with each more.
const EACH_OF = /^(?:[^\S\n]*[a-z/-]\.?)+[^\S\n](?:a|de|x|ganhando|recebendo|tirando)[^\S\n](?:r\$[^\S\n]?)?$/
const EACH = /^[^;\n,\d]{0,12}?\bcada(?![a-z])/
const TWO_OF_THEM =
  /\b(?:minha|meu|nossa|eu|dela?|d[oa] [a-z]{3,}) e (?:minh?a? |meu |d[aeo] |o |a |da minha |do meu |d[oa]s? )?(?:minha |meu )?[a-z]{2,}[^a-z]*$/
const TIMES_AFTER = /^[^\S\n]*(?:x|\*|×|vezes)[^\S\n]*$/
/** Nobody said how many of them a month. */
const A_UNIT = /\bpor (?:festa|evento|obra|viagem|pedido|peca|unidade|entrega|corrida|cliente|aula|hora)\b/
const A_WEEK = /^[^\S\n]?(?:x|vez|vezes)[^\S\n]?(?:por|na|a)[^\S\n]semana/
const BIG =
  /^(?:(?:a|o|as|os|de|da|do|com|em) )?(?:folha|salario|salarios|funcionarios|aluguel|mercadoria|mercadorias|fornecedor|fornecedores|imposto|impostos|insumo|insumos|compras|cartao|parcela|parcelas|comissao|comissoes|banco)(?: de pagamento)?[\s:=-]*$/
/** 'com condomínio', 'já com encargos': said of the item before. */
const QUALIFIES = /^[^\S\n]*(?:com|sem|inclui\w*|inclus\w*|ja|mas|que|fora|todo|tudo|sao|pago|as vezes)(?![a-z])/

/** 'por mês', 'de aluguel', 'reais': said of the sum, not the next name. */
const PER = /^[^\S\n]*(?:por|ao|a|no|na|de|do|da|pra|para|p\/|reais|mensa|cada|x|vezes|uns|mais)(?![a-z])/

/** Reads a list piece by piece; what one number means may depend on those before. */
export class ListReader {
  readonly text: CostText
  readonly items: CostItem[] = []
  readonly shares: CostShare[] = []
  readonly unread: string[] = []
  /** What one thing costs that she sells or makes. */
  readonly perUnit: UnitCost[] = []
  /** Lines that she says come in. */
  readonly comesIn: string[] = []
  /** Names that no sum came for. */
  readonly unpriced: string[] = []
  total: number | null = null
  /** Scale that sums were said in: 'mercadoria 46 mil, folha 12'. */
  private scale = 1
  /** The item whose name follows its sum and may continue. */
  private open: CostItem | null = null
  /** After a sum of one thing: the names that follow say what it holds. */
  private ofUnit = false
  /** Whether the last sums had their names before them. */
  private named = false
  /** 'Por pedido: produto 38, caixa 4': the thing that the sums up to the next heading are of. */
  private heading: string | null = null

  constructor(text: CostText) {
    this.text = text
  }

  within(from: number, to: number): ListNumber[] {
    return this.text.numbers.filter(({ start }) => start >= from && start < to)
  }

  /** 'mercadoria 46 mil, folha 12': costs that nobody pays with twelve reais, no larger than what was said in thousands. */
  private inThousands(number: ListNumber, before: string, after: string): boolean {
    const { value, unit, scale, role } = number
    if (this.scale === 1 || unit !== '' || scale !== 1 || value >= 100 || role === 'count' || role === 'note')
      return false
    if (/^[^\S\n](?:de|com|para|pra) [a-z]/.test(after)) return true
    if (!BIG.test(before.replace(/^[\s,;]+(?:e )?/, '')) || /^\s?(?:%|por\b|x\b)/.test(after)) return false
    return this.items.some((item) => item.valor >= value * this.scale)
  }

  /** The sums of a stretch: those outside of brackets, else the first inside. */
  private sumsIn(from: number, to: number): ListNumber[] {
    const numbers = this.within(from, to)
    for (const [place, number] of numbers.entries()) {
      // 'Brinde 4' under 'por pedido' are four reais.
      if (this.heading !== null && number.role !== 'share' && !number.inside) number.role = 'money'
      const before = this.text.plain.slice(numbers[place - 1]?.end ?? from, number.start)
      if (this.inThousands(number, before, this.text.plain.slice(number.end, to))) {
        number.value *= this.scale
        number.role = 'money'
      }
    }
    const money = numbers.filter(({ role }) => role === 'money')
    const outside = money.filter(({ inside }) => !inside)
    return outside.length > 0 ? outside : money.slice(0, 1)
  }

  read(): void {
    const pieces = piecesOf(this.text)
    let pending: Piece | null = null
    for (const piece of pieces) {
      if (this.items.length >= MAX_ITEMS) break
      const { plain } = this.text
      this.turn(piece)
      const sums = this.sumsIn(piece.from, piece.to)
      const shares = this.within(piece.from, piece.to).filter(({ role, inside }) => role === 'share' && !inside)
      const first = sums[0] ?? shares[0]
      const bare: boolean = first !== undefined && nameOf(plain.slice(piece.from, first.start)) === ''
      const alone: boolean = bare && nameOf(plain.slice(sums.at(-1)?.end ?? first!.end, piece.to)) === ''
      if (piece.hard && pending && !(piece.line && alone)) pending = this.leave(pending)
      if (piece.hard && !pending) {
        this.open = null
        this.ofUnit = false
      }
      if (first === undefined) {
        pending = this.wait(pending, piece)
        continue
      }
      // 'gasto 12 mil com carne, arroz e feijão, 4 mil de aluguel': the names before belong to what was said before.
      if (pending && bare && !alone) pending = this.leave(pending)
      if (pending && !alone && this.counts(pending)) pending = null
      const from: number = pending?.from ?? (piece.and && !bare ? this.trailing(piece.from) : piece.from)
      pending = null
      if (sums.length > 0) this.addItems(from, piece.to, sums)
      else this.addShares(from, piece.to, shares)
    }
    if (pending) this.leave(pending)
  }

  /** A heading holds up to the end of its sentence; it is no part of a name. */
  private turn(piece: Piece): void {
    if (piece.hard) this.heading = null
    const found = HEADING.exec(this.text.plain.slice(piece.from, piece.to))
    if (!found) return
    this.heading = found[1] ?? null
    piece.from += found[0].length
  }

  /** 'tecido 18.000,00 linha e zíper 2.300': where the name before 'e' begins. */
  private trailing(from: number): number {
    const last = this.text.numbers.findLast(({ end }) => end <= from)
    if (last?.role !== 'money') return from
    const words = this.text.plain.slice(last.end, from).replace(/[^\S\n]e[^\S\n]?$/, '')
    return /^[^\S\n][a-z ]+$/.test(words) && this.named && !QUALIFIES.test(words) && !PER.test(words) ? last.end : from
  }

  private counts = (piece: Piece) => this.within(piece.from, piece.to).some(({ role }) => role === 'count')

  /** Names that wait for their sum. */
  private wait(pending: Piece | null, piece: Piece): Piece | null {
    const { plain } = this.text
    if (plain.slice(piece.from, piece.to).trim() === '' || QUALIFIES.test(plain.slice(piece.from, piece.to)))
      return pending
    if (this.within(piece.from, piece.to).some(({ role }) => role === 'unclear')) {
      this.leave(piece)
      return pending
    }
    return pending ? { ...pending, to: piece.to } : piece
  }

  /** No sum came for it. */
  private leave(piece: Piece): null {
    const unclear = this.within(piece.from, piece.to).filter(({ role }) => role === 'unclear')
    if (unclear.length > 0) this.miss(piece.from, unclear.at(-1)!.end)
    else if (this.open) {
      const name = nameOf(`${this.open.nome}, ${this.text.source.slice(piece.from, piece.to)}`)
      this.open.nome = this.text.plain.slice(0, piece.from).trimEnd().endsWith(' e')
        ? name.replace(/,([^,]*)$/, ' e$1')
        : name
    } else if (!this.ofUnit) this.unpriced.push(...this.namesIn(piece))
    return null
  }

  private namesIn({ from, to }: Piece): string[] {
    return this.text.source
      .slice(from, to)
      .split(/[,\n]|\.\s| e /)
      .map(nameOf)
      .filter((name) => name !== '')
  }

  private miss(from: number, to: number): void {
    if (this.unread.length < 10) this.unread.push(this.wordsOf(from, to))
  }

  private wordsOf(from: number, to: number): string {
    const words = this.text.source
      .slice(from, to)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[.,;:]\s*/, '')
    return words.length > 48 ? `${words.slice(0, 47).trimEnd()}…` : words
  }

  private addItems(from: number, to: number, sums: readonly ListNumber[]): void {
    const { plain, source } = this.text
    const named = nameOf(source.slice(from, sums[0]!.start))
    // 'Outros 650 contador 200': the sum stands behind its name, though that says nothing.
    const behind = named === '' && !/\b(?:outr[oa]s|demais|resto|diversos)\b/.test(plain.slice(from, sums[0]!.start))
    this.named = !behind
    let start = from
    for (let i = 0; i < sums.length; i++) {
      let sum = sums[i]!
      const head = plain.slice(start, sum.start)
      let depois: number | undefined
      let each = false
      let nameTo = sum.start
      const next = sums[i + 1]
      const product = productOf(plain, sums.slice(i, i + 3))
      if (product) {
        each = true
        sum = product.sum
        i += product.numbers - 1
      } else if (next) {
        const gap = plain.slice(sum.end, next.start)
        const was = WAS.test(head) || /\bera\b/.test(head)
        each = next.value > sum.value * 2 && OF_ONE.test(gap) && thingOf(plain, sum.start, sum.end, sum.value) !== null
        if (each || /=\s*(?:r\$ ?)?$/.test(gap) || (was && EARLIER.test(gap))) {
          nameTo = sum.start
          sum = sums[++i]!
        } else if (LATER.test(gap)) depois = sums[++i]!.value
        else if (PRINCIPAL.test(head) && /parcel|prestac|\d ?x/.test(gap)) {
          start = sum.end
          continue
        }
      }
      if (depois === undefined) depois = this.announced(sum, to)
      const end = sums[i + 1]?.start ?? to
      const after = plain.slice(sum.end, Math.min(end, sum.end + 48))
      const name = behind ? nameOf(source.slice(sum.end, end)) : nameOf(source.slice(start, nameTo))
      if (sum.scale > 1) this.scale = sum.scale
      this.add(name, sum, head, after, { from: start, to: end, behind, depois, each })
      start = behind ? end : sum.end
    }
  }

  /** '5.900 (vai pra 8.400)': what it becomes, in reais. */
  private announced({ end, value }: ListNumber, to: number): number | undefined {
    const later = this.within(end, to).find(({ inside, role }) => inside && role === 'money')
    if (!later || !LATER.test(this.text.plain.slice(end, later.start))) return undefined
    return later.scale === 1 && later.value < 100 && value >= 1_000 ? later.value * 1_000 : later.value
  }

  private add(
    nome: string,
    number: ListNumber,
    head: string,
    after: string,
    {
      from,
      to,
      behind,
      depois,
      each,
    }: { from: number; to: number; behind: boolean; depois: number | undefined; each: boolean },
  ): void {
    const { plain, source } = this.text
    const key = head
      .replace(/\([^()]*\)/g, ' ')
      .replace(/[\s:=-]+$/, '')
      .trim()
    const none = noCostOf(key, plain.slice(number.end, number.end + 48))
    if (none === 'entra') this.comesIn.push(this.wordsOf(from, number.end))
    if (none) return
    const count = this.countFor(number, from, to)
    const coisa =
      this.heading ?? thingOf(plain, number.start, number.end, number.value) ?? this.goesOn(number.value, after)
    const isOfATime = coisa !== null && OF_A_TIME.test(after)
    if (isOfATime || (count > 1 && A_UNIT.test(head) && coisa === null)) {
      this.miss(from, number.end)
      return
    }
    if (coisa !== null) {
      const texto = this.wordsOf(from, behind ? Math.min(to, number.end + after.search(/[,;.\n]|$/)) : number.end)
      if (this.perUnit.length < 10) this.perUnit.push({ texto, valor: sumOf(number).value, percentual: null, coisa })
      this.ofUnit = true
      return
    }
    const item = perMonth(sumOf(number), count, key, after)
    if (!(item.valor > 0 && item.valor <= MAX_VALUE)) return
    if (SUM.test(key) || SUM_AFTER.test(after)) {
      this.total = item.valor
      return
    }
    const counted = this.within(from, number.start).findLast(({ role }) => role === 'count')?.value
    const detail = this.text.brackets.find(
      ([start, end]) => start >= from && end <= to && /[a-z]{3}/.test(plain.slice(start, end)),
    )
    const full: CostItem = {
      nome: nome || 'outros custos',
      ...item,
      ...(depois !== undefined && depois !== number.value && { depois }),
      ...(counted && counted > 0 && { quantos: counted }),
      ...((each || (detail && PAID_BY.test(plain.slice(...detail)))) && { porVenda: true as const }),
      ...(detail && { detalhe: source.slice(detail[0] + 1, detail[1] - 1) }),
    }
    this.items.push(full)
    this.open = behind && nome !== '' ? full : null
  }

  /** 'Insumo 14,50 por lanche, embalagem 2,30': nobody pays so little a month. */
  private goesOn(value: number, after: string): string | null {
    const last = this.perUnit.at(-1)
    return this.ofUnit && last && value < 100 && !Number.isInteger(value) && !/^[^,;\n]{0,12}mes/.test(after)
      ? last.coisa
      : null
  }

  /** How many times a sum is paid: '3 x 2.050', '4 professores a 2.500', '1.600 cada', '2x por semana 150'. */
  private countFor(number: ListNumber, from: number, to: number): number {
    const { plain } = this.text
    const before = plain.slice(from, number.start)
    const counted = this.within(from, number.start).findLast(({ role }) => role === 'count')
    const behind = this.within(number.end, to).find(({ role }) => role === 'count' || role === 'unclear')
    if (INSTALMENT.test(before)) return 1
    if (counted) {
      const gap = plain.slice(counted.end, number.start)
      if (A_WEEK.test(gap)) return (counted.value * 52) / 12
      if (TIMES.test(gap) || EACH_OF.test(gap) || EACH.test(plain.slice(number.end, to))) return counted.value
    }
    // 'Retirada minha e do sócio 4 mil cada'
    if (TWO_OF_THEM.test(before) && EACH.test(plain.slice(number.end, to))) return 2
    if (behind && TIMES_AFTER.test(plain.slice(number.end, behind.start))) return behind.value
    return 1
  }

  /** 'O motorista leva 12% do frete': of one sale; else unread. */
  private missShare(from: number, { value, end }: ListNumber, base: string): void {
    if (base === '' || this.perUnit.length >= 10) this.miss(from, end)
    else this.perUnit.push({ texto: this.wordsOf(from, end), valor: null, percentual: value, coisa: '' })
  }

  private addShares(from: number, to: number, shares: readonly ListNumber[]): void {
    const { plain, source } = this.text
    let start = from
    for (const share of shares) {
      if (this.heading !== null && share.value > 0 && share.value < 100) {
        const texto = this.wordsOf(start, share.end)
        if (this.perUnit.length < 10)
          this.perUnit.push({ texto, valor: null, percentual: share.value, coisa: this.heading })
        start = share.end
        continue
      }
      const after = plain.slice(share.end, Math.min(to, share.end + 48))
      const before = nameOf(source.slice(start, share.start))
      const behind = before || nameOf(OF_REVENUE.test(after) ? '' : source.slice(share.end, to))
      const nome = behind || onTopOf(plain, start, this.items.at(-1)?.nome)
      const de = baseOf(after, before !== '')
      if (nome === '' || de === null || NO_COST.test(nome.toLowerCase()) || share.value <= 0 || share.value >= 100)
        this.missShare(start, share, before !== '' && de === null ? (OF_OTHER.exec(after)?.[0] ?? '') : '')
      else
        this.shares.push({
          nome,
          percentual: share.value,
          de,
          ...(de === 'faturamento' && !OF_REVENUE.test(after) && { bare: true as const }),
        })
      start = share.end
    }
  }
}

/** 'Por casamento: ', 'cada pedido: ', 'Fixo: ' */
const HEADING =
  /^\s*(?:custos? |gastos? )?(?:(?:por|cada|em cada|(?:pra|para) cada|por cada) (?!mes\b|ano\b|semana\b|dia\b|fora\b)([a-z]{3,})(?: [a-z]+)?|(?:custos? )?fix[ao]s?(?: do mes)?|(?:por|ao|no|do) mes|mensa(?:l|is))\s*:/
