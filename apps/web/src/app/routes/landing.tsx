import { SAMPLE } from 'virtual:sample-report'
import { LandingPage } from '#src/features/landing/landing-page.tsx'

export function Component() {
  return <LandingPage report={SAMPLE} />
}
