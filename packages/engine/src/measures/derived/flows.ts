import { say } from '#src/facts/fact-book.ts'
import { PER, text as t } from '#src/measures/asked/asked.ts'
import { round1 } from '#src/measures/measured.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { timeAfter } from '#src/quantities/around.ts'
import type { Term } from '#src/quantities/terms.ts'
import { type Deriver, inChallenge } from './deriver.ts'

const LOSES =
  /\b(?:fica com|ficam com|perco|perdemos|perdi|gasto|gastamos|pago|pagamos|jog[a-z]+ fora|vai|vao|some|leva|levam|custa|custam|come|deixo de|prejuizo|desconta[a-z]*|multa|juros|sai|saem|taxa|comissao|banc[a-z]+)\b/
const NOT_LOST =
  /\b(?:fatur[a-z]+|vendo|vendemos|vendia|entra|entram|recebo|ganho|cobro|meta|quero|sobra|sobram|tiro|retiro|lucro)\b/
const BUYER = /\b(?:eles|ele|ela|cliente|comprador|rede|mercado|hotel|loja) (?:me )?lev(?:a|am)\b/
/** 'Sai 1.100 por mês por lá': what is sold, not spent. */
const SOLD_THERE = /^ ?(?:(?:por|ao) mes )?(?:por la|(?:pelo|no) (?:app|aplicativo|ifood|zap|site|balcao))\b/
const HOURS =
  /\b(?:perco|perdemos|gasto|gastamos|fico|levo|passo|passamos|parad[oa]s?|tom[a-z]+|transito|estrada|esper(?:o|amos|ando)|refaz[a-z]+|papel|burocracia|planilha|whats[a-z]*|resolvendo|respondendo|corrigindo|digitando)\b/

/** 'Semana passada um cliente esperou 1 hora' is none of every week. */
const EVERY = /\b(?:tod[oa]|cada|por) (?:santo |santa )?(?:dia|noite|semana|mes)\b/

/** 'Jogo fora 80 reais por dia', 'perco 3 horas por dia': what it is in a month. */
export function flows(d: Deriver): void {
  for (const term of d.terms) {
    if (!inChallenge(term) || term.time === null) continue
    const back = term.before.split(/,|:|;/).at(-1)!
    if (
      term.dimension === 'reais' &&
      !term.each &&
      term.deed !== 'goal' &&
      LOSES.test(back) &&
      !NOT_LOST.test(back) &&
      !SOLD_THERE.test(term.after) &&
      !BUYER.test(d.ask.scene.sentences[term.sentence]!.text)
    )
      money(d, term)
    else if (
      term.dimension === 'hours' &&
      term.time !== 'ano' &&
      (timeAfter(term.after) !== null || EVERY.test(term.before)) &&
      HOURS.test(`${back} ${term.after.slice(0, 50)}`)
    )
      hours(d, term)
  }
}

function money(d: Deriver, term: Term): void {
  const once = d.value('R$', term, `O que isso leva ${PER[term.time!]}`)
  const month = d.month(once, term.time, 'O que isso leva por mês')
  if (!month || d.tooMuch(month.number, 1)) return
  const { text, values } = d.beside(month)
  const saying = { weight: 7, topic: 'leva', uses: [term] }
  if (term.time === 'mes') {
    if (text.text === '' || isBill(d, term)) return
    d.add(month, values, say`Os ${t(month)} por mês que você contou são ${tail(text)}.`, saying)
    return
  }
  d.add(month, [once, ...values], say`${t(once)} ${PER[term.time!]} são ${t(month)} por mês${text}.`, {
    ...saying,
    weight: 9,
  })
}

/** What is paid for something is among the costs already: it is no leak beside what they leave. */
const isBill = (d: Deriver, { value }: Term): boolean =>
  rolesOf(d.own.sources.reading.form).some((one) => one.value === value && BILLS.test(one.role) && one.share >= 0.5)
const BILLS = /^(?:custo_(?:mes|novo)|retirada|parcela)/

const tail = ({ text, spans }: ReturnType<typeof say>) => ({
  text: text.slice(2),
  spans: spans.map(({ inicio, fim, fato }) => ({ inicio: inicio - 2, fim: fim - 2, fato })),
})

const DAY = 8
function hours(d: Deriver, term: Term): void {
  const said = d.value('horas', term, `Horas ${PER[term.time!]}`)
  const month = d.ask.aMonth(said, term.time, 'Horas por mês')
  if (!month || month.number < 4 || month.number > 400) return
  const days = d.own.make('qtd', 'Dias de trabalho de oito horas', round1(month.number / DAY), `${t(month).text} ÷ 8`, [
    month,
  ])
  d.add(
    days,
    [said, month],
    say`${t(said)} ${PER[term.time!]} são ${t(month)} por mês: ${t(days)} dias inteiros de trabalho.`,
    { weight: 8, topic: 'horas', uses: [term], says: ['custo_hora'] },
  )
}
