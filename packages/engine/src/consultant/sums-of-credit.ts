import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { join, say } from '#src/facts/fact-book.ts'
import { figure } from './calculator-slots.ts'
import type { Sheet, Worked } from './calculators.ts'

const money = formatMoney
const cents = (value: number) => Math.round(value * 100) / 100

/** A share of a sum: fee of the card or commission. */
function share(sheet: Sheet, id: string, rotulo: string, base = sheet.fact('valor')) {
  const value = Number(base.valor)
  const part = sheet.result(
    id,
    rotulo,
    value * (sheet.value('taxa') / 100),
    'R$',
    `${money(value)} × ${formatNumber(sheet.value('taxa'), 2)}%`,
    [base, sheet.fact('taxa')],
  )
  const rest = sheet.result(
    'resto',
    'O que fica',
    value - Number(part.valor),
    'R$',
    `${money(value)} − ${money(Number(part.valor))}`,
    [base, part],
  )
  return { part, rest, formula: say`${sheet.show(base)} × ${sheet.slot('taxa')} = ${sheet.show(part)}.` }
}

const isShare = (sheet: Sheet) => sheet.value('valor') > 0 && sheet.value('taxa') > 0 && sheet.value('taxa') <= 60

export function card(sheet: Sheet): Worked | null {
  if (!isShare(sheet)) return null
  const { part, rest, formula } = share(sheet, 'taxa', 'Custo da maquininha')
  return {
    result: part,
    said: say`A taxa leva ${sheet.show(part)} de ${sheet.slot('valor')}; você recebe ${sheet.show(rest)}.`,
    formula,
    next: say`Peça proposta de duas outras maquininhas com o seu volume e compare débito, crédito à vista e parcelado, um por um.`,
  }
}

export function commission(sheet: Sheet): Worked | null {
  if (!isShare(sheet)) return null
  const returned = sheet.has('devolvido') ? sheet.value('devolvido') : 0
  if (returned >= sheet.value('valor')) return null
  const base =
    returned > 0
      ? sheet.result(
          'base',
          'Vendas sem as devoluções',
          sheet.value('valor') - returned,
          'R$',
          `${money(sheet.value('valor'))} − ${money(returned)}`,
          [sheet.fact('valor'), sheet.fact('devolvido')],
        )
      : sheet.fact('valor')
  const { part, rest, formula: ofBase } = share(sheet, 'comissao', 'Comissão', base)
  const formula =
    returned > 0
      ? join([say`${sheet.slot('valor')} − ${sheet.slot('devolvido')} = ${sheet.show(base)}; `, ofBase])
      : ofBase
  if (sheet.has('fixo')) {
    const all = sheet.result(
      'ganho',
      'Fixo e comissão',
      sheet.value('fixo') + Number(part.valor),
      'R$',
      `${money(sheet.value('fixo'))} + ${money(Number(part.valor))}`,
      [sheet.fact('fixo'), part],
    )
    return {
      result: all,
      said: say`O vendedor recebe ${sheet.show(all)}: ${sheet.slot('fixo')} fixos e ${sheet.show(part)} de comissão.`,
      formula: join([formula, say` ${sheet.slot('fixo')} + ${sheet.show(part)} = ${sheet.show(all)}.`]),
      next: say`Some encargos ao total: comissão também entra em férias, décimo terceiro e FGTS.`,
    }
  }
  return {
    result: part,
    said: say`A comissão de ${sheet.slot('taxa')} sobre ${sheet.show(base)} é de ${sheet.show(part)}; ficam ${sheet.show(rest)} para pagar todo o resto.`,
    formula,
    next: say`Combine por escrito se a comissão vale na venda ou no recebimento: pagar no recebimento protege o caixa.`,
  }
}

