import { KIND_GLYPHS } from '#src/lib/facts/kinds.ts'
import { KINDS, PRIVACY, STEPS } from './content.ts'

const H2 = 'font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl'

/** How the figures come about, and the marks they carry. */
export function Method() {
  return (
    <section aria-labelledby="como-titulo" className="border-t border-line">
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-10 px-4 py-16 sm:px-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:py-24">
        <div>
          <h2 id="como-titulo" className={H2}>
            Como cada número é calculado
          </h2>
          <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="border-t border-edge pt-4">
                <p className="figure font-display text-2xl text-primary">{index + 1}</p>
                <h3 className="mt-1 text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-base text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start rounded-lg border border-line bg-card p-6">
          <h3 className="font-semibold">A marca ao lado do número</h3>
          <dl className="mt-4 divide-y divide-line">
            {KINDS.map(({ kind, text }) => (
              <div key={kind} className="grid grid-cols-[1.5rem_6rem_1fr] items-baseline gap-2 py-3">
                <span aria-hidden="true" className="text-primary">
                  {KIND_GLYPHS[kind]}
                </span>
                <dt className="font-medium capitalize">{kind}</dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-muted">
            Se faltar um dado, a Norteia pergunta ou deixa em branco. Ela não inventa número.
          </p>
        </div>
      </div>
    </section>
  )
}

export function Privacy() {
  return (
    <section aria-labelledby="privacidade-titulo" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-content px-4 py-12 sm:px-6 sm:py-16 lg:py-24">
        <h2 id="privacidade-titulo" className={H2}>
          O que é da sua empresa fica com você
        </h2>
        <div className="mt-8 grid gap-8 md:grid-cols-3">
          {PRIVACY.map(({ title, text }) => (
            <div key={title} className="border-t border-edge pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-base text-muted">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
