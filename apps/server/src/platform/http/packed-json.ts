import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** First bytes of every zstd frame, in base64; no JSON starts like this. */
const MAGIC = 'KLUv'
/** Fastest level: it reduces the text to a fifth, and a commit waits for it. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: -3 } }

/**
 * Compresses a document that is written often and read rarely, as text that both databases store alike. Compressing
 * costs less than writing the bytes it saves.
 */
export const packJson = (value: unknown): string => zstdCompressSync(JSON.stringify(value), FAST).toString('base64')

/** The JSON given to `packJson`; plain JSON, as in older rows, is returned unchanged. */
export const unpackJson = (stored: string): string =>
  stored.startsWith(MAGIC) ? zstdDecompressSync(Buffer.from(stored, 'base64')).toString() : stored
