import { fold } from '#src/text/words.ts'
import type { Guide } from './guides/types.ts'

/** What it takes from the score of a guide that somebody else does there what is done here; what it adds that the same one does. */
const FIT = { same: 1, other: -7, stranger: -8 } as const

/** Who does it; the first that stands before the deed, else the first behind it. */
const WHO: readonly (readonly [who: string, words: string])[] = [
  [
    'supplier',
    'fornecedor\\w*|representante|fabricante|atacadista|distribuidor\\w*|transportadora|(?:rapaz|cara|moco|moca|homem|mulher|menino|senhor|pessoa|quem|empresa|firma) (?:que|q) me (?:entrega|vende|fornece|traz|manda|atende)|materia.prima|mercadoria nao|de quem (?:eu )?compro',
  ],
  [
    'worker',
    'funcionari\\w+|empregad\\w+|ajudantes?|equipe|vendedor\\w*|atendentes?|recepcionista|secretaria|cozinheir\\w|garcom|garconete|padeiro|pizzaiolo|auxiliar|estagiari\\w|gerente|encarregado|motorista|entregador|motoboy|balconista|costureir\\w|pedreiro|mecanico|caixa nova|professor\\w?|instrutor\\w?|tecnico|programador|desenvolvedor|peao|peoes|vaqueiro|caseiro|estoquista|manicure|cabeleireir\\w|barbeiro|(?:a|o|meu|minha) profissional|minha pessoa|menin[oa]s? (?:nov[oa]|da|do|(?:que|q) (?:trabalh\\w+|lava|corta|atende|cuida|vende|faz|entrega))|(?:rapaz|moca|menin[oa]) (?:da|do|que trabalha)',
  ],
  ['partner', 'soci[oa]s?'],
  [
    'client',
    'client\\w+|fregues\\w*|pacientes?|alun[oa]s?|hospedes?|pais?|maes?|comprador\\w*|consumidor\\w*|passageir\\w*|noiv[oa]s?|tutor\\w*|inquilin\\w*|assinantes?|pessoal|povo|convidad\\w+|contratante|(?:a|uma) (?:mulher|senhora|dona)|quem (?:compra|encomenda|me deve)',
  ],
  ['rival', 'concorren\\w+|vizinh[oa]s?|loja d[ao] (?:frente|lado|esquina)|rede grande'],
  // 'Atrasou o lanche': what she owes to others herself.
  [
    'own',
    '(?:o |a |meu |minha )(?:lanche|servico|entrega|encomenda|pedido|obra)|atrasei|atrasamos|entrego|entregamos|vou atrasar|nao vou conseguir',
  ],
  ['landlord', 'don[oa] d[oa] (?:imovel|predio|ponto|sala|casa)|proprietari\\w+|locador'],
]
/** What is done; one who pays late and one who comes late do different things. */
const DEEDS: readonly (readonly [deed: string, words: string])[] = [
  [
    'owes',
    'nao (?:me )?(?:paga\\w*|pago|acerta\\w*)|deve\\w*|devendo|calote|inadimpl\\w+|(?:paga\\w*|pagamento|mensalidade|boleto|aluguel|parcela) (?:\\w+ ){0,2}atrasad\\w+|atras\\w+ (?:\\w+ ){0,2}(?:pagamento|mensalidade|boleto|parcela)|paga\\w* (?:tudo )?(?:tarde|depois)|(?:como|quando) (?:eu )?cob\\w+ .{0,40}(?:client\\w+|quem|pais|alun\\w+|paciente\\w*|devedor\\w*|ele|ela|atras\\w+)|fiado',
  ],
  ['comes late', 'cheg\\w+ (?:\\w+ ){0,2}(?:atrasad\\w+|tarde|\\d+ min\\w*)|chega \\d+ ?h'],
  ['is late', 'atras\\w+|demor\\w+(?! (?:a |para |pra )?pag\\w+)|nao cheg\\w+|nao entreg\\w+'],
  [
    'absent',
    'falt(?:a|am|ou|aram)(?! (?:de|para|pra|o|a|um|uma|material|dinheiro|\\d)\\b)|nao (?:vem|veio|aparec\\w+)(?! (?:busc|peg|retir))|fura|furou|furam',
  ],
  [
    'leaves',
    'pedi\\w+ (?:a |as )?conta\\w*|pediu demissao|quer sair|vai sair|saiu(?! (?:diferente|mais|errad\\w|car\\w|bom|boa|ruim))|largou|foi embora|vai embora',
  ],
  ['asks more', 'ped\\w+ aumento|quer ganhar mais|quer aumento'],
  ['complains', 'reclam\\w+|xing\\w+|brav[oa]s?|ofend\\w+'],
  ['quarrels', 'brig\\w+|discord\\w+|bate boca'],
  [
    'raises',
    '(?:subi(?:u|ram)|aument(?:ou|aram)|reajustou) (?:\\w+ ){0,3}(?:preco|valor|aluguel|tabela)|quer (?:subir|aumentar)',
  ],
  ['cancels', 'cancel\\w+|desmarc\\w+|desist\\w+'],
]
/** Who is no part of every day: a text that is not of him speaks of something else. */
const SELDOM = ['partner', 'supplier', 'landlord']
/** A guide in fewer of whose phrases somebody is named is not of him. */
const OFTEN = 0.25
/** Where the one stands whom a question is about. */
const FIRST = 24
const BEFORE = 55
const BEHIND = 30

