interface NavLink {
  to: string
  label: string
  /** Highlighted on its own address only. */
  exact: boolean
  /** Shown to signed-in users alone. */
  signedIn?: boolean
}

const NAV_LINKS: readonly NavLink[] = [
  { to: '/', label: 'Home', exact: true },
  { to: '/dashboard', label: 'Dashboard', exact: true },
  { to: '/financas', label: 'Finanças', exact: false, signedIn: true },
  { to: '/plano', label: 'Plano', exact: true, signedIn: true },
  { to: '/solucoes', label: 'Soluções', exact: false },
]

/** The bar's links. */
export const navLinks = (signedIn: boolean) => NAV_LINKS.filter((link) => signedIn || !link.signedIn)

export const FOOTER_LINKS = [
  { to: '/termos', label: 'Termos de Uso' },
  { to: '/privacidade', label: 'Política de Privacidade' },
  { to: '/suporte', label: 'Suporte' },
] as const

export const COPYRIGHT = '© 2024 Norteia. Todos os direitos reservados.'

export const firstWord = (name: string) => name.trim().split(/\s+/)[0] || 'Usuário'
