/** What a file of weights holds in lines of base64. */
export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.fromBase64(text)
