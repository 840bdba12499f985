import { meaningsOf } from '#src/retrieval/features.ts'
import { tokenOf } from '#src/retrieval/tokens.ts'
import { fold } from '#src/text/words.ts'

/** What she says that she is or sells: 'tenho um sebo de gibi', 'loja de vela'. Only the words right behind it. */
const OF_HERSELF =
  /^\s{0,3}(?:(?:oi|ola|bom dia|boa tarde|boa noite|gente|pessoal)[,! ]{1,3})?(?:eu |aqui |nos |a gente )?(?:so )?(?:\w{4,12}o e )?(?:sou|somos|tenho|temos|vendo|vendemos|faco|fazemos|crio|criamos|planto|plantamos|cultivo|conserto|restauro|reformo|alugo|fabrico|produzo|costuro|bordo|teco|ensino|toco|tosquio|amolo|afio|pinto|lavo|limpo|instalo|monto|corto|entrego|distribuo|revendo|importo|coleto|recolho|transporto|levo|danco|canto|traduzo|desenho|gravo|edito|filmo|fotografo|cuido|adestro|domo|ferro|pesco|colho|extraio|moo|destilo|torro|defumo|asso|frito|cozinho|empalho|torneio|fundo|forjo|soldo|esculpo|entalho|lapido|encaderno|trabalho (?:com|de|em|no|na)|mexo com|dou aulas? d[eao]|sou dona? d[eao]|moro e)\s{1,3}(?:uma? |umas |uns |[oa]s? |minhas? |meus? )?/g
const PLACE =
  /\b(?:loj(?:a|inha)|oficina|fabric(?:a|o|inha)|fabriqueta|escol(?:a|inha)|atelie[r]?|curso|bancas?|barrac[ao]|carrinho|casa|criacao|criatorio|plantacao|estudio|empresa|estande|quiosque|tenda|trailer|viveiro|laboratorio|confeccao|tecelagem|depozito|deposito|distribuidora|cooperativa|aulas?|negocio|comercio|ramo|artigos?|produtor[a]?|vendedor[a]? ambulante) d[eao]s?\s{1,3}/g
/** Ties one word of a trade to the next: 'caldo de cana'. */
const TIES = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'em', 'com'])
/** Ends what she says of herself. */
const END =
  /[,.;:!?\n]|\be (?:o|a|os|as|um|uma|meus?|minhas?|nao|so|to|ta|ja|agora|quando|ai|quero|queria|preciso|tenho|vou|todo|toda|cada|ninguem|tem|eu)\b/
/** What she has and doesn't sell. */
const FELT =
  /^(?:medo|vergonha|vontade|pressa|raiva|pena|receio|dor|mania|ideia|sorte|certeza|sonho|plano|interesse|dificuldade|trauma|preguica|orgulho)$/
const MOST_WORDS = 4
/** So many words must remain to be asked with. */
const LEAST_LEFT = 2
const LATEST = 90

/** Stems of her trade's own words; those that owners of every trade use are none. */
function tradeStems(folded: string): Set<string> {
  const stems = new Set<string>()
  const read = (from: number) => {
    const rest = folded.slice(from, from + LATEST)
    const end = rest.search(END)
    let said = 0
    let tied = true
    for (const word of (end < 0 ? rest : rest.slice(0, end)).split(/[^a-z0-9]+/)) {
      if (word === '') continue
      if (TIES.has(word)) tied = true
      else if (!tied || said === MOST_WORDS) break
      else {
        tied = false
        said += 1
        const token = tokenOf(word)
        if (FELT.test(word)) return
        if (token && token.weight === 1 && !/^\d/.test(word) && meaningsOf(token.stem).length === 0)
          stems.add(token.stem)
      }
    }
  }
  for (const pattern of [OF_HERSELF, PLACE])
    for (const said of folded.slice(0, 2 * LATEST).matchAll(pattern))
      if (said.index <= LATEST) read(said.index + said[0].length)
  return stems
}

const WORD = /[\p{L}\p{N}]+/gu

/** A question without the words of her trade, which guides of other trades hold too; with all of them where else too little remains. */
export function withoutTrade(question: string): string {
  const stems = tradeStems(fold(question))
  if (stems.size === 0) return question
  let left = 0
  const bare = question.replace(WORD, (word) => {
    const token = tokenOf(fold(word))
    if (token && stems.has(token.stem)) return ' '
    if (token && token.weight === 1) left += 1
    return word
  })
  return left < LEAST_LEFT ? question : bare
}
