import type { Sheet } from './csv'
import { saveFile } from './save-file'

/** Downloads a sheet as `<title>.csv`; the serializer is loaded on demand. */
export async function saveCsv(sheet: Sheet): Promise<void> {
  const { toCsv } = await import('./csv')
  saveFile(toCsv(sheet), `${sheet.title}.csv`)
}
