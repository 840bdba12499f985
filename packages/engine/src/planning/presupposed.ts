import type { MarketSegment } from '@norteia/contracts/company'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'

/** A thing that a text of the product takes for granted, and how what she wrote shows that she has it. Folded. */
interface Presupposed {
  words: RegExp
  has: RegExp
  /** Segments that have it without a word of it. */
  segments?: readonly MarketSegment[]
}

const GOODS: readonly MarketSegment[] = ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio']
const GROWN =
  /colh|safra|plant[ao]|frut[ao]|\bcafe\b|horta|lavour|hortali|verdur|legume|organic|\bmel\b|semente|pomar|grao|milho|soja|alface|tomate|banana|morango|uva|mandioca/

const ALL: readonly Presupposed[] = [
  {
    words: /\bvendedor(?:es|as?)?\b|\bquem vende\b|\bequipe de vendas?\b/,
    has: /vendedor|balconist|represent|atendente|comercial\b|menin|\bmoca|closer|\bsdr\b/,
    segments: ['Comércio Varejista'],
  },
  { words: /\bcolheitas?\b|\bgeleia|cafe torrado|\bpolpa\b|itens da epoca|colhid[ao]|\bsafras?\b|\btalhao/, has: GROWN },
  { words: /\bcestas?\b/, has: /cesta|hortali|verdur|legume|\bfrut|organic|horta/ },
  {
    words: /\bcargas?\b(?! horaria| de trabalho| tributaria)|\bantt\b|\bpedagio|\bdocumentos de frete\b/,
    has: /\bcarga|frete|caminh|mudanca|transportadora|guincho|carreta|motoboy|entrega/,
  },
  {
    words: /\bfretes?\b/,
    has: /frete|entreg|\benvi[oa]|correio|transport|caminh|viagem|motoboy|loja virtual|\bsite\b|mercado livre|shopee|diesel/,
    segments: ['Comércio Varejista', 'Indústria'],
  },
  { words: /\bembalage\w+/, has: /embal|caixa|pote|pacote|sacola|marmita/, segments: GOODS },
  { words: /\bcupo(?:m|ns)\b/, has: /cupo(?:m|ns)|ifood|aplicativo|loja virtual|\bsite\b|promoc|descont/ },
  { words: /\braio de entrega\b/, has: /entrega propria|nossa entrega|motoboy|entregador|\braio\b/ },
  { words: /\bmerenda\b/, has: new RegExp(`merenda|pnae|prefeitura|escola|leite|ovo|frango|${GROWN.source}`) },
  { words: /\bloja ao lado\b|\bloja dele\b|\bprateleira|\bvitrine/, has: /\bloja|mercad|prateleira|vitrine|balcao|gondola/, segments: ['Comércio Varejista'] },
  // Who carries within a town comes back without a toll or a load to look for.
  {
    words: /\bcarga de retorno|\bbolsas? de carga|\bvolta vazia|\bcom vazio,? (?:e |espera)/,
    has: /viage(?:m|ns)|estrada|rodovia|retorno|carreta|outr[ao]s? (?:cidade|estado)|interior|\bkm\b|fretes? longo|carga/,
  },
  {
    words: /\bhoras? vazias?\b/,
    has: /\baulas?\b|agenda|turma|consulta|sess(?:ao|oes)|mesas?\b|quartos?\b|quadra|alun[oa]s?\b|mensal|assinant|contrato|corte\b|banho|ameac/,
    segments: ['Serviços', 'Saúde', 'Educação'],
  },
  // Who goes to her clients has no room in which they wait.
  {
    words: /\b(?:d?a|sua|na) salas?\b|\bchegue \[|\brecepcao\b|\bsala de espera\b|\bfolga a cada\b|\btolerancia na confirmacao\b/,
    has: /^(?![\s\S]*\b(?:domicili|em casa d[eao]|na casa d|na casa del|home care|a domicilio|vou ate (?:a casa|o cliente|a propriedade)))/,
  },
  // Somebody does it for her today.
  {
    words: /\bquem faz isso hoje para voce|\busos por mes\b/,
    has: /terceir|\balug|(?<!\b(?:se|ou) )\bmand(?:o|amos) (?:\w+ ){0,2}(?:fazer|cortar|imprimir|fora|pra fora)|\bpag(?:o|amos) (?:\w+ ){0,3}(?:hora|fora|a outr|frete|diaria)|\bpor uso|exame|laboratorio|\bdeix(?:o|amos) de fazer/,
  },
  // Clients ask for it one by one; what a dairy or a cooperative takes is taken anyway.
  {
    words: /\bquem vai usar o que sair a mais|\buso de verdade\b|\bque recusou\b/,
    has: /client|pacient|alun|exame|\bservico|\balug|terceir|pedido|encomend|recus|hora.maquina/,
  },
  {
    words: /\bpedidos recusados|\bquantos pediram|\bcada atendimento\b|\bonde falta lugar|\bhorario mais disputado/,
    has: /client|pacient|alun|pedido|encomend|agenda|\bservico|atend|hosped|festa|\bobra|recus|fila|turma/,
  },
  { words: /\blimite de desconto/, has: /descont/ },
  { words: /\brepasse retido\b/, has: /retid|bloque|nao (?:repass|deposit|pag)|atras/ },
] // biome-ignore format: one thing a line

const MOST_TEXT = 4_000
const MOST_KEPT = 4_000
const byText = new Map<string, readonly number[]>()

/** Places in `ALL` of what a text takes for granted. */
function takenFor(text: string): readonly number[] {
  const known = byText.get(text)
  if (known) return known
  const folded = fold(text)
  const found = ALL.flatMap(({ words }, index) => (words.test(folded) ? [index] : []))
  if (byText.size < MOST_KEPT) byText.set(text, found)
  return found
}

/** Who wrote less leaves open what she has. */
const TELLING = 120

/** Whether a text of the product takes for granted what nothing that she wrote shows. */
export function presumes(reading: Reading): (text: string) => boolean {
  const { form, segment, answers, activity } = reading
  const written = `${form.main_challenge}. ${form.future_goals}. ${form.main_costs}. ${form.operational_flow}`
  if (written.length < TELLING) return () => false
  const said = fold(
    `${written}. ${offerOf(answers)}. ${form.acquisition_channels.join(' ')}. ${activity.lida ? activity.activity.nome : ''}`.slice(
      0,
      MOST_TEXT,
    ),
  )
  const alone = worksAlone(reading)
  const met = ALL.map(
    ({ has, segments }, index) => (index !== 0 || !alone) && (segments?.includes(segment) === true || has.test(said)),
  )
  return (text) => takenFor(text).some((index) => !met[index])
}

/** The sentences of a text that take nothing for granted; '' when none is left. */
export const granted = (text: string, isPresumed: (text: string) => boolean): string =>
  isPresumed(text)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isPresumed(sentence))
        .join(' ')
    : text
