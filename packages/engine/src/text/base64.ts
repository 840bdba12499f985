/** What a file of weights holds in lines of base64. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('\n', '')), (letter) => letter.charCodeAt(0))
