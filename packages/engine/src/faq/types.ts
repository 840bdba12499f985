export interface FaqEntry {
  id: string
  pergunta: string
  resposta: string
  /** Synonyms and slang: they do most of the retrieval's work. */
  palavras: readonly string[]
  /** The answer sends the visitor to a person. */
  mostrarWhatsApp?: true
}
