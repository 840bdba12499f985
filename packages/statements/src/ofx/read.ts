import { daysOf, type LinhaSaldo, lineOf, markFuture, rowBalances, sortBalances } from '#src/line.ts'
import { ask, DECIMAL_QUESTION, SIGN_QUESTION } from '#src/questions.ts'
import { balanceRow } from '#src/text/balance-rows.ts'
import { earlierOf, parseOfxDate } from '#src/text/dates.ts'
import { decimalEvidence, type MarcaDecimal, parseMoney } from '#src/text/money.ts'
import { joinTexts, normalise } from '#src/text/normalise.ts'
import { foreignRefusal, LINE, leftOut, REFUSED, WARNING, withoutLines } from '#src/texts.ts'
import type { ContaLida, Leitura, LinhaLida, OpcoesLeitura, Pergunta, SaldoLido } from '#src/types.ts'
import { decideType, identityOf, type OfxIdentity } from './account.ts'
import { type OfxAccount, type OfxMovement, type OfxScan, scanOfx } from './scan.ts'

interface Context {
  options: OpcoesLeitura
  scan: OfxScan
  open: Pergunta[]
  avisos: string[]
  mark: MarcaDecimal
}

interface Movement {
  bruta: OfxMovement
  data: string | null
  centavos: number | null
  descricao: string
  balance: ReturnType<typeof balanceRow>
}

/** Reads OFX 1 and 2, whatever the header says about either. */
export function readOfx(text: string, options: OpcoesLeitura): Leitura {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return { recusado: REFUSED.hostile }
  const scan = scanOfx(text)
  if (scan.tooMany) return { recusado: REFUSED.tooMuch }
  const context: Context = { options, scan, open: [], avisos: scan.cut ? [WARNING.cut] : [], mark: null }
  const named = scan.accounts.map((account) => ({ account, identity: identityOf(account, scan.signon) }))
  const ours = named.filter(({ identity }) => identity.moeda === 'BRL')
  const foreign = named.find(({ identity }) => identity.moeda !== 'BRL')
  if (foreign && ours.length === 0) return { recusado: foreignRefusal(foreign.identity.moeda) }
  for (const { identity } of named) {
    if (identity.moeda !== 'BRL') context.avisos.push(leftOut(identity.numero, identity.moeda))
  }
  context.mark = decideMark(
    ours.map(({ account }) => account),
    context,
  )
  const accounts = mergeSame(
    ours.map(({ account, identity }) => ({ account, identity, movements: movementsOf(account, context.mark) })),
  )
  decideSigns(
    accounts.flatMap(({ movements }) => movements),
    context,
  )
  const contas = accounts.flatMap((one) => accountOf(one, context))
  if (contas.length === 0) return { recusado: REFUSED.empty }
  return { formato: 'ofx', contas, perguntas: context.open, avisos: context.avisos }
}

function decideMark(accounts: OfxAccount[], context: Context): MarcaDecimal {
  const amounts = accounts.flatMap(({ movements, fields }) => [
    ...movements.map(({ leaves }) => leaves.get('TRNAMT') ?? ''),
    fields.get('BALAMT') ?? '',
  ])
  const evidence = decimalEvidence(amounts)
  return evidence.open ? (ask(DECIMAL_QUESTION, context.options, context.open) as MarcaDecimal) : evidence.mark
}

function movementsOf(account: OfxAccount, mark: MarcaDecimal): Movement[] {
  return account.movements.map((bruta) => {
    const leaf = (tag: string) => bruta.leaves.get(tag) ?? ''
    const descricao = joinTexts(leaf('NAME'), leaf('MEMO'))
    return {
      bruta,
      data: parseOfxDate(leaf('DTPOSTED')) ?? parseOfxDate(leaf('DTUSER')),
      centavos: parseMoney(leaf('TRNAMT'), mark),
      descricao,
      balance: bruta.open ? null : balanceRow(normalise(descricao)),
    }
  })
}

type Gathered = { account: OfxAccount; identity: OfxIdentity; movements: Movement[] }

/** One account that a file brings in several statements becomes one; its newest balance counts. Unnamed ones stay apart. */
function mergeSame(accounts: Gathered[]): Gathered[] {
  const merged = new Map<string, Gathered>()
  for (const one of accounts) {
    const before = merged.get(one.identity.chave)
    if (before && one.identity.numero === null) {
      const chave = `${one.identity.chave}-${merged.size + 1}`
      merged.set(chave, { ...one, identity: { ...one.identity, chave } })
    } else if (!before) merged.set(one.identity.chave, one)
    else {
      before.movements.push(...one.movements)
      before.account = newest(before.account, one.account)
      before.account.closed = one.account.closed
    }
  }
  return [...merged.values()]
}

