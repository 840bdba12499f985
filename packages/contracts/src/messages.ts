import * as z from 'zod/mini'

/** Portuguese for what a schema leaves without a sentence of its own; zod would answer in English. */
export function portugueseIssue(issue: { code?: string | undefined; expected?: unknown; input?: unknown }): string {
  if (issue.code === 'unrecognized_keys') return 'Campo desconhecido.'
  if (issue.input === undefined) return 'Campo obrigatório.'
  switch (issue.code) {
    case 'invalid_type':
      return EXPECTED[String(issue.expected)] ?? 'Valor inválido.'
    case 'too_big':
      return 'O valor é grande demais.'
    case 'too_small':
      return 'O valor é pequeno demais.'
    case 'invalid_format':
      return 'Formato inválido.'
    case 'invalid_value':
      return 'Escolha uma das opções da lista.'
    default:
      return 'Valor inválido.'
  }
}

const EXPECTED: Record<string, string> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Informe verdadeiro ou falso.',
  array: 'Informe uma lista.',
  object: 'Dados inválidos.',
  record: 'Dados inválidos.',
}

/** Called once, before any schema parses. `jitless`: the browser's security policy forbids generated code. */
export function speakPortuguese(): void {
  z.config({ customError: portugueseIssue, jitless: typeof document !== 'undefined' })
}
