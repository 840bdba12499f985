import type { Fact } from '@norteia/contracts/analysis'

/** A figure of the sample that can be asked where it came from. */
export interface Figure extends Pick<Fact, 'id' | 'rotulo' | 'tipo' | 'origem' | 'formula' | 'fonte'> {
  /** As people read it: 'R$ 74.800', '60'. */
  texto: string
}

export interface SampleReport {
  empresa: string
  setor: string
  nota: Figure
  nivel: string
  dimensoes: { nome: string; nota: number; figura: Figure }[]
  destaques: { rotulo: string; figura: Figure }[]
  insight: { titulo: string; valor: string; recomendacao: string; referencia: Figure }
  acoes: { acao: string; categoria: string; prazoDias: number }[]
  faturamento: { mes: string; valor: number }[]
  previsao: { mes: string; previsto: number; minimo: number; maximo: number }[]
}
