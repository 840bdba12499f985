import type { Fact } from '@norteia/contracts/analysis'
import { say } from '#src/facts/fact-book.ts'
import type { CostGroup, CostGroupId } from '#src/reading/cost-groups.ts'
import { fold } from '#src/text/words.ts'
import { computed, type MeasuredFigure, money, of, percent, type Sources } from './measured.ts'

const BY_PLAN = /\b(?:convenios?|planos? de saude|unimed|operadora)\b/

const OF_PRICE: ReadonlySet<CostGroupId> = new Set(['impostos', 'comissao', 'comissao_entrega', 'taxas_cartao'])
/** Costs that are a part of the price, so that they take their part of a higher one, too. */
export const takenOfPrice = ({ groups }: Sources): CostGroup[] => groups.filter(({ id }) => OF_PRICE.has(id))

/** What commissions, taxes and fees take of each sale by the listed costs, in percent; null: none is listed. */
export function partOfPrice(sources: Sources): { fact: Fact; entradas: Fact[] } | null {
  const { revenue } = sources.reading
  const groups = takenOfPrice(sources)
  if (!revenue || groups.length === 0) return null
  const share = Math.round((groups.reduce((sum, { valor }) => sum + valor, 0) / revenue.value) * 100)
  if (share <= 0 || share >= 100) return null
  const fact: Fact = {
    id: 'medida.parte_do_preco',
    rotulo: 'O que comissão, imposto e taxa levam de cada venda',
    valor: share,
    unidade: '%',
    tipo: sources.kind(),
    origem: 'Custos que são uma parte do preço, divididos pelo faturamento',
    formula: `(${groups.map(({ valor }) => money(valor)).join(' + ')}) ÷ ${money(revenue.value)} = ${percent(share)}`,
    entradas: [...groups.map(({ id }) => `custo_grupo.${id}`), revenue.fact.id],
  }
  return { fact, entradas: [...groups.flatMap((group) => sources.groupFacts(group)), revenue.fact] }
}

/** Loss of volume at which a price rise breaks even: what stays of the rise ÷ (contribution margin + that), as fractions. */
export function queda_de_volume(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const variable = sources.groups.filter(({ varia }) => varia)
  if (!revenue || variable.length === 0 || teamLeavesWithClient(sources)) return null
  if (sources.paysPerSale) return null
  // What each one costs isn't among the costs of the month: of a sale nearly all would seem to be left.
  if (sources.reading.costs.porUnidade?.some(({ noMes }) => !noMes)) return null
  // What a health plan pays isn't hers to raise.
  if (BY_PLAN.test(fold(sources.reading.form.main_challenge))) return null
  const margin = Math.round((1 - variable.reduce((sum, { valor }) => sum + valor, 0) / revenue.value) * 100)
  if (margin <= 0) return null
  const said = sources.amounts.itens.find(
    ({ assunto, unidade, valor, campo, trecho }) =>
      assunto === 'reajuste' &&
      unidade === '%' &&
      valor > 0 &&
      valor <= 50 &&
      // 'o boi subiu 20%' is what others did.
      (campo === 'future_goals' || /reajust|aumentar|subir (?:o|os|meu|meus) pre/i.test(trecho)),
  )
  // A rise that she didn't name is nobody's number; one told beside a cost that rises too isn't judged alone.
  if (!said || risingCost(sources)) return null
  const rise = sources.amountFact(said, 'Reajuste de preço', '%')
  const left: Fact = {
    id: 'medida.margem_contribuicao',
    rotulo: 'Sobra de cada venda antes dos custos fixos',
    valor: margin,
    unidade: '%',
    tipo: sources.kind(),
    origem: 'Faturamento menos os custos que acompanham a venda',
    formula: `1 − (${variable.map(({ valor }) => money(valor)).join(' + ')}) ÷ ${money(revenue.value)} = ${percent(margin)}`,
    entradas: [...variable.map(({ id }) => `custo_grupo.${id}`), revenue.fact.id],
  }
  const part = partOfPrice(sources)
  const stays = Number(rise.valor) * (1 - Number(part?.fact.valor ?? 0) / 100)
  const valor = Math.round((stays / (margin + stays)) * 100)
  const kept = part
    ? `${percent(Number(rise.valor))} × (100% − ${percent(Number(part.fact.valor))})`
    : percent(Number(rise.valor))
  return computed(
    {
      id: 'medida.queda_de_volume',
      rotulo: 'Queda de vendas que empata com o reajuste',
      valor,
      unidade: '%',
      tipo: sources.kind(),
      origem: 'O que fica do reajuste dividido pela margem de contribuição mais isso',
      formula: `${kept} ÷ (${percent(margin)} + ${kept}) = ${percent(valor)}`,
    },
    [rise, left, ...(part ? [part.fact] : []), ...variable.flatMap((group) => sources.groupFacts(group)), revenue.fact],
    (fact) =>
      say`Com um reajuste de ${of(rise)}, a empresa só ganha menos do que hoje se vender mais de ${of(fact)} a menos.`,
  )
}

/** 'Em março vem o dissídio de 5,5%': the rise of prices has that to pay first. */
const risingCost = ({ reading }: Sources): boolean =>
  /\b(?:dissidio|convencao coletiva|salario minimo (?:subiu|sobe)|aumento d[eo] (?:salario|folha))\b/.test(
    fold(reading.form.main_challenge),
  )

/** Where the team is what is sold, a client who leaves takes its cost with it: the payroll isn't fixed. */
function teamLeavesWithClient({ reading, groups }: Sources): boolean {
  const team = groups.find(({ id }) => id === 'folha')?.valor ?? 0
  return reading.segment === 'Serviços' && reading.revenue !== null && team > reading.revenue.value * MOSTLY_TEAM
}
const MOSTLY_TEAM = 0.5