/** Simple interest by month, as acquirers charge it. */
export function anticipation(sheet: Sheet): Worked | null {
  const value = sheet.value('valor')
  const taxa = sheet.value('taxa')
  const months = sheet.value('meses')
  const cost = sheet.result(
    'custo',
    'Custo da antecipação',
    value * (taxa / 100) * months,
    'R$',
    `${money(value)} × ${formatNumber(taxa, 2)}% × ${months}`,
    [sheet.fact('valor'), sheet.fact('taxa'), sheet.fact('meses')],
  )
  if (value <= 0 || taxa <= 0 || taxa > 30 || months <= 0 || Number(cost.valor) >= value) return null
  const net = sheet.result(
    'liquido',
    'O que se recebe',
    value - Number(cost.valor),
    'R$',
    `${money(value)} − ${money(Number(cost.valor))}`,
    [sheet.fact('valor'), cost],
  )
  return {
    result: cost,
    said: say`Antecipar ${sheet.slot('valor')} custa ${sheet.show(cost)}; você recebe ${sheet.show(net)}.`,
    formula: say`${sheet.slot('valor')} × ${sheet.slot('taxa')} × ${sheet.slot('meses')} meses = ${sheet.show(cost)}, com juros simples, sem outras tarifas.`,
    next: say`Compare com o que a pressa resolve: só vale se o dinheiro evitar uma conta mais cara do que este custo.`,
  }
}

export const FREE = /sem juros?|juros zero/
const YEARLY = /\b(?:ao|por) ano\b|%\s*a\.?\s?a\b/

/** Equal instalments by the Price table; without interest, a plain division. */
export function price(sheet: Sheet): Worked | null {
  const value = sheet.value('valor')
  const count = sheet.value('parcelas')
  if (value <= 0 || !Number.isInteger(count) || count < 1 || count > 480) return null
  const inputs = [sheet.fact('valor'), sheet.fact('parcelas')]
  const times = sheet.slot('parcelas')
  if (FREE.test(sheet.text)) {
    const part = sheet.result('parcela', 'Parcela', value / count, 'R$', `${money(value)} ÷ ${count}`, inputs)
    return {
      result: part,
      said: say`São ${times} parcelas de ${sheet.show(part)}, sem juros.`,
      formula: say`${sheet.slot('valor')} ÷ ${times} = ${sheet.show(part)}.`,
      next: say`Se é você quem parcela para o cliente, some a taxa da maquininha ao preço: sem juros para ele não é de graça para você.`,
    }
  }
  const taxa = sheet.value('taxa')
  if (taxa <= 0 || taxa > (YEARLY.test(sheet.text) ? 300 : 30)) return null
  const monthly = YEARLY.test(sheet.text) ? (1 + taxa / 100) ** (1 / 12) - 1 : taxa / 100
  const payment = cents((value * monthly) / (1 - (1 + monthly) ** -count))
  const part = sheet.result(
    'parcela',
    'Parcela pela tabela Price',
    payment,
    'R$',
    `${money(value)} × i ÷ (1 − (1 + i)^−${count}), i = ${formatNumber(monthly * 100, 2)}%`,
    [...inputs, sheet.fact('taxa')],
  )
  const total = sheet.result('total', 'Total pago', payment * count, 'R$', `${money(payment)} × ${count}`, [
    part,
    sheet.fact('parcelas'),
  ])
  const interest = sheet.result(
    'juros',
    'Juros pagos',
    payment * count - value,
    'R$',
    `${money(cents(payment * count))} − ${money(value)}`,
    [total, sheet.fact('valor')],
  )
  const by = YEARLY.test(sheet.text) ? 'ao ano' : 'ao mês'
  return {
    result: part,
    said: say`São ${times} parcelas de ${sheet.show(part)}. No fim você paga ${sheet.show(total)}, dos quais ${sheet.show(interest)} são juros.`,
    formula: say`tabela Price com ${sheet.slot('valor')}, ${sheet.show(sheet.fact('taxa'), figure(sheet.fact('taxa')))} ${by} e ${times} parcelas; ${sheet.show(part)} × ${times} = ${sheet.show(total)}, sem tarifas, IOF e seguro.`,
    next: say`Peça ao banco o custo efetivo total por escrito e compare com a sobra do mês: a parcela tem de caber num mês fraco.`,
  }
}
