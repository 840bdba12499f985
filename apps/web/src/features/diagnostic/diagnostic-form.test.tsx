import type { Question } from '@norteia/contracts/diagnostic'
import { AnswersReply } from '@norteia/contracts/diagnostic-answers'
import { QUESTIONS } from '@norteia/engine/questions'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { DiagnosticForm } from './diagnostic-form.tsx'

let user: ReturnType<typeof userEvent.setup>
const done = { status: 201, body: { success: true, data: { analysisId: 'a1', status: 'completed' } } }
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => user.click(screen.getByRole('button', { name: 'Enviar Diagnóstico' }))
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

/** A record that answers no question. */
const unknown = { ...aurora, setor: 'Outro', faturamento: null, funcionarios: null }

function show(company: typeof aurora | null = aurora) {
  const form = <DiagnosticForm questions={QUESTIONS} email={marina.email} company={company} />
  return renderAt('/diagnostico-empresarial', '/diagnostico-empresarial', form)
}

function answer(question: Question, text = 'Uma resposta') {
  if (question.type === 'multiselect') {
    const group = screen.getByRole('group', { name: question.label })
    fireEvent.click(within(group).getByLabelText(question.options?.[0] ?? ''))
  } else fireEvent.change(field(question.label), { target: { value: question.options?.[0] ?? text } })
}

function fillGeneral(segment = 'Alimentação') {
  for (const question of QUESTIONS.general)
    if (question.required && question.id !== 'company_name' && question.id !== 'market_segment') answer(question)
  fireEvent.change(field('Segmento de mercado'), { target: { value: segment } })
}
function fillAll() {
  fillGeneral()
  for (const question of QUESTIONS.segments.Alimentação) if (question.required) answer(question)
  fireEvent.change(field('Uso de inteligência artificial'), { target: { value: 'Não tenho interesse' } })
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  signOut()
  signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true)
})
afterEach(() => {
  cleanup()
  signOut()
  vi.useRealTimers()
})

describe('what is checked', () => {
  it('all that is missing comes in one message, and the first gap takes the focus', async () => {
    const { calls } = fakeServer({})
    show(unknown)
    expect(field('E-mail').value).toBe(marina.email)
    expect(field('Nome da empresa').value).toBe('Padaria Aurora')
    fireEvent.change(field('Nome da empresa'), { target: { value: '  ' } })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Por favor, preencha: nome da empresa, segmento de mercado, tempo de mercado, faturamento mensal, principais custos, fluxo operacional, número de funcionários, canais de aquisição de clientes, principal desafio, uso de inteligência artificial, objetivos futuros.',
    )
    expect(document.activeElement).toBe(field('Nome da empresa'))
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it.each([
    ['marina', 'Por favor, digite um e-mail válido.'],
    ['outra@exemplo.com.br', 'Use o e-mail da sua conta.'],
  ])('the e-mail %s', async (typed, sentence) => {
    const { to } = fakeServer({ 'POST /diagnostics': done })
    show()
    fillAll()
    fireEvent.change(field('E-mail'), { target: { value: typed } })
    await submit()
    await waitFor(() => expect(noteOf(field('E-mail'))).toBe(sentence))
    expect(to('POST /diagnostics')).toHaveLength(0)
  })

  it('an active company is needed', async () => {
    fakeServer({})
    show(null)
    fillAll()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Erro: ID da empresa não encontrado. Por favor, selecione ou crie uma empresa.',
    )
  })

  it("'Outro' asks which channel, and AI in use asks how", async () => {
    fakeServer({})
    show()
    fillAll()
    fireEvent.click(screen.getByLabelText('Outro'))
    fireEvent.change(field('Uso de inteligência artificial'), { target: { value: 'Já utilizo (especificar)' } })
    await submit()
    await waitFor(() =>
      expect(noteOf(field('Qual outro canal?'))).toBe('Por favor, especifique o Outro Canal de Aquisição.'),
    )
    expect(noteOf(field('Como já utiliza IA?'))).toBe('Por favor, especifique como já utiliza IA.')
    expect(document.activeElement).toBe(field('Qual outro canal?'))
    fireEvent.click(screen.getByLabelText('Outro'))
    expect(screen.queryByLabelText('Qual outro canal?')).toBeNull()
  })

  it('a field that appears later takes the focus before those below it', async () => {
    fakeServer({})
    show()
    fillAll()
    fireEvent.click(screen.getByLabelText('Outro'))
    fireEvent.change(field('Principal desafio'), { target: { value: '' } })
    await submit()
    await waitFor(() => expect(document.activeElement).toBe(field('Qual outro canal?')))
  })

  it("the segment's own questions are required where they say so", async () => {
    fakeServer({})
    show()
    fillGeneral()
    fireEvent.change(field('Uso de inteligência artificial'), { target: { value: 'Não tenho interesse' } })
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Por favor, preencha: perguntas do segmento.')
    expect(screen.getAllByText('Resposta obrigatória.')).toHaveLength(
      QUESTIONS.segments.Alimentação.filter(({ required }) => required).length,
    )
  })
})

