import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

/** Names on screen, messages fixed to the character and terms being explained, with a word that is forbidden elsewhere. */
const SPOKEN_AS_IS: readonly string[] = [
  'gestão e performance empresarial',
  'O Dashboard, aberto a todos',
  'A página Dashboard',
  'selecione ou crie uma empresa para visualizar o dashboard',
  'permissão para visualizar dados desta empresa',
  'Erro ao carregar dados do dashboard',
  'Insights do Setor',
  'Insights do setor',
  'insights do setor',
  'Taxa de Churn',
  'Churn é a fatia de clientes que cancela',
]

const PRODUCT = globSync(['apps/{web,server}/src/**/*.{ts,tsx}', 'packages/{contracts,engine}/src/**/*.ts']).filter(
  (path) => !/\.(test|fixture)\.|\/(testing|tests|demo)\/|\.d\.ts$/.test(path),
)
/** What owners type, for the search to understand: in their words, not in ours. */
const HEARD =
  /faq\/(strangers|phrasings|scenes|spoken|off-topic|small-talk)|retrieval\/|text\/(theme-words|kpi-names)|consultant\/(intents|topics)|problems\/signs|reading\/subjects|-weights\.data/
const HEARD_FIELDS = new Set(['frases', 'temas', 'pergunta', 'variacoes', 'palavras'])

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Texts of a file that a person may read: more than one word, at least one of them Portuguese. */
function textsOf(path: string): string[] {
  const found: string[] = []
  const keep = (text: string) => {
    if (/\s/.test(text.trim()) && PORTUGUESE.test(text)) found.push(text.replace(/\s+/g, ' ').trim())
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item)
      return
    }
    if (!isNode(value)) return
    if (value.type === 'ImportDeclaration' || value.type === 'JSXAttribute') {
      const name = isNode(value.name) ? String(value.name.name) : 'import'
      if (name === 'import' || name === 'className') return
    }
    if (value.type === 'Property' && isNode(value.key) && HEARD_FIELDS.has(String(value.key.name))) return
    if (value.type === 'Literal' && typeof value.value === 'string') keep(value.value)
    if (value.type === 'JSXText') keep(String(value.value))
    if (value.type === 'TemplateLiteral')
      keep((value.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join(' … '))
    for (const inner of Object.values(value)) walk(inner)
  }
  walk(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

const PORTUGUESE = /[áàâãéêíóôõúç]|(?<!\p{L})(de|da|do|para|com|que|uma?|os|as|em|por|seu|sua|e|o|a)(?!\p{L})/iu

const TEXTS = PRODUCT.filter((path) => !HEARD.test(path)).flatMap((path) =>
  textsOf(path).map((text) => ({ path, text })),
)

/** Rows of the glossary's table of forbidden words: the word, or its beginning and '…', and what to say. */
const RULES = readFileSync('docs/glossary.md', 'utf8')
  .split('## Forbidden words')[1]!
  .split('\n')
  .flatMap((line) => {
    const [, never, say] = /^\| ([^|]+) \| ([^|]+) \|$/.exec(line) ?? []
    if (!never || !say || never === 'Never' || never.startsWith('---')) return []
    const end = never.endsWith('…') ? '' : '(?:e?s)?(?!\\p{L})'
    return [{ pattern: new RegExp(`(?<!\\p{L})${never.replace('…', '')}${end}`, 'iu'), say }]
  })

function faultsIn(text: string): string[] {
  const own = SPOKEN_AS_IS.reduce((rest, fixed) => rest.replaceAll(fixed, ''), text)
  return RULES.filter(({ pattern }) => pattern.test(own)).map(({ say }) => `“${text}”: diga ${say}`)
}

describe('the voice of the product', () => {
  test('reads the texts of every part', () => {
    for (const part of ['apps/web', 'apps/server', 'packages/contracts', 'packages/engine'])
      expect(TEXTS.filter(({ path }) => path.startsWith(part)).length, part).toBeGreaterThan(100)
  })

  test('takes the forbidden words from the glossary', () => {
    expect(RULES.length).toBeGreaterThan(30)
  })

  test('says no word that the glossary forbids', () => {
    expect(TEXTS.flatMap(({ path, text }) => faultsIn(text).map((fault) => `${path}: ${fault}`))).toEqual([])
  })

  test('finds a forbidden word where there is one', () => {
    expect(faultsIn('Veja o feedback da sua equipe.')).toHaveLength(1)
    expect(faultsIn('Você pode efetuar o pagamento.')).toHaveLength(1)
    expect(faultsIn('O usuário deve visualizar a tela.')).toHaveLength(2)
    expect(faultsIn('Carregar Insights do Setor')).toEqual([])
    expect(faultsIn('Veja de onde veio cada número.')).toEqual([])
  })

  test('excuses only words that some text still says', () => {
    const all = TEXTS.map(({ text }) => text).join('\n')
    expect(SPOKEN_AS_IS.filter((fixed) => !all.includes(fixed))).toEqual([])
  })
})
