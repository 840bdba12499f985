import type { FactBook, Text } from '#src/facts/fact-book.ts'
import { isForeign } from '#src/problems/trade-words.ts'
import type { Material } from '#src/problems/types.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { hasTeamWords } from '#src/text/team.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './known.ts'
import { filledText, plainLine, plainText } from './sheets.ts'
import { takenBy } from './taken.ts'

/** A material with what is known of her case in its places. */
export interface FilledMaterial extends Omit<Material, 'texto'> {
  texto: Text
}

const materialTexts = new WeakMap<Material, string>()

/** One string for each material: a look-up by a text that is put together anew costs its length each time. */
export function textOf(material: Material): string {
  const known = materialTexts.get(material)
  if (known !== undefined) return known
  const text = `${material.titulo} ${plainText(material)}`
  materialTexts.set(material, text)
  return text
}

/** A sheet of fewer lines is none. */
const LEAST_LINES = 4

/** What of a material fits her: a message whole or not at all, a sheet without the lines that don't; null: nothing. */
export function fittingSheet(material: Material, fits: (text: string) => boolean): Material | null {
  if (fits(textOf(material))) return material
  if (material.tipo !== 'planilha' || !fits(material.titulo)) return null
  const [head, ...lines] = material.texto.split('\n')
  const kept = lines.filter((line) => fits(plainLine(line)))
  return fits(head!) && kept.length >= LEAST_LINES ? { ...material, texto: [head, ...kept].join('\n') } : null
}

/** The question of each segment on what is sold. */
const OFFERS = [
  'retail_products',
  'service_offer',
  'industry_product',
  'tech_offer',
  'health_specialty',
  'edu_offer',
  'agro_activity',
]
const MOST_NAMED = 3
const MOST_WORDS = 4
const MOST_LETTERS = 28
/** Cells that stand for what she sells or buys. */
const SOLD = /\[(?:item|produto|serviço|prato|serviço ou produto|produto ou serviço)(?: \d)?\]/g
const BOUGHT = /\[insumo(?: \d)?\]/g

/** 'Em Campina Grande-PB', 'Nova Friburgo/RJ': where she is, not what she sells. */
const PLACE =
  /(?:^em |[-/ ]+(?:ac|al|ap|am|ba|ce|df|es|go|ma|mt|ms|mg|pa|pb|pr|pe|pi|rj|rn|rs|ro|rr|sc|sp|se|to)$)|^(?:rua|bairro|avenida|centro de|interior de|regi[aã]o de) /

/** A capital amid small letters is where she is: 'leite cru, sítio em Jaru', 'escolinha infantil, Manaus'. */
const NAMED_PLACE = /(?:^|\b(?:em|no|na|de|do|da) )\p{Lu}/u
const isPlace = (name: string, first: string): boolean => !NAMED_PLACE.test(first) && NAMED_PLACE.test(name)

/** 'Um pouco pelo instagram', 'manhã': how or when she sells. */
const NO_GOODS =
  /^(?:um pouco|um tanto|quase|mais|menos|tudo|so|somente|tambem|principalmente|algumas?|alguns|outr[oa]s|etc)\b|\b(?:pel[oa]|n[oa]|via|por) (?:instagram|whats\w*|zap|site|internet|ifood|app|aplicativo|shopee|facebook|feira|loja|balcao)\b|^(?:(?:de )?(?:manha|tarde|noite)s?|dia inteiro|integral|online|presencial|atacado|varejo|delivery|entregas?)$/

const short = (names: readonly string[]): string[] =>
  names
    .filter((name) => !isPlace(name.trim(), names[0]!.trim()))
    .map((name) => name.trim().toLowerCase())
    .filter(
      (name) =>
        !PLACE.test(name) &&
        /^[\p{L} -]+$/u.test(name) &&
        name.length > 2 &&
        name.length <= MOST_LETTERS &&
        name.split(' ').length <= MOST_WORDS &&
        !NO_GOODS.test(fold(name)),
    )
    .slice(0, MOST_NAMED)

/** What she says that she sells, one by one; none where she names it in a sentence. */
const soldBy = ({ answers }: Reading): string[] =>
  short(OFFERS.flatMap((question) => String(answers[question] ?? '').split(/[,;/]| e (?=[^,]*$)/)))

/** What she names as goods among her costs. */
const boughtBy = ({ costs }: Reading): string[] =>
  short(costs.items.filter(({ grupo }) => grupo === 'mercadorias').flatMap(({ nome }) => nome.split(/ e |,/)))

function filled(text: string, cells: RegExp, names: readonly string[]): string {
  let next = 0
  return text.replace(cells, (cell) => names[next++] ?? cell)
}

/** 'O valor de [serviço ou produto]': what she sells, where it is one thing. */
const THE_ONE = /\[(?:serviço ou produto|produto ou serviço)\]/g

/** A sheet with her own goods in its first rows; what is to be sent names what she sells where that is one thing. */
export function inHerGoods(material: Material, reading: Reading): Material {
  if (material.tipo !== 'planilha') {
    const [one, ...more] = soldBy(reading)
    return one && more.length === 0 ? { ...material, texto: material.texto.replace(THE_ONE, one) } : material
  }
  return { ...material, texto: filled(filled(material.texto, SOLD, soldBy(reading)), BOUGHT, boughtBy(reading)) }
}

/** For a plan whose cards have nothing that fits: the deeds themselves, to be filled in. */
export function deedsSheet(actions: readonly { day: number; step: { acao: string } }[]): Material {
  const rows = actions.map(({ day, step }) => `${step.acao.replaceAll(';', ',')};[quem];${day} dias;`)
  return {
    tipo: 'planilha',
    titulo: 'O que combinamos fazer',
    texto: ['O que fazer;Quem faz;Até quando;O que mudou', ...rows].join('\n'),
  }
}

/** What can be copied for the plan: of its first card with something that fits the trade; filled with what is known. */
export function withMaterial<Action extends { day: number; step: { acao: string }; material: Material | null }>(
  book: FactBook,
  reading: Reading,
  known: Known,
  { actions, cards }: { actions: readonly Action[]; cards: readonly { material: Material }[] },
): (Omit<Action, 'material'> & { material: FilledMaterial | null })[] {
  const filled = (material: Material): FilledMaterial => ({
    ...material,
    texto: filledText(book, inHerGoods(material, reading), known),
  })
  if (actions.some(({ material }) => material))
    return actions.map((action) => ({ ...action, material: action.material && filled(action.material) }))
  const isPresumed = takenBy(reading).presumes
  const fitting = cards.find(
    ({ material }) =>
      !isForeign(textOf(material), reading.activity.activity) &&
      !isPresumed(textOf(material)) &&
      !(worksAlone(reading) && hasTeamWords(textOf(material))),
  )
  const material = filled(fitting?.material ?? deedsSheet(actions.slice(0, MOST_NAMED)))
  return actions.map((action, index) => ({ ...action, material: index === 0 ? material : null }))
}
