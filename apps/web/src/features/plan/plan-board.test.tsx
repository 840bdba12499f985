import type { Tarefa } from '@norteia/contracts/plan'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { PlanBoard } from './plan-board.tsx'
import { PlanLine } from './plan-line.tsx'

const PLAN = 'GET /companies/c1/tarefas'
const task = (fields: Partial<Tarefa> = {}): Tarefa => ({
  id: 't1',
  analysisId: 'a1',
  regra: 'custo_fixo_alto',
  acao: 'Renegocie as três maiores contas',
  detalhes: 'Uma por semana.',
  status: 'a_fazer',
  responsavel: 'Marina',
  prazo: '2026-12-05',
  atrasada: false,
  progresso: 0,
  antes: { valor: 55_000, unidade: 'R$/mês', rotulo: 'Custos fixos do mês', em: '2026-11-21', fonte: 'diagnóstico' },
  depois: null,
  comentarios: [],
  versao: 1,
  criadaEm: '2026-11-21T12:00:00.000Z',
  concluidaEm: null,
  ...fields,
})

beforeEach(() => signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true))
afterEach(() => signOut())

/** A server that keeps one task and refuses older versions. */
function show(first: Tarefa[], acoes: number[] = []) {
  let data = first
  const offer = () => (acoes.length === 0 ? null : { analysisId: 'a1', acoes })
  const server = fakeServer({
    'GET /companies': { body: { success: true, data: [aurora] } },
    [PLAN]: () => ({ body: { success: true, data, proposta: offer() } }),
    'POST /companies/c1/tarefas/adotar': () => {
      data = acoes.map((place) => task({ id: `t${place}`, acao: `Ação ${place}` }))
      const novas = acoes.length
      acoes = []
      return { body: { success: true, data, novas, repetidas: 0 } }
    },
    'PATCH /companies/c1/tarefas/t1': ({ body }) => {
      const { versao, depois, ...change } = body as Partial<Tarefa>
      const [known = task()] = data
      if (versao !== known.versao) {
        const message = 'Esta tarefa mudou em outra tela. Atualize para ver.'
        return { status: 409, body: { success: false, message } }
      }
      const measure = depois && {
        ...depois,
        rotulo: 'Custos fixos do mês',
        em: '2026-11-22',
        fonte: 'informado' as const,
      }
      const changed = { ...known, ...change, versao: known.versao + 1, depois: measure ?? known.depois }
      data = [changed]
      return { body: { success: true, data: changed } }
    },
  })
  renderAt('/plano', '/plano', <PlanBoard companyId="c1" companyName="Padaria Aurora" />)
  const setPlan = (next: Tarefa[]) => {
    data = next
  }
  return { server, setPlan }
}

const column = (name: RegExp) => screen.findByRole('region', { name })
const moveTo = async (status: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Mover para' }))
  await userEvent.click(within(screen.getByRole('group', { name: 'Mover para' })).getByRole('button', { name: status }))
}

describe('the plan', () => {
  it('a done action leads to the answer that it changes', async () => {
    show([task({ status: 'feita', progresso: 100, regra: 'food_cmv' })])
    const link = await screen.findByRole('link', { name: 'Atualizar resposta' })
    expect(link.getAttribute('href')).toBe('/diagnostico-empresarial?pergunta=food_cmv')
  })

  it('without tasks offers to adopt those of the newest analysis', async () => {
    const { server } = show([], [0, 2])
    await userEvent.click(await screen.findByRole('button', { name: 'Adotar plano' }))
    const list = await column(/^A fazer/)
    expect(within(list).getAllByRole('article')).toHaveLength(2)
    expect(server.to('POST /companies/c1/tarefas/adotar')[0]?.body).toEqual({ analysisId: 'a1', acoes: [0, 2] })
  })

  it.each([
    [[3], 'Há 1 ação nova na sua última análise.'],
    [[3, 4], 'Há 2 ações novas na sua última análise.'],
  ])('with tasks says how many of %j are new', async (acoes, sentence) => {
    show([task()], acoes)
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('shows who, until when, and what is overdue', async () => {
    show([task({ atrasada: true })])
    const list = await column(/^A fazer/)
    for (const text of ['Marina', '05/12/2026', 'Atrasada', 'R$ 55.000/mês']) within(list).getByText(text)
  })

  it('moves by its menu, asks how it turned out, and undoes', async () => {
    const { server } = show([task()])
    await column(/^A fazer/)
    await moveTo('Feitas')
    const dialog = await screen.findByRole('dialog', { name: 'Como ficou?' })
    await userEvent.type(within(dialog).getByLabelText('Depois'), '48.000')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }))
    await within(await column(/^Feitas/)).findByText('−R$ 7.000/mês')
    expect(server.to('PATCH /companies/c1/tarefas/t1').map(({ body }) => body)).toEqual([
      { versao: 1, status: 'feita' },
      { versao: 2, depois: { valor: 48_000, unidade: 'R$/mês' } },
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }))
    await within(await column(/^A fazer/)).findByRole('article')
  })

  it('says that another screen changed the task, and fetches it again', async () => {
    const { setPlan } = show([task()])
    await column(/^A fazer/)
    setPlan([task({ versao: 5, acao: 'Renegocie duas contas' })])
    await moveTo('Fazendo')
    await screen.findByText('Esta tarefa mudou em outra tela. Atualize para ver.')
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }))
    await screen.findByRole('article', { name: 'Renegocie duas contas' })
    expect(screen.queryByText(/mudou em outra tela/)).toBe(null)
  })

  it('says what failed, and tries again', async () => {
    const down = { status: 403, body: { success: false, message: 'Você não tem acesso a esta empresa.' } }
    const answers = [{ status: 500, body: {} }, down, { body: { success: true, data: [task()], proposta: null } }]
    fakeServer({ 'GET /companies': { body: { success: true, data: [aurora] } }, [PLAN]: () => answers.shift() ?? down })
    renderAt('/plano', '/plano', <PlanBoard companyId="c1" companyName="Padaria Aurora" />)
    await screen.findByText('Não foi possível carregar o plano.')
    await screen.findByText('Nenhuma tarefa foi perdida. Confira sua internet e tente de novo.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await screen.findByText('Você não tem acesso a esta empresa.')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    await screen.findByRole('article', { name: 'Renegocie as três maiores contas' })
  })

  it('is summarised in a line, with what is late', async () => {
    const tasks = [task({ id: 't1', atrasada: true }), task({ id: 't2', status: 'feita' })]
    const data = [...tasks, task({ id: 't3', status: 'descartada' })]
    fakeServer({
      'GET /companies': { body: { success: true, data: [aurora] } },
      [PLAN]: { body: { success: true, data, proposta: null } },
    })
    renderAt('/profile', '/profile', <PlanLine companyId="c1" />)
    await screen.findByText('Meu plano: 1 de 2 tarefas feitas, 1 atrasada.')
    expect(screen.getByRole('link', { name: 'Ver plano' }).getAttribute('href')).toBe('/plano')
  })
})
