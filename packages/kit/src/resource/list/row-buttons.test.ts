import { expect, test } from 'vitest'
import { getRowButtons, measurePinnedActions } from './row-buttons'

const createItems = (...labels: readonly string[]) => labels.map((label) => ({ label }))
const getLabels = (items: Parameters<typeof getRowButtons>[0], isTouch = false) => getRowButtons(items, isTouch).map(({ label }) => label)

test('two short actions have buttons', () => {
  expect(getLabels(createItems('发布', '编辑', '复制'))).toEqual(['发布', '编辑'])
  expect(getLabels(createItems('结束停车', '标记异常', '编辑'))).toEqual(['结束停车', '标记异常'])
  expect(getLabels([])).toEqual([])
})

test('the second of two long actions is in the menu', () => {
  expect(getLabels(createItems('Open the record', 'Mark as abnormal'))).toEqual(['Open the record'])
})

test('actions that destroy something are in the menu', () => {
  expect(getLabels([{ label: '编辑' }, { label: '删除', tone: 'danger' }, { label: '复制' }])).toEqual(['编辑', '复制'])
})

test('without a pointer only pinned actions have buttons', () => {
  expect(getLabels([{ label: '审核', pinned: true }, { label: '编辑' }], true)).toEqual(['审核'])
})

test('only pinned actions need a column', () => {
  expect(measurePinnedActions(createItems('编辑', '复制'))).toBe(0)
  expect(measurePinnedActions([{ label: '审核', pinned: true }])).toBeGreaterThan(60)
})
