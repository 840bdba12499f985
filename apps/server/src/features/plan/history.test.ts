import type { Lancamento } from '@norteia/contracts/ledger'
import type { Tarefa } from '@norteia/contracts/plan'
import { movement, ofx } from '@norteia/statements/testing/ofx-file'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'

/** Three months of a shop with less rent than its owner thought. */
const lines = ['2026-08', '2026-09', '2026-10'].flatMap((mes) => {
  const on = (day: string) => `${mes.replace('-', '')}${day}`
  return [
    movement(on('03'), '80000.00', 'PIX RECEBIDO LOJA AURORA', `${mes}a`),
    movement(on('05'), '-40000.00', 'PIX ENVIADO IMOBILIARIA SOL', `${mes}b`),
    movement(on('08'), '-24000.00', 'PIX ENVIADO TECIDOS NORTE', `${mes}c`),
  ]
})
const FILE = ofx({
  movements: lines.join('\n'),
  range: '<DTSTART>20260801<DTEND>20261031',
  balance: '<LEDGERBAL><BALAMT>88000.00<DTASOF>20261031</LEDGERBAL>',
  server: '20261101',
})
const CATEGORIES = { AURORA: 'vendas-produtos', SOL: 'aluguel', NORTE: 'mercadorias' }

onBothEngines('a task over time', (t) => {
  const server = appTest(t)
  const { call, time } = server
  const statements = statementTest(server)

  async function owner() {
    time.now = Date.UTC(2026, 6, 20, 12)
    const as = await server.account('Ana Souza')
    const company = await server.company(as, { faturamento: 80_000, funcionarios: 6 })
    const path = `/companies/${company.id}/tarefas`
    const submission = submissionOf(as, company)
    const formAnswers = {
      ...submission.formAnswers,
      main_costs: 'folha 40.000; aluguel 15.000; mercadorias 24.000',
      main_challenge: 'O custo fixo está alto demais e come tudo o que entra.',
    }
    const { body } = await call('POST /diagnostics', { as, body: { ...submission, formAnswers } })
    const change = (task: Tarefa, input: object) =>
      call(`PATCH ${path}/${task.id}`, { as, body: { versao: task.versao, ...input } })
    const adopt = async () =>
      (await call(`POST ${path}/adotar`, { as, body: { analysisId: body.data.analysisId } })).body
    const history = async (task: Tarefa) => (await call(`GET ${path}/${task.id}/historico`, { as })).body.data
    const signIn = async () => {
      const login = await call('POST /login', { body: { email: as.email, password: as.password } })
      as.token = login.body.token
    }
    return { as, company, path, adopt, change, history, signIn }
  }

  test('shows who changed what and when, newest first, without refused changes', async () => {
    const { adopt, change, history, path, as } = await owner()
    const [task] = (await adopt()).data as Tarefa[]
    expect(await history(task!)).toEqual([])
    const first = await change(task!, { responsavel: 'Bia', prazo: '2026-08-01', detalhes: 'Outro jeito.' })
    await change(task!, { status: 'feita' })
    await change(first.body.data, {})
    time.now += 60_000
    await change({ ...first.body.data, versao: 3 }, { status: 'feita', depois: { valor: 12.5, unidade: 'dias' } })
    const { responsavel, prazo } = task!
    const shown = (day: string | null) => day?.split('-').reverse().join('/') ?? null
    expect(await history(task!)).toEqual([
      {
        em: '2026-07-20T12:01:00.000Z',
        autor: 'Ana Souza',
        mudancas: [
          { campo: 'status', de: 'A fazer', para: 'Feita' },
          { campo: 'depois', de: null, para: '12,5 dias' },
        ],
      },
      {
        em: '2026-07-20T12:00:00.000Z',
        autor: 'Ana Souza',
        mudancas: [
          { campo: 'detalhes', de: null, para: null },
          { campo: 'responsavel', de: responsavel, para: 'Bia' },
          { campo: 'prazo', de: shown(prazo), para: '01/08/2026' },
        ],
      },
    ])
    const missing = await call(`GET ${path}/019a0000-0000-7000-8000-000000000000/historico`, { as })
    expect([missing.status, missing.body.message]).toEqual([404, 'Tarefa não encontrada.'])
    const { plan_changes } = (await call('GET /users/me/export', { as })).body
    expect(plan_changes[0].mudancas).toEqual(
      expect.arrayContaining([expect.objectContaining({ campo: expect.any(String) })]),
    )
  })

  test('keeps the newest two hundred changes', async () => {
    const { adopt, change, history } = await owner()
    let task = ((await adopt()).data as Tarefa[])[0]!
    for (let n = 1; n <= 205; n++) task = (await change(task, { progresso: n % 100 })).body.data
    const kept = await history(task)
    expect(kept).toHaveLength(200)
    expect(kept[0].mudancas).toEqual([{ campo: 'progresso', de: '4%', para: '5%' }])
  })

  test('a discarded one that is adopted again is new, and the old one stays', async () => {
    const { adopt, change, path, as } = await owner()
    const first = (await adopt()).data as Tarefa[]
    await change(first[0]!, { status: 'descartada' })
    const again = await adopt()
    expect([again.novas, again.repetidas]).toEqual([1, first.length - 1])
    expect(again.data[0]).toMatchObject({ acao: first[0]!.acao, status: 'a_fazer', versao: 1 })
    expect(again.data[0].id).not.toBe(first[0]!.id)
    const { data } = (await call(`GET ${path}`, { as })).body
    expect(data).toHaveLength(first.length + 1)
    expect(data[0]).toMatchObject({ id: first[0]!.id, status: 'descartada' })
  })

  test('a done one is measured by statements where they give its figure, as of their last day', async () => {
    const { as, company, adopt, change, signIn } = await owner()
    const task = ((await adopt()).data as Tarefa[]).find(({ antes }) => antes?.rotulo === 'Custos fixos do mês')!
    expect(task.antes).toMatchObject({ valor: 55_000, em: '2026-07-20', fonte: 'diagnóstico' })
    time.now = Date.UTC(2026, 10, 3, 12)
    await signIn()
    await statements.send(as, company, FILE)
    for (const [word, categoria] of Object.entries(CATEGORIES)) {
      const { data } = await statements.list(as, company, `&q=${word}`)
      const [line] = data as Lancamento[]
      await call(`PATCH /companies/${company.id}/lancamentos/${line!.id}`, {
        as,
        body: { categoria, aplicarIguais: true },
      })
    }
    const done = await change(task, { status: 'feita' })
    expect(done.body.data.depois).toEqual({
      valor: 40_000,
      unidade: 'R$/mês',
      rotulo: 'Custos fixos do mês',
      em: '2026-10-31',
      fonte: 'extrato',
    })
  })
})
