import { type HeldKind, KEPT } from '@norteia/contracts/privacy'

interface HeldText {
  title: string
  /** What exactly is in it. */
  what: string
  /** How long it stays. */
  kept: string
}

const months = (days: number) => `Fica por ${Math.round(days / 30.4)} meses`
const WHILE_ACCOUNT = 'Fica enquanto a conta existir'
const WHILE_COMPANY = 'Fica enquanto a empresa existir'

export const HELD_TEXT: Record<HeldKind, HeldText> = {
  account: { title: 'Cadastro', what: 'Nome, e-mail, telefone e o resumo da senha.', kept: WHILE_ACCOUNT },
  companies: { title: 'Empresas', what: 'Nome, CNPJ, setor, faturamento e funcionários.', kept: WHILE_COMPANY },
  diagnostics: { title: 'Diagnósticos', what: 'As respostas que você deu.', kept: WHILE_COMPANY },
  analyses: { title: 'Análises', what: 'Notas, relatórios e os números por trás deles.', kept: WHILE_COMPANY },
  revenue: { title: 'Faturamento mensal', what: 'Os valores de cada mês.', kept: WHILE_COMPANY },
  forecasts: { title: 'Previsões', what: 'O que previmos, para conferir depois.', kept: WHILE_COMPANY },
  cash: {
    title: 'Caixa',
    what: 'Compromissos, cenários e avisos de gastos fora do comum.',
    kept: WHILE_COMPANY,
  },
  plan: {
    title: 'Plano',
    what: 'Tarefas, prazos, resultados, comentários, o histórico das mudanças e o endereço da agenda, só como resumo.',
    kept: WHILE_COMPANY,
  },
  shares: {
    title: 'Links criados',
    what: 'As cópias que você compartilhou e quantas vezes foram abertas. Uma cópia revogada é apagada na hora.',
    kept: `Sai ${KEPT.shares} dias depois de vencer`,
  },
  ledger: {
    title: 'Contas e movimentações',
    what: 'Contas, extratos importados, movimentações, categorias e regras. O arquivo enviado fica meia hora, até a confirmação.',
    kept: WHILE_COMPANY,
  },
  reports: { title: 'Relatórios em PDF', what: 'Os que a automação preparou.', kept: WHILE_COMPANY },
  automation: { title: 'Automação', what: 'Tarefas, limites e alertas.', kept: WHILE_COMPANY },
  chat: { title: 'Conversas do chat', what: 'Suas perguntas e as respostas.', kept: months(KEPT.chat) },
  conversations: {
    title: 'Conversas com o consultor',
    what: 'O assunto e os números da última pergunta, para a seguinte continuar dali.',
    kept: `Sai ${KEPT.conversations * 24} horas depois da última pergunta`,
  },
  notifications: { title: 'Notificações', what: 'As que aparecem no sino.', kept: WHILE_ACCOUNT },
  preferences: { title: 'Preferências', what: 'Quais e-mails você quer receber.', kept: WHILE_ACCOUNT },
  mails: { title: 'E-mails a enviar', what: 'Os que estão na fila agora.', kept: 'Fica até o envio' },
  sessions: {
    title: 'Sessões',
    what: 'Onde você entrou: data, último uso e navegador.',
    kept: `Sai ${KEPT.sessions} dias depois de vencer`,
  },
  security: {
    title: 'Proteção da conta',
    what: 'Aparelhos já usados, verificação em duas etapas e links enviados ao seu e-mail. Sem senhas nem códigos legíveis.',
    kept: WHILE_ACCOUNT,
  },
  recoveries: {
    title: 'Pedidos de nova senha',
    what: 'Quando você pediu um código, e o resumo dele.',
    kept: `Sai ${KEPT.recoveries} dias depois de vencer`,
  },
  providerCalls: {
    title: 'Envios a provedores de IA',
    what: 'Cada envio, com o texto que saiu.',
    kept: months(KEPT.providerCalls),
  },
  audit: {
    title: 'Registro de segurança',
    what: 'Entradas, trocas de senha, recusas. Sem o seu nome: só um código que some com a conta.',
    kept: months(KEPT.audit),
  },
}

export const BACKUPS: HeldText = {
  title: 'Cópias de segurança',
  what: `Uma por dia, com tudo isto; ficam as ${KEPT.backups} mais novas.`,
  kept: `Sai até ${KEPT.backups} dias depois de apagado`,
}