const whos = WHO.map(([who, words]) => [who, new RegExp(`\\b(?:${words})\\b`, 'g')] as const)
const deeds = DEEDS.map(([deed, words]) => [deed, new RegExp(`\\b(?:${words})(?![a-z])`, 'g')] as const)

interface Doer {
  who: string
  at: number
}

/** 'Mando embora?': whoever comes late there, although clients like him, is paid by her. */
const DISMISSES = /\b(?:mand\w+ (?:\w+ ){0,2}embora|demit\w+|justa causa|advertencia)\b/

/** Who does what in a text, by deed. */
function deedsIn(text: string): Map<string, Set<string>> {
  const folded = fold(text)
  const all: Doer[] = whos.flatMap(([who, words]) =>
    [...folded.matchAll(words)].map((said) => ({ who, at: said.index })),
  )
  const doers =
    DISMISSES.test(folded) && all.some(({ who }) => who === 'worker') ? all.filter(({ who }) => who !== 'client') : all
  const found = new Map<string, Set<string>>()
  const taken: (readonly [number, number])[] = []
  for (const [deed, words] of deeds)
    for (const said of folded.matchAll(words)) {
      const from = said.index
      const end = from + said[0].length
      if (taken.some(([start, stop]) => from < stop && end > start)) continue
      taken.push([from, end])
      const within = doers.filter(({ at }) => at >= from && at < end)
      const before = doers.filter(({ at }) => at < from && at >= from - BEFORE)
      const behind = doers.filter(({ at }) => at >= end && at < end + BEHIND)
      const doer =
        within[0] ??
        before.reduce<Doer | undefined>((last, it) => (last && last.at > it.at ? last : it), undefined) ??
        behind.reduce<Doer | undefined>((first, it) => (first && first.at < it.at ? first : it), undefined)
      if (doer) found.set(deed, (found.get(deed) ?? new Set()).add(doer.who))
    }
  return found
}

const read = new WeakMap<Guide, Map<string, Set<string>>>()
function deedsOf(guide: Guide): Map<string, Set<string>> {
  const known = read.get(guide)
  if (known) return known
  const told = deedsIn(guide.pergunta)
  read.set(guide, told)
  return told
}

const isNamed = (who: string, folded: string) => whos.some(([one, words]) => one === who && folded.search(words) >= 0)

/** The one whom a question is about from its first words on; undefined: nobody in particular. */
const aboutIn = (question: string) => SELDOM.find((who) => isNamed(who, fold(question.slice(0, FIRST))))

const named = new WeakMap<Guide, ReadonlySet<string>>()
/** Those of whom a guide is asked. */
function namedIn(guide: Guide): ReadonlySet<string> {
  const known = named.get(guide)
  if (known) return known
  const asked = fold(guide.pergunta)
  const phrases = guide.frases.map((phrase) => fold(phrase))
  const often = (who: string) => phrases.filter((phrase) => isNamed(who, phrase)).length >= OFTEN * phrases.length
  const found = new Set(SELDOM.filter((who) => isNamed(who, asked) || often(who)))
  named.set(guide, found)
  return found
}

/** How a guide fits who does what in a question: 'o fornecedor atrasou' is no 'atrasei e o cliente reclama'. */
export function roleFit(question: string): (guide: Guide) => number {
  const asked = deedsIn(question)
  const about = aboutIn(question)
  if (asked.size === 0 && about === undefined) return () => 0
  const deedFit = (guide: Guide) => {
    const shared = [...deedsOf(guide)].filter(([deed]) => asked.has(deed))
    if (shared.length === 0) return 0
    return shared.every(([deed, who]) => [...who].some((one) => asked.get(deed)!.has(one))) ? FIT.same : FIT.other
  }
  return (guide) => (about !== undefined && !namedIn(guide).has(about) ? FIT.stranger : 0) + deedFit(guide)
}

const NOUNS = WHO.filter(([who]) => who !== 'own' && who !== 'rival').map(
  ([who, words]) => [who, new RegExp(`\\b(?:${words})\\b`)] as const,
)
/** Who is named first in a folded text, by his part and by his word; null: nobody. */
export function whoIn(text: string): { who: string; word: string } | null {
  let best: { who: string; word: string; at: number } | null = null
  for (const [who, words] of NOUNS) {
    const found = words.exec(text)
    if (found && (!best || found.index < best.at)) best = { who, word: found[0], at: found.index }
  }
  return best
}
