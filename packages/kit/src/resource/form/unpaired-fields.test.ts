import { expect, test } from 'vitest'
import { dateTime } from '../../fields/date-time/date-time'
import { money } from '../../fields/money/money'
import { text } from '../../fields/text/text'
import { textarea } from '../../fields/textarea/textarea'
import { isShortField, getUnpairedFields } from './unpaired-fields'

const fields = { name: {}, note: {}, area: { width: 104 }, map: { span: 'wide' }, more: { span: 'wide' } } as const
const lone = (...names: readonly string[]) => [...getUnpairedFields(fields, names)]

test('a text beside nothing takes the whole row: at the end of a section, or before what is wide', () => {
  expect(lone('name', 'area', 'note')).toEqual(['note'])
  expect(lone('note', 'map', 'name', 'area')).toEqual(['note'])
  expect(lone('name')).toEqual(['name'])
})

test('a pair stays a pair, a short value short, and what is wide is so by itself', () => {
  expect(lone('name', 'note')).toEqual([])
  expect(lone('name', 'note', 'area')).toEqual([])
  expect(lone('map', 'more')).toEqual([])
})

test('figures and moments have short boxes, and what takes a row has all of it', () => {
  expect([money(), dateTime(), text(), textarea()].map(isShortField)).toEqual([true, true, false, false])
})
