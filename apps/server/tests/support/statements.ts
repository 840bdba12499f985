import type { Company } from '@norteia/contracts/company'
import type { Importacao, Previa } from '@norteia/contracts/statements'
import type { Account, appTest, Reply } from './app.ts'

type Server = ReturnType<typeof appTest>

export interface Upload {
  nome?: string
  conta?: string
  headers?: Record<string, string>
}

/** Sends files to an app and confirms them, as an owner who changes nothing of what is proposed. */
export function statementTest(server: Server) {
  const { call } = server

  async function preview(as: Account, company: Pick<Company, 'id'>, bytes: Uint8Array | string, upload: Upload = {}) {
    const query = upload.conta ? `?conta=${upload.conta}` : ''
    const response = await server.app().inject({
      method: 'POST',
      url: `/companies/${company.id}/importacoes/previa${query}`,
      headers: {
        authorization: `Bearer ${as.token}`,
        'content-type': 'application/octet-stream',
        'x-nome-arquivo': encodeURIComponent(upload.nome ?? 'extrato.ofx'),
        ...upload.headers,
      },
      payload: Buffer.from(bytes),
    })
    const reply: Reply = {
      status: response.statusCode,
      body: response.json(),
      headers: response.headers,
      text: response.body,
    }
    return reply
  }

  /** Each account of the file where the preview places it, else as a new one. */
  const choices = ({ contas }: Previa) =>
    contas.map(({ chave, contaId, tipo, banco }) =>
      contaId ? { chave, contaId } : { chave, nova: { apelido: banco?.nome ?? 'Conta', tipo } },
    )

  async function send(
    as: Account,
    company: Pick<Company, 'id'>,
    bytes: Uint8Array | string,
    upload: Upload & { respostas?: Record<string, string> } = {},
  ): Promise<Importacao[]> {
    const shown = await preview(as, company, bytes, upload)
    if (shown.status !== 200) throw new Error(`no preview: ${shown.text}`)
    const data = shown.body.data as Previa
    const body = { previaId: data.previaId, contas: choices(data), respostas: upload.respostas ?? {} }
    const stored = await call(`POST /companies/${company.id}/importacoes`, { as, body })
    if (stored.status !== 201) throw new Error(`not stored: ${stored.text}`)
    return stored.body.data
  }

  async function list(as: Account, company: Pick<Company, 'id'>, query = '') {
    const reply = await call(`GET /companies/${company.id}/lancamentos?limit=200${query}`, { as })
    if (reply.status !== 200) throw new Error(reply.text)
    return reply.body
  }

  return { preview, choices, send, list }
}
