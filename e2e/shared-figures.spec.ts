import { readFile } from 'node:fs/promises'
import type { AnalysisDetail, Fact } from '@norteia/contracts/analysis'
import { factValue } from '@norteia/contracts/fact-value'
import { formatMoney, plural } from '@norteia/contracts/format'
import { REVENUE_PER_PERSON, SAVINGS_PERCENT, shareOfRevenue, TARGET } from '@norteia/contracts/product-figures'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './fixtures.ts'

const REVENUE = 25_000
const PEOPLE = 3
const CHALLENGE = 'O iFood leva R$ 3.000 de comissão por mês'

test('a figure has one value in the analysis, on the dashboard, in the detail, the .txt and the PDF', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: REVENUE, funcionarios: PEOPLE })
  // A problem whose gain has a formula.
  const id = await seed.diagnostic(account, company, 'Alimentação', { main_challenge: CHALLENGE })
  const path = `/companies/${company.id}/analises/${id}`
  const { analise } = await seed.call<{ analise: AnalysisDetail }>('GET', path, undefined, account.token)
  const { scoreGeral, nossaConta, planoAcao } = analise.insights.analiseCompleta
  const numberOf = (fact: string) => Number(analise.fatos.find((one) => one.id === fact)?.valor)
  const perPerson = numberOf('receita_por_pessoa')
  const score = String(scoreGeral.scoreTotal)
  const gain = formatMoney(nossaConta.ganhoMensal!)
  const actions = [...planoAcao.acoes30Dias, ...planoAcao.acoes60Dias, ...planoAcao.acoes90Dias]
  const costs = actions.map(
    ({ investimento }) => `${formatMoney(investimento!.min)} a ${formatMoney(investimento!.max)}`,
  )
  const total = [nossaConta.investimento!.min, nossaConta.investimento!.max].map(formatMoney)

  const numbers = analise.fatos.filter(({ valor }) => typeof valor === 'number')
  const isCount = ({ unidade }: Fact) => !/^(?:R\$|%|fração)/.test(unidade)
  // Counts of one name share a line of the PDF.
  const isShared = (fact: Fact) =>
    isCount(fact) && numbers.some(({ rotulo, valor }) => rotulo === fact.rotulo && valor !== fact.valor)
  const figures = numbers.filter((fact) => !isShared(fact)).map((fact) => factValue(fact))
  const { resposta } = analise.resultado
  const written = analise.referencias
    .filter(({ campo, fim }) => campo === 'resultado.resposta' && fim > 0)
    .map(({ inicio, fim }) => resposta.slice(inicio, fim))

  expect(figures.length).toBeGreaterThan(30)
  expect(written.length).toBeGreaterThan(20)
  expect(perPerson).toBe(8_330)
  expect(numberOf('regra.receita_por_pessoa')).toBe(REVENUE_PER_PERSON)
  expect(numberOf('regra.meta')).toBe(TARGET)
  expect(actions).toHaveLength(9)

  await signIn(account)
  await test.step('dashboard', async () => {
    await page.goto('/profile')
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expect(card('Receita por pessoa').getByTitle('por pessoa por mês')).toHaveAttribute(
      'title',
      `${formatMoney(perPerson)} por pessoa por mês`,
    )
    await expect(card('Nota geral').getByTitle('de 100')).toHaveAttribute('title', `${score} de 100`)
    await expect(card('Nota geral')).toContainText(`meta de ${TARGET}`)
    for (const { nome, nota } of scoreGeral.dimensoes)
      if (nota !== null)
        await expect(page.getByRole('button', { name: `${nome}, Nota: ${plural(nota, 'ponto')}` })).toBeAttached()
    await expect(card('Ganho mensal do plano').getByTitle(`${gain} por mês`)).toBeVisible()
    await card('Receita por pessoa').getByRole('button').first().click()
    const panel = page.getByRole('group', { name: 'De onde veio este número?' })
    await expect(panel).toContainText(`${formatMoney(REVENUE)} ÷ ${PEOPLE} = ${formatMoney(perPerson)}`)
    await page.keyboard.press('Escape')
  })

  await test.step('detail', async () => {
    await page.goto(`/profile?analise=${id}`)
    const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
    await expect(dialog.getByRole('region', { name: 'Nota geral' })).toContainText(score)
    const own = dialog.getByRole('heading', { name: 'Nossa conta' }).locator('..')
    for (const figure of [gain, ...total]) await expect(own).toContainText(figure)
    const reference = dialog.getByRole('heading', { name: 'Referência do produto' }).locator('..')
    await expect(reference).toContainText(formatMoney(shareOfRevenue(REVENUE, SAVINGS_PERCENT)))
    const shown = await dialog
      .locator('dt', { hasText: /^Referência do produto$/ })
      .locator('+ dd')
      .allInnerTexts()
    expect(
      shown.map((text) =>
        text
          .replace(/[●■ƒ≈§]/g, '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    ).toEqual(costs)
  })

  await test.step('.txt', async () => {
    const text = await downloaded(page, 'Exportar .txt', (file) => file.toString('utf8'))
    expect(text).toContain(`Nota geral: ${score} de 100`)
    for (const cost of costs) expect(text).toContain(`Referência do produto: ${cost}.`)
    expect(text).toContain(gain)
    for (const figure of written) expect(text).toContain(figure)
  })

  await test.step('PDF', async () => {
    const text = await downloaded(page, 'Baixar PDF', async (file) => {
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
      return text.replace(/\s+/g, ' ')
    })
    for (const figure of [score, gain, ...costs, formatMoney(perPerson), formatMoney(REVENUE_PER_PERSON)])
      expect(text).toContain(figure)
    for (const { rotulo, valor, unidade } of numbers.filter(isShared))
      expect(text).toMatch(
        new RegExp(`${rotulo.replace('?', '\\?')}:?[\\d,. e]*\\b${valor}\\b[\\d,. e]* ${unidade}(?! ${unidade})`),
      )
    for (const figure of [...figures, ...written]) expect(text).toContain(figure.replace(/\s+/g, ' '))
  })
})

async function downloaded(page: Page, button: string, read: (file: Buffer) => string | Promise<string>) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return read(await readFile(await (await download).path()))
}
