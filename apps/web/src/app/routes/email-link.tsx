import { useLocation } from 'react-router'
import { ConfirmEmailPage } from '#src/features/account/confirm-email-page.tsx'
import { RevertEmailPage } from '#src/features/account/revert-email-page.tsx'

/** Both pages that mails lead to, in one chunk: each chunk more weighs on the first page of all. */
export function Component() {
  return useLocation().pathname.startsWith('/desfazer-email') ? <RevertEmailPage /> : <ConfirmEmailPage />
}