it.each(Object.keys(QUESTIONS.segments))('%s brings its own questions and drops the others', async (segment) => {
  fakeServer({})
  show()
  const questions = QUESTIONS.segments[segment as keyof typeof QUESTIONS.segments]
  fireEvent.change(field('Segmento de mercado'), { target: { value: segment } })
  for (const { label, type } of questions)
    expect(type === 'multiselect' ? screen.getByRole('group', { name: label }) : field(label)).toBeTruthy()
  const [first] = questions
  if (first && first.type !== 'multiselect') {
    answer(first, 'Pães')
    fireEvent.change(field('Segmento de mercado'), { target: { value: '' } })
    expect(screen.queryByLabelText(first.label)).toBeNull()
    fireEvent.change(field('Segmento de mercado'), { target: { value: segment } })
    expect(field(first.label).value).toBe('')
  }
})

describe('what is known already', () => {
  const note = (label: string) => field(label).closest('div.min-w-0')?.parentElement?.textContent

  it('the record answers segment, revenue and people, and a different answer is pointed out at once', async () => {
    fakeServer({})
    show()
    expect(
      ['Segmento de mercado', 'Faturamento mensal', 'Número de funcionários'].map((it) => field(it).value),
    ).toEqual(['Alimentação', 'R$ 30.001 a R$ 100.000', '5 a 9'])
    expect(await screen.findByText('Do cadastro da empresa: R$ 48.200 por mês.')).toBeTruthy()
    fireEvent.change(field('Faturamento mensal'), { target: { value: 'R$ 6.751 a R$ 30.000' } })
    expect(note('Faturamento mensal')).toContain('As contas usam o valor do cadastro')
    fireEvent.change(field('Segmento de mercado'), { target: { value: 'Saúde' } })
    expect(note('Segmento de mercado')).toContain('No cadastro o setor é Alimentação.')
  })

  it('the earlier answers come on demand, without options that are gone, under what the record says today', async () => {
    const { to } = fakeServer({
      'POST /diagnostics': done,
      'GET /companies/c1/diagnostico': {
        body: AnswersReply.parse({
          success: true,
          data: {
            createdAt: '2026-10-20T13:00:00.000Z',
            formAnswers: {
              company_name: 'Padaria Aurora',
              market_segment: 'Saúde',
              company_age: 'Desde sempre',
              revenue: 'R$ 6.751 a R$ 30.000',
              main_costs: 'aluguel 4.500',
              acquisition_channels: ['Indicações'],
            },
            segmentSpecificAnswers: { health_specialty: 'Fisioterapia', health_gone: 'x' },
          },
        }),
      },
    })
    show()
    await user.click(await screen.findByRole('button', { name: 'Usar respostas de 20/10/2026' }))
    expect(field('Principais custos').value).toBe('aluguel 4.500')
    expect(field('Segmento de mercado').value).toBe('Saúde')
    expect(field('Faturamento mensal').value).toBe('R$ 30.001 a R$ 100.000')
    expect(field('Tempo de mercado').value).toBe('')
    expect(field('E-mail').value).toBe(marina.email)
    expect(screen.getByLabelText<HTMLInputElement>('Indicações').checked).toBe(true)
    expect(field('Quais especialidades ou serviços são oferecidos?').value).toBe('Fisioterapia')
    expect(localStorage.getItem('draft:diagnostic:c1')).toContain('aluguel 4.500')
    for (const question of [...QUESTIONS.general, ...QUESTIONS.segments.Saúde])
      if (question.required && !['company_name', 'market_segment', 'acquisition_channels'].includes(question.id))
        answer(question)
    fireEvent.change(field('Uso de inteligência artificial'), { target: { value: 'Não tenho interesse' } })
    await submit()
    await waitFor(() => expect(to('POST /diagnostics')).toHaveLength(1))
    expect(to('POST /diagnostics')[0]?.body).not.toHaveProperty('segmentSpecificAnswers.health_gone')
  })

  it.each([
    ['food_cmv', QUESTIONS.segments.Alimentação.find(({ id }) => id === 'food_cmv')?.label ?? ''],
    ['margem_declarada', 'Principais custos'],
    ['fiado', 'Principal desafio'],
  ])('an action of the rule %s opens the earlier answers at its question', async (rule, label) => {
    fakeServer({
      'GET /companies/c1/diagnostico': {
        body: AnswersReply.parse({
          success: true,
          data: {
            createdAt: '2026-10-20T13:00:00.000Z',
            formAnswers: { market_segment: 'Alimentação', main_costs: 'aluguel 4.500' },
            segmentSpecificAnswers: {},
          },
        }),
      },
    })
    const path = '/diagnostico-empresarial'
    renderAt(
      `${path}?pergunta=${rule}`,
      path,
      <DiagnosticForm questions={QUESTIONS} email={marina.email} company={aurora} />,
    )
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(field('Principais custos').value).toBe('aluguel 4.500')
  })

  it('a segment changed by mistake gives its answers back when asked', async () => {
    fakeServer({})
    show()
    const specialty = 'Quais especialidades ou serviços são oferecidos?'
    fireEvent.change(field('Segmento de mercado'), { target: { value: 'Saúde' } })
    fireEvent.change(field(specialty), { target: { value: 'Fisioterapia' } })
    fireEvent.change(field('Segmento de mercado'), { target: { value: 'Indústria' } })
    await user.click(await screen.findByRole('button', { name: 'Voltar para Saúde' }))
    expect(field('Segmento de mercado').value).toBe('Saúde')
    expect(field(specialty).value).toBe('Fisioterapia')
    fireEvent.change(field('Segmento de mercado'), { target: { value: '' } })
    fireEvent.change(field('Segmento de mercado'), { target: { value: 'Saúde' } })
    expect(field(specialty).value).toBe('')
    await user.click(screen.getByRole('button', { name: 'Trazer as respostas de volta' }))
    expect(field(specialty).value).toBe('Fisioterapia')
  })

  it('the costs are said back as they are typed', async () => {
    fakeServer({})
    show()
    fireEvent.change(field('Principais custos'), { target: { value: 'aluguel 4500\nfuncionários 14.000' } })
    expect(
      await screen.findByText('Lemos: aluguel R$ 4.500, funcionários R$ 14.000. Faltou algo? Somam R$ 18.500 por mês.'),
    ).toBeTruthy()
    fireEvent.change(field('Principais custos'), { target: { value: 'um pouco de tudo' } })
    await pass(600)
    expect(screen.getByText(/Ainda não lemos nenhum valor/)).toBeTruthy()
    fireEvent.change(field('Principais custos'), {
      target: { value: 'aluguel 1.200. Cada tela custa 130. e as peças' },
    })
    expect(
      await screen.findByText(
        'Lemos: aluguel R$ 1.200. Faltou algo? Por unidade: “Cada tela custa 130”: escreva também quanto dá por mês. Falta o valor de: “peças”.',
      ),
    ).toBeTruthy()
  })

  it('after a refusal the gaps are counted down, the first is a press away, and the example stays', async () => {
    fakeServer({})
    show()
    await submit()
    await screen.findByText(/^Faltam? /)
    const gaps = () => screen.getByText(/^Faltam? \d+ respostas?$/).textContent
    expect(gaps()).toBe(
      `Faltam ${8 - 1 + QUESTIONS.segments.Alimentação.filter(({ required }) => required).length} respostas`,
    )
    const before = gaps()
    const help = QUESTIONS.general.find(({ id }) => id === 'main_costs')?.help ?? ''
    expect(screen.getByText(help)).toBeTruthy()
    expect(noteOf(field('Principais custos'))).toBe('Resposta obrigatória.')
    fireEvent.change(field('Principais custos'), { target: { value: 'aluguel 900' } })
    expect(gaps()).not.toBe(before)
    await user.click(screen.getByRole('button', { name: 'Ir à primeira' }))
    expect(document.activeElement).toBe(field('Tempo de mercado'))
  })
})

