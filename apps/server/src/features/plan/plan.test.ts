import { MOVES, TASK_STATUSES, type Tarefa, type TaskStatus, wayBack } from '@norteia/contracts/plan'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onBothEngines } from '#tests/support/engines.ts'

const DAY = 86_400_000
type Step =
  | { kind: 'adopt'; acoes: number[] }
  | { kind: 'move'; place: number; to: TaskStatus }
  | { kind: 'undo' }
  | { kind: 'edit'; place: number; stale: boolean }
  | { kind: 'analyse'; kpis: string }

/** 22:30 of the 21st in São Paulo, the 22nd in UTC. */
const EVENING = Date.UTC(2026, 10, 22, 1, 30)
/** Whose challenge is decided by a figure. */
const FIXED_COSTS = {
  main_costs: 'folha 40.000; aluguel 15.000; mercadorias 24.000',
  main_challenge: 'O custo fixo está alto demais e come tudo o que entra.',
}
const CHANGED = 'Esta tarefa mudou em outra tela. Atualize para ver.'

onBothEngines('plan', (t) => {
  const server = appTest(t)
  const { call } = server

  async function owner() {
    server.time.now = EVENING
    const as = await server.account()
    const company = await server.company(as, { faturamento: 80_000, funcionarios: 6 })
    const path = `/companies/${company.id}/tarefas`
    const add = async (body: object = {}): Promise<Tarefa> =>
      (await call(`POST ${path}`, { as, body: { acao: 'Ligar para os devedores', ...body } })).body.data
    const change = (task: Tarefa, body: object) =>
      call(`PATCH ${path}/${task.id}`, { as, body: { versao: task.versao, ...body } })
    return { as, company, path, add, change }
  }

  async function analysed(first: object = {}) {
    const it = await owner()
    const analyse = async (answers: object = {}) => {
      const submission = submissionOf(it.as, it.company)
      const formAnswers = { ...submission.formAnswers, ...answers }
      const { body } = await call('POST /diagnostics', { as: it.as, body: { ...submission, formAnswers } })
      const { analysisId } = body.data
      const read = await call(`GET /companies/${it.company.id}/analises/${analysisId}`, { as: it.as })
      const { acoes30Dias, acoes60Dias, acoes90Dias } = read.body.analise.insights.analiseCompleta.planoAcao
      return { analysisId, acoes: [...acoes30Dias, ...acoes60Dias, ...acoes90Dias] }
    }
    const adopt = (body: object) => call(`POST ${it.path}/adotar`, { as: it.as, body })
    const plan = async () => (await call(`GET ${it.path}`, { as: it.as })).body
    return { ...it, ...(await analyse(first)), analyse, adopt, plan }
  }

  test('is empty and offers nothing before the first analysis', async () => {
    const { as, path } = await owner()
    expect((await call(`GET ${path}`, { as })).body).toEqual({ success: true, data: [], proposta: null })
  })

  test('adopts each action once, due as many days after the adoption as it says', async () => {
    const { adopt, plan, analysisId, acoes } = await analysed()
    expect((await plan()).proposta).toEqual({ analysisId, acoes: acoes.map((_, place) => place) })
    const { status, body } = await adopt({ analysisId })
    expect([status, body.novas, body.repetidas]).toEqual([200, acoes.length, 0])
    expect(body.data.map((task: Tarefa) => task.acao)).toEqual(acoes.map(({ acao }) => acao))
    for (const [place, task] of (body.data as Tarefa[]).entries())
      expect(task).toMatchObject({
        analysisId,
        regra: acoes[place].regra,
        status: 'a_fazer',
        prazo: new Date(Date.UTC(2026, 10, 21) + acoes[place].prazoDias * DAY).toISOString().slice(0, 10),
        progresso: 0,
        depois: null,
        comentarios: [],
        versao: 1,
        concluidaEm: null,
      })
    expect((await plan()).proposta).toBe(null)
    const again = await adopt({ analysisId, acoes: [1, 0] })
    expect([again.body.novas, again.body.repetidas]).toEqual([0, 2])
    expect(again.body.data.map((task: Tarefa) => task.id)).toEqual([body.data[1].id, body.data[0].id])
    expect((await plan()).data).toEqual(body.data)
  })

  test('takes the figure of the rule as what it was before, with day and source', async () => {
    const { adopt, analysisId } = await analysed(FIXED_COSTS)
    const { body } = await adopt({ analysisId })
    const antes = { valor: 55_000, unidade: 'R$/mês', rotulo: 'Custos fixos do mês', em: '2026-11-21' }
    for (const task of body.data as Tarefa[])
      expect([task.regra, task.antes]).toEqual([
        task.regra,
        task.regra === 'custo_fixo_alto' ? { ...antes, fonte: 'diagnóstico' } : null,
      ])
  })

  test('a later analysis offers actions that aren’t open tasks, and rewrites nothing', async () => {
    const { adopt, plan, analyse, change, analysisId, acoes } = await analysed()
    const { body } = await adopt({ analysisId, acoes: [0, 1] })
    await change(body.data[0], { acao: 'Do meu jeito', responsavel: 'Bia' })
    await change(body.data[1], { status: 'descartada' })
    const before = await plan()
    expect(before.proposta.acoes).toEqual(acoes.slice(2).map((_, place) => place + 2))
    server.time.now += DAY
    const next = await analyse({ kpis: 'nenhum' })
    const after = await plan()
    expect(after.data).toEqual(before.data)
    expect(after.proposta.analysisId).toBe(next.analysisId)
    const same = (place: number) =>
      next.acoes[place].regra === acoes[0].regra && next.acoes[place].passo === acoes[0].passo
    expect(after.proposta.acoes).toEqual(next.acoes.map((_, place) => place).filter((place) => !same(place)))
  })

  test('a discarded or done action that is adopted again is new', async () => {
    const { adopt, change, analysisId } = await analysed()
    const { body } = await adopt({ analysisId, acoes: [0, 1] })
    await change(body.data[0], { status: 'descartada' })
    await change(body.data[1], { status: 'feita' })
    const again = await adopt({ analysisId, acoes: [0, 1] })
    expect([again.body.novas, again.body.repetidas]).toEqual([2, 0])
  })

  test('two adoptions at once make each task once', async () => {
    const { adopt, plan, analysisId, acoes } = await analysed()
    const replies = await Promise.all([adopt({ analysisId }), adopt({ analysisId }), adopt({ analysisId })])
    expect(replies.reduce((sum, { body }) => sum + body.novas, 0)).toBe(acoes.length)
    expect((await plan()).data).toHaveLength(acoes.length)
  })

  test('whatever is adopted, moved, edited and analysed again: no task is lost, and only legal moves happen', async () => {
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ kind: fc.constant('adopt' as const), acoes: fc.uniqueArray(fc.nat(5), { minLength: 1 }) }),
      fc.record({ kind: fc.constant('move' as const), place: fc.nat(8), to: fc.constantFrom(...TASK_STATUSES) }),
      fc.record({ kind: fc.constant('undo' as const) }),
      fc.record({ kind: fc.constant('edit' as const), place: fc.nat(8), stale: fc.boolean() }),
      fc.record({ kind: fc.constant('analyse' as const), kpis: fc.constantFrom('nenhum', 'margem') }),
    )
    const walk = async (steps: readonly Step[]) => {
      const { adopt, analyse, plan, change, ...first } = await analysed()
      let { analysisId } = first
      let before: Tarefa[] = []
      let moved: Tarefa | undefined
      for (const one of steps) {
        const place =
          one.kind === 'undo' ? before.findIndex(({ id }) => id === moved?.id) : 'place' in one ? one.place : -1
        const task = place < 0 ? undefined : before[place % Math.max(1, before.length)]
        let changes = 0
        if (one.kind === 'adopt') await adopt({ analysisId, acoes: one.acoes })
        if (one.kind === 'analyse') analysisId = (await analyse({ kpis: one.kpis })).analysisId
        if (one.kind === 'move' && task) {
          changes = one.to === task.status || MOVES[task.status].includes(one.to) ? 1 : 0
          expect((await change(task, { status: one.to })).status).toBe(changes === 1 ? 200 : 422)
          if (changes === 1) moved = task
        }
        if (one.kind === 'undo' && task && moved) {
          const way = wayBack(task.status, moved.status)
          for (const status of way)
            expect((await change({ ...task, versao: task.versao + changes++ }, { status })).status).toBe(200)
        }
        if (one.kind === 'edit' && task) {
          changes = one.stale ? 0 : 1
          const versao = one.stale ? task.versao - 1 : task.versao
          expect((await change({ ...task, versao }, { detalhes: 'Outro jeito.' })).status).toBe(one.stale ? 409 : 200)
        }
        const after: Tarefa[] = (await plan()).data
        for (const [place, known] of before.entries()) {
          const now = after[place]
          if (changes > 0 && known.id === task?.id)
            expect([now?.id, now?.versao]).toEqual([known.id, known.versao + changes])
          else expect(now).toEqual(known)
          if (one.kind === 'undo' && known.id === task?.id) expect(now?.status).toBe(moved?.status)
        }
        if (one.kind !== 'adopt') expect(after).toHaveLength(before.length)
        before = after
      }
    }
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), walk), { numRuns: 12 })
  })

  test('refuses actions that the analysis lacks, and an unknown analysis', async () => {
    const { adopt, plan, analysisId, acoes } = await analysed()
    for (const places of [[acoes.length], [-1], [0.5], [], 'x']) {
      const reply = await adopt({ analysisId, acoes: places })
      expect([reply.status, Object.values(reply.body.fields)]).toEqual([422, ['Escolha ações desta análise.']])
    }
    expect((await plan()).data).toEqual([])
    const reply = await adopt({ analysisId: '019a0000-0000-7000-8000-000000000000' })
    expect([reply.status, reply.body.message]).toEqual([404, 'Análise não encontrada.'])
  })

  test.each(TASK_STATUSES.flatMap((from) => TASK_STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      const { add, change } = await owner()
      let task = await add()
      for (const status of from === 'a_fazer' ? [] : [from]) task = (await change(task, { status })).body.data
      const reply = await change(task, { status: to })
      const legal = from === to || MOVES[from].includes(to)
      expect(reply.status).toBe(legal ? 200 : 422)
      if (legal) expect(reply.body.data).toMatchObject({ status: to, versao: task.versao + 1 })
      else expect(Object.keys(reply.body.fields)).toEqual(['status'])
    },
  )

  test('an older version is refused and changes nothing', async () => {
    const { as, path, add, change } = await owner()
    const task = await add()
    expect((await change(task, { progresso: 40 })).body.data).toMatchObject({ progresso: 40, versao: 2 })
    const late = await change(task, { status: 'descartada' })
    expect([late.status, late.body.message]).toEqual([409, CHANGED])
    const both = await Promise.all([1, 2].map((n) => change({ ...task, versao: 2 }, { progresso: n })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call(`GET ${path}`, { as })).body.data).toMatchObject([{ status: 'a_fazer', versao: 3 }])
  })

  test('is overdue once its day is over in São Paulo, while it is open', async () => {
    const { as, path, add, change } = await owner()
    const task = await add({ prazo: '2026-11-21' })
    expect(task).toMatchObject({ atrasada: false, analysisId: null, regra: null, antes: null })
    server.time.now = Date.UTC(2026, 10, 22, 3)
    expect((await call(`GET ${path}`, { as })).body.data[0].atrasada).toBe(true)
    const done = await change(task, { status: 'feita' })
    expect(done.body.data).toMatchObject({
      atrasada: false,
      progresso: 100,
      concluidaEm: '2026-11-22T03:00:00.000Z',
    })
    const undone = await change(done.body.data, { status: 'fazendo', prazo: null, responsavel: null })
    expect(undone.body.data).toMatchObject({ progresso: 0, concluidaEm: null, prazo: null, responsavel: null })
  })

  test('says how it turned out only when it is done', async () => {
    const { add, change } = await owner()
    const task = await add()
    const early = await change(task, { depois: { valor: 3 } })
    expect([early.status, early.body.fields]).toEqual([422, { depois: 'Conclua a tarefa antes de dizer como ficou.' }])
    const done = await change(task, { status: 'feita', depois: { valor: 12.5, unidade: 'dias' } })
    expect(done.body.data.depois).toEqual({
      valor: 12.5,
      unidade: 'dias',
      rotulo: 'Resultado',
      em: '2026-11-21',
      fonte: 'informado',
    })
    expect((await change(done.body.data, { depois: null })).body.data.depois).toBe(null)
  })

  test('a typed figure keeps the earlier name only in the same unit', async () => {
    const { adopt, change, analysisId } = await analysed(FIXED_COSTS)
    const task = (await adopt({ analysisId })).body.data.find(({ regra }: Tarefa) => regra === 'custo_fixo_alto')
    const done = (await change(task, { status: 'feita', depois: { valor: 48_000 } })).body.data
    expect(done.depois).toMatchObject({ unidade: 'R$/mês', rotulo: 'Custos fixos do mês' })
    const other = (await change(done, { depois: { valor: 3, unidade: 'dias' } })).body.data
    expect(other.depois).toMatchObject({ unidade: 'dias', rotulo: 'Resultado' })
  })

  test('a done task is measured again where a later analysis knows its figure', async () => {
    const { add, adopt, analyse, change, analysisId } = await analysed(FIXED_COSTS)
    const other = await add()
    const { body } = await adopt({ analysisId })
    const tasks = body.data as Tarefa[]
    const [first, last] = tasks.filter(({ regra }) => regra === 'custo_fixo_alto') as [Tarefa, Tarefa]
    expect((await change(first, { status: 'feita' })).body.data.depois).toBe(null)
    server.time.now += 3 * DAY
    await analyse({ ...FIXED_COSTS, main_costs: 'folha 38.000; aluguel 10.000; mercadorias 24.000' })
    expect((await change(other, { status: 'feita' })).body.data.depois).toBe(null)
    const done = await change(last, { status: 'feita' })
    const depois = { ...last.antes, valor: 48_000, em: '2026-11-24' }
    expect(done.body.data.depois).toEqual(depois)
    expect((await change(done.body.data, { acao: 'Outra' })).body.data.depois).toEqual(depois)
    expect((await change({ ...last, versao: 3 }, { status: 'fazendo' })).body.data.depois).toBe(null)
  })

  test('comments come and go without another version', async () => {
    const { as, path, add } = await owner()
    const task = await add()
    const made = await call(`POST ${path}/${task.id}/comentarios`, { as, body: { texto: ' Dois já pagaram. ' } })
    expect([made.status, made.body.data]).toEqual([
      201,
      { id: expect.any(String), autor: 'Ana Souza', texto: 'Dois já pagaram.', criadaEm: '2026-11-22T01:30:00.000Z' },
    ])
    expect((await call(`GET ${path}`, { as })).body.data).toMatchObject([{ versao: 1, comentarios: [made.body.data] }])
    for (const texto of ['x'.repeat(2_001), ' '])
      expect((await call(`POST ${path}/${task.id}/comentarios`, { as, body: { texto } })).status).toBe(422)
    const other = await add()
    const elsewhere = await call(`DELETE ${path}/${other.id}/comentarios/${made.body.data.id}`, { as })
    expect([elsewhere.status, elsewhere.body.message]).toEqual([404, 'Comentário não encontrado.'])
    const stranger = await owner()
    const foreign = await stranger.add()
    const stolen = `DELETE ${stranger.path}/${foreign.id}/comentarios/${made.body.data.id}`
    expect((await call(stolen, { as: stranger.as })).status).toBe(404)
    const gone = await call(`DELETE ${path}/${task.id}/comentarios/${made.body.data.id}`, { as })
    expect([gone.status, gone.body]).toEqual([200, { success: true }])
    expect((await call(`GET ${path}`, { as })).body.data[0].comentarios).toEqual([])
  })

  test('adopting and deleting what was written leave an audit row each; changes have the history of their task', async () => {
    const { as, path, adopt, analysisId, acoes } = await analysed()
    for (const _ of [1, 2]) await adopt({ analysisId })
    const task = (await call(`GET ${path}`, { as })).body.data[0]
    const made = await call(`POST ${path}/${task.id}/comentarios`, { as, body: { texto: 'Um segredo.' } })
    expect((await call(`DELETE ${path}/${task.id}/comentarios/${made.body.data.id}`, { as })).status).toBe(200)
    const { audit } = (await call('GET /users/me/export', { as })).body
    const entries = audit.map(({ oque, detalhe }: Record<string, string>) => [oque, detalhe])
    expect(entries.filter(([oque]: string[]) => /plano/.test(oque ?? '')).sort()).toEqual([
      ['ações adotadas no plano', `${acoes.length} novas`],
      ['comentário apagado no plano', null],
    ])
    expect(JSON.stringify(audit)).not.toContain('segredo')
  })

  test('goes with the export, and leaves with the company', async () => {
    const { as, company, path, add } = await owner()
    const task = await add({ detalhes: 'Um por dia.' })
    await call(`POST ${path}/${task.id}/comentarios`, { as, body: { texto: 'Primeira ligação feita.' } })
    const { body } = await call('GET /users/me/export', { as })
    expect(body).toMatchObject({
      plan_tasks: [{ detalhes: 'Um por dia.' }],
      plan_comments: [{ texto: 'Primeira ligação feita.' }],
    })
    expect((await call(`DELETE /companies/${company.id}`, { as })).status).toBe(200)
    for (const table of ['plan_tasks', 'plan_comments'] as const)
      expect(await t.db().selectFrom(table).selectAll().where('company_id', '=', company.id).execute()).toEqual([])
  })
})
