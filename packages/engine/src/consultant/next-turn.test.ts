import { describe, expect, it } from 'vitest'
import { talk } from './chains.judge.ts'
import { GUIDES } from './guides/guides.ts'
import { namedIn, nearestNext } from './next-turn.ts'
import { quoteOf, speechIn } from './quotes.ts'
import { themeOf } from './themes/themes.ts'

describe('what is asked next', () => {
  it('is answered with what the guide has already said of it', () => {
    const guide = GUIDES.get('trocar-contador')!
    expect(quoteOf(guide, 'e os documentos, ficam com quem?')).toMatch(/livros e documentos da empresa são seus/)
    expect(quoteOf(guide, 'e se chover?')).toBeNull()
  })

  it('is offered guides of the same subject, never the one before', () => {
    for (const [last, question] of [
      ['trocar-contador', 'tenho que avisar alguém?'],
      ['mei-limite', 'preciso avisar alguém?'],
      ['socio-investidor', 'isso é muito?'],
    ] as const) {
      const theme = themeOf(last)!
      const next = nearestNext(question, last, theme, 'Serviços')
      expect(next.length, last).toBe(2)
      expect(next).not.toContainEqual({ kind: 'guide', id: last })
    }
    expect(
      nearestNext('isso é muito?', 'socio-investidor', 'socio', 'Serviços').map((it) => 'id' in it && themeOf(it.id)),
    ).toEqual(['socio', 'socio'])
  })

  it('takes the words to say from the guide, whole', () => {
    expect(speechIn(GUIDES.get('emprestar-a-conhecido')!)).toMatch(/^O não que preserva: “Combinei comigo [^”]+”/)
    expect(speechIn(GUIDES.get('mei-limite')!)).toBeNull()
  })

  it('has another subject only by a word that names one', () => {
    expect(namedIn('mudar-de-endereco', 'como aviso os clientes que vou mudar de endereço?')).toBe(true)
    expect(namedIn('quase-acidente', 'e da próxima vez como evito?')).toBe(false)
  })

  it('says honestly that it has no sure answer, and stays at the subject', () => {
    const say = talk('Serviços')
    say('um cliente rico quer entrar de sócio com dinheiro no meu café, o que pergunto antes?')
    const { answer } = say('ele falou em 30% da empresa. como eu sei se é muito ou pouco?')
    expect(answer).toMatch(/^Ainda sobre o sócio e a sociedade, não tenho uma resposta certa para “ele falou em 30%/)
    expect(answer).toMatch(/\na\) “[^”]*sócio/)
  })
})
