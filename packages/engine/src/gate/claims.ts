import type { Canonical } from './canonical.ts'
import { IMPERATIVES } from './measures.data.ts'

/** What a text may lean on: names that it may use, sources that it may cite, and sentences that are ours already. */
export interface Ground {
  /** Folded words that facts or the reworded text hold. */
  known: ReadonlySet<string>
  /** Organisations of the facts, in lower case. */
  cited: readonly string[]
  /** Folded text that the new one replaces. */
  own: string
}

const word = (pattern: string) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'g')

const BUSINESSES =
  'negocios|empresas|comercios|firmas|donos|empresari[oa]s|empreendedor(?:es|as)|lojistas|comerciantes|estabelecimentos|companhias|empreendimentos|varejistas|concorrentes?|concorrencia|lojas|padarias|restaurantes|clinicas|oficinas|mercados|bares|saloes|escolas|industrias|fazendas|produtores|franquias|startups|agencias|pmes?|mpes?|gestores|profissionais'
/** Comparisons with others, in whatever words. */
const COMPARISONS: readonly RegExp[] = [
  word(
    'setor(?:es)?|mercado|ramo|segmentos?|benchmarks?|ranking|lideres|concorr(?:encia|entes?)|mundo afora|brasil|brasileir[oa]s?|pais|regiao',
  ),
  word(
    `(?:outr[oa]s?|demais|muit[oa]s|vari[oa]s|algum[oa]s|algumas|alguns|pouc[oa]s|(?:a|grande|maior) (?:maioria|parte) d[ao]s|tod[oa]s? [ao]s?|pequen[oa]s|grandes|melhores|boas|bons) (?:[a-z]+ )?(?:${BUSINESSES})`,
  ),
  word(
    `(?:${BUSINESSES}) (?:semelhantes|parecid[oa]s|similares|iguais|do mesmo|do seu|do ramo|do tipo|como|que|vizinh[oa]s|saudaveis|lideres|bem|de sucesso|concorrentes|afins|equivalentes|assim|organizad[oa]s|eficientes|vende\\w*|cresce\\w*|fatura\\w*|lucra\\w*|costuma\\w*|consegue\\w*|tem|ganha\\w*|perde\\w*|quebra\\w*|fecha\\w*|gasta\\w*)`,
  ),
  word(
    'tendencias? (?:mundia\\w+|globa\\w+|naciona\\w+|d[eo]s? [a-z]+)|mundia\\w+|globa(?:l|is)|(?:os|as) (?:outr[oa]s|demais|vizinh[oa]s) (?:[a-z]+ )?(?:vend|cresc|fatur|lucr|ganh|faz)\\w*',
  ),
  word(
    '(?:loja|empresa|negocio|comercio|padaria|restaurante|clinica|oficina|firma) (?:igual|parecid[oa]|semelhante|ao lado|vizinh[oa]|concorrente)|(?:dono|dona|vizinh[oa]|colega|conhecid[oa]|amig[oa]) (?:d[aeo] |que )[a-z]+|comercio (?:d[aeo]|local|em geral)|varejo',
  ),
  word('lojistas|empresari[oa]s|empreendedor(?:es|as)|comerciantes|varejistas|bancos'),
  word(
    'mesmo porte|seu porte|mesmo ramo|mesmo tamanho|seu tamanho|mesma area|mesma cidade|seus pares|seus vizinhos|iguais [ao]s?u?[ao]?s? ?su[ao]s?',
  ),
  word(
    '(?:acima|abaixo|fora|perto|dentro|longe|melhor|pior|maior|menor) (?:que |do que )?(?:d?[ao] |n[ao] )?(?:media|normal|esperad[oa]|padrao|comum|usual|recomendad[oa]|saudavel|ideal|habitual|tipic[oa])',
  ),
  word(
    'media (?:nacional|brasileira|mundial|regional|geral|d[eo] (?:setor|mercado|ramo|segmento|brasil|pais|varejo|comercio)|da (?:regiao|categoria|cidade|area))',
  ),
  word('quem (?:nao )?(?:[a-z]+ ){1,6}(?:vende|cresce|fatura|lucra|ganha|economiza|perde|quebra|sobrevive)m?'),
]
/** Not comparisons, whatever their words. */
const OWN_WORDS = word(
  'tempo de mercado|anos? de mercado|pesquis[ae]s? (?:de satisfacao|com (?:os |seus |os seus )?clientes|de precos?|os? precos?|curta)|segmento(?:s)? de (?:mercado|clientes)|segmento d[ae] (?:su?a )?empresa|setor (?:financeiro|comercial|de [a-z]+|da empresa|da loja)|(?:cada|um|dos seus|por) setor(?:es)?|segmento [a-z]+(?: [a-z]+)? \\(versao|parte de um pais',
)
const AUTHORITIES: readonly RegExp[] = [
  word(
    'pesquis(?:a|as|ador\\w*)|estudos?|levantamentos?|estatisticas?|especialistas?|consultor(?:es|as|ias)|economistas?|analistas?|cientistas?|autoridades|experts?|gurus?|censo|relatorios? d[eo] (?:mercado|setor)',
  ),
  word(
    'de acordo com|conforme (?:[ao]s? )?(?:dados|numeros|lei|norma|especialistas?|pesquisas?|mercado|setor)|e lei|por lei|a lei (?:manda|exige|diz)|na visao d[aeo]s?|na opiniao d[aeo]s?|para [ao]s? especialistas|com base em (?:dados|numeros|casos)',
  ),
  word('(?:esta|ja esta|foi|e) (?:provado|comprovado|demonstrado|sabido)|sabe-se|costuma-se|comprovad[oa]s?'),
]
/** 'De acordo com as suas respostas' leans on nobody else. */
const OWN_GROUND =
  /(?:segundo|de acordo com|conforme) (?:[ao]s? )?(?:su[ao]s?|seus?|voce|respostas?|diagnostico|analise|descricao|que voce|plano|combinado|numeros d[ae]|previsao)/g
