/**
 * The same expression, tried where a line begins and not again at each of its letters. For expressions whose alternatives all begin by
 * looking ahead over the line, '(?=.*…)' or '.*…'; any other stays as it is.
 */
export const oncePerLine = (expression: RegExp): RegExp =>
  expression.source.startsWith('(?=.*') && !expression.source.includes('(?!.*')
    ? new RegExp(`^(?:${expression.source})`, `${expression.flags}m`)
    : expression
