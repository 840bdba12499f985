import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSession, signIn, signOut, useSession } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, boreal, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { CompanyCard } from './company-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { PreferencesCard } from './preferences-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SecurityCard } from './security-card.tsx'

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function retype(label: string, text: string) {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}
const noteOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
const listed = (...data: unknown[]) => ({ body: { success: true, data } })

beforeEach(() => {
  signOut()
  signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true)
})
afterEach(() => signOut())

function Personal() {
  const { user } = useSession()
  return user ? <PersonalCard user={user} /> : null
}

describe('personal data', () => {
  const show = () => renderAt('/settings', '/settings', <Personal />)

  it('name and e-mail are required', async () => {
    fakeServer({ 'GET /companies': listed(aurora) })
    show()
    await retype('Nome', '')
    await retype('E-mail', '')
    await click('Salvar dados pessoais')
    expect(await screen.findByText('Nome é obrigatório')).toBeTruthy()
    expect(noteOf(field('E-mail'))).toBe('E-mail é obrigatório')
    await retype('E-mail', 'marina')
    await click('Salvar dados pessoais')
    await waitFor(() => expect(noteOf(field('E-mail'))).toBe('Formato de e-mail inválido'))
  })

  it('are saved trimmed and lower-cased, and shown everywhere', async () => {
    const changed = { ...marina, name: 'Marina Souza' }
    const { to } = fakeServer({
      'GET /companies': listed(aurora),
      'PUT /users/me': { body: { success: true, user: changed } },
    })
    show()
    await retype('Nome', '  Marina Souza ')
    await retype('E-mail', ' MARINA@exemplo.com.br')
    expect(screen.queryByLabelText('Senha atual')).toBeNull()
    await click('Salvar dados pessoais')
    expect(await screen.findByText('Dados pessoais atualizados com sucesso!')).toBeTruthy()
    expect(to('PUT /users/me')[0]?.body).toEqual({
      name: 'Marina Souza',
      email: 'marina@exemplo.com.br',
      phone: '(11) 98888-7777',
    })
    expect(readSession().user?.name).toBe('Marina Souza')
  })

  it('another e-mail needs the current password', async () => {
    const wrong = { status: 422, body: { message: 'x', fields: { currentPassword: 'Senha atual incorreta.' } } }
    const { to } = fakeServer({ 'GET /companies': listed(aurora), 'PUT /users/me': wrong })
    show()
    await retype('E-mail', 'outra@exemplo.com.br')
    await click('Salvar dados pessoais')
    await waitFor(() => expect(noteOf(field('Senha atual'))).toBe('Informe sua senha atual para alterar o e-mail.'))
    expect(to('PUT /users/me')).toHaveLength(0)
    await userEvent.type(field('Senha atual'), 'errada')
    await click('Salvar dados pessoais')
    await waitFor(() => expect(noteOf(field('Senha atual'))).toBe('Senha atual incorreta.'))
    expect(to('PUT /users/me')[0]?.body).toMatchObject({ currentPassword: 'errada' })
    expect(field('E-mail').value).toBe('outra@exemplo.com.br')
  })
})

