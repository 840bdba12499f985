import { describe, expect, test } from 'vitest'
import { PROBLEM_CARDS } from './cards.ts'
import { EVENT_RULES } from './event-rules.data.ts'
import { EVENT_TURNS, TURN_RULES } from './event-turns.data.ts'
import { EVENT_WORDS } from './event-words.data.ts'
import { eventsIn } from './events.ts'

const heard = (...sentences: string[]) =>
  eventsIn(sentences)
    .filter(({ strength }) => strength >= 3)
    .map(({ card }) => card)

const COUNTED = ['q_queda', 'q_alta', 'q_parte']
const rules = [...Object.entries(EVENT_RULES), ...Object.entries(TURN_RULES)]

describe('what happens, by who does what', () => {
  test('every rule belongs to a card and names classes that exist', () => {
    const cards = new Set(PROBLEM_CARDS.map(({ id }) => id))
    expect(rules.filter(([card]) => !cards.has(card)).map(([card]) => card)).toEqual([])
    const classes = new Set([...Object.keys(EVENT_WORDS), ...Object.keys(EVENT_TURNS), ...COUNTED])
    const terms = rules.flatMap(([, lines]) => lines.split(/\s+/).filter((term) => term !== '' && !/^[@\d]/.test(term)))
    const unknown = terms
      .flatMap((term) => term.replace(/^!/, '').split('|'))
      .map((term) => term.replace(/^-/, ''))
      .filter((term) => !term.endsWith('*') && !classes.has(term))
    expect(unknown).toEqual([])
    expect(Object.keys(EVENT_WORDS).filter((name) => name in EVENT_TURNS)).toEqual([])
  })

  test.each([
    ['oito famílias estão com a mensalidade atrasada', 'inadimplencia_escola'],
    ['a noiva não paga a última parcela', 'inadimplencia_clientes'],
    ['de 90 alunas sobraram 40', 'evasao_aluno'],
    ['hoje entram 12 por dia, antes da obra eram 30', 'vendas_caindo'],
    ['os consertos prontos e o dono não vem buscar', 'servico_nao_buscado'],
    ['mandei 60 taças e vieram 52', 'locacao_avaria'],
    ['subi de 12 pra 15 e o balcão esvaziou', 'medo_reajuste'],
    ['a prensa emperra toda semana e fico parado', 'maquina_parada'],
  ])('%s: %s', (sentence, card) => expect(heard(sentence)).toContain(card))

  test('what is denied is not what happens', () => {
    expect(heard('o cliente paga em dia, não atrasa a mensalidade')).not.toContain('inadimplencia_clientes')
    expect(heard('a gente vem todo dia')).toEqual([])
  })

  test('two sentences tell one thing', () => {
    expect(heard('São quatro mesas.', 'Na terça e na quarta fica vazio.')).toContain('capacidade_ociosa')
  })
})
