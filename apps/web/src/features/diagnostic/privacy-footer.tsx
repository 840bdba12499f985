import { LockKeyhole } from 'lucide-react'
import { TextLink } from '#src/ui/page/text-link.tsx'

export function PrivacyFooter() {
  return (
    <footer className="flex gap-3 text-muted">
      <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        Suas respostas servem só para a análise da sua empresa e você pode exportá-las ou apagá-las quando quiser. Leia
        a <TextLink to="/privacidade">Política de Privacidade</TextLink>. Precisa de ajuda? Fale com o{' '}
        <TextLink to="/suporte">suporte</TextLink>.
      </p>
    </footer>
  )
}
