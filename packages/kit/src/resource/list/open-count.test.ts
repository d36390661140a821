import { expect, test } from 'vitest'
import { openCount } from './open-count'

test('three short actions stand open', () => {
  expect(openCount(['查看', '编辑', '删除'])).toBe(3)
  expect(openCount(['View', 'Edit', 'Delete'])).toBe(3)
})

test('of four, two stand open beside the menu', () => {
  expect(openCount(['查看', '编辑', '发布', '删除'])).toBe(2)
})

test('long ones give way to the menu', () => {
  expect(openCount(['查看', '结束停车', '标记异常'])).toBe(2)
  expect(openCount(['Open the record', 'Mark as abnormal'])).toBe(1)
})

test('nothing to do is nothing to show', () => {
  expect(openCount([])).toBe(0)
})
