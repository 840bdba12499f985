import { unzipSync } from 'fflate'

const MAX_ENTRIES = 2_000
const MAX_INFLATED = 64 * 1024 * 1024
const MAX_RATIO = 200
/** Small entries compress very well without being bombs. */
const RATIO_FROM = 1024 * 1024

export type ZipLook = 'planilha' | 'outro' | 'bomba' | 'cifrado'

/** What a zip holds, from its directory and by a bounded inflation, before a library reads it whole. */
export function lookIntoZip(bytes: Uint8Array): ZipLook {
  const names: string[] = []
  let inflated = 0
  let bomb = false
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        names.push(name)
        inflated += originalSize
        const ratio = originalSize / Math.max(size, 1)
        bomb ||=
          names.length > MAX_ENTRIES || inflated > MAX_INFLATED || (originalSize > RATIO_FROM && ratio > MAX_RATIO)
        return false
      },
    })
  } catch {
    return 'outro'
  }
  if (bomb || !sizesAreTrue(bytes)) return 'bomba'
  if (names.includes('EncryptedPackage')) return 'cifrado'
  return names.includes('xl/workbook.xml') ? 'planilha' : 'outro'
}

/** The directory may lie about sizes: fflate inflates each entry into exactly the room that it states, or throws. */
function sizesAreTrue(bytes: Uint8Array): boolean {
  try {
    unzipSync(bytes)
    return true
  } catch {
    return false
  }
}
