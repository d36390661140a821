import { expect, test } from 'vitest'
import { rowButtonCount } from './row-button-count'

test('two short actions stand open, the others behind the menu', () => {
  expect(rowButtonCount(['编辑', '删除'])).toBe(2)
  expect(rowButtonCount(['Edit', 'Delete'])).toBe(2)
  expect(rowButtonCount(['发布', '编辑', '删除'])).toBe(2)
})

test('long ones give way to the menu', () => {
  expect(rowButtonCount(['结束停车', '标记异常', '编辑'])).toBe(2)
  expect(rowButtonCount(['Open the record', 'Mark as abnormal'])).toBe(1)
})

test('nothing to do is nothing to show', () => {
  expect(rowButtonCount([])).toBe(0)
})
