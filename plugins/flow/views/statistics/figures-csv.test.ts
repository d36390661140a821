import { expect, test } from 'vitest'
import { toFiguresCsv } from './figures-csv'

test('quotes cells and defuses formulas', async () => {
  const blob = toFiguresCsv({
    headers: ['步骤', '数'],
    rows: [
      ['=1+1', -2],
      ['a"b', 3],
    ],
  })
  expect((await blob.text()).replace('\ufeff', '')).toBe('"步骤","数"\r\n"\'=1+1","-2"\r\n"a""b","3"\r\n')
})
