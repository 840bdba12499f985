import { startTransition, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { TESTIMONIALS } from '#src/lib/marketing.ts'
import { ClosingBand } from '#src/ui/page/closing-band.tsx'
import { Page, PageHeader } from '#src/ui/page/page.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Spinner } from '#src/ui/page/spinner.tsx'
import { INDUSTRIES, type SolutionId } from './content.ts'
import { SolutionCards } from './solution-cards.tsx'

const LOADING_MS = 1_000
const DEMO_MS = 1_000

export function SolutionsPage() {
  const navigate = useNavigate()
  const [loading, setLoading] = useState(true)
  const [opening, setOpening] = useState<SolutionId>()
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLoading(false)), LOADING_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!opening) return
    const timer = setTimeout(() => void navigate('/cadastro', { state: { demo: opening } }), DEMO_MS)
    return () => clearTimeout(timer)
  }, [opening, navigate])

  return (
    <Page title="Soluções">
      <PageHeader
        title="Soluções para cada parte da gestão"
        description="Escolha uma solução para ver o que ela faz, o que entrega e como aparece na tela. Todas partem dos mesmos dados: o diagnóstico e o histórico da sua empresa."
      />
      {loading ? (
        <LoadingCards />
      ) : (
        <>
          <SolutionCards opening={opening} onDemo={setOpening} />
          <Industries />
          <Testimonials />
          <ClosingBand
            title="Comece pelo diagnóstico"
            text="De 3 a 6 minutos de perguntas; a nota, o relatório e o plano saem na hora."
            to="/cadastro"
            action="Começar Agora"
          />
        </>
      )}
    </Page>
  )
}

function LoadingCards() {
  return (
    <div>
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((card) => (
          <div key={card} className="h-60 rounded-lg border border-line bg-card p-6">
            <Skeleton className="size-6" />
            <Skeleton className="mt-4 h-5 w-3/5" />
            <Skeleton className="mt-4 h-4 w-full" />
            <Skeleton className="mt-2 h-4 w-4/5" />
            <Skeleton className="mt-8 h-8 w-24" />
          </div>
        ))}
      </div>
      <div className="mt-6 flex min-h-screen justify-center text-muted">
        <Spinner label="Carregando soluções..." />
      </div>
    </div>
  )
}

const H2 = 'font-display text-3xl leading-tight font-medium tracking-tight'

function Industries() {
  return (
    <section aria-labelledby="setores" className="mt-16 lg:mt-24">
      <h2 id="setores" className={H2}>
        Soluções por setor
      </h2>
      <p className="mt-2 max-w-3xl text-base text-muted">
        O diagnóstico muda com o seu segmento: as perguntas, as regras e as referências são as dele.
      </p>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {INDUSTRIES.map(({ title, text }) => (
          <li key={title} className="border-t border-edge pt-4">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-base text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Testimonials() {
  return (
    <section aria-labelledby="depoimentos" className="mt-16 lg:mt-24">
      <h2 id="depoimentos" className={H2}>
        O que dizem nossos clientes
      </h2>
      <p className="mt-2 text-muted">Depoimentos ilustrativos.</p>
      <div className="mt-8 grid gap-6 lg:grid-cols-3">
        {TESTIMONIALS.map(({ quote, name, role }) => (
          <figure key={name} className="flex flex-col justify-between gap-6 rounded-lg border border-line bg-card p-6">
            <blockquote className="text-lg leading-relaxed">“{quote}”</blockquote>
            <figcaption>
              <span className="block font-medium">{name}</span>
              <span className="text-muted">{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
