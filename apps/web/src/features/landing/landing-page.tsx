import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Page } from '#src/ui/page/page.tsx'
import { ContactForm } from './contact-form.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Method, Privacy } from './method.tsx'
import type { SampleReport } from './sample.ts'

export function LandingPage({ report }: { report: SampleReport }) {
  return (
    <Page title="Gestão com nota, previsão e plano" width="full">
      <Hero report={report} />
      <Features report={report} />
      <Method />
      <Privacy />
      <section aria-labelledby="contato-titulo" className="border-t border-line print:hidden">
        <div className="mx-auto grid max-w-content gap-x-16 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:py-24">
          <div>
            <h2
              id="contato-titulo"
              className="font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl"
            >
              Peça uma demonstração
            </h2>
            <p className="mt-4 max-w-md text-base text-muted">
              Conte quem você é e o Agente Norte chama no WhatsApp. Prefere ver com os dados da sua empresa? Entre na
              sua conta e faça o diagnóstico.
            </p>
            <ButtonLink to="/login" variant="secondary" className="mt-6">
              Solicitar Demonstração Personalizada
            </ButtonLink>
          </div>
          <div className="rounded-lg border border-line bg-card p-4 sm:p-6">
            <ContactForm />
          </div>
        </div>
      </section>
    </Page>
  )
}
