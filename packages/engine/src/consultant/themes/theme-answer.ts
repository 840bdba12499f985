import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import type { Known } from '#src/consultant/company.ts'
import { type Draft, EMPTY_DRAFT } from '#src/consultant/draft.ts'
import { GUIDES } from '#src/consultant/guides/guides.ts'
import type { Guide } from '#src/consultant/guides/types.ts'
import { diagnosisText } from '#src/consultant/rule-answer.ts'
import { decapitalize, join, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { themeLines } from './themes.ts'
import type { Theme, Wish } from './types.ts'

const HEARD: Readonly<Record<Wish, string>> = {
  decide: 'decidir sobre',
  amount: 'saber quanto, sobre',
  allowed: 'saber o que pode e o que deve, sobre',
  why: 'entender a causa, sobre',
  way: 'saber o que fazer sobre',
}

const OWN: Readonly<Record<Wish, 'decidir' | 'quanto' | 'pode' | 'porque'>> = {
  decide: 'decidir',
  amount: 'quanto',
  allowed: 'pode',
  why: 'porque',
  way: 'porque',
}

/** What a part of her revenue, in per cent, is in a theme. */
const PARTS: Readonly<Record<string, readonly [percent: number, is: string]>> = {
  ponto: [10, 'é o teto de um aluguel saudável, com tudo dentro'],
  divida: [10, 'é até onde a soma das parcelas costuma caber'],
  caixa: [5, 'é uma boa parte para separar por mês, até a reserva ficar pronta'],
  lucro: [10, 'é uma boa sobra para empresa pequena, depois de tudo e da sua retirada'],
  fiado: [50, 'é o mais que convém ter para receber ao mesmo tempo'],
  empresas: [30, 'é o mais que um cliente só deveria comprar por mês'],
  desconto: [10, 'é o que sai da sua sobra por mês se o desconto médio chegar a isso'],
  reajuste: [5, 'é o que um aumento desse tamanho traz por mês, se a quantidade não cair'],
  custos: [5, 'é o que se ganha por mês cortando essa parte das despesas'],
  perdas: [3, 'é quanto de perda por mês já pede atenção'],
  recebimento: [1, 'é o que cada ponto de taxa a menos deixa por mês, se tudo passar no cartão'],
}

/** What the theme's usual share is in her own reais; null: her revenue isn't known, or the theme has none. */
function partText({ book, reading }: Known, theme: string): Text | null {
  const part = PARTS[theme]
  const { revenue } = reading
  if (!part || !revenue) return null
  const [percent, is] = part
  book.add(revenue.fact)
  const fact: Fact = {
    id: `tema.${theme}.parte`,
    rotulo: 'Parte do faturamento',
    valor: Math.round(revenue.value * percent) / 100,
    unidade: 'R$',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Conta feita com o faturamento da empresa',
    formula: `Faturamento × ${percent}%`,
    entradas: [revenue.fact.id],
  }
  const share = adviceText(book, `${percent}%`)
  return say`Na sua empresa, com faturamento de ${book.mention(revenue.fact, formatMoney(revenue.value))} por mês, ${share} são ${book.mention(fact, formatMoney(Number(fact.valor)))}: ${is}.`
}

/** What she answered in the diagnostic on what the guides of the theme speak of; null: nothing. */
function answeredText(known: Known, theme: string): Text | null {
  const guides = themeLines().find(([id]) => id === theme)?.[1] ?? []
  for (const rule of new Set(guides.flatMap((id) => GUIDES.get(id)?.regras ?? []))) {
    const told = known.weak.has(rule) ? diagnosisText(known, rule) : null
    if (told) return told
  }
  return null
}

const outlook = {
  expectedResults: say`Uma decisão tomada com os seus números, e um caminho para voltar atrás se não der certo.`,
  timeline: say`O primeiro passo cabe hoje; siga na ordem.`,
  investment: say`O primeiro passo custa só o seu tempo.`,
}

/**
 * An answer from what she wants and what it is about, where no guide surely says it. `near`: the guide most like her case, told before
 * what holds for the whole field, with its own steps.
 */
export function themeDraft(known: Known, theme: Theme, wish: Wish, near?: Guide): Draft {
  const { book } = known
  const tell = (text: string) => adviceText(book, text)
  const figure = partText(known, theme.id)
  const answered = answeredText(known, theme.id)
  const own = theme[OWN[wish]]
  const whom = near ? near.quem : theme.quem
  const heard = `Entendi que você quer ${HEARD[wish]} ${theme.nome}.`
  const field = wish === 'way' ? [theme.base, own] : [own, theme.base]
  const parts = [
    ...(near
      ? [tell(`${heard} O caso mais parecido que já respondi: “${near.pergunta}”`), tell(near.resposta)]
      : [heard]),
    ...(answered ? [answered] : []),
    ...(near
      ? [tell(`Se não é bem isso, o que vale em todo caso assim: ${decapitalize(field[0]!)}`)]
      : field.map(tell)),
    ...(figure ? [figure] : []),
    ...(near ? [] : [tell(`Antes, confira ${theme.confira}`)]),
    ...(whom ? [tell(`Com quem falar: ${decapitalize(whom)}.`)] : []),
  ]
  return {
    ...EMPTY_DRAFT,
    ...outlook,
    answer: join(parts, '\n\n'),
    actionSteps: (near ?? theme).passos.map(tell),
    risks: [
      tell(near ? near.cuidado : `Decidir sem conferir ${theme.confira}`),
      say`Mudar várias coisas ao mesmo tempo e não saber qual delas funcionou.`,
    ],
  }
}
