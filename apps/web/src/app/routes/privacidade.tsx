export { PrivacyPage as Component } from '#src/features/legal/privacy-page.tsx'
