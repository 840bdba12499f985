import { type Frame, isOfTime } from '#src/metrics/frame.ts'
import type { Act } from './labels.ts'
import type { Past } from './signs.ts'

/** What was asked before, as coarsely as it matters to what comes next. */

const KINDS: Readonly<Record<Act, string>> = {
  ...{ soma: 'sum', vezes: 'count', nomes: 'count', partes: 'count', media: 'mean', fatia: 'share', maior: 'one' },
  ...{ menor: 'one', ultimo: 'one', primeiro: 'one', mais: 'rank', menos: 'rank', lista: 'list', mudou: 'change' },
  ...{ lado: 'change', porque: 'why', junta: 'sum', tira: 'sum', se: 'sum', falta: 'none', saldo: 'sum' },
  ...{ futuro: 'none', passou: 'sum', houve: 'one', igual: 'sum', fora: 'none' },
}

const ranked = (kind: string, time: boolean) =>
  kind === 'rank' || kind === 'list' ? `${kind}-${time ? 'when' : 'who'}` : kind

/** Of a labelled question, after the one before it. */
export function pastOf(act: Act, by: string, before: Past | undefined, narrowed: boolean): Past {
  if (act === 'igual' && before) return { ...before, narrowed: narrowed || before.narrowed }
  return { shape: ranked(KINDS[act], /^(?:mes|dia|semana|diasemana)$/.test(by)), narrowed }
}

/** Of a frame that was told. */
export function pastOfFrame(frame: Frame): Past {
  const { unico, contagem, media, sobre, comparacao, porque, dimensao, maiores, filtros, perdido } = frame
  const narrowed = filtros.categorias.length + filtros.contrapartes.length > 0
  if (perdido) return { shape: 'none', narrowed }
  const time = isOfTime(dimensao)
  const kind = porque
    ? 'why'
    : unico
      ? 'one'
      : contagem
        ? 'count'
        : sobre
          ? 'share'
          : comparacao
            ? 'change'
            : dimensao
              ? ranked(maiores === 1 ? 'rank' : 'list', time)
              : media
                ? 'mean'
                : 'sum'
  return { shape: kind, narrowed }
}