describe('company data', () => {
  const show = () => renderAt('/settings', '/settings', <CompanyCard />)

  it('say that they load, and offer another try when they do not', async () => {
    signOut()
    signIn('t1', marina, true)
    const { handlers } = fakeServer({ 'GET /companies': 'lost' })
    show()
    expect(await screen.findByText('Carregando os dados da empresa...')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar suas empresas.')
    handlers['GET /companies'] = listed(aurora)
    await click('Tentar novamente')
    expect(await screen.findByLabelText('Nome da empresa')).toBeTruthy()
  })

  it('are checked and saved', async () => {
    const { to } = fakeServer({
      'GET /companies': listed(aurora),
      'PUT /companies/c1': { body: { success: true, data: { ...aurora, nome: 'Padaria Austral' } } },
    })
    show()
    await screen.findByLabelText('Nome da empresa')
    await retype('Nome da empresa', ' ')
    await retype('Funcionários', '0')
    await retype('Faturamento', '-1')
    await click('Salvar dados da empresa')
    expect(await screen.findByText('Nome da empresa é obrigatório')).toBeTruthy()
    expect(noteOf(field('Funcionários'))).toBe('Informe pelo menos 1 funcionário.')
    expect(noteOf(field('Faturamento'))).toBe('O valor não pode ser negativo.')
    await retype('Faturamento', '1,2345')
    await click('Salvar dados da empresa')
    await waitFor(() => expect(noteOf(field('Faturamento'))).toBe('Use no máximo duas casas decimais.'))
    await retype('Nome da empresa', 'Padaria Austral')
    await retype('Funcionários', '')
    await retype('Faturamento', 'R$ 50.000,10')
    await click('Salvar dados da empresa')
    expect(await screen.findByText('Dados da empresa atualizados com sucesso!')).toBeTruthy()
    expect(to('PUT /companies/c1')[0]?.body).toEqual({
      nome: 'Padaria Austral',
      cnpj: '11.222.333/0001-81',
      setor: 'Alimentação',
      funcionarios: null,
      faturamento: 50_000.1,
    })
  })

  it('a company is deleted once its name is typed', async () => {
    signIn('t1', { ...marina, companies: [aurora, boreal], activeCompanyId: 'c1' }, true)
    const { to } = fakeServer({
      'GET /companies': listed(aurora, boreal),
      'DELETE /companies/c1': {},
      'POST /companies/c2/activate': { body: { success: true, data: { activeCompanyId: 'c2' } } },
    })
    show()
    await screen.findByDisplayValue('Padaria Aurora')
    await click('Excluir empresa')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Nome da empresa para confirmar'), 'Padaria')
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir definitivamente' }))
    expect(dialog.getByText('Digite o nome da empresa exatamente como está acima.')).toBeTruthy()
    expect(to('DELETE /companies/c1')).toHaveLength(0)
    await userEvent.type(dialog.getByLabelText('Nome da empresa para confirmar'), ' Aurora{Enter}')
    expect(await screen.findByDisplayValue('Café Boreal')).toBeTruthy()
    expect(to('DELETE /companies/c1')).toHaveLength(1)
  })

  it('without a company offers to create one', async () => {
    signIn('t1', marina, true)
    fakeServer({ 'GET /companies': listed() })
    show()
    expect(await screen.findByText('Nenhuma empresa cadastrada')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Criar empresa' }).getAttribute('href')).toBe('/onboarding/create-company')
  })
})

describe('security', () => {
  const device = { id: 's1', createdAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-21T12:00:00.000Z' }
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604'
  const devices = listed(
    {
      ...device,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      current: true,
    },
    { ...device, id: 's2', userAgent: phone, current: false },
  )
  const show = () => renderAt('/settings', '/settings', <SecurityCard email={marina.email} />)

  it('a new password follows the rule and needs the present one', async () => {
    const { to, handlers } = fakeServer({
      'GET /users/me/sessions': devices,
      'PUT /users/me/password': {
        status: 422,
        body: { message: 'x', fields: { currentPassword: 'Senha atual incorreta.' } },
      },
    })
    show()
    await click('Alterar senha')
    await screen.findByLabelText('Senha atual')
    await click('Salvar nova senha')
    expect(await screen.findByText('Informe sua senha atual.')).toBeTruthy()
    await userEvent.type(field('Senha atual'), 'antiga')
    await userEvent.type(field('Nova senha'), 'fraca')
    await userEvent.type(field('Confirmar nova senha'), 'fraca{Enter}')
    expect(
      await screen.findByText(
        'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
      ),
    ).toBeTruthy()
    await retype('Nova senha', 'Senha-forte-1')
    await retype('Confirmar nova senha', 'Senha-forte-1')
    await click('Salvar nova senha')
    await waitFor(() => expect(noteOf(field('Senha atual'))).toBe('Senha atual incorreta.'))
    handlers['PUT /users/me/password'] = { body: { success: true, token: 'renewed' } }
    await click('Salvar nova senha')
    expect(await screen.findByText('Senha alterada. As outras sessões foram encerradas.')).toBeTruthy()
    expect(to('PUT /users/me/password').at(-1)?.body).toEqual({
      currentPassword: 'antiga',
      newPassword: 'Senha-forte-1',
    })
  })

  it('other devices can be ended', async () => {
    const { to } = fakeServer({ 'GET /users/me/sessions': devices, 'DELETE /users/me/sessions/s2': {} })
    show()
    expect(await screen.findByText('Chrome no Windows')).toBeTruthy()
    expect(screen.getByText('Este aparelho')).toBeTruthy()
    await click('Encerrar Safari no iPhone')
    await waitFor(() => expect(to('GET /users/me/sessions')).toHaveLength(2))
    expect(to('DELETE /users/me/sessions/s2')).toHaveLength(1)
  })
})

it('an e-mail switch acts at once and goes back when it could not be saved', async () => {
  const { to } = fakeServer({
    'GET /users/me/preferences': { body: { success: true, data: { emailReports: true, emailAlerts: true } } },
    'PUT /users/me/preferences': { status: 500, body: { message: 'Erro interno. Tente novamente em instantes.' } },
  })
  renderAt('/settings', '/settings', <PreferencesCard />)
  await userEvent.click(await screen.findByRole('switch', { name: 'Alertas por e-mail' }))
  expect(await screen.findByText('Erro interno. Tente novamente em instantes.')).toBeTruthy()
  expect(to('PUT /users/me/preferences')[0]?.body).toEqual({ emailReports: true, emailAlerts: false })
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: 'Alertas por e-mail' })).toHaveProperty('checked', true),
  )
})

describe('privacy', () => {
  it('hands over everything as a file', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:x')
    const click_ = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { to } = fakeServer({ 'GET /users/me/export': { body: { success: true } } })
    renderAt('/settings', '/settings', <PrivacyCard />)
    await click('Exportar meus dados')
    await waitFor(() => expect(click_).toHaveBeenCalledTimes(1))
    expect(to('GET /users/me/export')).toHaveLength(1)
  })

  it('the account is deleted with its password, and the session with it', async () => {
    const { handlers, to } = fakeServer({
      'DELETE /users/me': {
        status: 422,
        body: { message: 'x', fields: { currentPassword: 'Senha atual incorreta.' } },
      },
    })
    renderAt('/settings', '/settings', <PrivacyCard />)
    await click('Excluir minha conta')
    await screen.findByRole('dialog', { name: 'Excluir minha conta' })
    await click('Excluir definitivamente')
    expect(screen.getByText('Informe sua senha atual.')).toBeTruthy()
    expect(to('DELETE /users/me')).toHaveLength(0)
    await userEvent.type(field('Senha atual'), 'errada{Enter}')
    expect(await screen.findByText('Senha atual incorreta.')).toBeTruthy()
    handlers['DELETE /users/me'] = {}
    await retype('Senha atual', 'Senha-forte-1')
    await click('Excluir definitivamente')
    await waitFor(() => expect(readSession().status).toBe('unauthenticated'))
    expect(to('DELETE /users/me').at(-1)?.body).toEqual({ currentPassword: 'Senha-forte-1' })
  })
})
