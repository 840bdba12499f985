import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

/** Makes a link where the page offers one; gives its address. */
async function makeLink(page: Page, password = ''): Promise<string> {
  await page.getByRole('button', { name: 'Criar link' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Criar link' })
  await dialog.getByLabel('Senha (opcional)').fill(password)
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  return dialog.getByLabel('Endereço do link').inputValue()
}

const openLink = async (page: Page) => {
  await page.goto(await makeLink(page))
  await page.getByRole('button', { name: 'Imprimir' }).waitFor()
}

async function openAnalysis(page: Page): Promise<void> {
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /detalhes/i })
    .first()
    .click()
  await page.getByRole('dialog', { name: 'Detalhes da análise' }).getByRole('region', { name: 'Nota geral' }).waitFor()
}

const shared = (state: string, path: string, more: Partial<Scene>): Scene => ({
  route: 'r',
  state,
  path,
  as: 'full',
  ...more,
})
const HISTORY = '/profile?aba=historico'

export const SHARING_SCENES: readonly Scene[] = [
  shared('gone', '/r', {}),
  shared('analysis', HISTORY, {
    act: async (page) => {
      await openAnalysis(page)
      await openLink(page)
    },
  }),
  shared('analysis-print', HISTORY, {
    print: true,
    act: async (page) => {
      await openAnalysis(page)
      await openLink(page)
    },
  }),
  shared('password', HISTORY, {
    act: async (page) => {
      await openAnalysis(page)
      await page.goto(await makeLink(page, 'abre-te'))
      await page.getByLabel('Senha do link').fill('errada')
      await page.getByRole('button', { name: 'Abrir' }).click()
      await page.getByText('Senha incorreta.').waitFor()
    },
  }),
  shared('dialog', HISTORY, {
    window: true,
    act: async (page) => {
      await openAnalysis(page)
      await makeLink(page)
    },
  }),
  shared('result', '/financas/resultado', { act: openLink }),
  shared('cash', '/financas/caixa', { act: openLink, narrow: true }),
]
