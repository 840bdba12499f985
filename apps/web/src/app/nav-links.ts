/** The bar's links. Home and Dashboard are highlighted on their own address only. */
export const NAV_LINKS = [
  { to: '/', label: 'Home', exact: true },
  { to: '/dashboard', label: 'Dashboard', exact: true },
  { to: '/solucoes', label: 'Soluções', exact: false },
] as const

export const FOOTER_LINKS = [
  { to: '/termos', label: 'Termos de Uso' },
  { to: '/privacidade', label: 'Política de Privacidade' },
  { to: '/suporte', label: 'Suporte' },
] as const

export const COPYRIGHT = '© 2024 Norteia. Todos os direitos reservados.'

export const firstWord = (name: string) => name.trim().split(/\s+/)[0] || 'Usuário'
