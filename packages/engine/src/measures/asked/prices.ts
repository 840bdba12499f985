import { join, say } from '#src/facts/fact-book.ts'
import { reais } from '#src/measures/measured.ts'
import { ofMonth, PER, text as t } from './asked.ts'
import { type Asked, tooMuch, withAccount } from './money.ts'

const UNIT =
  '(?:litro|quilo|kg|kilo|saca|saco|arroba|duzia|caixa|unidade|peca|cabeca|hora|diaria|sessao|consulta|corrida|km|metro|frete|par|marmita|viagem|aula|pacote)'
const MAKES =
  '(?:tiro|tiramos|produzo|produzimos|vendo|vendemos|entrego|faco|fazemos|sao|saem|sai|colho|mando|rodo|atendo|ordenho|forneco)'

/** 'Vai baixar o litro de 2,45 pra 2,20', with what she makes in another answer. */
export const priceChange: Asked = (ask) => {
  const change =
    ask.find(`\\b(${UNIT})\\b~30\\bde @M~8\\b(?:pra|para|por) @M`, ['main_challenge']) ??
    ask.find(`\\bde @M~8\\b(?:pra|para|por) @M~8\\b(?:o|a|por|cada|no|na) (${UNIT})\\b`, ['main_challenge'])
  const [from, to] = (change?.numbers ?? []).filter((said) => said !== undefined)
  const unit = change?.words.find((word) => word !== undefined && !/^[RN]\d/.test(word))
  if (!change || !from || !to || !unit || from.value === to.value || Math.max(from.value, to.value) > 2_000) return null
  const made = ask.number([
    `@N ?${unit}s?\\b(?=~24\\b(?:por|ao|no|na|a|cada|tod[oa]) (?:dia|noite|semana|mes|ano)|~4diari)`,
    `\\b(?:por|tod[oa]|cada) (?:dia|semana|mes)~24@N ?${unit}s?\\b`,
    `\\b${MAKES}\\b~12@N ?${unit}s?\\b`,
  ])
  const span = made && ask.spanOf(made)
  if (!made || !span) return null
  const { own } = ask
  const [then, now] = [ask.value('R$', from, 'Preço de hoje'), ask.value('R$', to, 'Preço novo')]
  const gap =
    to.value < from.value
      ? own.minus(then, now, 'O que muda em cada um')
      : own.minus(now, then, 'O que muda em cada um')
  const count = ask.value('qtd', made, `Quantidade ${PER[span]}`)
  const once = own.times(count, gap, `O que muda ${PER[span]}`, 'R$')
  const made_ = ask.aMonth(once, span, 'O que muda por mês')
  if (!made_ || tooMuch(ask, made_.number)) return null
  const month = ofMonth(made_)
  const left =
    own.revenue && own.costs ? own.minus(own.revenue, own.costs, 'Sobra no mês depois dos custos informados') : null
  const today = left && left.number > 0 ? left : null
  return withAccount(
    own.sum(
      month,
      [then, now, gap, count, once, today],
      join([
        say`De ${t(then)} para ${t(now)} são ${t(gap)} ${to.value < from.value ? 'a menos' : 'a mais'} em cada um: com ${t(count)} ${PER[span]}, cerca de ${t(month)} por mês`,
        today ? say`; hoje sobram ${t(today)} por mês.` : '.',
      ]),
      ['diferenca_preco', 'ticket_medio', 'custo_por_unidade', 'sobra_mes', 'margem'],
    ),
    say`(${to.value < from.value ? say`${t(then)} − ${t(now)}` : say`${t(now)} − ${t(then)}`}) × ${t(count)} ${PER[span]} = ${t(month)} por mês`,
  )
}

const HELPER =
  '(?:menina|profissional|cabeleireira|manicure|moca|rapaz|funcionari\\w+|parceir\\w+|vendedor\\w*|dela|dele|ela|ele|comissao|barbeiro|instrutor\\w*|professor\\w*|revendedor\\w*|esteticista)'

