import { type ConsultantRead, NO_CASE, NOTHING_EXPECTED } from '@norteia/contracts/agent'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { ConsultantFigures } from './consultant-data.tsx'

/** Sums, dangers and questions back have no cost, time or return of their own. */
const WITHOUT_ESTIMATE: ReadonlySet<string> = new Set(Object.values(NOTHING_EXPECTED))

/** One answer with its figures, steps, cost and risks, as far as it has them. */
export function Answer({ answer }: { answer: ConsultantRead }) {
  const facts = [
    { name: 'Resultado esperado', field: 'expectedResults', text: answer.expectedResults },
    { name: 'Prazo', field: 'timeline', text: answer.timeline },
    { name: 'Investimento', field: 'investment', text: answer.investment },
    { name: 'Retorno', field: 'roi', text: answer.roi },
  ] as const
  const estimates = !WITHOUT_ESTIMATE.has(answer.expectedResults)
  // A return without a figure says nothing.
  const said = ({ field, text }: (typeof facts)[number]) => text !== '' && (field !== 'roi' || /\d/.test(text))
  const given = estimates ? facts.filter(said) : []
  // 'No case yet' is left out, a public figure behind it stays.
  const skipped = answer.successCases.startsWith(NO_CASE) ? `${NO_CASE}. `.length : 0
  const cases = estimates ? [answer.successCases.slice(skipped)].filter(Boolean) : []
  const beside = given.length > 0
  // For the company's own numbers the step leads to their movements; alternatives are listed as suggestions below.
  const own = answer.expectedResults === NOTHING_EXPECTED.numbers
  return (
    <FactsProvider status="ready" fatos={answer.fatos} referencias={answer.referencias}>
      {/* Without a title: several regions of one name couldn't be told apart. */}
      <Card>
        <h3 className="mb-4 text-base font-semibold">Resposta do consultor</h3>
        <div className={cx('grid grid-cols-1 gap-x-12 gap-y-6', beside && 'lg:grid-cols-[minmax(0,1fr)_24rem]')}>
          <div className="min-w-0">
            <div className="max-w-prose text-base leading-7 whitespace-pre-line">
              <FactText text={answer.answer} campo="answer" />
            </div>
            <Items title="Passos" field="actionSteps" items={own ? [] : answer.actionSteps} numbered />
            {!beside && <Items title="Riscos" field="risks" items={answer.risks} />}
          </div>
          {beside && (
            <div className="min-w-0 space-y-6 lg:border-l lg:border-line lg:pl-8">
              <dl className="grid gap-4 max-lg:border-t max-lg:border-line max-lg:pt-4 sm:max-lg:grid-cols-2">
                {given.map((item) => (
                  <div key={item.field}>
                    <dt className="text-xs text-muted">{item.name}</dt>
                    <dd className="mt-0.5">
                      <FactText text={item.text} campo={item.field} />
                    </dd>
                  </div>
                ))}
              </dl>
              <Items title="Riscos" field="risks" items={answer.risks} />
              <Items title="Casos e referências" field="successCases" items={cases} offset={skipped} />
            </div>
          )}
        </div>
        {answer.dados && (
          <ConsultantFigures dados={answer.dados} said={answer.answer} look={own ? answer.actionSteps[0] : undefined} />
        )}
      </Card>
    </FactsProvider>
  )
}

interface ItemsProps {
  title: string
  /** A list of texts, or `successCases`, which is one. */
  field: 'actionSteps' | 'risks' | 'successCases'
  items: readonly string[]
  numbered?: boolean
  /** Characters of the answer's text before the first item. */
  offset?: number
}

function Items({ title, field, items, numbered = false, offset = 0 }: ItemsProps) {
  if (items.length === 0) return null
  const List = numbered ? 'ol' : 'ul'
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h4 className="mb-2 font-semibold">{title}</h4>
      <List className={`grid max-w-prose gap-2 pl-5 marker:text-muted ${numbered ? 'list-decimal' : 'list-disc'}`}>
        {items.map((item, place) => (
          <li key={item}>
            <FactText text={item} campo={field === 'successCases' ? field : `${field}.${place}`} offset={offset} />
          </li>
        ))}
      </List>
    </div>
  )
}
