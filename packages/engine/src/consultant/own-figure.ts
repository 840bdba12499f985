import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { placed } from './calculator-slots.ts'
import type { Known } from './company.ts'
import type { Subject } from './memory.ts'
import { isPay } from './relations/roles.ts'

/** What a part of her revenue, in per cent, is in a theme. */
const PARTS: Readonly<Record<string, readonly [percent: number, is: string]>> = {
  ponto: [10, 'é o teto de um aluguel saudável, com tudo dentro'],
  divida: [10, 'é até onde a soma das parcelas costuma caber'],
  caixa: [5, 'é uma boa parte para separar por mês, até a reserva ficar pronta'],
  lucro: [10, 'é uma boa sobra para empresa pequena, depois de tudo e da sua retirada'],
  empresas: [30, 'é o mais que um cliente só deveria comprar por mês'],
  desconto: [10, 'é o que sai da sua sobra por mês se o desconto médio chegar a isso'],
  reajuste: [5, 'é o que um aumento desse tamanho traz por mês, se a quantidade não cair'],
  custos: [5, 'é o que se ganha por mês cortando essa parte das despesas'],
  perdas: [3, 'é quanto de perda por mês já pede atenção'],
  recebimento: [1, 'é o que cada ponto de taxa a menos deixa por mês, se tudo passar no cartão'],
}

