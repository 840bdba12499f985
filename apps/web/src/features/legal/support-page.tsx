import { Link } from 'react-router'
import { SUPPORT_PHONE, whatsAppAddress } from '#src/lib/phones.ts'
import { buttonStyle } from '#src/ui/page/button-style.ts'
import { LegalPage, type LegalSection } from './legal-page.tsx'

const WHATSAPP_TEXT = 'Olá! Preciso de ajuda com a Norteia.'

const QUESTIONS = [
  {
    question: 'Esqueci a senha. E agora?',
    answer: (
      <>
        Em <Link to="/forgot-password">Recuperar senha</Link>, informe o e-mail da conta. O código de 6 dígitos vale 10
        minutos e pode ser reenviado depois de 60 segundos. Olhe também o lixo eletrônico (spam).
      </>
    ),
  },
  {
    question: 'O diagnóstico some se eu fechar a página?',
    answer: (
      <>Não. O que você respondeu fica guardado no aparelho, por empresa, até o envio ou até você sair da conta.</>
    ),
  },
  {
    question: 'De onde vêm os números da análise?',
    answer: (
      <>
        Toque no número e escolha “De onde veio este número?”: aparece a resposta, a regra ou a fonte pública. As marcas
        ao lado dizem o tipo: informado ●, importado ■, calculado ƒ, estimado ≈ e referência §.
      </>
    ),
  },
  {
    question: 'Por que aparece “Limite de análises atingido”?',
    answer: (
      <>
        São 6 diagnósticos e 10 previsões por empresa a cada hora, e 60 de cada por conta. Espere um pouco e tente de
        novo.
      </>
    ),
  },
  {
    question: 'Como troco de empresa?',
    answer: <>Toque no seu nome, no alto da tela, e escolha em “Minhas Empresas”. A ativa aparece com “(Ativa)”.</>,
  },
  {
    question: 'Como paro uma tarefa automática?',
    answer: <>No painel, aba do agente, cada tarefa tem o botão “Parar”. Ela para na hora, sem confirmação.</>,
  },
] as const

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'falar',
    title: 'Fale com a gente',
    body: (
      <>
        <p>
          O jeito mais rápido é o chat, no canto da tela: o Agente Norte responde na hora e diz quando não sabe. Quando
          precisar de uma pessoa, chame no WhatsApp.
        </p>
        <p>
          <a
            href={whatsAppAddress(SUPPORT_PHONE, WHATSAPP_TEXT)}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('primary', 'md', 'text-on-primary! no-underline!')}
          >
            Falar no WhatsApp
          </a>
        </p>
      </>
    ),
  },
  {
    id: 'perguntas',
    title: 'Perguntas frequentes',
    body: (
      <div className="divide-y divide-line border-y border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium marker:hidden">
              {question}
              <span aria-hidden="true" className="text-xl text-primary group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    ),
  },
  {
    id: 'seguranca',
    title: 'Encontrou uma falha de segurança?',
    body: (
      <p>
        Conte para nós em particular, pelo WhatsApp acima: o endereço, os passos para ver a falha e o que ela permite.
        Teste só com a sua própria conta. Respondemos em até cinco dias úteis, e uma falha séria vem antes de tudo.
      </p>
    ),
  },
  {
    id: 'falha',
    title: 'Algo não funcionou?',
    body: (
      <>
        <p>Antes de chamar, vale conferir:</p>
        <ul>
          <li>Se apareceu “Erro de conexão”, veja sua internet e tente de novo. Nada do que foi salvo se perde.</li>
          <li>Se a sessão expirou, entre outra vez: o rascunho do diagnóstico continua no aparelho.</li>
          <li>Se a tela não abriu, recarregue a página.</li>
        </ul>
        <p>Ao escrever, conte o que você fazia, a mensagem que apareceu e a hora. Nunca envie a sua senha.</p>
      </>
    ),
  },
]

export function SupportPage() {
  return (
    <LegalPage title="Suporte" intro="Ajuda para usar a Norteia e um caminho até uma pessoa." sections={SECTIONS} />
  )
}
