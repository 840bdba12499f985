import { emailField, phoneField, requiredText } from '@norteia/contracts/fields'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useAppForm } from '#src/lib/forms/form.ts'
import { SALES_PHONE, whatsAppAddress } from '#src/lib/phones.ts'
import { PhoneField } from '#src/ui/fields/phone-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'

/** The same rules as at sign-up, so that the message reaches someone who can be answered. */
const ContactRequest = z.object({
  name: requiredText('Nome completo é obrigatório.'),
  email: emailField('E-mail é obrigatório.', 'E-mail inválido.'),
  company: requiredText('Nome da empresa é obrigatório.'),
  phone: phoneField('WhatsApp é obrigatório.', 'Telefone inválido (mínimo 10 dígitos).'),
})

const contactText = ({ name, email, company, phone }: z.infer<typeof ContactRequest>) =>
  `Olá! Gostaria de solicitar uma demonstração da Norteia.\n\nNome: ${name}\nE-mail: ${email}\nEmpresa: ${company}\nWhatsApp: ${phone}`

/** Opens a chat with sales, with the request written; nothing is sent to a server of ours. */
export function ContactForm() {
  const [sent, setSent] = useState(false)
  const { field, handleSubmit, reset } = useAppForm({
    schema: ContactRequest,
    defaultValues: { name: '', email: '', company: '', phone: '' },
  })
  const submit = handleSubmit(
    (request) => {
      window.open(whatsAppAddress(SALES_PHONE, contactText(request)), '_blank', 'noopener')
      reset()
      setSent(true)
    },
    () => setSent(false),
  )

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
