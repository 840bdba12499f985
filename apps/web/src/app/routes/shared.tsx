export { SharedPage as Component } from '#src/features/sharing/shared-page.tsx'
