import type { AnalysisDetail } from '@norteia/contracts/analysis'
import { cashSentence } from '@norteia/contracts/cash'
import { formatDate, formatMoney } from '@norteia/contracts/format'
import { NO_REFERENCE } from '@norteia/contracts/product-figures'
import { breakEvenSentence } from '@norteia/contracts/result'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { analysisPdf } from './analysis-pdf.ts'
import { printable } from './paper.ts'
import { drawAnalysisPdf } from './press.ts'

/** Text of a PDF without line breaks, and its number of pages. */
async function read(file: Uint8Array) {
  const { totalPages, text } = await extractText(await getDocumentProxy(file), { mergePages: true })
  return { totalPages, text: squeeze(text) }
}

/** Pairs of texts that overlap. */
async function collisions(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(file)
  const found: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    for (const [place, one] of texts.entries())
      for (const other of texts.slice(place + 1)) {
        const [[x, y], [left, base]] = [one, other].map(({ transform }) => transform.slice(4)) as [number[], number[]]
        const across = Math.min(x! + one.width, left! + other.width) - Math.max(x!, left!)
        const down = Math.abs(y! - base!)
        if (across > 1 && down < 0.7 * Math.min(one.height, other.height))
          found.push(`page ${number}: '${one.str}' on '${other.str}'`)
      }
  }
  return found
}

interface Element {
  role: string
  alt?: string
  children: (Element | { id: string })[]
}

/** The tags of a PDF in reading order, and texts outside of them. */
async function tagged(file: Uint8Array) {
  const pdf = await getDocumentProxy(file)
  const tags: { role: string; alt?: string; text: string }[] = []
  const untagged: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const texts = new Map<string, string>()
    const open: string[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) {
        const place = open.at(-1)
        if (place !== undefined) texts.set(place, (texts.get(place) ?? '') + item.str)
        else if (item.str.trim() !== '') untagged.push(item.str)
      } else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? 'decoration')
    }
    const visit = (node: Element) => {
      const text = node.children.map((child) => ('id' in child ? texts.get(child.id) : '')).join('')
      tags.push({ role: node.role, ...(node.alt ? { alt: node.alt } : {}), text: squeeze(text) })
      for (const child of node.children) if ('role' in child) visit(child)
    }
    const tree = await page.getStructTree()
    if (tree) visit(tree)
  }
  return { tags, untagged, marked: await pdf.getMarkInfo() }
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

