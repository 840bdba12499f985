import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import type { AnalysisRead } from '@norteia/contracts/analysis-read'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { laterPart } from '#src/lib/later-part.tsx'
import { TextButton } from '#src/ui/page/text-button.tsx'

type AccountsRead = NonNullable<AnalysisRead['insights']['analiseCompleta']['contas']>
type Numbered = AccountsRead['itens'][number] & { place: number }

// What is below stands where it will: the buttons, which need more, come into their room.
const ChooseAccount = laterPart(async () => (await import('./account-choice.tsx')).ChooseAccount)
const ROOM = <div className="min-h-8 coarse:min-h-11" />

interface AccountsProps {
  companyId: string
  analysisId: string
  contas: AccountsRead
  /** Told the analysis that was made with her choice. */
  onStored?: (analysisId: string) => void
}

/** The accounts that her numbers may come to: which is hers, or that none is; what she said can be changed. */
export function Accounts({ companyId, analysisId, contas: { itens, escolhida }, onStored }: AccountsProps) {
  /** Analysis whose other accounts she asked to see: the next one is closed again. */
  const [reviewed, setReviewed] = useState<string | null>(null)
  const heading = useId()
  const said = useFocusOnceSaid(escolhida)
  const accounts = itens.map((account, place) => ({ ...account, place }))
  const hers = accounts.find(({ id }) => id === escolhida)
  const refused = escolhida === NO_ACCOUNT
  if (accounts.length === 0) return null
  const settled = hers !== undefined || refused
  const reviewing = reviewed === analysisId
  const choice = {
    companyId,
    analysisId,
    onStored: (made: string) => {
      said.expect()
      onStored?.(made)
    },
  }
  return (
    <section aria-labelledby={heading} className="my-6 max-w-5xl">
      <h2 id={heading} className="text-base font-semibold">
        Confira a conta
      </h2>
      {settled ? (
        <Said ref={said.ref} hers={hers} open={reviewing} onReview={() => setReviewed(reviewing ? null : analysisId)} />
      ) : (
        <p className="text-pretty text-muted">
          Li os seus números de um jeito que pode não ser o seu. Diga qual conta é a sua; a análise é refeita com ela.
        </p>
      )}
      {(!settled || reviewing) && (
        <>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2">
            {accounts
              .filter(({ id }) => id !== escolhida)
              .map((account) => (
                <Option key={account.id} account={account} {...choice} />
              ))}
          </ul>
          {!refused && (
            <div className="mt-3 print:hidden">
              <ChooseAccount {...choice} conta={NO_ACCOUNT} fallback={ROOM}>
                Nenhuma destas
              </ChooseAccount>
            </div>
          )}
        </>
      )}
    </section>
  )
}

interface SaidProps {
  ref: RefObject<HTMLParagraphElement | null>
  /** Undefined: none is. */
  hers: Numbered | undefined
  open: boolean
  onReview: () => void
}

/** What she said, and the way to say otherwise. */
function Said({ ref, hers, open, onReview }: SaidProps) {
  return (
    <>
      {/* What follows from it stands in the answer to her challenge. */}
      {hers && <Line account={hers} />}
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p ref={ref} tabIndex={-1} className="text-muted">
          {hers ? 'Você confirmou esta conta.' : 'Você disse que nenhuma das contas é a sua.'}
        </p>
        {/* The problem has a 'Trocar' of its own. */}
        <TextButton aria-label={hers ? 'Trocar a conta' : 'Rever as contas'} aria-expanded={open} onClick={onReview}>
          {hers ? 'Trocar' : 'Rever'}
        </TextButton>
      </div>
    </>
  )
}

interface OptionProps {
  account: Numbered
  companyId: string
  analysisId: string
  onStored: (analysisId: string) => void
}

function Option({ account, ...choice }: OptionProps) {
  const line = useId()
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-line bg-card p-4">
      <Account account={account} line={line} />
      <div className="mt-auto pt-3 print:hidden">
        <ChooseAccount {...choice} conta={account.id} describedBy={line} fallback={ROOM}>
          É esta a minha conta
        </ChooseAccount>
      </div>
    </li>
  )
}

/** The account, how its numbers were read, and what follows. */
function Account({ account, line }: { account: Numbered; line: string }) {
  const { leitura, resposta } = account
  const field = fieldOf(account)
  return (
    <>
      <Line account={account} id={line} />
      <div className="mt-1 max-w-prose text-muted">
        <FactText text={leitura} campo={`${field}.leitura`} />
      </div>
      {resposta && (
        <div className="mt-2 max-w-prose">
          <FactText text={resposta} campo={`${field}.resposta`} />
        </div>
      )}
    </>
  )
}

const fieldOf = ({ place }: Numbered) => `insights.analiseCompleta.contas.itens.${place}` as const

const Line = ({ account, id }: { account: Numbered; id?: string }) => (
  <div id={id} className="text-base">
    <FactText text={account.conta} campo={`${fieldOf(account)}.conta`} />
  </div>
)

/** The button that was pressed is gone once the new analysis is shown: the focus goes to what she said. */
function useFocusOnceSaid(escolhida: string | null) {
  const ref = useRef<HTMLParagraphElement>(null)
  const expected = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the change
  useEffect(() => {
    if (expected.current) ref.current?.focus()
    expected.current = false
  }, [escolhida])
  return {
    ref,
    expect: () => {
      expected.current = true
    },
  }
}
