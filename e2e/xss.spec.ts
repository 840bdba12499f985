import { readFile } from 'node:fs/promises'
import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerTo, type Seed } from './seed.ts'

/** Each leaves a mark where it gets through: an element with data-xss, a dialog, or window.xss. */
const CORPUS = [
  '<img data-xss src=x onerror="window.xss=1;alert(1)">',
  '"><svg data-xss onload=alert(1)>',
  '</script></title></textarea><script data-xss>alert(1)</script>',
  '<iframe data-xss srcdoc="<script>parent.xss=1</script>">',
  'javascript:alert(1)//',
  `'-alert(1)-'{{constructor.constructor('alert(1)')()}}`,
  '<a data-xss href="javascript:alert(1)">oi</a>',
  '<style data-xss>*{background:url(//mal.example/)}</style>',
  '<meta data-xss http-equiv=refresh content="0;url=//mal.example">',
  '<math data-xss><mtext><table><mglyph><style><img src onerror=alert(1)>',
  '&lt;img data-xss src=x onerror=alert(1)&gt;',
  '=HYPERLINK("http://mal.example";"oi")',
]

const ALL = CORPUS.join(' ')
/** Three to a name: a name takes 200 characters. */
const NAMES = [0, 1, 2, 3].map((row) => CORPUS.filter((_, n) => n % 4 === row).join(' '))
const STRAY = '[data-xss], a[href^="javascript" i], iframe, object, embed, base, meta[http-equiv="refresh"]'

/** A user whose every text is an attack. */
async function poisoned(seed: Seed, payload: string) {
  const account = await seed.user(payload)
  const company = await seed.company(account, {
    nome: payload,
    cnpj: payload.slice(0, 40),
    faturamento: 48_200,
    funcionarios: 6,
  })
  const { general, segments } = await seed.questions()
  const answer = (question: (typeof general)[number]) => (question.options ? answerTo(question) : `${payload} ${ALL}`)
  const send = (path: string, body: object) => seed.call('POST', path, body, account.token)
  const diagnostic = await seed.call<{ data: { analysisId: string } }>(
    'POST',
    '/diagnostics',
    {
      userEmail: account.email,
      companyId: company.id,
      formAnswers: {
        ...Object.fromEntries(general.map((question) => [question.id, answer(question)])),
        company_name: payload,
        market_segment: 'Outro',
        other_channel: payload,
      },
      segmentSpecificAnswers: Object.fromEntries(segments.Outro.map((question) => [question.id, answer(question)])),
    },
    account.token,
  )
  await send('/company-analysis/analise', {
    nomeEmpresa: payload,
    setor: 'Serviços',
    faturamento: 50_000,
    funcionarios: 4,
    tempoMercado: payload,
    desafios: ALL,
    objetivos: ALL,
    nomeUsuario: payload,
    emailUsuario: payload,
    telefoneUsuario: payload.slice(0, 40),
    cnpj: payload.slice(0, 40),
    localizacao: payload,
  })
  await send(`/api/company/${company.id}/setup-automation`, DEFAULT_AUTOMATION)
  return { account, analysisId: diagnostic.data.analysisId }
}

/** Nothing of the corpus has become anything but text. */
async function expectHarmless(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 120)),
    STRAY,
  )
  expect(found, where).toEqual([])
  expect(await page.evaluate(() => 'xss' in window), where).toBe(false)
}

const PAGES = [
  '/',
  '/settings',
  '/dashboard',
  '/solucoes',
  '/analisar-empresa',
  '/diagnostico-empresarial',
  '/onboarding/select-company',
  '/suporte',
  ...['visao-geral', 'graficos', 'relatorio', 'agente', 'historico'].map((tab) => `/profile?aba=${tab}`),
]

