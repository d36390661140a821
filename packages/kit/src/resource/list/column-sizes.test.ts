import { parkingLot } from '@jwsk/sdk/biz'
import { expect, test } from 'vitest'
import { money } from '../../fields/money/money'
import { reference } from '../../fields/reference/reference'
import { text } from '../../fields/text/text'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { sizeOf } from './column-sizes'

const fields = { name: text(), note: text(), fee: money(), lotId: reference(parkingLot, 'lotName') }
// only what sizes are made of
const resource = { fields, columns: Object.keys(fields), sortable: ['fee'], cells: {}, tree: undefined } as unknown as Resource
const labels = { field: (name: string) => ({ fee: '金额' })[name] ?? '名' } as Labels
const size = (name: string, rows: readonly Readonly<Record<string, unknown>>[]) => sizeOf(resource, labels, { name, rows })

test('a number or a code is not cut short', () => {
  expect(size('note', [{ note: 'SQ20261117100001' }, { note: '' }])).toEqual({ natural: 172, least: 208 })
  expect(size('note', [{ note: 'SQ20261117100001' }, { note: '无' }])).toEqual({ natural: 172 })
})

test('text asks for what it holds, up to a limit', () => {
  expect(size('note', [{ note: '短' }])).toEqual({ natural: 64 })
  expect(size('note', [{ note: '短' }, { note: '长'.repeat(10) }])).toEqual({ natural: 164 })
  expect(size('note', [{ note: '长'.repeat(100_000) }])).toEqual({ natural: 320 })
})

test('the name of the record gives way last', () => {
  expect(size('name', [{ name: '云栖湖核心景区成人票' }])).toEqual({ natural: 164, least: 208 })
})

test('figures are as wide as they are, and never narrower than their head', () => {
  expect(size('fee', [{ fee: '1.00' }])).toEqual({ width: 71 })
  expect(size('fee', [])).toEqual({ width: 120 })
  expect(size('fee', [{ fee: '123456789012345.00' }])).toEqual({ width: 120 })
})

test('a reference has room for a name, however short its key', () => {
  expect(size('lotId', [{ lotId: '1' }])).toEqual({ natural: 160 })
})
