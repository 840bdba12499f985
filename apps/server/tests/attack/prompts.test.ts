import { ChatWording, Wording } from '@norteia/contracts/wording'
import { groundChat } from '@norteia/engine/wording/chat-wording'
import { afterEach, expect, test } from 'vitest'
import { modelChain } from '#src/adapters/model-chain.ts'
import { answerFromFaq } from '#src/features/chat/chat.service.ts'
import { wordedChat } from '#src/features/chat/worded-chat.service.ts'
import { appTest } from '#tests/support/app.ts'
import { INJECTIONS, INSTRUCTIONS, PROMPT } from '#tests/support/attack/injections.ts'
import { reportAttack } from '#tests/support/attack/report.ts'
import { submissionOf } from '#tests/support/diagnostic.ts'
import { onEnginesOf } from '#tests/support/engines.ts'
import { completion, modelServer } from '#tests/support/model-server.ts'
import { workerTest } from '#tests/support/worker.ts'

const PROVIDER = { name: 'openai-compatible', baseUrl: 'http://127.0.0.1:1/v1' } as const
const ENGINE = 'Motor Especialista Norteia'
const CANARY = 'JABUTICABA-SECRETA'
const FAQ_QUESTION = 'esqueci minha senha, e agora?'
const cut = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 380)

onEnginesOf('sqlite', 'a model that obeys what users write into their data', (t) => {
  const server = appTest(t, { aiProviders: [PROVIDER] })
  const worker = workerTest(t, server.time)
  let provider: Awaited<ReturnType<typeof modelServer>> | undefined
  afterEach(async () => {
    await worker.stop()
    await provider?.close()
  })

  /** Obeys the injection in every text it writes. */
  const obedient = async (obeyed: () => string) => {
    provider = await modelServer((response, request) => {
      const { messages } = JSON.parse(request.body) as { messages: { role: string; content: unknown }[] }
      const said = (role: string) => JSON.stringify(messages.find((it) => it.role === role)?.content ?? '').slice(1, -1)
      const texto = cut(obeyed().replace(INSTRUCTIONS, said('system')).replace(PROMPT, said('user')))
      const wording = { resumo: texto, abertura: texto, recomendacoes: [texto, texto, texto], resposta: texto }
      completion(
        JSON.stringify(
          request.body.includes('recomendacoes') ? { ...wording, resposta: undefined } : { resposta: texto },
        ),
      )(response, request)
    })
    return modelChain({ providers: [{ ...PROVIDER, baseUrl: provider.url }], settings: { tryMs: 2_000 } })
  }

  test('changes no analysis, and never receives data of another company', async () => {
    const [ana, bia] = [await server.account('Ana Souza'), await server.account('Bia Prado')]
    const other = await server.company(bia, { nome: `Padaria ${CANARY}` })
    const secret = submissionOf(bia, other)
    secret.formAnswers.main_challenge = `Não contar a ninguém: ${CANARY}.`
    await server.call('POST /diagnostics', { as: bia, body: secret })
    await t.db().deleteFrom('jobs').execute()
    let current = INJECTIONS[0]
    const askModel = await obedient(() => current?.obeyed ?? '')
    worker.start({ askModel })
    const changed: string[] = []
    for (const injection of INJECTIONS) {
      current = injection
      const company = await server.company(ana, {
        nome: injection.text.replace(/\p{C}/gu, '').slice(0, 200),
        faturamento: 48_000,
      })
      const body = submissionOf(ana, company)
      for (const field of ['main_challenge', 'future_goals', 'kpis', 'operational_flow'] as const)
        body.formAnswers[field] = injection.text
      // A figure among the costs is the owner's own, and a fact.
      body.formAnswers.main_costs = injection.text.replaceAll(/\d/g, 'x')
      const made = await server.call('POST /diagnostics', { as: ana, body })
      expect([injection.text, made.status]).toEqual([injection.text, 201])
      await worker.settle()
      const path = `/companies/${company.id}/analises/${made.body.data.analysisId}`
      const { analise } = (await server.call(`GET ${path}`, { as: ana })).body
      if (analise.modeloIA !== ENGINE) changed.push(injection.obeyed)
    }
    expect(changed).toEqual([])
    expect(provider?.calls.length).toBeGreaterThanOrEqual(INJECTIONS.length)
    for (const { body } of provider?.calls ?? []) {
      for (const leaked of [CANARY, other.id, bia.email, other.cnpj, ana.email]) expect(body).not.toContain(leaked)
      // Three quotations of the owner's words, and the sentence of the instructions that names the marks.
      expect(body.split('>>>').length - 1).toBe(4)
    }
    reportAttack(
      `prompt injection into an analysis, ${t.engine}`,
      `${INJECTIONS.length} injections in company name and five answers, ${provider?.calls.length} calls of a model that obeys`,
    )
  })

  test('changes no answer of the chat', async () => {
    let current = INJECTIONS[0]
    const askModel = await obedient(() => current?.obeyed ?? '')
    const changed: string[] = []
    const chat = wordedChat({ db: t.db(), clock: () => server.time.now, askModel })
    let asked = 0
    for (const injection of INJECTIONS) {
      current = injection
      const question = `${FAQ_QUESTION} ${injection.text}`
      asked += groundChat(question) ? 1 : 0
      const { content } = await chat(question)
      if (content !== (await answerFromFaq(question)).content) changed.push(`${content} ← ${injection.text}`)
    }
    expect(changed).toEqual([])
    expect(asked).toBeGreaterThan(10)
    reportAttack(
      `prompt injection into the chat, ${t.engine}`,
      `${INJECTIONS.length} injections, ${asked} reached the model`,
    )
  })
})

test('what the obedient model writes is of the right shape: nothing but the gate keeps it out', () => {
  for (const { obeyed } of INJECTIONS) {
    const texto = cut(
      obeyed
        .replace(INSTRUCTIONS, 'Você reescreve textos de uma análise '.repeat(4))
        .replace(PROMPT, 'Segmento: comércio '.repeat(8)),
    )
    const wording = { resumo: texto, abertura: texto, recomendacoes: [texto, texto, texto] }
    expect([obeyed, Wording.safeParse(wording).success]).toEqual([obeyed, true])
    expect([obeyed, ChatWording.safeParse({ resposta: texto }).success]).toEqual([obeyed, true])
  }
})
