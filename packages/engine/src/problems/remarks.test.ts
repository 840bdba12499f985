import { describe, expect, test } from 'vitest'
import { matchProblem } from './match.ts'
import { hear } from './remarks.ts'
import { situationsIn } from './situations.ts'

const match = (challenge: string, offer = '') =>
  matchProblem({
    challenge,
    goals: '',
    segment: 'Serviços',
    activity: null,
    weak: new Set<string>(),
    alone: false,
    offer,
  })

describe('what a sentence says of the trouble itself', () => {
  test('a feeling, praise and a relative’s opinion weigh little', () => {
    for (const aside of [
      'Ando muito triste com tudo isso.',
      'A recepcionista é ótima, adoro ela.',
      'Meu marido sempre fala que devia ser diferente.',
    ])
      expect([aside, hear(aside).weight]).toEqual([aside, 0.3])
    expect(hear('O laboratório atrasou 9 entregas e fico nervosa').weight).toBe(1)
  })

  test('what she denies is set aside, and its card ruled out', () => {
    expect(hear('Não é falta de cliente, a agenda está cheia').denied).toContain('falta de cliente')
    const denied = match('Meu ajudante não vem toda segunda. Não quero mandar ele embora.')
    expect(denied.card?.id).toBe('falta_absenteismo')
    expect(denied.alternatives.map(({ id }) => id)).not.toContain('demitir')
  })

  test('who says nothing but what she feels is heard as it stands', () => {
    expect(match('Estou exausta, não aguento mais.').card?.id).toBe('burnout_dono')
    expect(match('Não tenho vontade de viver, choro todo dia.').card?.id).toBe('depressao_sofrimento')
  })

  test('a feeling beside a cause is no problem of its own', () => {
    expect(match('Perco duas horas por dia no ônibus entre uma casa e outra. Fico exausta.').card?.id).toBe(
      'deslocamento_horas',
    )
    expect(match('Prometo em 10 dias e entrego em 30. Choro de nervoso.').card?.id).toBe('producao_atrasa')
  })

  test('the name of what she sells tells nothing of what is wrong', () => {
    const { card } = match('O forno quebrou duas vezes e fiquei parada', 'aluguel de mesas e toalhas')
    expect(card?.id).toBe('maquina_parada')
  })

  test('two problems that fit alike are no certainty', () => {
    expect(match('clientes não pagam').sure).toBe(true)
    expect(match('mais movimento').sure).toBe(false)
  })
})

/** None of these stands on a card. */
const TOLD: [text: string, card: string][] = [
  ['Faço unha em casa e gasto duas horas na estrada entre uma freguesa e outra', 'deslocamento_horas'],
  ['Meu técnico roda a tarde toda, um chamado em cada ponta da cidade', 'deslocamento_horas'],
  ['Tem vinte pares de sapato prontos que os donos nunca vieram buscar', 'servico_nao_buscado'],
  ['As revendedoras ficam com a maleta e na hora do acerto nunca fecha', 'consignado_sem_acerto'],
  ['O povo manda mensagem de madrugada e quer resposta', 'fora_de_hora'],
  ['Alugo louça e volta prato quebrado de toda festa', 'locacao_avaria'],
  ['Choveu três sábados seguidos e não vendi na praça', 'depende_do_tempo'],
  ['A plataforma fica com 25% de cada aula', 'plataforma_parceira'],
  ['O cliente não manda o documento e a guia atrasa', 'cliente_atrasa_material'],
  ['A empresa mudou a cor depois que pintei', 'contrato_cliente'],
  ['Comprei 60 bermudas e vendi só 11', 'estoque_parado'],
  ['Só a Marli sabe cortar o molde', 'dependencia_funcionario'],
  ['O fiscal pediu um agrado para soltar o alvará', 'propina_ilicito'],
]

test.each(TOLD)('hears what happens: %s', (text, card) => expect([...situationsIn(text)]).toContain(card))

test('sentences of well-run days tell no situation', () => {
  for (const text of [
    'Abrimos às oito e fechamos às seis',
    'O cliente paga no ato e leva na hora',
    'Quero contratar mais uma pessoa no ano que vem',
    'Meu estoque gira em vinte dias',
  ])
    expect([text, [...situationsIn(text)]]).toEqual([text, []])
})
