import { expect, test } from 'vitest'
import { splitLabelUnit } from './split-label-unit'

test('splits the unit of a number from its label, in both languages', () => {
  expect(splitLabelUnit('免费时长（分钟）', { align: 'end' })).toEqual({ text: '免费时长', unit: '分钟' })
  expect(splitLabelUnit('Area (m²)', { align: 'end' })).toEqual({ text: 'Area', unit: 'm²' })
})

test('keeps labels without a unit and of other kinds whole', () => {
  expect(splitLabelUnit('排序', { align: 'end' })).toEqual({ text: '排序' })
  expect(splitLabelUnit('名称（英文）', { align: 'start' })).toEqual({ text: '名称（英文）' })
  expect(splitLabelUnit('（分钟）', { align: 'end' })).toEqual({ text: '（分钟）' })
})