describe('sending', () => {
  it('sends what applies, thanks, resets the form and opens the dashboard after 2 seconds', async () => {
    const { to } = fakeServer({ 'POST /diagnostics': done })
    show()
    fillAll()
    await submit()
    await screen.findByText('Diagnóstico enviado com sucesso! Redirecionando para o seu painel...')
    const body = to('POST /diagnostics')[0]?.body as Record<string, Record<string, unknown>>
    expect(body).toMatchObject({ userEmail: marina.email, companyId: 'c1' })
    expect(body.formAnswers).toMatchObject({ company_name: 'Padaria Aurora', acquisition_channels: ['Google Ads'] })
    expect(body.formAnswers).not.toHaveProperty('other_channel')
    expect(Object.keys(body.segmentSpecificAnswers ?? {})).toEqual(
      QUESTIONS.segments.Alimentação.filter(({ required }) => required).map(({ id }) => id),
    )
    expect(field('Principais custos').value).toBe('')
    expect(field('Nome da empresa').value).toBe('Padaria Aurora')
    expect(localStorage.getItem('draft:diagnostic:c1')).toBeNull()
    await pass(1_500)
    expect(screen.queryByText('at /profile')).toBeNull()
    await pass(600)
    expect(await screen.findByText('at /profile')).toBeTruthy()
    expect(localStorage.getItem('draft:diagnostic:c1')).toBeNull()
  })

  it("is disabled and reads 'Enviando...' meanwhile", async () => {
    fakeServer({ 'POST /diagnostics': 'silent' })
    show()
    fillAll()
    await submit()
    expect(await screen.findByRole('button', { name: 'Enviando...' })).toHaveProperty('disabled', true)
  })

  it('a retry of the same answers after a lost answer keeps its key; other answers get another', async () => {
    const { to, handlers } = fakeServer({ 'POST /diagnostics': 'lost' })
    show()
    fillAll()
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Erro de conexão. Verifique sua internet.')
    expect(field('Principais custos').value).toBe('Uma resposta')
    await submit()
    await waitFor(() => expect(to('POST /diagnostics')).toHaveLength(2))
    await screen.findByRole('alert')
    fireEvent.change(field('Principais custos'), { target: { value: 'Outra' } })
    handlers['POST /diagnostics'] = done
    await submit()
    await screen.findByText(/Diagnóstico enviado com sucesso/)
    const keys = to('POST /diagnostics').map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it("the server's sentences stand under their fields", async () => {
    const fields = {
      'formAnswers.main_costs': 'Use no máximo 5000 caracteres.',
      food_cmv: 'Escolha uma das opções da lista.',
    }
    fakeServer({ 'POST /diagnostics': { status: 422, body: { message: fields['formAnswers.main_costs'], fields } } })
    show()
    fillAll()
    await submit()
    await waitFor(() => expect(noteOf(field('Principais custos'))).toBe('Use no máximo 5000 caracteres.'))
    expect(screen.getByText('Escolha uma das opções da lista.')).toBeTruthy()
    expect(document.activeElement).toBe(field('Principais custos'))
  })
})

describe('a half-filled form', () => {
  it('survives a reload, with its attempt, and can be started over', async () => {
    fakeServer({ 'POST /diagnostics': 'lost' })
    const first = show()
    fillAll()
    fireEvent.change(field('Principais custos'), { target: { value: 'folha 12.000' } })
    await pass(400)
    first.unmount()
    show()
    expect(field('Principais custos').value).toBe('folha 12.000')
    expect(field('Qual é o tipo de negócio?').value).toBe('Restaurante')
    await user.click(await screen.findByRole('button', { name: 'Começar de novo' }))
    expect(field('Principais custos').value).toBe('')
    expect(field('E-mail').value).toBe(marina.email)
    expect(localStorage.getItem('draft:diagnostic:c1')).toBeNull()
  })

  it('is gone after a logout, also what was typed in the last moment', async () => {
    fakeServer({})
    show()
    fireEvent.change(field('Principais custos'), { target: { value: 'segredo' } })
    act(() => signOut())
    await pass(1_000)
    cleanup()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('that is damaged counts as none', () => {
    localStorage.setItem('draft:diagnostic:c1', '{"entries":{"userEmail":3}}')
    fakeServer({})
    show()
    expect(field('Nome da empresa').value).toBe('Padaria Aurora')
  })
})
