import type { Fact } from '@norteia/contracts/analysis'
import { formatDay, formatNumber } from '@norteia/contracts/format'
import { capitalizeText, join, say, type Text } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import { categoryName } from './amounts.ts'
import type { Answerable } from './answer.ts'
import { metricOf } from './metrics.data.ts'
import { inPeriod, periodName } from './periods.ts'
import { EMPTY, plainText, type Told } from './told.ts'
import { areWithdrawals } from './withdrawals.ts'

/** The words of every answer. Nothing in here computes. */

export const capital = capitalizeText
export const decapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
export const plainPeriod = (days: Interval) => {
  const name = periodName(days)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** 'a receita', 'as despesas fixas', with what it is narrowed to. */
export function subject(told: Told): Text {
  const { artigo, nome } = metricOf(told.frame.metrica)
  return join([`${artigo} ${decapital(nome)}`, ofCategories(told), atAccounts(told)])
}

/** How the figure was computed, in words. */
export function formula(told: Told): Text {
  const { metrica, filtros } = told.frame
  const { formula: whole, como } = metricOf(metrica)
  const who = filtros.contrapartes.length > 0 ? join([', de ', told.list(filtros.contrapartes)]) : say``
  if (filtros.categorias.length === 0) return join([plainText(whole), who])
  const names = told.list(filtros.categorias.map((id) => categoryName(id, told.names.categorias)))
  const outgo = 'sinal' in como && como.sinal < 0
  return join([
    outgo ? 'Saídas menos devoluções das categorias: ' : 'Soma dos lançamentos das categorias: ',
    names,
    who,
  ])
}

export const ofCategories = (told: Told): Text => {
  const { categorias } = told.frame.filtros
  if (categorias.length === 0) return say``
  return join([' de ', told.list(categorias.map((id) => categoryName(id, told.names.categorias)))])
}

/** What is left out of the figure. */
const without = (told: Told): Text => {
  const { semCategorias, semContrapartes } = told.frame.filtros
  const names = [
    ...semCategorias.map((id) => (id === '' ? 'o que não tem categoria' : categoryName(id, told.names.categorias))),
    ...semContrapartes,
  ]
  return names.length === 0 ? say`` : join([', sem ', told.list(names), ','])
}

const WHOLE = 100
/** How large the movements must be. */
const sized = (told: Told): Text => {
  const { faixa } = told.frame
  if (!faixa) return say``
  const size = (cents: number) =>
    told.show(told.fact('Limite', cents, null, { tipo: 'informado', origem: 'Sua pergunta', unidade: 'R$' }))
  const { de, ate } = faixa
  const ends =
    de !== null && de === ate
      ? join(['de ', size(de)])
      : de !== null && ate !== null
        ? join(['de ', size(de), ' a ', size(ate)])
        : de !== null
          ? join(de % WHOLE === 1 ? ['acima de ', size(de - 1)] : ['de pelo menos ', size(de)])
          : join(ate! % WHOLE === WHOLE - 1 ? ['abaixo de ', size(ate! + 1)] : ['de até ', size(ate!)])
  return join([' (só lançamentos ', ends, ')'])
}

export const atAccounts = (told: Told): Text => join([inAccounts(told), sized(told)])

const inAccounts = (told: Told): Text => {
  const { contas } = told.frame.filtros
  if (contas.length === 0) return without(told)
  const names = told.names.contas.filter(({ id }) => contas.includes(id)).map(({ apelido }) => apelido)
  return join([contas.length === 1 ? ' na conta ' : ' nas contas ', told.list(names), without(told)])
}

/** The same without its article, after 'em'. */
export const bare = (told: Told): Text =>
  join([decapital(metricOf(told.frame.metrica).nome), ofCategories(told), atAccounts(told)])

export const isPlural = (told: Told) => metricOf(told.frame.metrica).artigo.endsWith('s')

/** One figure of one period. */
export function value(told: Told, fact: Fact, days: Interval): Text {
  const { metrica, filtros } = told.frame
  const who = filtros.contrapartes.length > 0 ? told.list(filtros.contrapartes) : null
  const when = told.when(days)
  const figure = told.show(fact)
  const back = Number(fact.valor) < 0
  if (who && metrica === 'entradas')
    return join(['Você recebeu ', figure, ' de ', who, ' ', when, atAccounts(told), '.'])
  if (who && metrica === 'saidas') return join(['Você pagou ', figure, ' a ', who, ' ', when, atAccounts(told), '.'])
  if (areWithdrawals(told.frame) && !back && !who)
    return join(['Você retirou ', figure, ' da empresa', atAccounts(told), ' ', when, '.'])
  if (metrica === 'despesas' && filtros.categorias.length > 0) {
    const names = told.list(filtros.categorias.map((id) => categoryName(id, told.names.categorias)))
    const where = join([...(who ? [', pagos a ', who, ','] : []), atAccounts(told)])
    if (Number(fact.valor) === 0) return join(['Nada foi gasto com ', names, where, ' ', when, ': ', figure, '.'])
    return join([back ? 'Voltaram ' : 'Você gastou ', figure, back ? ' de ' : ' com ', names, where, ' ', when, '.'])
  }
  if (metrica === 'resultado' && filtros.categorias.length === 0) {
    const kind = back ? 'um prejuízo de ' : Number(fact.valor) === 0 ? '' : 'um lucro de '
    return join(['O resultado', atAccounts(told), ' ', when, ' foi ', kind, figure, '.'])
  }
  if (metrica === 'ponto-equilibrio') return join(['Você empata quando vende ', figure, ' ', when, '.'])
  if (metrica === 'lancamentos') return join(['São ', figure, ofCategories(told), atAccounts(told), ' ', when, '.'])
  if (metrica === 'entradas' || metrica === 'saidas')
    return join([
      metrica === 'entradas' ? 'Entraram ' : 'Saíram ',
      figure,
      ofCategories(told),
      atAccounts(told),
      ' ',
      when,
      '.',
    ])
  const was = isPlural(told) ? ' somaram ' : ` foi${back ? ` negativ${metricOf(metrica).artigo}` : ''} de `
  return join([capitalizeText(subject(told)), withWhom(told), ' ', when, was, figure, '.'])
}

export const nothing = (told: Told, days: Interval): Text =>
  join([
    'Não há lançamentos',
    atAccounts(told),
    ' ',
    told.when(days),
    ': importe o extrato desses dias em Finanças para eu responder.',
  ])

/** Movements begin later than what is asked. */
export const beginsLater = (first: string): Text =>
  plainText(`Os lançamentos começam em ${formatDay(first)}: antes disso não há dados.`)

export const noComparison = (): Text => say`Sem esse período não dá para comparar.`

/** A share without revenue, a break-even without margin. */
export function unknowable(told: Told, days: Interval): Text {
  if (told.frame.metrica === 'ponto-equilibrio')
    return join([
      'Não há ponto de equilíbrio ',
      told.when(days),
      ': sem receita, ou com cada venda custando mais do que traz, nenhuma quantidade de vendas paga os custos fixos.',
    ])
  return join(['Não dá para calcular ', subject(told), ' ', told.when(days), ': não há receita nesse período.'])
}

export const perMonth = (told: Told, days: Interval): Text =>
  join([capitalizeText(subject(told)), ' mês a mês, ', told.when(days), ', está na tabela.'])

/** ' com Enel', where somebody is named. */
export const withWhom = (told: Told): Text => {
  const { contrapartes } = told.frame.filtros
  return contrapartes.length === 0 ? say`` : join([' com ', told.list(contrapartes)])
}

export const mean = (told: Told, fact: Fact, days: Interval, months: number, running: boolean): Text =>
  join([
    capitalizeText(subject(told)),
    withWhom(told),
    Number(fact.valor) < 0
      ? `${isPlural(told) ? ' tiveram' : ' teve'} média negativa de `
      : isPlural(told)
        ? ' deram em média '
        : ' deu em média ',
    told.show(fact),
    ' por mês ',
    told.when(days),
    ' (',
    plainText(`${months} ${months === 1 ? 'mês' : 'meses'}${running ? ', sem o atual, que não acabou' : ''}`),
    ').',
  ])

interface Two {
  now: Fact
  earlier: Fact
  change: Fact
  days: Interval
  before: Interval
}

const direction = (told: Told, change: Fact) => {
  const [up, down] = isPlural(told) ? ['subiram', 'caíram'] : ['subiu', 'caiu']
  return Number(change.valor) > 0 ? up : down
}
export const minus = (fact: Fact) => (Number(fact.valor) < 0 ? '−' : '')

export function compared(told: Told, { now, earlier, change, days, before }: Two): Text {
  const values = join([
    minus(earlier),
    told.show(earlier),
    ' ',
    told.when(before),
    ' e ',
    minus(now),
    told.show(now),
    ' ',
    told.when(days),
  ])
  const head = join([capitalizeText(subject(told)), withWhom(told), ': ', values, '. '])
  if (Number(change.valor) === 0) return join([head, 'Não mudou.'])
  const verb = capitalizeText(say`${direction(told, change)}`)
  const share =
    change.unidade === 'R$' && Number(earlier.valor) > 0
      ? join([
          ', ',
          told.percent('Mudança em relação ao período anterior', Number(change.valor) / Number(earlier.valor)),
        ])
      : say``
  return join([head, verb, ' ', told.step(change), share, '.'])
}

const NAMED = 3

export function why(
  told: Told,
  { now, earlier, change, days, before, linhas }: Two & { linhas: readonly Fact[] },
): Text {
  const from = join([
    ' de ',
    minus(earlier),
    told.show(earlier),
    ' (',
    told.period(before),
    ') para ',
    minus(now),
    told.show(now),
    ' (',
    told.period(days),
    ')',
  ])
  if (Number(change.valor) === 0)
    return join([capitalizeText(subject(told)), withWhom(told), ' não mudou: foi', from, '.'])
  const parts = linhas.slice(0, NAMED).map((fact) => join([plainText(fact.rotulo), ' (', told.signed(fact), ')']))
  return join(
    [
      join([
        capitalizeText(subject(told)),
        withWhom(told),
        ' ',
        direction(told, change),
        ' ',
        told.step(change),
        ',',
        from,
        '.',
      ]),
      join(['O que mais pesou: ', join(parts, ', '), '. As partes da tabela somam exatamente a mudança.']),
    ],
    ' ',
  )
}

/** The change once more, by counterparty. */
export const parties = (told: Told, facts: readonly Fact[], change: Fact): Text =>
  join([
    'Por nome, a mesma mudança de ',
    told.signed(change),
    ': ',
    join(
      facts.map((fact) => join([plainText(fact.rotulo), ' ', told.signed(fact)])),
      '; ',
    ),
    '.',
  ])

export const unsorted = (told: Told, fact: Fact): Text =>
  join(['Há ', told.show(fact), ' ainda sem categoria nesse período, fora desta conta.'])

export const look = (days: Interval, count: number | null): Text => {
  if (count === null) return plainText(`Ver os lançamentos ${inPeriod(days).replace(/^em /, 'de ')}`)
  return plainText(count === 1 ? 'Ver o lançamento' : `Ver os ${formatNumber(count)} lançamentos`)
}

/** What was supplied to the question: it is always said. */
export function assumptions(
  told: Told,
  { frame, assumed, figures }: Pick<Answerable, 'frame' | 'assumed' | 'figures'>,
): Text[] {
  const { periodo, comparacao, filtros, unico } = frame
  // The last one is the last of all, whatever the days.
  const single = unico === 'ultimo' || unico === 'primeiro'
  return [
    ...(assumed.includes('inicio') && figures.first && !frame.degrau
      ? [plainText(`Os lançamentos começam em ${formatDay(figures.first)}: comparei só os dias que os dois anos têm.`)]
      : []),
    ...(assumed.includes('periodo') && periodo && !single ? [join(['Considerei ', told.period(periodo), '.'])] : []),
    ...(assumed.includes('comparacao') && comparacao ? [join(['Comparei com ', told.period(comparacao), '.'])] : []),
    // Of whom it was paid to, the category isn't taken whole.
    ...(assumed.includes('categoria') && filtros.contrapartes.length === 0
      ? [
          join([
            filtros.categorias.length > 1 ? 'Considerei as categorias ' : 'Considerei a categoria ',
            told.list(filtros.categorias.map((id) => categoryName(id, told.names.categorias))),
            filtros.categorias.length > 1
              ? ' inteiras, sem separar o que você citou.'
              : ' inteira, sem separar o que você citou.',
          ]),
        ]
      : []),
    ...(assumed.includes('metrica') ? [join(['Considerei ', subject(told), '.'])] : []),
    ...(assumed.includes('coisa') ? [say`O extrato não diz o que foi comprado: contei tudo o que foi pago.`] : []),
    ...(assumed.includes('divida')
      ? [say`O extrato diz o que já foi pago, e não quanto falta: o saldo devedor está no contrato ou no banco.`]
      : []),
    ...(assumed.includes('rescisao') ? [say`O extrato não diz o que foi rescisão: este é o último pagamento.`] : []),
    ...(assumed.includes('dentro') ? [say`O que você citou já está dentro desse valor.`] : []),
    ...(assumed.includes('parte')
      ? [say`O extrato não separa o que você citou: contei todos os lançamentos com esse nome.`]
      : []),
    ...(assumed.includes('nome') ? [EMPTY.nome] : assumed.includes('vazia') ? [EMPTY.vazia] : []),
    ...(assumed.includes('semanas') ? [say`Considerei a previsão de caixa.`] : []),
  ]
}
