import { expect, test } from 'vitest'
import { countRowButtons } from './row-button-count'

test('shows two short actions, the others in the menu', () => {
  expect(countRowButtons(['编辑', '删除'])).toBe(2)
  expect(countRowButtons(['Edit', 'Delete'])).toBe(2)
  expect(countRowButtons(['发布', '编辑', '删除'])).toBe(2)
})

test('moves long actions to the menu', () => {
  expect(countRowButtons(['结束停车', '标记异常', '编辑'])).toBe(2)
  expect(countRowButtons(['Open the record', 'Mark as abnormal'])).toBe(1)
})

test('shows nothing without actions', () => {
  expect(countRowButtons([])).toBe(0)
})
