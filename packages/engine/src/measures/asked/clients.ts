import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const GOES =
  '(?<!\\bque )(?:sai|saem|saindo|sairam|cancela|cancelam|cancelando|perco|perdemos|perdi|some|somem|desiste|desistem|vao embora|largam)'
const COMES = '(?:entra|entram|entrando|chega|chegam|ganho|matricul\\w+|vem|consigo|trago)'
const MEMBERS =
  '(?:assinant\\w+|client\\w+|alun\\w+|mensalist\\w+|associad\\w+|contrat\\w+|pacient\\w+|usuari\\w+|soci\\w+|planos?|veicul\\w+|pontos?|linhas?|cameras?|maquinas?)'

/** 'Entram 20 e saem 28 por mês, são 290 a 89 reais' */
export const netLeaving: Asked = (ask) => {
  const leaving = ask.number([`\\b${GOES}\\b~12@N(?! ?(?:reais|mil))`, `@N~24\\b${GOES}\\b`], ['main_challenge'])
  const entering = ask.number(
    [`\\b${COMES}\\b~16@N`, `@N ?(?:[a-z]+ )?(?:novos?|novas?|entram|entrando|matriculas)\\b`],
    ['main_challenge'],
  )
  if (!entering || !leaving || leaving.value <= entering.value) return null
  const monthly = ask.spanOf(entering) === 'mes' || ask.spanOf(leaving) === 'mes'
  const price = ask.number([
    `${MEMBERS}~24\\b(?:a|de|por|pagando|pagam|gastam|gastando)(?: uns)? @M`,
    `\\b(?:mensalidade|plano|assinatura|ticket|boleto)\\b~16@M`,
    `\\bpag(?:a|am|ando)\\b~12@R`,
  ])
  if (!monthly || !price || price === leaving || price === entering) return null
  const base = ask.number([
    `\\b(?:sao|tenho|temos|estou com|to com|hoje)\\b~16@N ${MEMBERS}`,
    `@N ${MEMBERS}~16\\b(?:a|pagando|ativos|hoje)\\b`,
  ])
  const { own } = ask
  const [won, gone, each] = [
    ask.value('qtd', entering, 'Quem entra por mês'),
    ask.value('qtd', leaving, 'Quem sai por mês'),
    ask.value('R$', price, 'O que cada um paga'),
  ]
  const net = own.minus(gone, won, 'Quantos a menos por mês')
  const less = own.times(net, each, 'Receita que se perde a cada mês', 'R$/mês')
  const lost = own.times(gone, each, 'Receita de quem sai, por mês', 'R$/mês')
  const whole =
    base && base !== leaving && base !== entering && base.value > leaving.value * 2
      ? ask.value('qtd', base, 'Quem paga hoje')
      : null
  const rate = whole && own.share(gone, whole, 'Parte que sai por mês')
  if (tooMuch(ask, lost.number)) return null
  return withAccount(
    own.sum(
      lost,
      [won, gone, each, net, less, whole, rate],
      join([
        say`Saem ${t(gone)} e entram ${t(won)} por mês: a ${t(each)} cada, quem sai leva ${t(lost)} de receita por mês, e ela encolhe ${t(less)} a cada mês que passa`,
        whole && rate ? say`; sai ${t(rate)} dos ${t(whole)} por mês.` : '.',
      ]),
      ['cancelamento', 'entra_e_sai', 'receita_recorrente', 'ticket_medio', 'custo_por_cliente'],
      ask.gain(lost, 'receita de quem deixa de sair'),
    ),
    say`${t(gone)} × ${t(each)} = ${t(lost)} por mês; (${t(gone)} − ${t(won)}) × ${t(each)} = ${t(less)} a menos a cada mês`,
  )
}

/** 'Faltam 18 por mês', with the price in the flow. */
export const missedByFlow: Asked = (ask) => {
  const missed = ask.number(
    [
      `\\b(?:falta|faltam|furam|faltaram|desmarcam)\\b~10@N`,
      `@N~40\\bnao (?:aparec\\w+|traz\\w*|avis\\w+|vem|veio|vieram|comparec\\w+)\\b`,
      `@N (?:[a-z]+ )?(?:faltas?|furos?|furam|faltam|nao aparec\\w+|nao vem|desmarcam)\\b`,
    ],
    ['main_challenge', 'operational_flow'],
  )
  const span = missed && ask.spanOf(missed)
  const price = ask.number([
    `\\b(?:sessao|consulta|aula|atendimento|horario|avaliacao|corte|hora|banho|cobro|vale|diaria)\\b~16@R`,
    `@R (?:a|por|cada) (?:sessao|consulta|aula|atendimento|horario|corte)`,
  ])
  if (!missed || !price || !span || missed.value > 500) return null
  const { own } = ask
  const [count, each] = [
    ask.value('qtd', missed, `Faltas ${PER[span]}`),
    ask.value('R$', price, 'Valor de cada horário'),
  ]
  const once = own.times(count, each, `O que as faltas levam ${PER[span]}`, 'R$')
  const month = ofMonth(ask.aMonth(once, span, 'O que as faltas levam por mês')!)
  if (tooMuch(ask, month.number)) return null
  return withAccount(
    own.sum(
      month,
      [count, each, once],
      span === 'mes'
        ? say`${t(count)} faltas por mês, a ${t(each)} cada, são ${t(month)} por mês que não entram.`
        : say`${t(count)} faltas ${PER[span]}, a ${t(each)} cada, são ${t(once)}: cerca de ${t(month)} por mês que não entram.`,
      ['faltas', 'ociosidade', 'ticket_medio'],
      ask.gain(month, 'horários recuperados'),
    ),
    say`${t(count)} × ${t(each)}${span === 'mes' ? '' : ` ${PER[span]}, no mês`} = ${t(month)}`,
  )
}
