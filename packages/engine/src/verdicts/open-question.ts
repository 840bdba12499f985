import type { FactBook } from '#src/facts/fact-book.ts'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Sources } from '#src/measures/measured.ts'
import { FREE } from '#src/measures/roles/roles.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { type Heard, openSentences } from './hearing.ts'
import type { Num, Spot } from './weighing.ts'
import { Weighing } from './weighing.ts'

/** She weighs something that costs or brings money, whatever it is. */
const WEIGHS =
  /\b(?:(?:to|tou|estou|ando|estamos|tava|estava) (?:pensando em|na duvida (?:se|entre|de)|em duvida (?:se|entre))|penso em|pensamos em|decidir (?:se|entre)|resolver se|saber se (?:vale|compensa|pego|aceito|compro|faco|abro|contrato)|vale a pena|compensa|nao sei se (?:eu )?(?:aceito|pego|compro|vendo|fecho|abro|contrato|subo|baixo|abaixo|igualo|desco|pego|mudo|troco|fico|continuo|invisto|faco|vale|compensa|alugo|financio|assino|topo|renovo|monto))\b/
/** Nothing that a sum decides. */
const NO_SUM =
  /\b(?:desistir|morrer|sumir|separ[a-z]+|divorci[a-z]+|process[a-z]+|advogad[oa]|demit[a-z]+|mandar embora|irmao|irma|marido|esposa|mulher|filh[oa]s?|soci[oa]s?|aposent[a-z]+)\b/
const MOST_NAMED = 3

/** The question, quoted, that nothing else answers; null: she asks none. */
export function openQuestion(
  book: FactBook,
  sources: Sources,
  skip: ReadonlySet<string>,
  unanswered: readonly Heard[],
): { heard: Heard; text: Text } | null {
  const isOpen = ({ text, quote }: Pick<Heard, 'text' | 'quote'>) =>
    !NO_SUM.test(text) && !skip.has(quote) && quote !== ''
  // What is heard as a decision and has no answer by her numbers isn't passed over.
  const found: Heard | undefined =
    openSentences(sources.reading.form, WEIGHS)
      .map((one): Heard => ({ ...one, id: 'maquina' }))
      .find(isOpen) ?? unanswered.find(isOpen)
  if (!found || isGiven(sources)) return null
  const w = new Weighing(book, sources, found, false)
  const { left } = w
  const named: Num[] = []
  for (const spot of w.spots) {
    if (named.length >= MOST_NAMED) break
    if (spot.away > 0 || !isSum(spot)) continue
    const value = w.take(spot, 'R$', 'Número da sua pergunta')
    if (value) named.push(value)
  }
  const month = left
    ? say`hoje ${left.value >= 0 ? say`sobram ${left}` : say`faltam ${left}`} por mês${sources.paysOwner ? '' : ', antes da sua retirada'}`
    : say`o que sobra num mês comum, depois de pagar tudo`
  const yours =
    named.length > 0
      ? say` Do seu lado da conta já ${named.length > 1 ? 'estão' : 'está'} ${join(
          named.map((one) => say`${one}`),
          ' e ',
        )}; falta`
      : say` Falta`
  return {
    heard: found,
    text: say`Falta um número antes do sim: quanto isso deixa por mês, depois do custo dele.${yours} escrever cada custo novo (gente, parcela, aluguel, material) e tirar do que entraria a mais. ${left ? say`Ponha ao lado: ${month}` : say`Ponha ao lado ${month}`}. É sim se o mês fecha com a sua retirada mesmo num mês fraco; é não se só fecha no mês bom ou gastando a reserva.`,
  }
}

/** She typed all that her sum needs, though nobody reads it: no number is missing. */
const isGiven = ({ reading: { form } }: Sources): boolean =>
  rolesOf(form).filter(({ role }) => !FREE.has(role)).length >= MOST_OPEN
const MOST_OPEN = 4

const isSum = ({ said, after }: Spot): boolean =>
  said.kind === 'R' && said.value >= 50 && said.role !== 'contagem' && !/^ ?%/.test(after)
