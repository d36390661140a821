import { parkingLot } from '@jwsk/sdk/biz'
import type { Language } from '@jwsk/ui'
import { expect, test } from 'vitest'
import { dict } from '../../fields/dict/dict'
import { money } from '../../fields/money/money'
import { reference } from '../../fields/reference/reference'
import { text } from '../../fields/text/text'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'
import { fitNumbers, getColumnSize } from './column-sizes'

const fields = { name: text(), state: dict('state', { tones: {} }), note: text(), fee: money(), lotId: reference(parkingLot, 'lotName') }
// only what sizes are computed from
const resource = { fields, columns: Object.keys(fields), sortable: ['fee'], cells: {}, tree: undefined } as unknown as Resource
const labels = { field: (name: string) => ({ fee: '金额', lotId: 'Places counted at the gate' })[name] ?? '名' } as Labels
const size = (name: string, language: Language = 'zh-cn', table: Resource = resource) =>
  getColumnSize({ resource: table, labels }, name, language)

test('a text may shrink, but not below its header', () => {
  expect(size('note')).toEqual({ preferredWidth: 168, minWidth: 136 })
  expect(size('lotId')).toEqual({ preferredWidth: 219, minWidth: 219 })
})

test('the name of the record shrinks last, and a tree indents it', () => {
  expect(size('name')).toEqual({ preferredWidth: 200, minWidth: 200 })
  const tree = { ...resource, tree: {} } as unknown as Resource
  expect(size('name', 'zh-cn', tree)).toEqual({ preferredWidth: 268, minWidth: 268 })
})

test('numbers keep the width of their kind', () => {
  expect(size('fee')).toEqual({ preferredWidth: 104, minWidth: 104 })
})

test('only numbers longer than usual widen their column, up to a limit', () => {
  const getWidth = (...wires: readonly string[]) =>
    fitNumbers(size('fee'), fields.fee, { name: 'fee', rows: wires.map((fee) => ({ fee })) }).minWidth
  expect(getWidth()).toBe(104)
  expect(getWidth('1.00', '9999.00')).toBe(104)
  expect(getWidth('46112015.94')).toBeGreaterThan(104)
  expect(getWidth('123456789012345678.00')).toBe(200)
  expect(getWidth('9'.repeat(500))).toBe(200)
  expect(fitNumbers(size('note'), fields.note, { name: 'note', rows: [{ note: '长'.repeat(100) }] })).toEqual(size('note'))
})

test('labels of a status are longer in English', () => {
  expect(size('state')).toEqual({ preferredWidth: 108, minWidth: 108 })
  expect(size('state', 'en')).toEqual({ preferredWidth: 144, minWidth: 144 })
})
