import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** What every zstd frame begins with, in base64; no JSON does. */
const MAGIC = 'KLUv'
/** The quickest level: a fifth of the bytes is enough, and a commit waits for it. */
const FAST = { params: { [constants.ZSTD_c_compressionLevel]: -3 } }

/**
 * A document that is written often and read seldom, as text that both engines store alike. Writing the bytes that
 * this saves costs more than compressing them.
 */
export const packJson = (value: unknown): string => zstdCompressSync(JSON.stringify(value), FAST).toString('base64')

/** The JSON of `packJson`; plain JSON, as older rows hold it, stays as it is. */
export const unpackJson = (stored: string): string =>
  stored.startsWith(MAGIC) ? zstdDecompressSync(Buffer.from(stored, 'base64')).toString() : stored
