import { formatNumber } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import { askedIn, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { alike, termsOf } from '#src/quantities/terms.ts'
import { rootOf } from '#src/reading/quantity-place.ts'
import type { Said, SceneSentence } from '#src/reading/scene.ts'
import { type Asking, PER, text as t } from './asked.ts'
import { type Asked, withAccount } from './money.ts'

const GONE =
  /\b(?:lev(?:aram|ou)|roub[a-z]+|furt[a-z]+|sum(?:iu|iram)|morr[a-z]+|mort[oa]s?|perdi|perdemos|queim[a-z]+|quebr(?:ou|aram)|caiu|cairam|secaram|arranc[a-z]+|sacrific[a-z]+|abat(?:i|eram|emos)|afog[a-z]+)\b/
const IN_ALL = /\b(?:ja (?:sao|foram|e)|ao todo|no total|desde|total de|ao todo sao)\b/

interface Yield {
  sentence: SceneSentence
  said: readonly Said[]
  span: 'ano' | 'mes'
}

const YIELDS =
  '\\b(?:d(?:a|ava|ao|avam)|rend(?:e|em|ia|iam)|produz(?:ia|em|iam)?|tir(?:o|ava)|entreg(?:a|ava)|traz(?:ia)?|fatur(?:a|ava))(?: me| uns| umas| cerca de)?'

/** '25 quilos por ano a 18', '320 por mês': what one of them brought. */
function yieldOf(ask: Asking): Yield | null {
  const things = ask.find(`${YIELDS} @N ?([a-z]{2,})(?: de [a-z]+)? (?:por|ao) (ano|mes)~8\\ba @M`, ['main_challenge'])
  const found = things ?? ask.find(`${YIELDS} @M (?:por|ao) (ano|mes)\\b`, ['main_challenge'])
  if (!found) return null
  const span = found.words[things ? 2 : 1]
  const said = found.numbers.filter((one) => one !== undefined)
  return said.length === (things ? 2 : 1) && (span === 'ano' || span === 'mes')
    ? { sentence: found.sentence, said, span }
    : null
}

function yieldIn(
  ask: Asking,
  { said, span }: Yield,
): { brought: Value<'R$'>; parts: Value<Kind>[]; conta: Text; span: Yield['span'] } {
  const [first, second] = said
  if (!second) {
    const brought = ask.value('R$', first!, `O que uma rende ${PER[span]}`)
    return { brought, parts: [], conta: say`${t(brought)}`, span }
  }
  const [count, price] = [
    ask.value('qtd', first!, `O que uma rende ${PER[span]}`),
    ask.value('R$', second, 'Preço de venda'),
  ]
  const brought = ask.own.times(count, price, `O que uma rende ${PER[span]}, em dinheiro`, 'R$')
  return { brought, parts: [count, price], conta: say`${t(count)} × ${t(price)}`, span }
}

/** '22 caixas levadas; cada uma custa 380 pra montar e dava 25 quilos por ano a 18': what is gone, and what it would have brought. */
export const takenThings: Asked = (ask) => {
  const cost = ask.find(
    '\\b(?:cada|um[a]?)(?: ([a-z]{2,}))?(?: nov[oa]| dess[ae]s?)?(?: me)? (?:custa|custou|custava|sai por|vale|saiu por|fica em|custam)(?: uns| me| em| por)? @M',
    ['main_challenge'],
  )
  const [word, costSaid] = [cost?.words[0], cost?.numbers[1]]
  const yields = cost && yieldOf(ask)
  if (!cost || !yields || !costSaid || cost.sentence !== yields.sentence) return null
  const noun = word === undefined || /^uma?$/.test(word) ? '' : rootOf(word)
  const texts = ask.scene.sentences
  const near = termsOf(ask.scene).filter(
    (one) =>
      one.dimension === 'things' &&
      one.field === 'main_challenge' &&
      one.noun !== '' &&
      one.said[0] !== yields.said[0] &&
      alike(one.noun, noun) &&
      (GONE.test(texts[one.sentence]?.text ?? '') || GONE.test(texts[one.sentence - 1]?.text ?? '')),
  )
  const all = near.filter(({ before, after }) => IN_ALL.test(`${before} ${after}`))
  const [lost] = all.length > 0 ? all : near
  if (!lost || all.length > 1 || (all.length === 0 && near.length > 1)) return null
  const { own } = ask
  const [count, one] = [
    ask.value('qtd', lost.said[0]!, 'Quantas se foram'),
    ask.value('R$', costSaid, 'Custo de uma nova'),
  ]
  const { brought, parts, conta, span } = yieldIn(ask, yields)
  const year =
    span === 'ano'
      ? brought
      : own.make('R$', 'O que uma rende por ano', round2(brought.number * 12), `${t(brought).text} × 12`, [brought])
  const each = own.plus(one, year, 'O que uma custa e deixa de render no ano')
  const total = own.times(count, each, 'Prejuízo com as que se foram, no ano', 'R$')
  return withAccount(
    own.sum(
      total,
      [count, one, ...parts, brought, year, each],
      say`Cada ${noun === '' ? 'um' : ask.spelt(word!, 'main_challenge')} custa ${t(one)} para repor e deixa de trazer ${t(year)} de venda no ano: em ${t(count)}, são ${t(total)}.`,
      [
        'sobra_mes',
        'margem',
        'frete',
        'racao',
        'conta_que_mais_pesa',
        'ticket_medio',
        'custo_por_unidade',
        'receita_por_pessoa',
      ],
    ),
    say`${t(count)} × (${t(one)} + ${conta}${span === 'mes' ? ' × 12' : ''}) = ${t(total)}`,
  )
}

const ORDINALS: Readonly<Record<string, number>> = {
  primeiro: 1,
  segundo: 2,
  terceiro: 3,
  quarto: 4,
  quinto: 5,
  sexto: 6,
  setimo: 7,
  oitavo: 8,
}
const LEAVE =
  '(?:some[m]?|desist[a-z]+|larg[a-z]+|abandon[a-z]+|sa(?:i|em|iram)|par(?:am|aram)|tranc[a-z]+|cancel[a-z]+|evad[a-z]+)'

/** The month of a course after which they go, and how long it is; null: not both said. */
function monthsLeft(ask: Asking): Value<'qtd'> | null {
  const course = ask.number(
    [
      '\\b(?:curso|turma|formacao|programa|pacote|contrato|plano|treinamento)s?\\b~30\\b(?:de|dura|sao|leva|com) @D',
      '\\b(?:dura|duracao de|sao) @D',
    ],
    ['main_challenge', 'operational_flow'],
  )
  if (course?.unit !== 'meses' || course.range) return null
  const ordinal = ask.find(
    `\\b(?:(?:fim|final|depois|passou|passa|apos|la) (?:d?[oe] |pel[oa] )?|n[oa] |pel[oa] )(${Object.keys(ORDINALS).join('|')}) mes\\b`,
    ['main_challenge'],
  )
  const counted = ask.number(['\\b(?:depois de|apos|com|passa(?:dos)?|no fim de) @D'], ['main_challenge'])
  const gone = ordinal
    ? ORDINALS[ordinal.words[0]!]!
    : counted && counted !== course && counted.unit === 'meses'
      ? counted.written
      : 0
  const left = course.written - gone
  if (gone <= 0 || left <= 0) return null
  const { own } = ask
  const whole = ask.value('meses', course, 'Meses do curso')
  const said = counted && !ordinal ? ask.value('meses', counted, 'Meses até sair') : null
  return own.make(
    'qtd',
    'Meses de mensalidade que faltavam',
    left,
    `${formatNumber(course.written)} − ${formatNumber(gone)} meses`,
    said
      ? [{ ...whole, number: course.written }, said]
      : [
          { ...whole, number: course.written },
          own.known('qtd', {
            id: 'texto.main_challenge.mes_da_saida',
            rotulo: 'Mês em que saem',
            valor: gone,
            unidade: '',
            tipo: 'informado',
            origem: askedIn('main_challenge'),
          }),
        ],
  )
}

/** '6 somem no fim do segundo mês de 6, a 390, em 3 turmas': the fees of the months that were left. */
export const dropouts: Asked = (ask) => {
  const left = monthsLeft(ask)
  const gone = ask.number(
    [
      `@N (?:alunos|alunas|pessoas)\\b~30\\b(?:${LEAVE}|tinham (?:parado|saido|desistido|largado))\\b`,
      `@N (?:alunos |alunas |pessoas |deles |delas )?(?:ja )?${LEAVE}\\b`,
      `\\b${LEAVE}(?: uns| umas| sempre)? @N(?! por| %)`,
    ],
    ['main_challenge'],
  )
  const fee = ask.number(
    ['\\b(?:mensalidade|parcela|mensal)[a-z]*~16@M', '@M (?:por|ao) mes\\b', '\\bpag[a-z]+(?: uns)? @M'],
    ['main_challenge', 'operational_flow'],
  )
  if (!left || !gone || !fee || gone === fee || gone.kind !== 'N' || gone.value < 1 || gone.value > 500) return null
  const classes = ask.number(
    [
      '\\b(?:tenho|sao|com|rodo|temos|tem) @N turmas\\b',
      '@N turmas (?:rodando|abertas|ao mesmo tempo|simultaneas|assim|andando)',
    ],
    ['main_challenge', 'operational_flow'],
  )
  const { own } = ask
  const [count, each] = [ask.value('qtd', gone, 'Quantos saem de uma turma'), ask.value('R$', fee, 'Mensalidade')]
  const months = own.make(
    'R$',
    'Mensalidades que um deixa de pagar',
    round2(left.number * each.number),
    `${t(left).text} × ${t(each).text}`,
    [left, each],
  )
  const many = classes && classes.value > 1 ? ask.value('qtd', classes, 'Turmas') : null
  const one = own.times(count, months, many ? 'O que se perde em cada turma' : 'O que se perde', 'R$')
  const total = many ? own.times(many, one, 'O que se perde em todas as turmas', 'R$') : one
  const start = say`${t(count)} que saem × ${t(left)} mensalidades que faltavam × ${t(each)} = ${t(one)}`
  const conta = say`${t(count)} × ${t(left)} × ${t(each)}`
  return withAccount(
    own.sum(
      total,
      [left, count, each, months, one, many],
      many ? say`${start} em cada turma; nas ${t(many)} turmas são ${t(total)}.` : say`${start}.`,
      [
        'cancelamento',
        'sobra_mes',
        'margem',
        'ticket_medio',
        'receita_por_pessoa',
        'receita_recorrente',
        'conta_que_mais_pesa',
      ],
    ),
    many ? say`${conta} × ${t(many)} turmas = ${t(total)}` : say`${conta} = ${t(total)}`,
  )
}
