import { strToU8, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { expect, test } from 'vitest'
import { businessError } from '../refusal'
import { importRows, parseRows } from './import-sheet'
import { type Column, createSpreadsheetResponse } from './spreadsheet'

const columns: readonly Column[] = [
  ['名称', 'name'],
  ['备注', 'remark'],
]

test('a workbook with any text reads back cell by cell', async () => {
  const rows = [
    { name: '<b>"湖"&\'山\'</b>', remark: ' 两端有空格 ' },
    { name: 12, remark: null },
  ]
  const read = await readSheet(await createSpreadsheetResponse('x', columns, rows).arrayBuffer(), { trim: false })
  expect(read).toEqual([
    ['名称', '备注'],
    ['<b>"湖"&\'山\'</b>', ' 两端有空格 '],
    ['12', expect.toSatisfy((cell) => !cell)],
  ])
})

test('columns after Z keep their positions', async () => {
  const wide = Array.from({ length: 60 }, (_, index): Column => [`列${index}`, `f${index}`])
  const [headings, cells] = await readSheet(await createSpreadsheetResponse('x', wide, [{ f0: 'first', f59: 'last' }]).arrayBuffer())
  expect([headings?.at(-1), cells?.[0], cells?.[59]]).toEqual(['列59', 'first', 'last'])
})

test('a file name of any script is preserved', () => {
  expect(createSpreadsheetResponse('停车 订单', columns, []).headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('停车 订单')}.xlsx`,
  )
})

test('an export can be imported', async () => {
  const file = await createSpreadsheetResponse('x', columns, [{ name: '北门', remark: '大巴' }]).blob()
  expect(await parseRows(file, columns)).toEqual([{ name: '北门', remark: '大巴' }])
})

test('rejects a file that is no sheet of the template', async () => {
  await expect(parseRows('text', columns)).rejects.toThrow('file:不能为空')
  await expect(parseRows(new Blob(['a,b\n1,2']), columns)).rejects.toThrow('导入文件与模板不符')
})

test('refuses a workbook of a million empty rows without reading it', async () => {
  const rows = strToU8(Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`).join(''))
  const file = new Blob([new Uint8Array(zipSync({ 'xl/worksheets/sheet1.xml': rows }))])
  await expect(parseRows(file, columns)).rejects.toThrow('导入文件展开后超过 10 MB')
})

test('refuses a truncated workbook', async () => {
  const whole = new Uint8Array(await createSpreadsheetResponse('x', columns, []).arrayBuffer())
  await expect(parseRows(new Blob([whole.slice(0, whole.length / 2)]), columns)).rejects.toThrow('导入文件无法读取')
})

test('reports an invalid row and stores the others', () => {
  const stored: string[] = []
  const prepare = ({ name = '' }: Readonly<Record<string, string>>) => {
    if (name === 'bad') throw businessError('名称不对')
    return name
  }
  const report = importRows([{ name: 'good' }, { name: 'bad' }], prepare, (name) => stored.push(name))
  expect(report).toEqual({ total: 2, successCount: 1, failCount: 1, failures: [{ row: 3, message: '名称不对' }] })
  expect(stored).toEqual(['good'])
})