for (const [row, payload] of NAMES.entries())
  test(`as every text of a user, on every screen: ${row + 1} of ${NAMES.length}`, async ({ page, seed, signIn }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    const { account, analysisId } = await poisoned(seed, payload)
    await signIn(account)
    for (const path of PAGES) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expectHarmless(page, path)
    }
    await page.goto('/profile')
    await expect(page.getByText(payload.replace(/\s+/g, ' '), { exact: false }).first()).toBeVisible()

    await page.goto(`/profile?aba=historico&analise=${analysisId}`)
    const detail = page.getByRole('dialog', { name: 'Detalhes da análise' })
    for (const tab of ['Plano de Ação', 'Insights', 'Gráficos', 'Relatório Completo']) {
      await detail.getByRole('tab', { name: tab }).click()
      await expectHarmless(page, tab)
    }
    const saved = page.waitForEvent('download')
    await detail.getByRole('button', { name: 'Exportar .txt' }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+\.txt$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('Norteia')
    const paper = page.waitForEvent('download')
    await detail.getByRole('button', { name: 'Baixar PDF' }).click()
    expect((await paper).suggestedFilename()).toMatch(/^[a-z0-9-]+\.pdf$/)
    await detail.getByRole('button', { name: 'Criar link' }).click()
    const sharing = page.getByRole('dialog', { name: 'Criar link' })
    await sharing.getByLabel('Incluir minhas palavras').check()
    await sharing.getByRole('button', { name: 'Criar link' }).click()
    const link = await sharing.getByLabel('Endereço do link').inputValue()
    await sharing.getByRole('button', { name: 'Fechar', exact: true }).click()
    await detail.getByRole('button', { name: 'Fechar', exact: true }).click()
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible()
    await expectHarmless(page, '/r')
    expect(dialogs).toEqual([])
  })

test('typed into the panel, the chat, the revenue table and the tool', async ({ page, seed, signIn }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const account = await seed.user()
  await seed.diagnostic(account, await seed.company(account, { faturamento: 48_200, funcionarios: 6 }))
  await signIn(account)
  await page.goto('/profile?aba=agente&agente=consultor')
  await page.getByLabel('Sua pergunta').fill(ALL)
  await page.getByRole('button', { name: 'Consultar IA' }).click()
  await expect(page.getByRole('heading', { name: 'Resposta do consultor' })).toBeVisible()
  await expectHarmless(page, 'consultant')
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Informar faturamento mensal' }).click()
  const revenue = page.getByRole('dialog', { name: 'Informar faturamento mensal' })
  await revenue.getByRole('tab', { name: 'Colar ou enviar CSV' }).click()
  await revenue.locator('input[type=file]').setInputFiles({
    name: '<img data-xss src=x onerror=alert(1)>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`mes;valor\n${CORPUS.map((text) => `${text};${text}`).join('\n')}\n10/2026;48.200`),
  })
  await expect(revenue.getByText('Mês não reconhecido', { exact: false }).first()).toBeVisible()
  await expectHarmless(page, 'revenue')
  await page.goto('/suporte')
  await page.getByRole('button', { name: 'Abrir chat' }).click()
  const chat = page.getByRole('region', { name: 'Chat com o Agente Norte' })
  await expect(chat.getByText('Agente Norte Online')).toBeVisible()
  for (const text of CORPUS) {
    await chat.getByLabel('Digite sua mensagem').fill(text)
    await chat.getByRole('button', { name: 'Enviar' }).click()
    await expect(chat.getByLabel('Digite sua mensagem')).toHaveValue('')
  }
  await expect(chat.getByText(CORPUS[0] ?? '', { exact: true })).toBeVisible()
  await expectHarmless(page, 'chat')
  expect(dialogs).toEqual([])
})

test('in addresses and in what the browser has stored', async ({ page, allow, seed, signIn }) => {
  allow(/status of 404/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  for (const text of CORPUS) {
    const part = encodeURIComponent(text)
    for (const path of [
      `/profile?aba=${part}`,
      `/profile?analise=${part}`,
      `/login?next=${part}#${part}`,
      `/${part}`,
    ]) {
      await page.goto(path)
      await expectHarmless(page, path)
    }
  }
  for (const text of CORPUS) {
    await page.goto('/icon.svg')
    await page.evaluate(
      ([token, payload]) => {
        localStorage.clear()
        localStorage.setItem('token', token)
        localStorage.setItem('user', JSON.stringify({ id: payload, name: payload, email: payload, companies: payload }))
        localStorage.setItem('activeCompanyId', payload)
      },
      [account.token, text] as const,
    )
    await page.goto('/profile')
    await page.waitForLoadState('networkidle')
    await expectHarmless(page, `stored ${text}`)
  }
})
