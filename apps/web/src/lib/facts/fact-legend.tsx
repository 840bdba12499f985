import { KIND_GLYPHS } from './kinds.ts'

const WORDS = [
  ['informado', 'você informou'],
  ['importado', 'veio do seu extrato ou planilha'],
  ['calculado', 'calculado'],
  ['estimado', 'estimado'],
  ['referência', 'fonte pública'],
] as const

/** Stands where a reader first meets figures that can be asked. */
export function FactLegend() {
  return (
    <p className="text-sm text-muted print:hidden">
      Toque em um número sublinhado para ver de onde ele veio.{' '}
      {WORDS.map(([kind, words], place) => (
        <span key={kind}>
          <span aria-hidden="true" className="text-primary">
            {KIND_GLYPHS[kind]}
          </span>
          {`\u00a0${words}${place < WORDS.length - 1 ? ', ' : '.'}`}
        </span>
      ))}
    </p>
  )
}
