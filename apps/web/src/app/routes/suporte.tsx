export { SupportPage as Component } from '#src/features/legal/support-page.tsx'
