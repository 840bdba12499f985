import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import { DEFAULT_AUTOMATION } from '@norteia/contracts/automation'
import type { Company } from '@norteia/contracts/company'
import type { Account } from '#tests/support/app.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'

/** A right body for each call that takes one, for attacks to spoil. */
export function samplesFor(as: Account, company: Company): Readonly<Record<string, unknown>> {
  const tool = {
    nomeEmpresa: 'Loja da Ana',
    setor: 'Varejo',
    faturamento: 50_000,
    funcionarios: 7,
    tempoMercado: '4 anos',
    desafios: 'Vender mais.',
    objetivos: 'Crescer 20%.',
    custos: 30_000,
    nomeUsuario: 'Ana',
    emailUsuario: as.email,
    telefoneUsuario: '(11) 98888-7777',
    cnpj: company.cnpj,
    localizacao: 'Campinas',
  }
  const levers = {
    precoPct: 5,
    volumePct: -10,
    contratar: { salario: 2_500, encargosPct: 8 },
    emprestimo: { valor: 30_000, taxaMes: 0.025, parcelas: 12 },
    cortar: [{ categoria: 'aluguel', pct: 10 }],
    atrasoDias: 7,
    reserva: 1_000,
  }
  const commitment = {
    tipo: 'pagar',
    descricao: 'Aluguel',
    valor: 3_000,
    vencimento: '2026-12-05',
    repete: 'mensal',
    ate: '2027-12-05',
    categoria: 'aluguel',
  }
  const account = {
    apelido: 'Caixa da loja',
    tipo: 'dinheiro',
    banco: '341',
    agencia: '1234',
    numero: '12345-6',
    saldoInicial: 100,
    saldoInicialEm: '2026-11-01',
  }
  const recovery = { email: as.email, code: '123456' }
  return {
    'POST /login': { email: as.email, password: as.password },
    'POST /api/users': { name: 'Ana', email: 'nova@exemplo.com.br', password: 'abc123', phone: '11988887777' },
    'PUT /users/me': { name: 'Ana', email: as.email, phone: '11988887777', currentPassword: as.password },
    'PUT /users/me/password': { currentPassword: as.password, newPassword: 'Outra-senha-1' },
    'PUT /users/me/preferences': { emailReports: true, emailAlerts: false },
    'DELETE /users/me': { currentPassword: as.password },
    'POST /email-confirmation': { token: 'a'.repeat(64) },
    'POST /email-reversal': { token: 'a'.repeat(64) },
    'POST /users/me/two-factor/confirm': { otp: '123456' },
    'DELETE /users/me/two-factor': { currentPassword: as.password, otp: '123456' },
    'POST /password-recovery/initiate': { email: as.email },
    'POST /password-recovery/verify': recovery,
    'POST /password-recovery/reset': { ...recovery, newPassword: 'Outra-senha-1' },
    'POST /companies': {
      nome: 'Loja',
      cnpj: '11.222.333/0001-81',
      setor: 'Varejo',
      faturamento: 10.5,
      funcionarios: 3,
    },
    'PUT /companies/:id': { nome: 'Loja', cnpj: company.cnpj, setor: 'Varejo', faturamento: null, funcionarios: 3 },
    'PUT /companies/:id/faturamento-mensal': {
      meses: [
        { mes: '2026-09', valor: 48_200 },
        { mes: '2026-10', valor: 51_000.5 },
      ],
    },
    'POST /companies/:id/caixa/simular': { alavancas: levers },
    'POST /companies/:id/cenarios': { nome: 'Mês fraco', alavancas: levers },
    'PUT /companies/:id/cenarios/:cenarioId': { nome: 'Mês fraco', alavancas: levers },
    'POST /companies/:id/compromissos': commitment,
    'PATCH /companies/:id/compromissos/:compromissoId': commitment,
    'POST /companies/:id/tarefas': {
      acao: 'Ligar para os três maiores devedores',
      detalhes: 'Combinar datas.',
      responsavel: 'Ana',
      prazo: '2026-12-05',
    },
    'POST /companies/:id/tarefas/adotar': { analysisId: '01890000-0000-7000-8000-000000000000', acoes: [0, 1] },
    'PATCH /companies/:id/tarefas/:tarefaId': {
      versao: 1,
      status: 'feita',
      acao: 'Ligar para os devedores',
      detalhes: 'Um por dia.',
      responsavel: 'Bia',
      prazo: '2026-12-06',
      progresso: 50,
      depois: { valor: 12.5, unidade: 'dias' },
    },
    'POST /companies/:id/tarefas/:tarefaId/comentarios': { texto: 'Dois já pagaram.' },
    'POST /companies/:id/partilhas': {
      tipo: 'analise',
      dias: 7,
      referencia: '01890000-0000-7000-8000-000000000000',
      senha: 'abre-te',
      incluirPalavras: false,
    },
    'POST /partilhas/abrir': { token: 'a'.repeat(43), senha: 'abre-te' },
    'POST /companies/:id/importacoes': {
      previaId: '01890000-0000-7000-8000-000000000000',
      contas: [{ chave: 'arquivo', nova: { apelido: 'Itaú', tipo: 'corrente' } }],
      respostas: { sinal: 'entradas' },
    },
    'POST /companies/:id/contas': account,
    'PATCH /companies/:id/contas/:contaId': account,
    'POST /companies/:id/lancamentos': {
      contaId: '01890000-0000-7000-8000-000000000000',
      data: '2026-11-20',
      valor: -150.5,
      descricao: 'Feira',
      categoria: 'mercadorias',
    },
    'PATCH /companies/:id/lancamentos/:lancamentoId': { categoria: 'aluguel', aplicarIguais: true },
    'POST /companies/:id/categorias': { nome: 'Eventos', grupo: 'receita' },
    'POST /notifications/read': { ids: ['01890000-0000-7000-8000-000000000000'] },
    'POST /diagnostics': submissionOf(as, company),
    'POST /companies/:id/analises/:analysisId/desafio': { problema: 'fiado' },
    'POST /companies/:id/analises/:analysisId/conta': { conta: NO_ACCOUNT },
    'POST /company-analysis/analise': tool,
    'POST /company-analysis/plano': tool,
    'POST /company-analysis/graficos': tool,
    'POST /company-analysis/preditiva': tool,
    'POST /api/ai-consultant/ask': { question: 'Como vender mais?', companyId: company.id },
    'POST /api/company/:companyId/setup-automation': DEFAULT_AUTOMATION,
  }
}
