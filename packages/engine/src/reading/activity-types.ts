import type { MarketSegment } from '@norteia/contracts/company'

/** A noun as sentences need it. */
export interface Noun {
  um: string
  varios: string
  feminino: boolean
}

/** Public series of monthly seasonal weights used for an activity. */
export type MonthFactorKey =
  | 'supermercados_alimentos'
  | 'combustiveis'
  | 'vestuario_calcados'
  | 'moveis_eletrodomesticos'
  | 'moveis'
  | 'eletrodomesticos'
  | 'farmacia_perfumaria'
  | 'livros_papelaria'
  | 'informatica_escritorio'
  | 'outros_uso_pessoal'
  | 'veiculos_pecas'
  | 'material_construcao'
  | 'varejo_total'

/** What a company does, finer than its segment, with the vocabulary of its trade. */
export interface Activity {
  /** For example 'salao_beleza'; cards name it in `atividades`. */
  id: string
  /** In a sentence: 'salão de beleza'. */
  nome: string
  /** Other names that cards may give it. */
  tambem: readonly string[]
  segmento: MarketSegment
  /** Phrases that name the trade; compared word by word, singular or plural. */
  palavras: readonly string[]
  /** What is sold one by one: 'obra', 'festa', 'matrícula', 'lote', 'consulta'. */
  pedido: Noun
  /** Who buys: 'aluno', 'paciente', 'hóspede'. */
  cliente: Noun
  /** Where it happens: 'loja', 'salão', 'cozinha'. */
  lugar: Noun
  /** What it makes where texts of the segment say 'prato'; a word of the same gender. */
  prato: string
  /** Sells by quote or proposal; elsewhere advice on proposals says nothing. */
  propostas: boolean
  /** Lives from harvests; elsewhere in the countryside nothing is said of them. */
  colheita: boolean
  /** Ids of rules that don't fit the trade. */
  foraRegras: readonly string[]
  /** null: no public series by month. */
  fatoresMes: MonthFactorKey | null
  /** Ids of public figures that apply, best first; each is one of the benchmarks or references. */
  referencias: readonly string[]
  /** What owners of the trade follow, in their words. */
  indicadores: readonly string[]
}
