const LINE = 120

/** Bytes as a data file holds them: base64, in lines. */
export const inBase64 = (bytes: Buffer): string =>
  (bytes.toString('base64').match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []).join('\n')
