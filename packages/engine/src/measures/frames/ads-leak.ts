import { join, say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, today } from './frame.ts'
import { movedIn } from './leaky-base.ts'
import { offeredAlone } from './sold.ts'
import { asked, challengeOf } from './ways/way.ts'

const ADS = /\banunci[a-z]+|\btrafego\b|\bmarketing\b|\bdivulgac[a-z]+|\bpropaganda\b/
const WEIGHS = /\b(?:dobr[a-z]+|aument[a-z]+|ponho|por mais|botar|boto|colocar|invest[a-z]+|gastar mais|mais em)\b/
const BASE =
  /^ (?:[a-z]+ )?(?:pagando|pagantes|ativ[oa]s|assinantes|client[a-z]+|alun[oa]s|[a-z]+s pagando)\b|^ (?:clientes|alunos|alunas|assinantes|mensalistas|oficinas|lojas|associados)\b/

/** More ads where as many leave as come: what a new one costs, what leaks each month, and what half of the leak is worth. */
export function adsOnLeak(d: Deriver): Answer | null {
  const month = monthOf(d)
  const text = asked(d)
  const moved = month && ADS.test(text) && WEIGHS.test(text) ? movedIn(d) : null
  const group = d.own.sources.group('marketing')
  if (!month || !moved || !group || moved.gone.value < moved.came.value * 0.6) return null
  const { own } = d
  const [came, gone] = [
    d.ask.value('qtd', moved.came.said, 'Quantos entram por mês'),
    d.ask.value('qtd', moved.gone.said, 'Quantos saem por mês'),
  ]
  const base = baseIn(d, Math.max(came.number, gone.number))
  const told = offeredAlone(d)
  const paid = own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  const each = own.over(paid, came, 'O que cada novo custa de anúncio')
  const all = base ? d.ask.value('qtd', base.said, 'Quantos pagam hoje') : null
  // What all pay together, by those who pay it.
  const price = told ?? (all && own.over(month.revenue, all, 'O que cada um paga por mês'))
  const share = all && own.share(gone, all, 'Parte que sai por mês')
  const times =
    price &&
    own.make(
      'meses',
      'Mensalidades que pagam um novo',
      Math.round((each.number / price.number) * 10) / 10,
      `${money(each.number)} ÷ ${money(price.number)}`,
      [each, price],
    )
  const leak = price && leakOf(d, gone, came, price)
  const half = own.make('qtd', 'Metade dos que saem', Math.ceil(gone.number / 2), `${gone.number} ÷ 2`, [gone])
  const inputs: (Value<Kind> | null)[] = [came, gone, all, share, paid, each, price, times, leak, half, month.left]
  return {
    decisions: ['anunciar'],
    at: moved.came,
    main: each,
    inputs,
    verdict: join([
      say`Ainda não: segure primeiro quem entra. `,
      say`Entram ${t(came)} e saem ${t(gone)} por mês${share ? say` (${t(share)} da base)` : ''}${leak ? say`: a cada mês somem mais ${t(leak)} de mensalidade` : ''}.`,
      say` Cada novo custa ${t(paid)} ÷ ${t(came)} = ${t(each)} de anúncio${times ? say`, o que ele paga em ${t(times)}` : ''}: dobrar só põe mais gente para sair.`,
      say` Use parte desse dinheiro para acompanhar cada novo nos primeiros trinta dias, fazendo com ele o começo, e ligue para quem parou de usar: com ${t(half)} saídas por mês, o mesmo anúncio já faz a base crescer. ${today(month)}.`,
    ]),
    says: ['cancelamento', 'custo_por_cliente', 'marketing', 'clientes_para_meta'],
    topic: 'vazamento',
  }
}

const baseIn = (d: Deriver, moved: number): Spoken | undefined =>
  only(challengeOf(d).filter((one) => one.said.kind === 'N' && one.value > moved * 3 && BASE.test(one.after)))

/** What more leaks away with each month. */
function leakOf(d: Deriver, gone: Value<'qtd'>, came: Value<'qtd'>, price: Value<'R$'>): Value<'R$/mês'> | null {
  const fewer = gone.number - came.number
  return fewer > 0
    ? d.own.make(
        'R$/mês',
        'O que some a mais a cada mês',
        round2(fewer * price.number),
        `(${gone.number} − ${came.number}) × ${money(price.number)}`,
        [gone, came, price],
      )
    : null
}
