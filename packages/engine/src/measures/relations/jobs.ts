import { say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { back, isPlain, only, told } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import { priced, termsIn } from './loan-terms.ts'
import { volumeOf } from './volume.ts'

const JOB =
  /\b(?:obras?|condominio|cozinha|projeto|servico|pedido|contrato|trabalho|reforma|galpao|encomenda|predio|instalacao|portao|movel|fachada|telhado|piscina|casa|escola|prefeitura|licitacao|loja|evento)\b/
const TAKES = /\b(?:peguei|pegamos|fechei|fechamos|tenho|temos|ganhei|ganhamos|e de|de agora|atual|saiu|aceitei)\b/
const ENTRY =
  /\b(?:entrada|sinal|assinatura|adiantad[oa]|adiantamento|no pedido|no fechamento|pra comecar|para comecar)\b/
const ENTRY_OF = /\b(?:entrada|sinal|adiantamento|adiantad[oa])(?: de| e| eh)?(?: uns)? $/
const UPFRONT =
  /\b(?:a vista|(?:antes de|pra|para) (?:comecar|iniciar|instalar|entregar|produzir|montar)|antecipad[oa]|na hora|adiantad[oa]|compro antes|pago antes)\b|\b(?:compr|pag)(?:o|ar|amos) (?:tudo )?(?:a vista )?antes\b/
/** She pays later, too. */
const LATER = /\b(?:com|em|para|pra|a) [DN]\d+(?: dias)?\b|\bparcel|\bfiado|\bprazo\b/

/** '46 mil, 30% de entrada; o aço e a pintura eu pago antes': the hole of one job, and the entry that fills it. */
export function jobTerms(d: Deriver): void {
  const all = told(d.ask)
  const entry = only(
    all.filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value < 90 &&
        (ENTRY_OF.test(one.before) || ENTRY.test(one.after.slice(0, 28).split(/,| e /)[0]!)),
    ),
  )
  if (!entry) return
  const jobs = all.filter(
    (one) =>
      isPlain(one) &&
      one.value >= 1_000 &&
      one.place < entry.place &&
      entry.sentence - one.sentence <= 1 &&
      JOB.test(one.left + one.right.slice(0, 40)) &&
      TAKES.test(one.left) &&
      !UPFRONT.test(one.left + one.right),
  )
  const job = only(jobs)
  if (!job) return
  const costs = all.filter(
    (one) =>
      isPlain(one) &&
      one.value >= 100 &&
      one.place > entry.place &&
      one.sentence - entry.sentence <= 2 &&
      one.value < job.value &&
      UPFRONT.test(one.left + one.right) &&
      !LATER.test(one.right.replace(/^.*?(?=[RN]\d)/, '')),
  )
  if (costs.length === 0 || costs.length > 4 || new Set(costs.map(({ sentence }) => sentence)).size > 1) return
  const { own } = d
  const [price, rate] = [d.ask.value('R$', job.said, 'Valor do trabalho'), d.ask.value('%', entry.said, 'Entrada')]
  const paid = costs.map((one) => d.ask.value('R$', one.said, 'O que você paga antes de começar'))
  const sum =
    only(paid) ??
    own.make(
      'R$',
      'O que sai antes de começar',
      round2(paid.reduce((a, { number }) => a + number, 0)),
      paid.map(({ number }) => money(number)).join(' + '),
      paid,
    )
  const came = own.portion(rate, price, 'O que entra antes de começar')
  if (came.number >= sum.number || sum.number >= price.number) return
  const hole = own.minus(sum, came, 'O que sai do seu bolso até receber')
  const needed = own.share(sum, price, 'Entrada que cobre o que sai antes')
  d.add(
    hole,
    [price, rate, came, ...paid, sum, needed],
    say`No trabalho de ${t(price)} entram ${t(came)} de entrada e saem ${t(sum)} antes de começar: ${t(hole)} saem do seu bolso até receber. Uma entrada de ${t(needed)} fecharia esse buraco.`,
    {
      weight: 20,
      topic: 'prazo',
      related: true,
      says: ['dias_para_receber', 'dinheiro_na_rua', 'meses_de_caixa'],
    },
  )
}

const OVERDRAFT =
  /\b(?:cheque especial|limite (?:do banco|da conta)|rotativo|agiota|cartao de credito|emprestimo|divida|devendo|devo)\b/
const NOT_HERS = /\b(?:marido|esposa|mulher|irma[o]?|filh[oa]|pai|mae|soci[oa]|cliente|dele|dela|pessoal)\b/
const A_MONTH = /^ ?(?:de juros? )?(?:ao|por|no) mes\b/

