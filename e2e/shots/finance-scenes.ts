import type { Page } from '@playwright/test'
import type { Scene } from './scene.ts'

const finance = (tab: 'movimentacoes' | 'resultado' | 'caixa', state: string, more: Partial<Scene> = {}): Scene => ({
  route: tab,
  state,
  path: `/financas/${tab}`,
  as: 'full',
  ...more,
})

/** A lever out of its bounds, a loan and a cut, and two scenarios side by side. */
async function moveLevers(page: Page): Promise<void> {
  await page.getByLabel('Preço, valor exato').fill('999')
  await page.getByLabel('Volume, valor exato').fill('-10')
  const loan = page.getByRole('group', { name: 'Empréstimo' })
  await loan.getByLabel('Valor').fill('30000')
  await page.getByLabel('Despesa', { exact: true }).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Comparar cenários' }).click()
}

/** Three files of the picker: a statement, a page that is none, and a table. */
async function pickFiles(page: Page, ...names: readonly (keyof typeof FILES)[]): Promise<void> {
  await page
    .getByLabel('Arquivo do extrato')
    .setInputFiles(
      names.map((name) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(FILES[name]) })),
    )
}

const FILES = {
  'extrato-nubank.csv':
    'Data,Valor,Identificador,Descrição\n01/10/2026,1250.00,a1,Transferência recebida pelo Pix - ANA LIMA\n05/10/2026,-380.00,a2,Pagamento de boleto - ENEL\n09/10/2026,-92.40,a3,Compra no débito - PADARIA SOL\n09/10/2026,x,a4,Valor ilegível\n',
  'fatura.csv':
    'Fatura do cartão;final 4412\n\ndata;lançamento;valor\n01/10/2026;SUPERMERCADO BOM PRECO;289,81\n03/10/2026;POSTO SHELL CENTRO;180,00\n09/10/2026;GOOGLE ADS 5551;450,00\n',
  'extrato.pdf': '%PDF-1.7 extrato',
  'extrato-itau.ofx':
    'OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>77777-1</BANKACCTFROM><BANKTRANLIST><STMTTRN><TRNTYPE>OTHER<DTPOSTED>20261003<TRNAMT>900.00<FITID>1<MEMO>CIELO VENDAS</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>900.00<DTASOF>20261031</LEDGERBAL></STMTRS></OFX>',
}

/** A file that looks like a card's bill, said to be an account's statement. */
async function answerOtherwise(page: Page): Promise<void> {
  await pickFiles(page, 'fatura.csv')
  await page.getByLabel('O arquivo parece a fatura de um cartão. O que é?').selectOption('corrente')
}

const skip = (page: Page) => page.getByRole('button', { name: 'Pular este arquivo' }).click()

/** The first is imported, the second can't be read, the last is left out. */
async function importSeveral(page: Page): Promise<void> {
  await pickFiles(page, 'extrato-itau.ofx', 'extrato.pdf', 'extrato-nubank.csv')
  await page.getByRole('button', { name: 'Confirmar importação' }).click()
  await page.getByRole('button', { name: 'Próximo arquivo' }).click()
  await skip(page)
  await page.getByText('Resumo da importação').waitFor()
}

const accountsView = (page: Page) => page.getByRole('radio', { name: 'Contas e importações' }).check({ force: true })
const onPhone = async (page: Page, act: (page: Page) => Promise<unknown>) => {
  if ((page.viewportSize()?.width ?? 0) < 1280) await act(page)
}

export const FINANCE_SCENES: readonly Scene[] = [
  finance('movimentacoes', 'full', { narrow: true }),
  finance('movimentacoes', 'accounts', { act: (page) => onPhone(page, accountsView) }),
  finance('movimentacoes', 'empty', { as: 'bare' }),
  finance('movimentacoes', 'loading', { hold: /\/contas$/ }),
  finance('movimentacoes', 'error', { fail: /\/contas$/ }),
  finance('movimentacoes', 'list-error', { fail: /\/lancamentos$/ }),
  finance('movimentacoes', 'preview', {
    window: true,
    narrow: true,
    act: (page) => pickFiles(page, 'extrato-nubank.csv'),
  }),
  finance('movimentacoes', 'preview-of-two', {
    window: true,
    narrow: true,
    act: (page) => pickFiles(page, 'extrato-itau.ofx', 'extrato-nubank.csv'),
  }),
  finance('movimentacoes', 'bill-asked', { window: true, narrow: true, act: answerOtherwise }),
  finance('movimentacoes', 'refused', { window: true, act: (page) => pickFiles(page, 'extrato.pdf') }),
  finance('movimentacoes', 'print', { print: true }),
  finance('resultado', 'full', { narrow: true }),
  finance('resultado', 'open', {
    act: (page) => page.locator('summary', { hasText: 'Despesas fixas' }).first().click(),
  }),
  finance('resultado', 'empty', { as: 'bare' }),
  finance('resultado', 'loading', { hold: /\/resultado$/ }),
  finance('resultado', 'error', { fail: /\/resultado$/ }),
  finance('resultado', 'print', { print: true }),
  finance('caixa', 'full', { narrow: true }),
  finance('caixa', 'levers', { act: moveLevers }),
  finance('caixa', 'week', { act: (page) => page.locator('summary').nth(1).click() }),
  finance('caixa', 'empty', { as: 'bare' }),
  finance('caixa', 'loading', { hold: /\/caixa$/ }),
  finance('caixa', 'error', { fail: /\/caixa$/ }),
  finance('caixa', 'print', { print: true }),
  finance('movimentacoes', 'several', { as: 'tiny', window: true, act: importSeveral }),
]
