import { afterEach, expect, test } from 'vitest'
import { modelChain } from '#src/adapters/model-chain.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { type Behaviour, completion, hang, modelServer } from '#tests/support/model-server.ts'
import { answerFromFaq } from './chat.service.ts'
import { wordedChat } from './worded-chat.service.ts'

const QUESTION = 'esqueci minha senha, e agora?'
const KIND = 'Fique tranquilo: na tela de login, toque em recuperar a senha e siga os passos que chegam no seu e-mail.'
const says = (resposta: string) => completion(JSON.stringify({ resposta }), 'stop', 'modelo-x')

onBothEngines('chat worded by a model', (t) => {
  const server = appTest(t)
  let provider: Awaited<ReturnType<typeof modelServer>>
  afterEach(() => provider.close())

  async function chatOf(behaviour: Behaviour) {
    provider = await modelServer(behaviour)
    const askModel = modelChain({
      providers: [{ name: 'openai-compatible', baseUrl: provider.url }],
      settings: { tryMs: 500, totalMs: 1_000 },
    })
    return wordedChat({ db: t.db(), clock: () => server.time.now, askModel })
  }

  test('takes the words that pass, keeps what the screen offers, and logs whom it asked', async () => {
    const chat = await chatOf(says(KIND))
    const { id, token } = await server.account()
    const plain = await answerFromFaq(QUESTION)
    expect(await chat(QUESTION, id)).toEqual({ ...plain, content: KIND })
    const log = await server.call('GET /users/me/provider-log', { as: { token } })
    expect(log.body.data).toMatchObject([{ purpose: 'resposta do chat', model: 'modelo-x', outcome: 'aceito' }])
  })

  test("an invented number, a silent provider and a question without an entry leave the entries' own answer", async () => {
    const plain = await answerFromFaq(QUESTION)
    expect(await (await chatOf(says('Espere 72 horas e o código chega no seu e-mail para entrar.')))(QUESTION)).toEqual(
      plain,
    )
    await provider.close()
    expect(await (await chatOf(hang))(QUESTION)).toEqual(plain)
    await provider.close()
    const silent = await chatOf(says(KIND))
    expect(await silent('quem ganhou o jogo ontem?')).toEqual(await answerFromFaq('quem ganhou o jogo ontem?'))
    expect(provider.calls).toHaveLength(0)
  })
})
