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