/** 'Cobro 160, dou 50% pra menina e o produto sai 35': what is left of one. */
export const afterCommission: Asked = (ask) => {
  const share = ask.number([
    `\\b(?:dou|pago|fica|ficam|leva|levam|repasso|e|ganha|ganham)\\b~12@P~24\\b${HELPER}`,
    `\\b${HELPER}\\b~24@P`,
  ])
  const price = ask.number([
    '\\b(?:cobro|cobramos|cobra|preco|custa pro cliente)\\b~10@M',
    '\\b(?:corte|escova|progressiva|servico|sessao|unha|aula|massagem)\\b~16\\b(?:e|a|por|custa|sai)\\b @R',
  ])
  const goods = ask.number([
    '\\b(?:produto|material|tinta|insumo|descartavel)\\w*\\b~40@M',
    '@M~16\\bde (?:produto|material|tinta|insumo)',
  ])
  if (!share || !price || !goods || share.value >= 95 || goods.value >= price.value || goods === price) return null
  const { own } = ask
  if (goods.value > 1_000 || ask.spanOf(goods) !== null) return null
  const [paid, rate, cost] = [
    ask.value('R$', price, 'Preço'),
    ask.value('%', share, 'Comissão'),
    ask.value('R$', goods, 'Produto de cada um'),
  ]
  const fee = own.portion(rate, paid, 'Comissão de cada um')
  const rest = own.minus(paid, fee, 'O que fica depois da comissão')
  const left = own.minus(rest, cost, 'O que fica de cada um')
  const part = own.share(left, paid, 'Parte do preço que fica')
  return withAccount(
    own.sum(
      left,
      [paid, rate, cost, fee, rest, part],
      left.number > 0
        ? say`De cada ${t(paid)}, ${t(fee)} são de comissão e ${t(cost)} de produto: ficam ${t(left)}, ${t(part)} do preço, para aluguel e as outras contas.`
        : say`De cada ${t(paid)}, ${t(fee)} são de comissão e ${t(cost)} de produto: não fica nada para as outras contas.`,
      ['ticket_medio', 'margem', 'sobra_mes', 'custo_por_unidade'],
    ),
    say`${t(paid)} − ${t(fee)} de comissão − ${t(cost)} de produto = ${t(left)}`,
  )
}

const PACKED = '(?:saca|saco|caixa|fardo|pacote|galao|rolo|chapa|barra|bobina|lata|balde)'

/** 'O saco de 25 kg custa 90 e rende 60 pães a 1,50': what one brings of what it is made of. */
export const yieldOf: Asked = (ask) => {
  const bag = ask.find(`\\b${PACKED}\\b~24\\b(?:custa|cust\\w+|pago|sai|por|a)\\b~8@M`)
  const yields = ask.find('\\b(?:rende|da pra|da|faco|faz|saem|tiro)\\b~12@N ?([a-z]{3,})')
  const price = ask.number(['\\b(?:vendo|vende|cobro)\\b~24@R'])
  const [sum, count] = [bag?.numbers[0], yields?.numbers[0]]
  if (!sum || !count || !price || count.value < 2 || sum === price || bag?.sentence !== yields?.sentence) return null
  if (ask.spanOf(count) !== null || /^(?:vezes|dias|horas)$/.test(yields?.words[1] ?? '')) return null
  const { own } = ask
  const [cost, many, paid] = [
    ask.value('R$', sum, 'Custo'),
    ask.value('qtd', count, 'Quanto rende'),
    ask.value('R$', price, 'Preço de venda'),
  ]
  const each = own.over(cost, many, 'Custo de cada um')
  if (each.number >= paid.number * 3) return null
  const left = own.minus(paid, each, 'O que sobra de cada um')
  const value = reais(left.number)
  return withAccount(
    own.sum(
      left,
      [cost, many, paid, each],
      say`${t(cost)} que rendem ${t(many)} são ${t(each)} em cada um; vendido a ${t(paid)}, ${value > 0 ? say`sobram ${t(left)} para as outras contas` : say`faltam ${t(left)}`}.`,
      ['custo_por_unidade', 'ticket_medio', 'margem'],
    ),
    say`${t(paid)} − ${t(cost)} ÷ ${t(many)} = ${t(left)}`,
  )
}
