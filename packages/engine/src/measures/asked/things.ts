import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { OwnGain, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const KILO = '(?:quilos?|kg|kilos?|litros?|arrobas?|duzias?|pecas?|cabecas?)'
const FEED =
  '(?:racao|milho|sal|silagem|insumo|farelo|concentrado|leite|madeira|farinha|carne|fruta|materia|alumin\\w+|plastico|tecido|malha|cana|polpa|cafe)'

/** 'Gasto 2,4 quilos de ração pra fazer 1 quilo de frango; a ração foi pra 2,80' */
export const conversion: Asked = (ask) => {
  const feed = ask.find(
    `@N ?${KILO} d[eao] (${FEED})\\b~30\\b(?:N\\d+|um|uma|cada|por|o) ?(${KILO})~4(?:de )?([a-z]{0,14})`,
  )
  const used = feed?.numbers[0]
  if (!feed || !used) return null
  const what = feed.words[1]!
  const bag = ask.find(`\\bsac[oa]s?\\b~12@N ?${KILO}~30@M`)
  const priced = ask.number([
    `\\b${what}\\b~40@R (?:o|por|no|a|cada) (?:quilo|kg|kilo|litro)`,
    `@R (?:o|por|no|a|cada) (?:quilo|kg|kilo|litro) d[ae] ${what}`,
    `\\b${what}\\b~30\\b(?:a|por|custa|foi pra|esta|ta)~8@R`,
  ])
  const { own } = ask
  const each: Value<'R$'> | null = priced
    ? ask.value('R$', priced, `Preço do quilo: ${what}`)
    : bag?.numbers[0] && bag.numbers[1]
      ? own.over(
          ask.value('R$', bag.numbers[1], 'Preço do saco'),
          ask.value('qtd', bag.numbers[0], 'Quilos do saco'),
          'Preço do quilo',
        )
      : null
  if (!each) return null
  const count = ask.value('qtd', used, `Quilos de ${what} por quilo produzido`)
  const cost = own.times(count, each, `${capital(ask.spelt(what, feed.sentence.field))} em cada quilo produzido`, 'R$')
  const sale = ask.number([
    `\\b(?:vendo|vende|vendemos|pagam?|recebo|preco de venda|entrego)\\b~70@R (?:o|por|no|a|cada) (?:quilo|kg|kilo|litro)`,
  ])
  const paid = sale && sale !== priced ? ask.value('R$', sale, 'Preço que você recebe no quilo') : null
  const name = ask.spelt(what, feed.sentence.field)
  const conta = say`${t(count)} × ${t(each)} = ${t(cost)} por quilo`
  const says = ['racao', 'mercadorias', 'custo_por_unidade', 'ticket_medio'] as const
  if (!paid)
    return withAccount(
      own.sum(
        cost,
        [count, each],
        say`Cada quilo produzido leva ${t(count)} de ${name} a ${t(each)}: ${t(cost)}, antes das outras contas.`,
        says,
      ),
      conta,
    )
  const left = own.minus(paid, cost, 'O que sobra do quilo depois disso')
  const share = own.share(cost, paid, 'Parte do preço que vai nisso')
  return withAccount(
    own.sum(
      cost,
      [count, each, paid, left, share],
      left.number > 0
        ? say`Cada quilo leva ${t(count)} de ${name} a ${t(each)}: ${t(cost)} dos ${t(paid)} que você recebe, ${t(share)}; sobram ${t(left)} para as outras contas.`
        : say`Cada quilo leva ${t(cost)} de ${name} e é vendido a ${t(paid)}: faltam ${t(left)} antes das outras contas.`,
      says,
    ),
    paid && left.number > 0 ? say`${conta}; ${t(paid)} − ${t(cost)} = ${t(left)}` : conta,
  )
}
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const HELD =
  '(?:emprestad\\w+|(?:parad\\w+ |fica\\w* |est\\w+ |pres[oa]s? )?com (?:o |os |a |as )?client\\w+|na (?:mao|casa|obra) d\\w+|na obra|nas obras|nao devolv\\w+|sem devolver|nao (?:me )?devolv\\w+|nao volt\\w+)'

/** A day's rent: said, or of so many days. */
function dailyRent(
  ask: Asking,
  daily: Said | undefined,
  [sum, days]: readonly (Said | undefined)[],
): Value<'R$'> | null {
  if (daily) return ask.value('R$', daily, 'Diária')
  if (!sum || !days || days.unit !== 'dias') return null
  return ask.own.over(ask.value('R$', sum, 'Valor da locação'), ask.value('qtd', days, 'Dias da locação'), 'Diária')
}

/** '12 caçambas na obra além do prazo, a diária é 30'; '180 galões com cliente, cada um me custou 35' */
export const goodsHeld: Asked = (ask) => {
  const held =
    ask.find(`@N ([a-z]{4,})~40\\b${HELD}`, ['main_challenge']) ??
    ask.find(`\\b${HELD}~20@N ([a-z]{4,})`, ['main_challenge']) ??
    ask.find(`@N()~24\\bclient\\w+ (?:segura|prende|fica|ficam|demora|nao devolve|leva)`, ['main_challenge'])
  const many = held?.numbers[0]
  if (
    !held ||
    !many ||
    many.value < 2 ||
    /^(?:client\w*|dias|horas|pessoas|meses|alun\w+|pedidos?|vezes|minutos|carros|servicos?|reais|cancelament\w+|fest\w+|event\w+|visit\w+|pacient\w+|orcament\w+|obras?|consult\w+)$/.test(
      held.words[1] ?? '',
    )
  )
    return null
  const { own } = ask
  const count = ask.value('qtd', many, 'Quantos estão com clientes')
  const things = ask.thing(many)
  const let_ = ask.find('\\b(?:locacao|aluguel|alugo|diaria)~20@M~16\\bpor(?: esses)? @D')
  const daily = let_
    ? undefined
    : ask.number([`\\bdiaria\\b~24@M`, `@M (?:a|por|de|ao) (?:diaria|dia)\\b`, `\\balug[oa]\\w*~30@M~8\\bdia\\b`])
  const days = ask.number(
    [
      `@D~16\\b(?:a mais|alem|atras|parad|sem|do prazo|depois)`,
      `\\b(?:alem|faz|ha|venc\\w+|atras\\w+|parad\\w+|passa\\w*|ficam?|demora\\w*|media de|uns|mais de)\\b~24@D`,
    ],
    ['main_challenge', 'operational_flow'],
  )
  const rent = dailyRent(ask, daily, let_?.numbers ?? [])
  if (rent && days && days.unit === 'dias' && days.value <= 90) {
    const [each, late] = [rent, ask.value('qtd', days, 'Dias')]
    const day = own.times(count, each, 'Diárias que não entram em um dia', 'R$')
    const total = own.times(late, day, 'Diárias que não entraram', 'R$')
    if (tooMuch(ask, total.number / 2)) return null
    return withAccount(
      own.sum(
        total,
        [count, each, late, day],
        say`${t(count)}${things && ` ${things}`} por ${t(late)} ${late.number === 1 ? 'dia' : 'dias'}, a ${t(each)} a diária, são ${t(total)} que não entraram.`,
        ['ociosidade', 'dias_parados', 'ticket_medio', 'receita_por_pessoa'],
      ),
      say`${t(count)} × ${t(late)} × ${t(each)} = ${t(total)}`,
    )
  }
  const value = ask.number([
    `\\b(?:cada (?:um|uma)|cada)\\b~24\\b(?:cust\\w+|vale|sai|pag\\w+)~12@M`,
    `@M cada\\b`,
    `\\b(?:custa|custou|vale|repor|novo|nova)\\b~16@M`,
  ])
  if (!value || value === many || value.value < 5) return null
  const each = ask.value('R$', value, 'Valor de cada um')
  const total = own.times(count, each, 'Valor do que está com clientes', 'R$')
  const gain: OwnGain = {
    value: round2(total.number / 2),
    formula: `${money(total.number)} × metade = ${money(round2(total.number / 2))}`,
    inputs: [total.fact],
    rotulo: 'o que volta se metade for devolvida',
    once: true,
  }
  return withAccount(
    own.sum(
      total,
      [count, each],
      say`${t(count)}${things && ` ${things}`} fora, a ${t(each)} cada, são ${t(total)} seus que estão com os clientes.`,
      ['estoque_parado', 'perdas', 'ticket_medio', 'dias_de_estoque'],
      gain,
    ),
    say`${t(count)} × ${t(each)} = ${t(total)}`,
  )
}

/** 'Cobro 5 de entrega, pago 9 ao motoboy, são 30 por dia' */
export const deliveryLoss: Asked = (ask) => {
  const fee = ask.number([
    `\\bcobr\\w+~14@M~16\\b(?:entrega|frete|taxa|levar)`,
    `\\b(?:entrega|frete|taxa de entrega)\\b~24\\bcobr\\w+~10@M`,
  ])
  const paid = ask.number([
    `\\b(?:motoboy|motoca|entregador|uber|boy)\\b~24@M`,
    `\\bpag\\w+~10@M~24\\b(?:motoboy|entregador|boy|por entrega|cada entrega)`,
  ])
  const orders = ask.number([
    `@N (?:entregas?|pedidos?|encomendas?)~16\\b(?:por|ao|no|na|a|toda) (?:dia|noite|semana|mes)`,
  ])
  const span = orders && ask.spanOf(orders)
  if (!fee || !paid || !orders || !span || span === 'ano' || paid.value <= fee.value || paid.value > 100) return null
  const { own } = ask
  const [charged, spent, count] = [
    ask.value('R$', fee, 'O que você cobra pela entrega'),
    ask.value('R$', paid, 'O que a entrega custa'),
    ask.value('qtd', orders, `Entregas ${PER[span]}`),
  ]
  const gap = own.minus(spent, charged, 'O que falta em cada entrega')
  const once = own.times(count, gap, `O que falta ${PER[span]}`, 'R$')
  const month = ofMonth(ask.aMonth(once, span, 'O que falta por mês')!)
  if (tooMuch(ask, month.number)) return null
  return withAccount(
    own.sum(
      month,
      [charged, spent, count, gap, once],
      say`Cada entrega custa ${t(spent)} e você cobra ${t(charged)}: faltam ${t(gap)} em cada uma${span === 'mes' ? '' : say`, ${t(once)} ${PER[span]}`}, cerca de ${t(month)} por mês.`,
      ['frete', 'comissao_entrega', 'ticket_medio'],
      ask.gain(month, 'entrega que deixa de sair do seu bolso'),
    ),
    say`(${t(spent)} − ${t(charged)}) × ${t(count)} ${PER[span]} = ${t(month)} por mês`,
  )
}

/** 'Rodo 150 km por dia, faz 10 por litro, gasolina a 6' */
export const fuel: Asked = (ask) => {
  const road = ask.number([
    `@N ?(?:km|quilometros?)~16\\b(?:por|ao|no|na|a|todo) (?:dia|semana|mes)`,
    `\\b(?:todo dia|por dia)\\b~24@N ?(?:km|quilometros?)`,
  ])
  const per = ask.number([
    `\\bfaz(?:em|endo)?\\b~16@M(?: ?km)?(?: por| no| com um| o| a| ?/)? ?(?:litro|l\\b)`,
    `@M ?km (?:por|no|com um|/) ?(?:litro|l\\b)`,
  ])
  const price = ask.number([`\\b(?:gasolina|diesel|combustivel|alcool|etanol|litro)\\b~20@M`])
  const span = road && ask.spanOf(road)
  if (!road || !per || !price || !span || per.value < 1 || price.value > 20) return null
  const { own } = ask
  const [km, each, litre] = [
    ask.value('qtd', road, `Quilômetros ${PER[span]}`),
    ask.value('qtd', per, 'Quilômetros por litro'),
    ask.value('R$', price, 'Preço do litro'),
  ]
  const once = own.make(
    'R$',
    `Combustível ${PER[span]}`,
    round2((km.number / each.number) * litre.number),
    `${formatNumber(km.number)} km ÷ ${formatNumber(each.number, 1)} × ${money(litre.number)}`,
    [km, each, litre],
  )
  const month = ask.aMonth(once, span, 'Combustível por mês')
  if (!month || tooMuch(ask, month.number)) return null
  const total = ofMonth(month)
  return withAccount(
    own.sum(
      total,
      [km, each, litre, once],
      say`${t(km)} km ${PER[span]}, a ${t(each)} por litro e ${t(litre)} o litro, são ${t(once)} ${PER[span]}, cerca de ${t(total)} por mês só de combustível.`,
      ['frete', 'custo_por_km', 'conta_que_mais_pesa'],
    ),
    say`${t(km)} ÷ ${t(each)} × ${t(litre)}, no mês = ${t(total)}`,
  )
}

/** 'A máquina custa 18 mil e me economiza 900 por mês' */
export const payback: Asked = (ask) => {
  const price = ask.number(
    [
      `\\b(?:custa|comprar|maquina|orcamento|investir|investimento|sai por|placa\\w*|painel|forno|equipamento|reforma)\\b~50@R`,
    ],
    ['main_challenge'],
  )
  const saved = ask.number(
    [
      `\\b(?:economiz\\w+|poup\\w+|deixo de pagar|deixaria de pagar|cairia|baixaria|traria|renderia|ganharia|daria|entraria|tiraria|vai dar|me da|me traz|aluguel de)\\b~24@M`,
    ],
    ['main_challenge', 'operational_flow'],
  )
  if (
    !price ||
    !saved ||
    price === saved ||
    ask.spanOf(saved) !== 'mes' ||
    ask.spanOf(price) !== null ||
    price.value < saved.value * 2
  )
    return null
  const { own } = ask
  const [cost, month] = [ask.value('R$', price, 'Preço'), ofMonth(ask.value('R$', saved, 'O que traz por mês'))]
  const months = own.monthsOf(cost, month, 'Meses até se pagar')
  return withAccount(
    own.sum(
      months,
      [cost, month],
      say`${t(cost)} que trazem ${t(month)} por mês se pagam em ${t(months)}, sem contar juros.`,
      ['sobra_mes', 'margem', 'juros', 'divida'],
    ),
    say`${t(cost)} ÷ ${t(month)} por mês = ${t(months)}`,
  )
}

/** 'Tenho 60 mil de estoque e gasto 15 mil por mês': how long it lasts. */
export const stockDays: Asked = (ask) => {
  const stock = ask.number(
    [
      `@R~16\\b(?:de|em|no) (?:estoque|mercadoria\\w*|material|produto\\w*|peca\\w*)`,
      `\\b(?:estoque|deposito|prateleira)\\b~24@R`,
    ],
    ['main_challenge'],
  )
  const out = ask.number([
    `\\b(?:sai|saem|gasto|compro|uso|gira|giro|consumo)\\b~24@R(?=~20\\b(?:por|ao|no|na|a) (?:mes|semana))`,
  ])
  const span = out && ask.spanOf(out)
  if (!stock || !out || stock === out || (span !== 'mes' && span !== 'semana') || ask.spanOf(stock) !== null)
    return null
  const { own } = ask
  const [held, goes] = [ask.value('R$', stock, 'Estoque'), ask.value('R$', out, `O que sai ${PER[span]}`)]
  const month = ofMonth(ask.aMonth(goes, span, 'O que sai por mês')!)
  const days = own.daysOf(held, month, 'Dias que o estoque dura')
  if (days.number < 20) return null
  return withAccount(
    own.sum(
      days,
      [held, goes, month],
      say`${t(held)} de estoque, com ${t(goes)} saindo ${PER[span]}, duram ${t(days)}.`,
      ['estoque_parado', 'dias_de_estoque', 'mercadorias'],
    ),
    say`${t(held)} ÷ ${t(month)} por mês × trinta dias = ${t(days)}`,
  )
}