/** '18 mil no cheque especial a 8% ao mês': the interest of a month. */
export function interest(d: Deriver): void {
  const all = told(d.ask)
  for (const rate of all) {
    if (rate.said.kind !== 'P' || rate.value > 25 || !A_MONTH.test(rate.after)) continue
    if (!/(?:^|,| )(?: ?a|com juros? de|pagando|juros? de)(?: uns)? $/.test(rate.before)) continue
    const sentence = rate.left + rate.right
    if (!OVERDRAFT.test(sentence) || NOT_HERS.test(sentence)) continue
    const debt = all.find((one) => one.place === rate.place - 1)
    if (
      !debt ||
      !isPlain(debt) ||
      debt.sentence !== rate.sentence ||
      debt.value < 300 ||
      /\b(?:limite|ate) (?:e )?(?:de )?$/.test(debt.before)
    )
      continue
    const [total, percent] = [
      d.ask.value('R$', debt.said, 'O que você deve'),
      d.ask.value('%', rate.said, 'Juro ao mês'),
    ]
    if (d.tooMuch(total.number, 24)) return
    const terms = termsIn(all)
    if (terms?.rate === rate) {
      const count = d.ask.value('qtd', terms.count.said, 'Parcelas')
      const paid = priced(d, total, percent, count)
      d.add(
        paid.month,
        [total, percent, count, paid.cost],
        say`${t(total)} a ${t(percent)} ao mês em ${t(count)} vezes são ${t(paid.month)} de parcela, e ${t(paid.cost)} só de juros até o fim.`,
        { weight: 14, topic: 'divida', related: true, says: ['juros', 'divida'] },
      )
      return
    }
    const month = ofMonth(d.own.portion(percent, total, 'Juros por mês'))
    const year = d.own.aYear(month, 'Juros por ano')
    const { text, values } = d.beside(month)
    d.add(
      month,
      [total, percent, year, ...values],
      say`${t(total)} a ${t(percent)} ao mês são ${t(month)} de juros por mês${text}: ${t(year)} por ano sem baixar a dívida.`,
      {
        weight: 14,
        topic: 'divida',
        related: true,
        says: ['juros', 'divida'],
      },
    )
    return
  }
}

const BOOKED = /^ (?:[a-z]+ )?(?:[a-z]+ )?(?:marcad|agendad|vendid|fechad|contratad|reservad|confirmad)[oa]s?\b/
const BOOKS = /\b(?:marcad|agendad|vendid|fechad|contratad|reservad)[oa]s(?: uns| umas| mais)? $/
const PAID = /\b(?:pag[oa]s?|pagaram|sinal|entrada|adiantad[oa]s?|receb[a-z]+)\b/
const ON_HAND = /\b(?:na conta|no banco|no caixa|em caixa|guardad[oa]s?)\b/
const DONE = /\bja (?:fiz|fizemos|entreguei)\b/

/** '9 festas marcadas com 40% pago e na conta tem 11 mil': what is others' money, and what is there of it. */
export function deposits(d: Deriver): void {
  const line = only(volumeOf(d))
  if (!line) return
  const all = told(d.ask)
  const booked = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        (BOOKED.test(one.after) || BOOKS.test(one.before)) &&
        !DONE.test(one.left) &&
        one.said !== line.count.said,
    ),
  )
  const part =
    booked &&
    only(
      all.filter(
        (one) =>
          one.said.kind === 'P' &&
          one.sentence === booked.sentence &&
          one.place > booked.place &&
          one.value < 100 &&
          PAID.test(`${one.before} ${one.after}`),
      ),
    )
  const cash =
    part &&
    only(
      all.filter(
        (one) =>
          isPlain(one) &&
          one.place > part.place &&
          one.sentence - part.sentence <= 1 &&
          ON_HAND.test(`${back(one)} ${one.after}`) &&
          one.value >= 100,
      ),
    )
  if (!booked || !part || !cash) return
  const { own } = d
  const [count, rate, there] = [
    d.ask.value('qtd', booked.said, 'Quantos já estão marcados'),
    d.ask.value('%', part.said, 'O que já foi pago de cada um'),
    d.ask.value('R$', cash.said, 'O que há na conta'),
  ]
  const each = own.portion(rate, line.each, 'Sinal de cada um')
  const total = own.times(count, each, 'Sinais recebidos', 'R$')
  if (total.number <= there.number) return
  const gap = own.minus(total, there, 'O que falta do dinheiro dos sinais')
  d.add(
    gap,
    [count, rate, there, line.each, each, total],
    say`Os ${t(count)} já marcados pagaram ${t(rate)} de ${t(line.each)}: ${t(total)} de sinal, e na conta há ${t(there)}. Faltam ${t(gap)} de dinheiro que é de trabalho ainda por fazer.`,
    { weight: 20, topic: 'sinais', related: true, says: ['meses_de_caixa'] },
  )
}
