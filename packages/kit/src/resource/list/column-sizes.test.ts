import { parkingLot } from '@jwsk/sdk/biz'
import type { Language } from '@jwsk/ui'
import { expect, test } from 'vitest'
import { dict } from '../../fields/dict/dict'
import { money } from '../../fields/money/money'
import { reference } from '../../fields/reference/reference'
import { text } from '../../fields/text/text'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { measureColumn } from './column-sizes'

const fields = { state: dict('state'), name: text(), note: text(), fee: money(), lotId: reference(parkingLot, 'lotName') }
// only what sizes are computed from
const resource = { fields, columns: Object.keys(fields).slice(1), sortable: ['fee'], cells: {}, tree: undefined } as unknown as Resource
const labels = { field: (name: string) => ({ fee: '金额', lotId: 'Places counted at the gate' })[name] ?? '名' } as Labels
const size = (name: string, rows: readonly Readonly<Record<string, unknown>>[], language: Language = 'zh-cn') =>
  measureColumn(resource, labels, { name, rows, language })

test('does not truncate a number or a code', () => {
  expect(size('note', [{ note: 'SQ20261117100001' }, { note: '' }])).toEqual({ preferredWidth: 172, minWidth: 208 })
  expect(size('note', [{ note: 'SQ20261117100001' }, { note: '无' }])).toEqual({ preferredWidth: 172, minWidth: 144 })
})

test('text takes its content width up to a limit', () => {
  expect(size('note', [{ note: '短' }])).toEqual({ preferredWidth: 64, minWidth: 64 })
  expect(size('note', [{ note: '短' }, { note: '长'.repeat(10) }])).toEqual({ preferredWidth: 164, minWidth: 144 })
  expect(size('note', [{ note: '长'.repeat(100_000) }])).toEqual({ preferredWidth: 320, minWidth: 144 })
})

test('the name of the record shrinks last', () => {
  expect(size('name', [{ name: '云栖湖核心景区成人票' }])).toEqual({ preferredWidth: 164, minWidth: 208 })
})

test('numbers keep their width, at least that of the header', () => {
  expect(size('fee', [{ fee: '1.00' }])).toEqual({ preferredWidth: 77, minWidth: 77 })
  expect(size('fee', [])).toEqual({ preferredWidth: 120, minWidth: 120 })
  expect(size('fee', [{ fee: '123456789012345.00' }])).toEqual({ preferredWidth: 200, minWidth: 200 })
  expect(size('fee', [{ fee: '9'.repeat(500) }])).toEqual({ preferredWidth: 200, minWidth: 200 })
})

test('a reference fits a name and its header, whatever its key', () => {
  expect(size('lotId', [{ lotId: '1' }])).toEqual({ preferredWidth: 219, minWidth: 219 })
  expect(
    measureColumn(resource, { field: () => '名' } as unknown as Labels, { name: 'lotId', rows: [{ lotId: '1' }], language: 'en' }),
  ).toEqual({
    preferredWidth: 160,
    minWidth: 144,
  })
  expect(
    measureColumn(resource, { field: () => '名' } as unknown as Labels, {
      name: 'lotId',
      rows: [{ lotId: '1123598816738675201' }],
      language: 'en',
    }),
  ).toEqual({ preferredWidth: 160, minWidth: 144 })
})

test('labels of a status are longer in English', () => {
  expect(size('state', [{ state: '1' }])).toEqual({ preferredWidth: 108, minWidth: 108 })
  expect(size('state', [{ state: '1' }], 'en')).toEqual({ preferredWidth: 132, minWidth: 132 })
})
