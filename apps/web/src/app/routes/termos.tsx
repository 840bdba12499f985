export { TermsPage as Component } from '#src/features/legal/terms-page.tsx'