onBothEngines('analysis as PDF', (t) => {
  const server = appTest(t)

  async function analysed(nome = 'Padaria Pão & Açúcar Ltda') {
    const as = await server.account()
    const company = await server.company(as, { nome, faturamento: 80_000, funcionarios: 6 })
    const reply = await server.call('POST /diagnostics', { as, body: submissionOf(as, company) })
    const path = `/companies/${company.id}/analises/${reply.body.data.analysisId}`
    const analysis: AnalysisDetail = (await server.call(`GET ${path}`, { as })).body.analise
    return { as, company, path, analysis }
  }

  test('is drawn beside the requests, which go on meanwhile', async () => {
    const { company, analysis } = await analysed()
    let turns = 0
    let drawing = true
    const turn = () => {
      turns += 1
      if (drawing) setImmediate(turn)
    }
    setImmediate(turn)
    const file = await drawAnalysisPdf({ company, analysis })
    drawing = false
    expect(turns).toBeGreaterThan(50)
    const { text } = await read(new Uint8Array(file))
    expect(text).toBe((await read(new Uint8Array(await analysisPdf({ company, analysis })))).text)
  })

  test('a document that cannot be drawn is refused, and the next one is drawn', async () => {
    const { company, analysis } = await analysed()
    const broken = { ...analysis, createdAt: 'nunca' }
    await expect(drawAnalysisPdf({ company, analysis: broken })).rejects.toThrow('Invalid time value')
    expect((await drawAnalysisPdf({ company, analysis })).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('holds what the screen shows, with its accents', async () => {
    const { company, analysis } = await analysed()
    const { text, totalPages } = await read(new Uint8Array(await analysisPdf({ company, analysis })))
    const full = analysis.insights.analiseCompleta
    expect(totalPages).toBeGreaterThan(2)
    // The opening is on page 1; the full report doesn't repeat it.
    const [opening] = analysis.resultado.resposta.split('\n\n')
    expect(text.split(squeeze(printable(opening!)))).toHaveLength(2)
    for (const wanted of [
      company.nome,
      String(full.scoreGeral.scoreTotal),
      full.scoreGeral.classificacao.nivel,
      full.scoreGeral.resumo,
      ...full.recomendacoes,
      // The screen shows no line where there is no public figure.
      ...full.insights.flatMap(({ titulo, valor, benchmark, recomendacao }) => [
        titulo,
        valor,
        ...(benchmark === NO_REFERENCE ? [] : [benchmark]),
        recomendacao,
      ]),
      ...Object.values(full.planoAcao)
        .flat()
        .flatMap((action) => [action.acao, action.detalhes, action.resultadoEsperado]),
      ...full.charts.flatMap((chart) => [chart.title.text, chart.descricao ?? '']),
      full.nossaConta.explicacao,
      formatMoney(80_000),
      ...analysis.fatos.map((fact) => fact.rotulo),
    ])
      expect(text).toContain(squeeze(printable(wanted)))
  })

  test('page 1 says challenge, three figures and dated decisions, page 2 scores and the plan by date', async () => {
    const { company, analysis } = await analysed()
    const pdf = await getDocumentProxy(new Uint8Array(await analysisPdf({ company, analysis })))
    const pages = (await extractText(pdf)).text.map(squeeze)
    const full = analysis.insights.analiseCompleta
    const numbers = analysis.resultado.resposta
      .split('\n\n')
      .find((section) => section.startsWith('OS NÚMEROS QUE DECIDEM\n'))!
      .split('\n')
      .slice(1)
    for (const said of [analysis.resultado.resposta.split('\n\n')[0]!, ...numbers.slice(0, 3), ...full.recomendacoes])
      expect(pages[0]).toContain(squeeze(printable(said)))
    for (const number of numbers.slice(3)) expect(pages[1]).toContain(squeeze(printable(number)))
    const until = (days: number) => formatDate(new Date(Date.parse(analysis.createdAt) + days * 86_400_000))
    for (const { acao, prazoDias, responsavel } of Object.values(full.planoAcao).flat())
      expect(pages[1]).toContain(squeeze(printable(`${until(prazoDias)} ${acao} ${responsavel}`)))
    expect(pages[1]).toContain(squeeze(printable(full.nossaConta.explicacao)))
    expect(pages[2]).toMatch(/^Pontosdeatençãoeforças/)
  })

  test('page 2 begins with the decision that the owner weighs, which stands nowhere else', async () => {
    const { company, analysis } = await analysed()
    const verdict = '“Penso em pegar um empréstimo”: Ainda não. Sobram R$ 3.000 por mês.'
    const [opening, ...sections] = analysis.resultado.resposta.split('\n\n')
    const resposta = [opening, `O QUE VOCÊ ESTÁ DECIDINDO\n${verdict}`, ...sections].join('\n\n')
    const weighing = { ...analysis, resultado: { ...analysis.resultado, resposta } }
    const pdf = await getDocumentProxy(new Uint8Array(await analysisPdf({ company, analysis: weighing })))
    const pages = (await extractText(pdf)).text.map(squeeze)
    expect(pages[1]?.indexOf(squeeze(printable(`O que você está decidindo${verdict}`)))).toBe(0)
    expect(pages.join('').split(squeeze(printable(verdict)))).toHaveLength(2)
  })

  test('an account that waits for her word stands on page 2 and nowhere else', async () => {
    const { company, analysis } = await analysed()
    const account =
      '• A conta: 14 × R$ 460 − R$ 7.800 = falta de R$ 1.360 por mês. Li assim: 14 é a quantidade por mês.'
    const [opening, ...sections] = analysis.resultado.resposta.split('\n\n')
    const resposta = [opening, `CONTA PARA VOCÊ CONFIRMAR\n${account}`, ...sections].join('\n\n')
    const open = { ...analysis, resultado: { ...analysis.resultado, resposta } }
    const pdf = await getDocumentProxy(new Uint8Array(await analysisPdf({ company, analysis: open })))
    const pages = (await extractText(pdf)).text.map(squeeze)
    expect(pages[1]).toContain(squeeze(printable(`Conta para você confirmar${account}`)))
    expect(pages.join('').split(squeeze(printable(account)))).toHaveLength(2)
  })

  test('a sheet to copy is drawn as a table, without the marks between its cells', async () => {
    const { company, analysis } = await analysed()
    const sheets = Object.values(analysis.insights.analiseCompleta.planoAcao)
      .flat()
      .flatMap(({ material }) => (material?.tipo === 'planilha' ? [material.texto.split('\n')] : []))
    expect(sheets.length).toBeGreaterThan(0)
    const { tags } = await tagged(new Uint8Array(await analysisPdf({ company, analysis })))
    const cells = tags.filter(({ role }) => role === 'TH' || role === 'TD').map(({ text }) => text)
    const whole = tags.map(({ text }) => text).join('\n')
    for (const [head, ...rows] of sheets) {
      for (const cell of [head!, ...rows].join(';').split(';'))
        if (cell) expect(cells).toContain(squeeze(printable(cell)))
      expect(whole).not.toContain(squeeze(printable(head!)))
    }
  })

  test('counts of one name, such as the terms of the plan, share a line', async () => {
    const { company, analysis } = await analysed()
    const { text } = await read(new Uint8Array(await analysisPdf({ company, analysis })))
    const terms = Object.values(analysis.insights.analiseCompleta.planoAcao).flatMap((actions) =>
      actions.map(({ prazoDias }) => prazoDias),
    )
    const sorted = [...new Set(terms)].sort((a, b) => a - b)
    const line = `Prazo do plano: ${sorted.slice(0, -1).join(', ')} e ${sorted.at(-1)} dias`
    expect(text).toContain(squeeze(line))
    expect(text.split('Prazodoplano')).toHaveLength(2)
  })

  test('a screen reader finds headings, lists and the figures of every chart', async () => {
    const { company, analysis } = await analysed()
    const { tags, untagged, marked } = await tagged(new Uint8Array(await analysisPdf({ company, analysis })))
    const full = analysis.insights.analiseCompleta
    expect(marked).toMatchObject({ Marked: true })
    expect(untagged).toEqual([])
    const textsOf = (role: string) => tags.filter((tag) => tag.role === role).map((tag) => tag.text)
    expect(textsOf('H1')).toEqual([squeeze(company.nome)])
    expect(textsOf('H2')).toContain('Gráficos')
    expect(textsOf('H3')).toEqual(expect.arrayContaining(full.charts.map((chart) => squeeze(chart.title.text))))
    // The term in days, and the day that it falls on.
    const due = (step: string) => {
      const days = Number(/, em até (\d+) dias\./.exec(step)![1])
      return formatDate(new Date(Date.parse(analysis.createdAt) + days * 86_400_000))
    }
    expect(textsOf('LBody')).toEqual(
      full.recomendacoes.map((step) => squeeze(printable(`${step} Prazo: ${due(step)}.`))),
    )
    const charts = tags.filter(({ role, alt }) => role === 'Figure' && alt?.startsWith('Gráfico. '))
    expect(charts).toHaveLength(full.charts.length)
    expect(charts.every(({ alt }) => /\d/.test(alt ?? ''))).toBe(true)
  })

  test.for([
    ['a small company', 60_000, 'Bar do Zé'],
    [
      'a very large one',
      1_200_000_000,
      'Comércio e Distribuição de Produtos Alimentícios Irmãos Albuquerque e Filhos S/A',
    ],
  ] as const)('no text stands on another: %s', async ([, revenue, nome]) => {
    const as = await server.account()
    const company = await server.company(as, { nome, faturamento: revenue, funcionarios: 6 })
    const meses = Array.from({ length: 24 }, (_, place) => ({
      mes: `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
      valor: Math.round(revenue * (0.8 + (place % 5) / 20)),
    }))
    await server.call(`PUT /companies/${company.id}/faturamento-mensal`, { as, body: { meses } })
    const reply = await server.call('POST /diagnostics', { as, body: submissionOf(as, company) })
    const path = `/companies/${company.id}/analises/${reply.body.data.analysisId}`
    const analysis: AnalysisDetail = (await server.call(`GET ${path}`, { as })).body.analise
    expect(analysis.fatos.filter(({ rotulo }) => rotulo.includes('2025')).length).toBeGreaterThan(11)
    expect(await collisions(new Uint8Array(await analysisPdf({ company, analysis })))).toEqual([])
  })

  test('has a page of result and cash once there are movements', async () => {
    server.time.now = Date.UTC(2026, 8, 10, 12)
    const { as, company, path: analysisPath } = await analysed()
    const path = `/companies/${company.id}`
    const pdfOf = async () => {
      const headers = { authorization: `Bearer ${as.token}` }
      const { rawPayload } = await server.app().inject({ method: 'GET', url: `${analysisPath}/pdf`, headers })
      return new Uint8Array(rawPayload)
    }
    const before = await read(await pdfOf())
    expect(before.text).not.toContain('Resultadoecaixa')
    await insertMovements(
      t.db(),
      company.id,
      ['2026-05', '2026-06', '2026-07', '2026-08'].flatMap((mes) => [
        { data: `${mes}-05`, centavos: 50_000_00, categoria: 'vendas-produtos', contraparte: 'CLIENTE SECRETO' },
        { data: `${mes}-07`, centavos: -20_000_00, categoria: 'mercadorias' },
        { data: `${mes}-10`, centavos: -15_000_00, categoria: 'aluguel' },
      ]),
      { saldo: 60_000_00, em: '2026-08-31' },
    )
    const file = await pdfOf()
    const { text, totalPages } = await read(new Uint8Array(file))
    expect(totalPages).toBeGreaterThan(before.totalPages)
    const result = (await server.call(`GET ${path}/resultado`, { as })).body.data
    const cash = (await server.call(`GET ${path}/caixa`, { as })).body.data
    for (const said of [
      'Resultado e caixa',
      breakEvenSentence(result),
      `Resultado ${formatMoney(15_000)}`,
      `Variação do saldo no mês ${formatMoney(15_000)}`,
      cashSentence(cash),
    ])
      expect(text).toContain(squeeze(printable(said)))
    expect(text).not.toContain('SECRETO')
    expect(await collisions(new Uint8Array(file))).toEqual([])
    expect((await tagged(new Uint8Array(file))).untagged).toEqual([])
  })

  test('is sent as a download under a fixed name', async () => {
    const { as, path } = await analysed('=cmd"; rm')
    const reply = await server.call(`GET ${path}/pdf`, { as })
    expect(reply.status).toBe(200)
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toBe('attachment; filename="norteia-analise.pdf"')
    expect(reply.text.startsWith('%PDF-')).toBe(true)
  })

  test("answers 404 for an unknown analysis and 403 for another user's company", async () => {
    const { as, company, path } = await analysed()
    const stranger = await server.account('Bia Lima')
    const unknown = `/companies/${company.id}/analises/019a0000-0000-7000-8000-000000000000`
    expect((await server.call(`GET ${unknown}/pdf`, { as })).status).toBe(404)
    expect((await server.call(`GET ${path}/pdf`, { as: stranger })).status).toBe(403)
  })
})

describe('printable', () => {
  test('keeps Latin letters, drops pictures and marks what no font holds', () => {
    expect(printable('Pão de Łódź – 100% ✓')).toBe('Pão de Łódź – 100% ?')
    expect(printable('Café 🚀👨‍👩‍👧 da Ana')).toBe('Café  da Ana')
    expect(printable('店')).toBe('?')
  })
})
