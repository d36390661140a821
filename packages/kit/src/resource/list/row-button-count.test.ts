import { expect, test } from 'vitest'
import { countRowButtons } from './row-button-count'

test('two short actions stand open, the others behind the menu', () => {
  expect(countRowButtons(['编辑', '删除'])).toBe(2)
  expect(countRowButtons(['Edit', 'Delete'])).toBe(2)
  expect(countRowButtons(['发布', '编辑', '删除'])).toBe(2)
})

test('long ones give way to the menu', () => {
  expect(countRowButtons(['结束停车', '标记异常', '编辑'])).toBe(2)
  expect(countRowButtons(['Open the record', 'Mark as abnormal'])).toBe(1)
})

test('nothing to do is nothing to show', () => {
  expect(countRowButtons([])).toBe(0)
})