const SAYS = word(
  'mostr(?:a|am|ou|aram)|apont(?:a|am|ou|aram)|revel(?:a|am|ou|aram)|indic(?:a|am|ou|aram)|diz|dizem|disse|disseram|afirm(?:a|am|ou|aram)|comprov(?:a|am|ou)|confirm(?:a|am|ou)|suger(?:e|em|iu)|recomend(?:a|am|ou)|estim(?:a|am|ou)|ensin(?:a|am)|defend(?:e|em)|alert(?:a|am|ou)|divulg(?:a|ou)|public(?:a|ou)|prov(?:a|am|ou)|garant(?:e|em|iu)',
)
/** What may show something: the company's own answers and figures. */
const OWN_SUBJECTS = word(
  'clientes?|diagnostico|analise|notas?|respostas?|respondeu|numeros|isso|isto|ist[ao]|ess[ea]s?|est[ea]s?|contas?|caixa|resultados?|historico|previsao|grafico|empresa|loja|negocio|planilha|faturamento|margem|custos?|indicador(?:es)?|relatorio|plano|voce|estoque|que|dimens(?:ao|oes)|ponto|pontos|cenario|folha|quem|tela|extrato|lista',
)
const ORGANISATIONS =
  /(?<!\p{L})(IBGE|Sebrae|FGV|Serasa|Abrasel|ABF|ABComm|CNC|CNI|CNDL|SPC|Fiesp|Fecomercio\p{L}*|Banco Central|Bacen|Ipea|Dieese|Abrappe|Abras|Anvisa|KPMG|Deloitte|PwC|McKinsey|Gartner|Bain|Accenture|Harvard|Forbes|Exame|Valor Econômico|Endeavor|Cetic\p{L}*|ABDI|Semesp|CNA|Cepea|Embrapa|Conab|Mastercard|Nielsen|Kantar|OCDE|ONU|FMI|BNDES|Banco Mundial|Receita Federal|Caged|Neotrust|Statista|Google|Facebook|Itaú|Bradesco|Santander|Nubank|Stone|Cielo)(?!\p{L})/giu
/** Names that every owner knows and that prove nothing. */
const COMMON_NAMES = new Set(
  'whatsapp instagram facebook google tiktok youtube pix mei cnpj cpf ia cmv nps erp excel pdf qr rh ti dre seo crm pos drive natal pascoa carnaval black friday dia maes pais namorados criancas brasil simples nacional norteia agente norte proprietario ok pdv sku cac ltv roi kpi kpis clt das nf nfe iss icms fgts inss mrr lgpd e-mail agenda bom cliente mes ano faq tv n iptu uti abc portugues motor especialista cmv% proprietaria administrativo'.split(
    ' ',
  ),
)