/** What the theme's usual share is in her own reais; null: her revenue isn't known, or the theme has none. */
export function partText({ book, reading }: Known, theme: string): Text | null {
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

/** Guides that speak of just what their theme reckons with. */
const RECKONS: Readonly<Record<string, string>> = {
  ponto: 'aluguel-sobe escolher-ponto loja-no-shopping de-casa-para-um-ponto',
  divida: 'juros-oferta-do-banco qual-emprestimo emprestimo-nao-consigo-pagar',
  caixa: 'nao-consigo-guardar reserva-quanto',
  lucro: 'lucro-bom vende-bem-e-nao-sobra',
  empresas: 'um-cliente perdi-cliente-grande',
  desconto: 'desconto-no-fim dar-desconto-sem-perder',
  reajuste: 'anos-sem-aumentar repassar-aumento',
  recebimento: 'maquininha',
}
const themeOf = new Map(
  Object.entries(RECKONS).flatMap(([theme, guides]) => guides.split(' ').map((guide) => [guide, theme] as const)),
)
const FIADO = new Set(['acabar-com-fiado', 'para-quem-vender-fiado'])
/** Guides on a limit of a year's revenue. */
const OF_A_YEAR = new Set(['mei-limite', 'mei-passou-do-limite', 'mei-para-me'])
const MONTHS = 12
const LEAST_YEAR = 1_000

const saidFact = (id: string, rotulo: string, valor: number): Fact => ({
  id,
  rotulo,
  valor,
  unidade: 'R$',
  tipo: 'informado',
  origem: 'Sua pergunta',
})

/** Twelve months like this one beside the limit of a MEI; null: her revenue isn't known. */
function yearText({ book, reading }: Known): Text | null {
  const { revenue } = reading
  if (!revenue) return null
  book.add(revenue.fact)
  const [limit, edge] = [benchmarkFact('limite.mei'), benchmarkFact('limite.mei.tolerancia')]
  const fact: Fact = {
    id: 'tema.ano',
    rotulo: 'Doze meses como este',
    valor: revenue.value * MONTHS,
    unidade: 'R$',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Conta feita com o faturamento da empresa',
    formula: `Faturamento × ${MONTHS}`,
    entradas: [revenue.fact.id],
  }
  const year = Number(fact.valor)
  const money = (of: Fact) => book.mention(of, formatMoney(Number(of.valor)))
  const said = say`No ritmo de hoje, ${money(revenue.fact)} por mês dão ${money(fact)} em um ano inteiro; o limite do MEI é de ${money(limit)} por ano, proporcional se abriu no meio do ano.`
  if (year <= Number(limit.valor)) return said
  return year <= Number(edge.valor)
    ? say`${said} Se a sua empresa é MEI, passa do limite, mas fica dentro dos ${money(edge)} (20% acima): a mudança vale em janeiro.`
    : say`${said} Se a sua empresa é MEI, passa também dos ${money(edge)} (20% acima): aí a mudança para microempresa vale desde janeiro do próprio ano. Fale com o contador já.`
}

/** The same, only where her year passes the limit. */
export function overLimitText(known: Known): Text | null {
  const { revenue } = known.reading
  return revenue && revenue.value * MONTHS > Number(benchmarkFact('limite.mei').valor) ? yearText(known) : null
}

const SO_FAR =
  /\b(?:ja )?(?:fature\w*|vend[ei]\w*|fiz|deu|entrou|somei|estou com|to com|passei de|cheguei)\b[^\d]{0,20}$/
const THIS_YEAR = /\b(?:es[st]e ano|no ano|neste ano|nesse ano|ate agora|ate hoje|desde janeiro)\b/
const MONTHS_LEFT = /\bfalta\w* (?:ainda |so |mais |uns )?(\d{1,2}|um|dois|duas|tres|quatro|cinco|seis) mes/
const IN_WORDS: Readonly<Record<string, number>> = { um: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 }

/** What she says that came in this year, beside the limit of a MEI and at its own pace to December; null: she says none. */
function toldYearText({ book }: Known, question: string): Text | null {
  const text = fold(question)
  const told = placed(text).find((number) => isPay(number) && number.value >= LEAST_YEAR && SO_FAR.test(number.before))
  if (!told || !THIS_YEAR.test(text)) return null
  const [limit, edge] = [benchmarkFact('limite.mei'), benchmarkFact('limite.mei.tolerancia')]
  const said = saidFact('pergunta.ano', 'O que já entrou no ano', told.value)
  const reckoned = (id: string, rotulo: string, valor: number, formula: string): Fact => ({
    id: `pergunta.ano.${id}`,
    rotulo,
    valor,
    unidade: 'R$',
    tipo: 'calculado',
    origem: 'Conta feita com o número da sua pergunta',
    formula,
    entradas: [said.id],
  })
  const money = (of: Fact) => book.mention(of, formatMoney(Number(of.valor)))
  const rest = Number(limit.valor) - told.value
  if (rest <= 0) {
    const over = reckoned('passou', 'Acima do limite', -rest, 'O que entrou − limite do MEI')
    return rest === 0
      ? say`Com ${money(said)} você chegou ao limite do MEI.`
      : say`Com ${money(said)} você passou ${money(over)} do limite do MEI, de ${money(limit)}; a tolerância vai até ${money(edge)}.`
  }
  const room = say`Com ${money(said)} já faturados, ainda cabem ${money(reckoned('cabe', 'O que ainda cabe no ano', rest, 'Limite do MEI − o que entrou'))} até o limite do MEI, de ${money(limit)} por ano (proporcional se abriu no meio do ano).`
  const left = MONTHS_LEFT.exec(text)?.[1]
  const months = left === undefined ? Number.NaN : (IN_WORDS[left] ?? Number(left))
  if (!(months > 0 && months < MONTHS)) return room
  const whole = Math.round((told.value / (MONTHS - months)) * MONTHS)
  const year = reckoned('ritmo', 'O ano no mesmo ritmo', whole, `O que entrou ÷ ${MONTHS - months} × ${MONTHS}`)
  if (whole <= Number(limit.valor)) return say`${room} No mesmo ritmo o ano fecha em ${money(year)}: cabe.`
  const over = reckoned('passa', 'O que passaria', whole - Number(limit.valor), 'O ano no mesmo ritmo − limite do MEI')
  return whole <= Number(edge.valor)
    ? say`${room} No mesmo ritmo o ano fecha em ${money(year)}: passa ${money(over)}, dentro da tolerância de ${money(edge)}, e a mudança para microempresa vale em janeiro.`
    : say`${room} No mesmo ritmo o ano fecha em ${money(year)}: passa até da tolerância de ${money(edge)}, e aí a mudança para microempresa vale desde janeiro deste ano. Fale com o contador já.`
}

/** She asks about the limit by its words, whatever answers her. */
const LIMIT_ASKED =
  /(?=.*\bmei\b)(?=.*\b(?:limite|teto|estour\w+|ultrapass\w+|pass(?:ei|ar|o|ou) d[oe]|sair do mei|deixar de ser mei|desenquadr\w+)\b)/
const OTHER_LIMIT = /\b(?:caminhoneir\w*|frete|carga|contrat\w+ (?:um |uma |como )?mei|el[ae] (?:e|eh) mei)\b/
const OWED =
  /\b(?:fiado|cadern\w+|devem|devendo|deve|pag(?:a|am) (?:quando|qnd|qdo) (?:der|puder|podem?|quer\w*)|receber|anotad[oa]|pendurad[oa])\b/
const LEAST_SAID = 100

/** What those owe who bought on trust, as a part of a month; null: it isn't one number. */
function owedText({ book, reading }: Known, question: string): Text | null {
  const { revenue } = reading
  const amounts = placed(question).filter((number) => isPay(number) && number.value >= LEAST_SAID)
  const [owed, more] = amounts
  if (!revenue || !owed || more || !OWED.test(fold(question))) return null
  book.add(revenue.fact)
  const said = saidFact('pergunta.fiado', 'O que tem a receber', owed.value)
  book.add(said)
  const share: Fact = {
    id: 'tema.fiado.parte',
    rotulo: 'A receber, parte de um mês',
    valor: Math.round((owed.value / revenue.value) * 100),
    unidade: '%',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Conta feita com o número da sua pergunta e o faturamento da empresa',
    formula: 'A receber ÷ faturamento do mês',
    entradas: [said.id, revenue.fact.id],
  }
  return say`Os ${book.mention(said, formatMoney(owed.value))} a receber são ${book.mention(share, `${share.valor}%`)} do que entra em um mês (${book.mention(revenue.fact, formatMoney(revenue.value))} pelo seu cadastro): é venda já feita que ainda não virou dinheiro.`
}

/** What the question's own words make of her figures, beside the advice on it; null: nothing, or the advice says it. */
export function askedFigure(known: Known, question: string, subject: Subject | null): Text | null {
  if (!subject) return null
  const text = fold(question)
  const guide = subject.kind === 'guide' ? subject.id : ''
  if (LIMIT_ASKED.test(text) && !OTHER_LIMIT.test(text))
    return OF_A_YEAR.has(guide) || placed(question).some((number) => isPay(number) && number.value >= LEAST_SAID)
      ? null
      : yearText(known)
  const onTrust = FIADO.has(guide) || (subject.kind === 'theme' && subject.id === 'fiado')
  return onTrust ? owedText(known, question) : null
}

/** What a guide says in her own reais, those that she told before those of her record; null: nothing. */
export function guideFigure(known: Known, guide: string, question = ''): Text | null {
  if (OF_A_YEAR.has(guide)) return toldYearText(known, question) ?? yearText(known)
  const theme = themeOf.get(guide)
  return theme === undefined ? null : partText(known, theme)
}
