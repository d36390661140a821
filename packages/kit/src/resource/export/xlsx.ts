import { isExactNumber, type Sheet } from '@jwsk/ui'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** maximum characters of a cell */
const maxCellLength = 32_767
/** rows that are written before the time is checked */
const rowsPerChunk = 50
/** ms of work after which the page gets its turn; half a frame at 60 Hz */
const sliceMs = 8

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Indexes of the formats in `styles.xml`. */
const formats = { text: 1, header: 2 } as const

/** Parts of the workbook in addition to its sheet. Format 49 keeps text as text, even if a user edits the cell. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${mediaType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${mediaType}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
}

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Characters that XML 1.0 forbids, halves of surrogate pairs included. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
/** Text that spreadsheets would read as an escaped character, e.g. `_x0041_`. */
const escapeLike = /_(?=x[\da-f]{4}_)/gi

const escapeText = (text: string) => escapeMarkup(text.slice(0, maxCellLength).replace(forbidden, '').replace(escapeLike, '_x005F_'))

/** Returns the name of a column: A to Z, AA … */
const getColumnName = (index: number): string =>
  (index < 26 ? '' : getColumnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

const renderText = (reference: string, text: string, format: number) =>
  `<c r="${reference}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`

function renderCell(reference: string, text: string, isNumeric: boolean): string {
  if (text === '') return ''
  return isNumeric && isExactNumber(text) ? `<c r="${reference}"><v>${Number(text)}</v></c>` : renderText(reference, text, formats.text)
}

const yieldToPage = () => new Promise<void>((done) => setTimeout(done))

/** Adds a part to the archive; deflates in this thread, because the page's policy forbids the workers of the library. */
function addPart(archive: Zip, name: string) {
  const part = new ZipDeflate(name, { level: 6 })
  archive.add(part)
  return (text: string, isLast: boolean) => part.push(strToU8(text), isLast)
}

/**
 * Creates a workbook with one sheet: no cell is a formula, ids are text, money is a number. Works in slices of a few
 * milliseconds, so that the page stays usable, and stops with the reason of the signal.
 */
export async function toXlsx({ headers, numeric, rows }: Sheet, signal?: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const archive = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk as Uint8Array<ArrayBuffer>) // the library allocates no shared memory
  })
  for (const [name, text] of Object.entries(parts)) addPart(archive, name)(head + text, true)
  const write = addPart(archive, 'xl/worksheets/sheet1.xml')
  const columns = headers.map((_, index) => getColumnName(index))
  const renderRow = (number: number, cells: string) => `<row r="${number}">${cells}</row>`
  write(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, headers.length)}" width="20" customWidth="1"/></cols><sheetData>${renderRow(1, headers.map((text, index) => renderText(`${columns[index]}1`, text, formats.header)).join(''))}`,
    false,
  )
  let sliceStart = performance.now()
  for (let start = 0; start < rows.length; start += rowsPerChunk) {
    const text = rows.slice(start, start + rowsPerChunk).map((row, offset) => {
      const number = start + offset + 2
      return renderRow(
        number,
        row.map((value, column) => renderCell(`${columns[column]}${number}`, value, numeric[column] ?? false)).join(''),
      )
    })
    write(text.join(''), false)
    if (performance.now() - sliceStart < sliceMs) continue
    await yieldToPage()
    signal?.throwIfAborted()
    sliceStart = performance.now()
  }
  write('</sheetData></worksheet>', true)
  archive.end()
  return new Blob(chunks, { type: `${mediaType}.sheet` })
}
