import { type FormEvent, useState } from 'react'
import { SALES_PHONE, whatsAppAddress } from '#src/lib/phones.ts'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

const FIELDS = ['name', 'email', 'company', 'phone'] as const
type FieldName = (typeof FIELDS)[number]
type Values = Record<FieldName, string>

/** The same rules as at sign-up, so that the message reaches someone who can be answered. */
function contactProblems(values: Values): Partial<Values> {
  const problems: Partial<Values> = {}
  if (!values.name) problems.name = 'Nome completo é obrigatório.'
  if (!values.email) problems.email = 'E-mail é obrigatório.'
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) problems.email = 'E-mail inválido.'
  if (!values.company) problems.company = 'Nome da empresa é obrigatório.'
  if (!values.phone) problems.phone = 'WhatsApp é obrigatório.'
  else if (!/^[\d\-()+]{10,}$/.test(values.phone.replace(/\s/g, '')))
    problems.phone = 'Telefone inválido (mínimo 10 dígitos).'
  return problems
}

const contactText = ({ name, email, company, phone }: Values) =>
  `Olá! Gostaria de solicitar uma demonstração da Norteia.\n\nNome: ${name}\nE-mail: ${email}\nEmpresa: ${company}\nWhatsApp: ${phone}`

/** Opens a chat with sales, with the request written; nothing is sent to a server of ours. */
export function ContactForm() {
  const [problems, setProblems] = useState<Partial<Values>>({})
  const [sent, setSent] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '').trim()])) as Values
    const found = contactProblems(values)
    setProblems(found)
    setSent(false)
    const first = FIELDS.find((name) => found[name])
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    window.open(whatsAppAddress(SALES_PHONE, contactText(values)), '_blank', 'noopener')
    form.reset()
    setSent(true)
  }
  const field = (name: FieldName) => ({
    name,
    error: problems[name],
    onChange: () => {
      if (problems[name]) setProblems({ ...problems, [name]: undefined })
    },
  })

  return (
    <form method="post" noValidate onSubmit={submit} className="grid items-start gap-6 sm:grid-cols-2">
      <TextField label="Nome completo" autoComplete="name" {...field('name')} />
      <TextField label="E-mail corporativo" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      <TextField label="Nome da empresa" autoComplete="organization" {...field('company')} />
      <PhoneField label="WhatsApp" {...field('phone')} />
      <div className="grid gap-4 sm:col-span-2">
        <Button type="submit" className="min-h-12! text-base! sm:justify-self-start sm:px-6!">
          Enviar solicitação
        </Button>
        <p className="text-muted">
          Abre uma conversa no WhatsApp com o texto pronto. Nada é enviado sem você confirmar lá.
        </p>
        {sent && (
          <div role="alert">
            <Banner tone="success" quiet>
              Dados enviados! O Agente Norte entrará em contato em breve.
            </Banner>
          </div>
        )}
      </div>
    </form>
  )
}
