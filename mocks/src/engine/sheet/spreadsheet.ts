import { toFields } from '../fields'
import { createZip } from './zip'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Returns the letters of a column: A, B … Z, AA … */
function toColumnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : toColumnName(Math.floor(index / 26) - 1) + letter
}

const text = (value: unknown) => escapeXml(value === undefined || value === null ? '' : String(value))
const renderRow = (cells: readonly unknown[], index: number) => {
  const written = cells.map(
    (value, column) => `<c r="${toColumnName(column)}${index + 1}" t="inlineStr"><is><t xml:space="preserve">${text(value)}</t></is></c>`,
  )
  return `<row r="${index + 1}">${written.join('')}</row>`
}

/** Column: its heading and the field that it shows. */
export type Column = readonly [heading: string, field: string]

function createWorkbook(columns: readonly Column[], rows: readonly object[]): Blob {
  const cells = [columns.map(([heading]) => heading), ...rows.map((row) => columns.map(([, field]) => toFields(row)[field]))]
  const lines = cells.map(renderRow)
  return createZip({
    '[Content_Types].xml': `${header}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mediaType}.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${header}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${header}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}

/** Creates a workbook of rows as a download, with its file name encoded by RFC 5987. */
export const createSpreadsheetResponse = (name: string, columns: readonly Column[], rows: readonly object[]): Response =>
  new Response(createWorkbook(columns, rows), {
    headers: { 'content-type': mediaType, 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}.xlsx` },
  })
