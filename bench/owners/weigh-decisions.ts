/**
 * Learns `problems/decisions/kind-weights.data.ts`: which kind of decision a text weighs, from the marked texts of `roles/*.txt` (`tipo:`),
 * from `decisions/*.tsv` and from `scenes/`, where owners complain and decide nothing. The roles of a text are read by what other authors teach. Run it when
 * those texts, kinds, roles or signs change, after `weigh-roles.ts`: node bench/owners/weigh-decisions.ts
 * With '--apart' it prints what is told of each fold by what the others teach, and writes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RoleNumber } from '@norteia/engine/measures/roles/roles'
import { rolesIn } from '@norteia/engine/measures/roles/roles-in'
import { PROBLEM_CARDS } from '@norteia/engine/problems/cards'
import { kindReader, likelyKind, meaningOf } from '@norteia/engine/problems/decisions/kind'
import { KINDS, type Kind, NO_KIND } from '@norteia/engine/problems/decisions/kinds'
import { signsOf } from '@norteia/engine/problems/decisions/signs'
import { type KindLesson, learnKinds } from '../learned-kinds.ts'
import { FOLDS, foldsOf, readApart } from './read-apart.ts'
import { markedTexts } from './roles.ts'
import { scenes } from './scenes.ts'

/** Decisions that a card's tellings weigh. */
const DECIDED_IN: Readonly<Record<string, Kind>> = {
  segunda_loja: 'abrir_ponto',
  franquear: 'franquia',
  imovel_proprio: 'imovel_obra',
  aluguel_equipamento: 'comprar_ou_alugar',
  contratar_ou_nao: 'contratar',
  emprestar_para_crescer: 'emprestimo_crescer',
  vender_fechar: 'vender_fechar',
  demitir: 'demitir',
  parte_do_socio: 'socio_sai',
  socio_sem_trabalhar: 'socio_sai',
  compra_de_negocio: 'comprar_negocio',
  guerra_preco: 'igualar_preco',
  medo_reajuste: 'subir_preco',
  importar_exportar: 'exportar_importar',
  venda_governo: 'venda_governo',
  mei_estourou: 'regime_mei',
  seguro_imprevisto: 'seguro',
  perder_ponto: 'aluguel',
}
/** Cards whose tellings weigh a decision as often as not: they say nothing of either. */
const BETWEEN: ReadonlySet<string> = new Set([
  ...['proposta_grande', 'cliente_pressiona', 'aluguel_pesa', 'desconto_demais', 'preco_commodity', 'troca_online'],
  ...['fila_preco_baixo', 'grande_cliente_saindo', 'concentracao_cliente', 'contrato_cliente', 'socio_briga'],
  ...['ifood_dependencia', 'marketplace_taxa', 'plataforma_parceira', 'convenio_glosa', 'dependencia_convenio'],
  ...['custo_insumo_subiu', 'capacidade_cheia', 'divida_banco', 'juros_cartao_rotativo', 'sucessao', 'compra_mal'],
  ...['familia_no_negocio', 'dependencia_funcionario', 'estrela_saindo', 'comissao_injusta', 'parceria_salao'],
  ...['pagamento_grande_cliente', 'atravessador_venda_direta', 'fornecedor_unico', 'energia_cara', 'frete_entrega'],
  ...['maquina_parada', 'inadimplencia_clientes', 'fiado', 'capacidade_ociosa', 'imposto_atrasado', 'estoque_parado'],
])
/** There are as many complaints as decisions; owners with a number to decide by write decisions. */
const COMPLAINT = 0.15

interface Case {
  text: string
  numbers: readonly RoleNumber[]
  fold: number
  /** Empty: none. */
  kinds: readonly string[]
}

const texts = markedTexts()
const foldOf = foldsOf(texts)
const roles = readApart(texts)
const decided: Case[] = texts.flatMap((one) =>
  one.kinds.length === 0 || one.kinds[0] === 'outro'
    ? []
    : [{ text: one.text, numbers: roles.get(one)!, fold: foldOf(one), kinds: one.kinds }],
)
/** Texts that were written for a kind: 'kind<tab>text', a file for each author. */
const folder = new URL('decisions/', import.meta.url)
const written: Case[] = readdirSync(folder)
  .sort()
  .flatMap((name, n) =>
    readFileSync(new URL(name, folder), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [kind = '', text = ''] = line.split('\t')
        return { text, numbers: rolesIn(text), fold: n % FOLDS, kinds: [kind] }
      }),
  )
/** Tellings of problems, long and short. */
const told: Case[] = [...scenes(), ...PROBLEM_CARDS.map(({ id, frases }) => ({ id, texts: frases }))]
  .filter(({ id }) => !BETWEEN.has(id))
  .flatMap(({ id, texts }) => texts.map((text) => ({ id, text })))
  .map(({ id, text }, n) => ({
    text,
    numbers: rolesIn(text),
    fold: n % FOLDS,
    kinds: DECIDED_IN[id] ? [DECIDED_IN[id]] : [],
  }))
const cases = [...decided, ...written, ...told]

const columnOf = ([first]: readonly string[]): number => {
  if (first === undefined) return NO_KIND
  const column = KINDS.indexOf(first as Kind)
  if (column < 0) throw new Error(`${first} is no kind`)
  return column
}
const lessonOf = ({ text, numbers, kinds }: Case): KindLesson => ({
  signs: signsOf(text, numbers),
  place: meaningOf(text),
  right: columnOf(kinds),
  weight: kinds.length === 0 ? COMPLAINT : 1,
})

const hundredths = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`
const SHARES = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]

function report(): void {
  const all = cases.map((one) => ({ one, lesson: lessonOf(one) }))
  const heard = Array.from({ length: FOLDS }, (_, fold) => {
    const read = kindReader(learnKinds(all.filter(({ one }) => one.fold !== fold).map(({ lesson }) => lesson)))
    return cases
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, likely: likelyKind(one.text, one.numbers, read) }))
  }).flat()
  const decisions = heard.filter(({ kinds }) => kinds.length > 0)
  const complaints = heard.filter(({ kinds }) => kinds.length === 0)
  for (const share of SHARES) {
    const told = decisions.filter(({ likely }) => likely && likely.share >= share)
    const first = told.filter(({ likely, kinds }) => likely!.kind === kinds[0])
    const either = told.filter(({ likely, kinds }) => kinds.includes(likely!.kind))
    const alarms = complaints.filter(({ likely }) => likely && likely.share >= share)
    console.log(
      `from ${share}: ${hundredths(told.length, decisions.length)} of ${decisions.length} decisions told, ${hundredths(first.length, told.length)} of these the first that is marked, ${hundredths(either.length, told.length)} one of both; ${hundredths(alarms.length, complaints.length)} of ${complaints.length} complaints taken for one`,
    )
  }
}

if (process.argv.includes('--apart')) report()
else {
  const { STEP, FEATURES, WEIGHTS, MEANING } = learnKinds(cases.map(lessonOf))
  writeFileSync(
    new URL('../../packages/engine/src/problems/decisions/kind-weights.data.ts', import.meta.url),
    `/** Learned by \`node bench/owners/weigh-decisions.ts\`. See \`Sparse\` in retrieval/sparse.ts. */
export const STEP = 1 / ${Math.round(1 / STEP)}
export const FEATURES = \`
${FEATURES}
\`
export const WEIGHTS = \`
${WEIGHTS}
\`
export const MEANING = \`
${MEANING}
\`
`,
  )
}
