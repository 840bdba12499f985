import { Building2, ClipboardList, LogOut, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { logout } from '#src/lib/api/logout.ts'
import { useCompanies } from '#src/lib/companies/company.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'

const ROW =
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm hover:bg-sunken focus-visible:-outline-offset-2 coarse:min-h-11'
const ICON = 'size-4 shrink-0 text-muted'

/** What a signed-in user finds behind their name, in the dropdown and in the mobile menu alike. */
export function AccountLinks({ onDone }: { onDone: () => void }) {
  const { companies, active, select } = useCompanies()
  const navigate = useNavigate()
  const toast = useToast()

  const choose = async (id: string) => {
    onDone()
    try {
      await select(id)
      await navigate('/profile')
    } catch {
      toast.error('Erro ao selecionar empresa. Tente novamente.')
    }
  }

  return (
    <>
      <RowLink to="/profile" onClick={onDone} icon={<UserRound aria-hidden="true" className={ICON} />}>
        Meu Perfil
      </RowLink>
      <RowLink
        to="/diagnostico-empresarial"
        onClick={onDone}
        icon={<ClipboardList aria-hidden="true" className={ICON} />}
      >
        Iniciar Diagnóstico
      </RowLink>
      <div className="my-1 border-t border-line" />
      <p id="minhas-empresas" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
        Minhas Empresas
      </p>
      {companies.length > 0 && (
        <ul aria-labelledby="minhas-empresas" className="max-h-60 overflow-y-auto">
          {companies.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                className={ROW}
                aria-current={company.id === active?.id ? 'true' : undefined}
                onClick={() => void choose(company.id)}
              >
                <Building2 aria-hidden="true" className={ICON} />
                <span className="min-w-0 grow truncate">{company.nome}</span>
                {company.id === active?.id && ' '}
                {company.id === active?.id && <span className="shrink-0 text-xs text-primary">(Ativa)</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <RowLink to="/onboarding/create-company" onClick={onDone}>
        + Adicionar Nova Empresa
      </RowLink>
      <div className="my-1 border-t border-line" />
      <button
        type="button"
        className={ROW}
        onClick={() => {
          onDone()
          logout()
        }}
      >
        <LogOut aria-hidden="true" className={ICON} />
        Sair
      </button>
    </>
  )
}

function RowLink({
  to,
  icon,
  onClick,
  children,
}: {
  to: string
  icon?: ReactNode
  onClick: () => void
  children: ReactNode
}) {
  return (
    <Link to={to} onClick={onClick} className={ROW}>
      {icon}
      {children}
    </Link>
  )
}
