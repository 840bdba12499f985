import { bankOf, bankOfName } from '#src/banks.ts'
import { answerTo, typeQuestion } from '#src/questions.ts'
import { readable } from '#src/text/normalise.ts'
import type { ContaLida, LinhaLida, OpcoesLeitura, Pergunta, TipoConta } from '#src/types.ts'
import type { OfxAccount } from './scan.ts'

export interface OfxIdentity {
  chave: string
  banco: ContaLida['banco']
  agencia: string | null
  numero: string | null
  tipo: TipoConta
  /** ISO code; 'BRL' where the file names none. */
  moeda: string
}

/** BRC is how Banco do Brasil writes BRL. */
const REAIS = /^(BRL|BRC|BRR|REAL|REAIS|R\$|986|)$/

export function identityOf(account: OfxAccount, signon: Map<string, string>): OfxIdentity {
  const field = (tag: string) => account.fields.get(tag)?.trim() ?? ''
  const banco = bankOf(field('BANKID')) ?? bankOf(signon.get('FID') ?? '') ?? bankOfName(signon.get('ORG') ?? '')
  const agencia = tidyNumber(field('BRANCHID'))
  const printed = tidyNumber(field('ACCTID'))
  const numero = printed && account.card && digits(printed).length >= 13 ? digits(printed).slice(-4) : printed
  const currency = field('CURDEF').toUpperCase()
  const kind = account.card ? 'cartao' : (banco?.codigo ?? 'conta')
  const parts = [kind, digits(agencia ?? ''), digits(numero ?? '') || (numero ?? '')]
  return {
    chave: parts.filter((part) => part !== '').join('-'),
    banco,
    agencia,
    numero,
    tipo: typeOf(account.card, field('ACCTTYPE')),
    moeda: REAIS.test(currency) ? 'BRL' : currency.slice(0, 3),
  }
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Zeros alone name nothing. */
function tidyNumber(text: string): string | null {
  const tidy = readable(text).slice(0, 40)
  return /[1-9A-Za-z]/.test(tidy) ? tidy : null
}

function typeOf(card: boolean, type: string): TipoConta {
  if (card || /CREDIT ?CARD/i.test(type)) return 'cartao'
  return /SAVINGS|POUP/i.test(type) ? 'poupanca' : 'corrente'
}

/** A card's file that calls itself a checking account: instalments or a paid bill among its lines. The owner decides. */
export function decideType(
  identity: OfxIdentity,
  lines: readonly LinhaLida[],
  options: OpcoesLeitura,
  open: Pergunta[],
): TipoConta {
  if (identity.tipo !== 'corrente' || !looksLikeCard(identity, lines)) return identity.tipo
  const question = typeQuestion(identity.chave, 'cartao', 'corrente')
  const answer = answerTo(question, options)
  if (answer === null) open.push(question)
  return answer === 'corrente' ? 'corrente' : 'cartao'
}

function looksLikeCard(identity: OfxIdentity, lines: readonly LinhaLida[]): boolean {
  if (/\*{4}|X{4}/i.test(identity.numero ?? '')) return true
  const instalments = lines.filter(({ parcela }) => parcela !== null).length
  const bills = lines.filter(
    ({ centavos, chaveDescricao }) =>
      (centavos ?? 0) > 0 &&
      /^(PAGAMENTO (RECEBIDO|EFETUADO|DE FATURA|DA FATURA)|INCLUSAO DE PAGAMENTO)\b/.test(chaveDescricao),
  ).length
  return instalments >= 2 || (instalments >= 1 && bills >= 1)
}
