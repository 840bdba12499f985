import { chromium, type Page } from '@playwright/test'
import type { Account } from '../e2e/seed.ts'
import { findChromium } from '../scripts/toolchain/browser.mjs'
import type { Running } from './servers.ts'
import { note, number } from './table.ts'

const GOAL_MS = 100
const ROUNDS = 5

/** Paints after each step of a lever, over a forecast of commitments. */
async function moveSlider(page: Page, product: Running, account: Account): Promise<number[]> {
  const origin = `http://localhost:${product.port}`
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${account.token}` }
  const companies = await fetch(`${origin}/companies`, { headers })
  const { data } = (await companies.json()) as { data: { id: string }[] }
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  for (const tipo of ['pagar', 'receber'])
    await fetch(`${origin}/companies/${data[0]?.id}/compromissos`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tipo, descricao: tipo, valor: 900, vencimento: soon, repete: 'semanal' }),
    })
  await page.goto(`${origin}/financas/caixa`)
  await page.getByRole('slider', { name: 'Volume' }).focus()
  await page.waitForTimeout(1_000)
  const steps: number[] = []
  for (let round = 0; round < 2 * ROUNDS; round += 1)
    steps.push(await paintAfter(page, () => page.keyboard.press('ArrowLeft')))
  return steps
}

/**
 * From the touch to the next paint, as the browser itself tells it (Event Timing, steps of 8 ms), on a phone's size with
 * the processor slowed to a quarter. The account's company needs two pages of history.
 */
export async function measureInteraction(product: Running, account: Account): Promise<void> {
  const browser = await chromium.launch({ executablePath: await findChromium() })
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.addInitScript(watchEvents)
    await page.goto(`http://localhost:${product.port}/icon.svg`)
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('token', token)
        localStorage.setItem('user', user)
      },
      [account.token, JSON.stringify(account.user)] as const,
    )
    await page.goto(`http://localhost:${product.port}/profile`)
    const history = page.getByRole('tab', { name: /^Histórico de Análises/ })
    await history.waitFor()
    // Parts that are fetched after the first screen are there before anybody touches it.
    await page.waitForTimeout(3_000)
    const client = await page.context().newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })

    const details = page.getByRole('list', { name: 'Análises' }).getByRole('button', { name: 'Ver Detalhes' })
    const first = page.getByRole('tab').first()
    const toTab: number[] = []
    const toPage: number[] = []
    const toDetail: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      toTab.push(await paintAfter(page, () => history.click()))
      await details.first().waitFor()
      toPage.push(await paintAfter(page, () => page.getByRole('button', { name: 'Próxima' }).click()))
      await page.waitForURL(/pagina=2/)
      await details.first().waitFor()
      toDetail.push(await paintAfter(page, () => details.first().click()))
      const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
      await dialog.getByRole('button', { name: 'Fechar', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Anterior' }).click()
      toTab.push(await paintAfter(page, () => first.click()))
    }
    row('tab change', toTab)
    row('page change in the history', toPage)
    row('opening a detail', toDetail)
    row('slider of the cash forecast', await moveSlider(page, product, account))
  } finally {
    await browser.close()
  }
}

function row(what: string, times: number[]): void {
  const sorted = times.sort((a, b) => a - b)
  const median = sorted[sorted.length >> 1] ?? Number.NaN
  const measured = `median ${number(median)} ms, worst ${number(sorted.at(-1) ?? Number.NaN)} ms to paint`
  note(`interaction: ${what}, 390 px, processor at a quarter`, measured, `≤ ${GOAL_MS} ms`, median <= GOAL_MS)
}

type Watching = typeof globalThis & { longest: number }

/** Runs in the page. */
function watchEvents(): void {
  const watching = globalThis as Watching
  watching.longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watching.longest = Math.max(watching.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function paintAfter(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(globalThis as Watching).longest = 0
  })
  await act()
  // Entries come after the paint; anything shorter than 16 ms has none.
  await page.waitForTimeout(600)
  return Math.max(16, await page.evaluate(() => (globalThis as Watching).longest))
}