/** What is claimed beyond the company's facts, in sentences a model can act on. */
export function claimFaults(read: Canonical, ground: Ground): string[] {
  const faults: string[] = []
  for (const { text, plain } of sentencesOf(read)) {
    const named = (text.match(ORGANISATIONS) ?? []).map((name) => name.toLowerCase())
    const unknown = named.find(
      (name) =>
        !ground.cited.some((source) => source.includes(name)) && !wordsOf(name).every((word) => ground.known.has(word)),
    )
    const stranger = unknown ?? strangeName(text, ground)
    if (stranger) faults.push(`"${stranger}" não é fonte nem nome desta análise; retire a menção.`)
    const cites = named.some((name) => ground.cited.some((source) => source.includes(name)))
    if (!stranger && !cites && claims(plain, ground))
      faults.push('há comparação ou autoridade (setor, mercado, outros negócios, pesquisa) sem fonte; retire a frase.')
  }
  return faults
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

function claims(plain: string, ground: Ground): boolean {
  const rest = plain.replace(OWN_WORDS, ' ').replace(OWN_GROUND, ' ')
  const strange = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => [...rest.matchAll(pattern)].some((match) => !ground.own.includes(match[0])))
  if (strange(AUTHORITIES)) return true
  // 'Segundo' before a noun is an ordinal: 'o segundo passo'.
  if (/(?<![a-z])segundo (?:o|a|os|as|dados|um|uma|quem)(?![a-z])/.test(rest)) return true
  if (strange(COMPARISONS) && !advisesToLook(rest)) return true
  return [...rest.matchAll(SAYS)].some((match) => {
    OWN_SUBJECTS.lastIndex = 0
    return !OWN_SUBJECTS.test(rest.slice(0, match.index)) && !ground.own.includes(match[0])
  })
}

/** 'Compare com os preços dos concorrentes' is advice and claims nothing. */
function advisesToLook(plain: string): boolean {
  const [first = ''] = plain.split(/[:;.!?]/)
  const begun = first.match(/[a-z]+/g)?.[0] ?? ''
  return (
    IMPERATIVES.has(begun) &&
    !/(?<![a-z])(?:melhor|pior|mais|menos|acima|abaixo|media|vende\w*|cresce\w*|fatura\w*|lucra\w*|costuma\w*)(?![a-z])/.test(
      plain,
    )
  )
}

/** A capital letter inside of a sentence, or an acronym anywhere, that neither the facts nor everyday speech know. */
function strangeName(text: string, { known, cited }: Ground): string | undefined {
  for (const match of text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}-]*(?! ?\$)/gu)) {
    const name = match[0]
    const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    if (wordsOf(plain).every((part) => known.has(part) || COMMON_NAMES.has(part))) continue
    if (cited.some((source) => source.includes(name.toLowerCase()))) continue
    const opens = /(?:^|[:•]\s|[“"(]|— |– )$/u.test(text.slice(0, match.index))
    const acronym = /^\p{Lu}{2,}$/u.test(name)
    if (acronym || (!opens && match.index > 0)) return name
  }
  return undefined
}

function sentencesOf({ text, plain }: Canonical): { text: string; plain: string }[] {
  const found: { text: string; plain: string }[] = []
  let from = 0
  for (const match of text.matchAll(/(?<=[.!?…][”")]?) (?=\S)|$/gu)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), plain: plain.slice(from, match.index) })
    from = match.index + match[0].length
  }
  return found
}

const OUTCOMES =
  'aument|cresc|vend|lucr|melhor|dobr|resolv|econom|rend|recuper|ganh|sobr|fatur|salv|acab|elimin|consegu|garant|assegur|bat|alcanc|atrai|multiplic|trar|super|cheg|decol|explod|dispar|volt|dar certo'
/** Results that are foretold as certain. */
const PROMISES = new RegExp(
  `(?<![a-z])(?:garantid[oa]s?|garante(?:m|mos)?|garanti(?:r|ra|rao|mos|u|ndo|ria)|garantia de|assegur(?:a|am|ar|ara|amos)|com certeza|certeza de|certamente|sem (?:sombra de )?duvidas?|inevitavel\\w*|sem (?:nenhum )?risco|risco zero|infali\\w+|comprovadamente|milagr\\w+|(?:resultado|retorno|lucro|sucesso|ganho) (?:e|sera|esta) (?:cert|segur)[oa]|nao (?:ha|tem) como|da certo|dara certo|na certa|nunca mais|estarao? (?:chei[oa]s?|bem|melhor|em dia|livres?)|estara (?:chei[oa]|bem|melhor|em dia|livre)|ter(?:a|ao|as) (?:mais|lucro|dinheiro|caixa|dividas)|impossivel|(?:vai|vao|ira|irao) (?:\\w+ )?(?:${OUTCOMES}|ter (?:mais|lucro))\\w*|(?:${OUTCOMES})\\w*(?:ara|era|ira|arao|erao|irao))(?![a-z])`,
  'g',
)

/** Whether a text promises what the text that it replaces doesn't. */
export const promises = ({ plain }: Canonical, own: Canonical): boolean =>
  [...plain.matchAll(PROMISES)].some((match) => !own.plain.includes(match[0]))
