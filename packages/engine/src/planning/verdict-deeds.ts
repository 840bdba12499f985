import { sobra_mes } from '#src/measures/cash.ts'
import { sourcesOf } from '#src/measures/measured.ts'
import { type AskedStep, NOTHING_BESIDE } from '#src/problems/deeds.ts'
import type { FrameStep } from '#src/problems/frame.ts'
import { stepOf } from '#src/problems/frames.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { type Leaning, leaningOf } from '#src/verdicts/leaning.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

/** The first deed of an answer, where the steps of her problem's card don't begin with it. */
interface VerdictDeed {
  of: readonly Verdict['id'][]
  leans: readonly Leaning[]
  passo: FrameStep
  /** Folded words of hers without which it says nothing. */
  se?: RegExp
  /** Cards whose own steps begin with it. */
  cards?: readonly string[]
  /** Only where the month doesn't close. */
  losing?: true
}

const OTHER_STAGE =
  /\bo que (?:mais )?(?:atrasa|trava|segura|emperra|pega|prende)\b[^.;?!]{0,24} (?:e|eh|sao) |\b(?:gargalo|problema mesmo|aperto mesmo) (?:e|eh) (?:n?[ao] )?(?!a parcela|o dinheiro|o caixa)/

const VERDICT_DEEDS: readonly VerdictDeed[] = [
  {
    of: ['maquina'],
    leans: ['no', 'wait'],
    se: OTHER_STAGE,
    passo: [
      'Ponha mais gente na etapa que atrasa, por diária ou empreita',
      'Comece pelos trabalhos que só esperam por ela: combine por escrito preço por trabalho e prazo com alguém de confiança e receba o saldo na entrega. A compra só volta à mesa quando essa fila acabar.',
      'O que está parado vira dinheiro, sem parcela nova.',
      2,
      2,
    ],
  },
  {
    of: ['aumentar_preco'],
    leans: ['yes'],
    cards: ['medo_reajuste', 'preco_sem_conta', 'guerra_preco', 'horas_nao_cobradas', 'custo_insumo_subiu'],
    passo: [
      'Cobre o preço novo de todo pedido que entrar daqui em diante',
      'Diga o valor novo a quem pedir e honre o que já está fechado. Conte por semana quantos desistem e compare com quantos você pode perder sem ganhar menos.',
      'Cada venda deixa mais, e você vê quantos ficam de verdade.',
      1,
      0,
    ],
  },
  {
    of: ['segunda_loja', 'franquia', 'reforma'],
    leans: ['no', 'wait'],
    losing: true,
    passo: [
      'Faça a empresa de hoje sobrar: veja o que cada linha deixa e mexa na pior',
      'Separe por linha o que vendeu, o que pagou por ela e o que ficou. Na que menos deixa, suba o preço ou troque de fornecedor, e pare de comprar o que não gira. O projeto novo espera até o mês fechar.',
      'O aperto do fim do mês diminui na origem.',
      3,
      2,
    ],
  },
  {
    of: ['mudar_ponto'],
    leans: ['yes', 'if'],
    passo: [
      'Conte quem passa no ponto novo em três horários, antes de assinar',
      'Fique lá de manhã, à tarde e à noite, em dois dias diferentes, e conte quem entraria. Pergunte a vinte clientes de hoje se iriam até lá. Só depois negocie carência, obra e saída sem multa.',
      'A mudança deixa de ser palpite, e você assina sabendo quanta venda esperar.',
      4,
      0,
    ],
  },
  {
    of: ['fechar_unidade'],
    leans: ['yes', 'if', 'no', 'wait'],
    passo: [
      'Separe por um mês a venda e os gastos só dessa parte, com data para decidir',
      'Anote por dia o que ela vende, o que gasta para vender isso e o que só existe por causa dela: gente, luz e o que se joga fora. Escolha o dia da decisão e diga a quem trabalha nela o que precisa mudar até lá.',
      'A dúvida vira um número com data.',
      3,
      1,
    ],
  },
]

/** What carries out the answer to her first decision, as the first step of the plan; null: her card's steps do, or nothing does. */
export function verdictDeed(
  [first]: readonly Verdict[],
  reading: Reading,
  problem: ProblemCard | null,
): AskedStep | null {
  if (!first || !problem || first.field !== 'main_challenge' || NOTHING_BESIDE.has(problem.id)) return null
  const leaning = leaningOf(first)
  const said = fold(`${reading.form.main_challenge}. ${reading.form.future_goals}`)
  const left = sobra_mes(sourcesOf(reading))
  const losing = left !== null && Number(left.fact.valor) <= 0
  const deed = VERDICT_DEEDS.find(
    (one) =>
      one.of.includes(first.id) &&
      one.leans.includes(leaning) &&
      one.se?.test(said) !== false &&
      !one.cards?.includes(problem.id) &&
      (!one.losing || losing),
  )
  return deed ? { card: problem.id, step: stepOf(deed.passo), goal: false, own: true, sure: true } : null
}

/** Whether a step is one of these: it has no sheet of its own. */
export const isVerdictDeed = (title: string): boolean => VERDICT_DEEDS.some(({ passo: [acao] }) => acao === title)
