import { apiBlob } from './api.ts'
import { saveFile } from './download.ts'

/** Saves the file with everything that is held about the user. */
export async function exportData(): Promise<void> {
  saveFile(await apiBlob('/users/me/export'), 'norteia-meus-dados.json')
}
