import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Mails to an address in the outbox, oldest first, with the line ends of quoted-printable taken out. */
export function mailsTo(email: string, dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .map((file) => readFileSync(join(outbox, file), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
}

/** Where a mail's link about the address leads: '/confirmar-email#…'; mail leaves from the queue, so it takes a moment. */
export async function mailedLink(
  email: string,
  dataDir: string,
  page: 'confirmar-email' | 'desfazer-email',
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      () => {
        for (const mail of mailsTo(email, dataDir).reverse()) link ??= new RegExp(`/${page}#[a-p]{64}`).exec(mail)?.[0]
        return link
      },
      { timeout: 20_000 },
    )
    .toBeDefined()
  return link ?? ''
}
