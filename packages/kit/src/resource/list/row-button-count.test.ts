import { expect, test } from 'vitest'
import { rowButtonCount } from './row-button-count'

test('three short actions stand open', () => {
  expect(rowButtonCount(['查看', '编辑', '删除'])).toBe(3)
  expect(rowButtonCount(['View', 'Edit', 'Delete'])).toBe(3)
})

test('of four, two stand open beside the menu', () => {
  expect(rowButtonCount(['查看', '编辑', '发布', '删除'])).toBe(2)
})

test('long ones give way to the menu', () => {
  expect(rowButtonCount(['查看', '结束停车', '标记异常'])).toBe(2)
  expect(rowButtonCount(['Open the record', 'Mark as abnormal'])).toBe(1)
})

test('nothing to do is nothing to show', () => {
  expect(rowButtonCount([])).toBe(0)
})
