import { businessError } from '../refusal'
import { getUnpackedSize } from '../zip-directory'

/** Bytes of an unpacked workbook; reading a larger one would keep this platform from answering for seconds. */
const maxUnpackedBytes = 10_000_000

const zipped = [0x50, 0x4b]

/** Reads the cells of an uploaded workbook or CSV file as text; skips empty rows. */
export async function readSheet(file: Blob): Promise<string[][]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const lines = zipped.every((byte, at) => bytes[at] === byte) ? await readWorkbook(bytes.buffer) : readCsv(bytes)
  const filled = lines.filter((cells) => cells.some((cell) => cell !== ''))
  if (filled.length < 2) throw businessError('导入文件中没有数据')
  return filled
}

const refuseUnreadable = () => businessError('导入文件无法读取，请使用 xlsx 或 csv 文件')

async function readWorkbook(buffer: ArrayBuffer): Promise<string[][]> {
  if (getUnpackedSize(buffer) > maxUnpackedBytes) throw businessError('导入文件展开后超过 10 MB，请拆分后再导入')
  // only imports need it
  const { readSheet: readFirstSheet } = await import('read-excel-file/universal')
  try {
    const rows = await readFirstSheet(buffer)
    return rows.map((cells) => cells.map(toText))
  } catch {
    throw refuseUnreadable()
  }
}

function toText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (!(cell instanceof Date)) return String(cell).trim()
  // dates in a sheet have no time zone: they are read as UTC and shown unchanged
  const text = cell.toISOString().slice(0, 19).replace('T', ' ')
  return text.endsWith(' 00:00:00') ? text.slice(0, 10) : text
}

function readCsv(bytes: Uint8Array): string[][] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuseUnreadable()
  }
  if (text.includes('\0')) throw refuseUnreadable()
  const lines: string[][] = [[]]
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    const [, raw = '', end] = match
    lines.at(-1)?.push((raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw).trim())
    if (end === '') break
    if (end !== ',') lines.push([])
  }
  return lines
}