function newest(a: OfxAccount, b: OfxAccount): OfxAccount {
  const day = (account: OfxAccount) => parseOfxDate(account.fields.get('DTASOF') ?? '') ?? ''
  return { ...(day(a) > day(b) ? a : b) }
}

const OUTGOING = /^(DEBIT|FEE|SRVCHG|DIRECTDEBIT|CHECK)$/
const INCOMING = /^(CREDIT|DEP|DIRECTDEP|INT|DIV)$/

/** The number's own sign counts; only where no number of the file has a minus do the types speak, and not all of them. */
function decideSigns(movements: Movement[], context: Context): void {
  const real = movements.filter(({ balance, centavos }) => balance === null && centavos !== null && centavos !== 0)
  if (real.some(({ centavos }) => (centavos ?? 0) < 0)) return
  const typed = real.map((movement) => ({
    movement,
    type: (movement.bruta.leaves.get('TRNTYPE') ?? '').trim().toUpperCase(),
  }))
  const undecided = typed.filter(({ type }) => !OUTGOING.test(type) && !INCOMING.test(type))
  const answer = undecided.length > 0 ? ask(SIGN_QUESTION, context.options, context.open) : 'entradas'
  for (const { movement, type } of typed) {
    const out = OUTGOING.test(type) || (answer === 'saidas' && !INCOMING.test(type))
    if (out) movement.centavos = -(movement.centavos ?? 0)
  }
}

function accountOf({ account, identity, movements }: Gathered, context: Context): ContaLida[] {
  const linhas = movements.flatMap((movement) => (movement.balance === null ? [ofxLine(movement)] : []))
  if (linhas.length === 0) {
    context.avisos.push(withoutLines(identity.numero))
    return []
  }
  const { anchor, statedOn } = anchorOf(account, linhas, context)
  markFuture(linhas, anchor)
  const days = daysOf(linhas)
  const cortado = context.scan.cut && !account.closed
  const { chave, banco, agencia, numero } = identity
  const saldos = cortado ? [] : balancesOf(account, movements, days, anchor, statedOn, context.mark)
  const tipo = decideType(identity, linhas, context.options, context.open)
  const periodo = periodOf(account, days, anchor)
  return [{ chave, banco, agencia, numero, tipo, cabecalho: null, periodo, linhas, saldos, cortado }]
}

function ofxLine({ bruta, data, centavos, descricao }: Movement): LinhaLida {
  const amount = bruta.leaves.get('TRNAMT') ?? ''
  const recusa = bruta.open ? LINE.incomplete : data !== null && amount.trim() === '' ? LINE.noAmount : null
  return lineOf({
    linha: bruta.linha,
    data,
    centavos,
    descricao,
    fitid: (bruta.leaves.get('FITID') ?? '').trim(),
    recusa,
  })
}

/** The last day that the statement vouches for, and the day of its balance. */
function anchorOf(account: OfxAccount, lines: readonly LinhaLida[], { options, scan }: Context) {
  const day = (text: string | undefined) => parseOfxDate(text ?? '')
  const first = lines.reduce((least, { data }) => (data === null ? least : earlierOf(least, data)), '9999-12-31')
  const asOf = day(account.fields.get('DTASOF'))
  const dates = [asOf, day(account.fields.get('DTEND')), day(scan.signon.get('DTSERVER'))]
  // A day before every line is a placeholder.
  const stated = dates.find((date) => date !== null && date >= first) ?? options.hoje
  const anchor = earlierOf(stated, options.hoje)
  return { anchor, statedOn: asOf !== null && asOf < anchor ? asOf : anchor }
}

function balancesOf(
  account: OfxAccount,
  movements: Movement[],
  days: string[],
  anchor: string,
  statedOn: string,
  mark: MarcaDecimal,
): SaldoLido[] {
  const rows = movements.flatMap(({ balance, data, centavos }): LinhaSaldo[] =>
    (balance === 'anterior' || balance === 'dia') && centavos !== null ? [{ tipo: balance, data, centavos }] : [],
  )
  const saldos = rowBalances(rows, days[0], anchor)
  const final = parseMoney(account.fields.get('BALAMT') ?? '', mark)
  if (final !== null) saldos.push({ centavos: final, em: statedOn, fraco: final === 0, origem: 'final' })
  return sortBalances(saldos)
}

/** The header's days where they are a span around the lines (Santander writes the time of download in both). */
function periodOf(account: OfxAccount, days: string[], anchor: string): ContaLida['periodo'] {
  const [first, last] = [days[0], days.at(-1)]
  const start = parseOfxDate(account.fields.get('DTSTART') ?? '')
  const end = parseOfxDate(account.fields.get('DTEND') ?? '')
  const span = start !== null && end !== null && start < end && start <= (first ?? start) && end >= (last ?? end)
  if (!span) return first && last ? { de: first, ate: last } : null
  const ate = earlierOf(end, anchor)
  return { de: earlierOf(start, ate), ate }
}
