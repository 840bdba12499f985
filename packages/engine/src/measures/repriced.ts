import type { Fact } from '@norteia/contracts/analysis'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Consequence, follows } from './following.ts'
import { type MeasuredFigure, money, of, percent, reais, type Sources, the } from './measured.ts'
import { takenOfPrice } from './price-rise.ts'

/** Per cent of an example. */
const MOVE = 5
/** 'Meu esposo quer abaixar tudo pra igualar': what she thinks of is lower prices. */
const LOWER =
  /\b(?:a?baix|redu[zc]|cort|iguala|acompanha)[a-z]*[^.;?!]{0,25}\b(?:prec|tudo|igual|valor)|\bbrig[a-z]+ (?:no|em|por) prec|\bguerra de prec|\bpedem? (?:um )?descont|\biguala[a-z]*\b/

/** What the month would be at other prices, with the same sales: lower where she thinks of that, else higher; `left`: of the month today. */
export function repriced(sources: Sources, figure: MeasuredFigure, left: number): ReturnType<Consequence> {
  const { revenue, form } = sources.reading
  if (!revenue) return null
  const taken = takenOfPrice(sources)
  const lost = taken.reduce((sum, { valor }) => sum + valor, 0)
  const valor = reais(((revenue.value - lost) * MOVE) / 100)
  if (valor <= 0) return null
  const falls = LOWER.test(fold(form.main_challenge))
  const then = reais(falls ? left - valor : left + valor)
  const move: Fact = {
    id: falls ? 'regra.desconto_cinco' : 'regra.reajuste_cinco',
    rotulo: falls ? 'Desconto de exemplo' : 'Reajuste de exemplo',
    valor: MOVE,
    unidade: '%',
    tipo: 'referência',
    origem: 'Definido pelas regras do produto',
  }
  const rest: Fact = {
    id: 'medida.consequencia.sobra_nova',
    rotulo: then < 0 ? 'O que passa a faltar no mês' : 'Sobra do mês com o preço novo',
    valor: Math.abs(then),
    unidade: 'R$/mês',
    tipo: 'estimado',
    origem: 'Conta sobre os seus números, com as mesmas vendas',
    formula: `${money(reais(left))} ${falls ? '−' : '+'} ${money(valor)} = ${then < 0 ? '−' : ''}${money(Math.abs(then))}`,
    entradas: [revenue.fact.id],
  }
  return follows(
    figure,
    {
      id: falls ? 'consequencia.desconto' : 'consequencia.reajuste',
      rotulo: falls ? 'O que um desconto leva do mês' : 'O que um reajuste deixa no mês',
      valor,
      unidade: 'R$/mês',
      formula: `${lost > 0 ? `(${money(revenue.value)} − ${money(reais(lost))} de imposto, comissão e taxas)` : money(revenue.value)} × ${percent(MOVE)} = ${money(valor)}`,
    },
    (fact) =>
      falls
        ? say`Com tudo ${of(move)} mais barato e as mesmas vendas, ${the(sources)} perde ${of(fact)}: ${then < 0 ? say`em vez de sobrar, faltam ${of(rest)}` : say`a sobra do mês cai para ${of(rest)}`}.`
        : say`Com preço ${of(move)} maior e as mesmas vendas, ${the(sources)} ganha ${of(fact)} a mais: a sobra do mês vai a ${of(rest)}.`,
    [revenue.fact, ...taken.flatMap((group) => sources.groupFacts(group)), move, rest],
  )
}
