import fc from 'fast-check'
import readExcelFile from 'read-excel-file/browser'
import { expect, test } from 'vitest'
import { toXlsx } from './xlsx'

test('writes ids and formulas as text, money as a number', async () => {
  const file = await toXlsx({
    title: '订单',
    headers: ['编号', '金额', '备注'],
    numeric: [false, true, false],
    rows: [
      ['1800000000000001002', '-3.50', '=1+1'],
      ['007', '12345678901234567890', ''],
    ],
  })
  expect(await readExcelFile(file)).toEqual([
    {
      sheet: 'Sheet1',
      data: [
        ['编号', '金额', '备注'],
        ['1800000000000001002', -3.5, '=1+1'],
        ['007', '12345678901234567890', null],
      ],
    },
  ])
})

const read = async (rows: readonly (readonly string[])[]) => {
  const headers = rows[0]?.map((_, index) => `列${index}`) ?? ['列0']
  const [sheet] = await readExcelFile(await toXlsx({ title: '', headers, numeric: headers.map(() => false), rows }))
  return sheet?.data.slice(1)
}

test('any text arrives as it is, but for characters that a sheet cannot hold', async () => {
  const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text && !/[\r\n_]/.test(text))
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), async (rows) => {
      expect(await read(rows)).toEqual(rows)
    }),
    { numRuns: 30 },
  )
  expect(await read([['a\u0000b\ud800c<&>"', '多行\n文字']])).toEqual([['abc<&>"', '多行\n文字']])
})

test('names the columns after Z', async () => {
  const row = Array.from({ length: 30 }, (_, index) => `c${index}`)
  expect(await read([row])).toEqual([row])
})

test('10,000 rows need no worker and leave the page its turns', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [`SQ${index}`, String(index), '湖滨步行街'])
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  const file = await toXlsx({ title: '', headers: ['单号', '金额', '商铺'], numeric: [false, true, false], rows })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  const [sheet] = await readExcelFile(file)
  expect([sheet?.data.length, sheet?.data.at(-1)]).toEqual([10_001, ['SQ9999', 9999, '湖滨步行街']])
})

test('stops when the export is cancelled', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => [String(index)])
  const abort = new AbortController()
  const running = toXlsx({ title: '', headers: ['编号'], numeric: [false], rows }, abort.signal)
  abort.abort(new Error('cancelled'))
  await expect(running).rejects.toThrow('cancelled')
})
