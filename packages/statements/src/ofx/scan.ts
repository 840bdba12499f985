import { lineCounter } from '#src/text/line-counter.ts'

/** A movement as the file writes it, leaves by their upper-case tag; the first of each counts. */
export interface OfxMovement {
  linha: number
  leaves: Map<string, string>
  /** Ended by the end of a cut file: nothing tells whether all of it is there. */
  open: boolean
}

export interface OfxAccount {
  card: boolean
  /** BANKID, BRANCHID, ACCTID, ACCTTYPE, CURDEF, DTSTART, DTEND; of LEDGERBAL BALAMT and DTASOF. */
  fields: Map<string, string>
  movements: OfxMovement[]
  /** Its own end tag, or the file's, was seen. */
  closed: boolean
}

export interface OfxScan {
  accounts: OfxAccount[]
  /** ORG, FID and DTSERVER of the sign-on. */
  signon: Map<string, string>
  /** The file ends without its end tag. */
  cut: boolean
  /** More statements or movements than a statement has: the rest wasn't looked at. */
  tooMany: boolean
}

const TAG = /<(\/?)([A-Za-z][A-Za-z0-9_.]*)\s*(?:\/\s*)?>([^<]*)/g
const STATEMENT = /^(CC)?STMTRS$/
const BALANCE = /^(LEDGERBAL|AVAILBAL)$/
const OWN = /^(BANK|CC)ACCTFROM$/
const FOREIGN = /^(BANK|CC)ACCTTO$/
const FIELD = /^(BANKID|BRANCHID|ACCTID|ACCTTYPE|CURDEF|DTSTART|DTEND)$/
const MOST = 200_000
const MOVEMENT_LEAF = /^(TRNTYPE|DTPOSTED|TRNAMT)$/
const SIGNON = /^(ORG|FID|DTSERVER)$/

/**
 * One tolerant pass over OFX 1 and 2: `<TAG>value` until the next '<' or line end, tags in any case, leaves closed or
 * not. A movement ends at its end tag, at the next one, at a balance, at the end of its list, statement or file.
 */
export function scanOfx(source: string): OfxScan {
  const text = withoutCdata(source)
  const state = new State()
  const lineAt = lineCounter(text)
  for (const match of text.matchAll(TAG)) {
    const tag = (match[2] ?? '').toUpperCase()
    if (state.tooMany) break
    if (match[1] === '/') state.close(tag)
    else if (tag === 'STMTTRN') state.openMovement(lineAt(match.index))
    else {
      if (state.lacksOpening(tag)) state.openMovement(lineAt(match.index))
      state.open(tag, () => textOf(match[3] ?? ''))
    }
  }
  return state.end()
}

class State {
  private readonly accounts: OfxAccount[] = []
  private readonly signon = new Map<string, string>()
  private account: OfxAccount | null = null
  private movement: OfxMovement | null = null
  private inside: 'ledger' | 'available' | 'foreign' | null = null
  private finished = false
  private opened = 0

  get tooMany(): boolean {
    return this.opened > MOST
  }

  /**
   * Whether a leaf that only movements have occurs outside of one, or a second time in one: the opening tag is damaged,
   * and the movement mustn't go with it.
   */
  lacksOpening(tag: string): boolean {
    if (!MOVEMENT_LEAF.test(tag) || this.inside !== null) return false
    return this.movement === null || this.movement.leaves.has(tag)
  }

  openMovement(linha: number): void {
    const { movements } = this.current()
    this.opened++
    this.inside = null
    this.movement = { linha, leaves: new Map(), open: false }
    movements.push(this.movement)
  }

  open(tag: string, value: () => string): void {
    if (STATEMENT.test(tag)) this.openAccount(tag.startsWith('CC'))
    else if (BALANCE.test(tag)) this.enter(tag === 'LEDGERBAL' ? 'ledger' : 'available')
    else if (FOREIGN.test(tag)) this.inside = 'foreign'
    else if (OWN.test(tag)) this.openOwn(tag.startsWith('CC'))
    else this.leaf(tag, value)
  }

  close(tag: string): void {
    if (tag === 'STMTTRN' || tag === 'BANKTRANLIST') this.enter(null)
    else if (tag === 'OFX') this.finished = true
    else if (STATEMENT.test(tag)) {
      this.enter(null)
      if (this.account) this.account.closed = true
      this.account = null
    } else if (FOREIGN.test(tag) || BALANCE.test(tag)) this.inside = null
  }

  end(): OfxScan {
    if (this.finished) for (const account of this.accounts) account.closed = true
    else if (this.movement) this.movement.open = true
    return { accounts: this.accounts, signon: this.signon, cut: !this.finished, tooMany: this.tooMany }
  }

  private current(): OfxAccount {
    return this.account ?? this.openAccount(false)
  }

  private enter(place: State['inside']): void {
    this.movement = null
    this.inside = place
  }

  private openAccount(card: boolean): OfxAccount {
    this.enter(null)
    this.account = { card, fields: new Map(), movements: [], closed: false }
    this.accounts.push(this.account)
    this.opened++
    return this.account
  }

  /** Of two statements without their end and opening tags only the account tells them apart. */
  private openOwn(card: boolean): void {
    this.enter(null)
    const known = this.current()
    if (known.fields.has('ACCTID')) this.openAccount(card || known.card)
    else known.card ||= card
  }

  private leaf(tag: string, value: () => string): void {
    if (this.movement) {
      if (this.inside !== 'foreign' && !this.movement.leaves.get(tag)) this.movement.leaves.set(tag, value())
    } else if (this.inside === 'ledger') {
      if (tag === 'BALAMT' || tag === 'DTASOF') this.current().fields.set(tag, value())
    } else if (SIGNON.test(tag)) this.signon.set(tag, value())
    else if (this.inside === null && FIELD.test(tag)) {
      const { fields } = this.current()
      if (!fields.get(tag)) fields.set(tag, value())
    }
  }
}

const CDATA = '<![CDATA['

/** Text between CDATA's marks as the entities that it stands for; lines keep their numbers. */
function withoutCdata(text: string): string {
  const pieces: string[] = []
  let from = 0
  for (let at = text.indexOf(CDATA); at >= 0; at = text.indexOf(CDATA, from)) {
    const end = text.indexOf(']]>', at)
    if (end < 0) break
    const inside = text
      .slice(at + CDATA.length, end)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
    pieces.push(text.slice(from, at), inside)
    from = end + 3
  }
  return from === 0 ? text : pieces.join('') + text.slice(from)
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The first line that isn't blank, with its entities read once. */
function textOf(raw: string): string {
  const line = /[^\s][^\r\n]*/.exec(raw)?.[0].trimEnd() ?? ''
  if (!line.includes('&')) return line
  return line.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,4}));/gi, (all, decimal, hex, name) => {
    if (name) return NAMED[name.toLowerCase()] ?? all
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
