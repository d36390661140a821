import { PopupEntries } from 'bpmn-js/lib/features/popup-menu/PopupEntries'
import { expect, test } from 'vitest'
import { translateToChinese } from './designer-translations'

test('every element of the palette has a Chinese name', () => {
  const labels = Object.values(PopupEntries).map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(50)
  for (const label of labels) expect(translateToChinese(label), label).toMatch(/[\u4e00-\u9fff]/)
})

test('names an event by its trigger and position', () => {
  expect(translateToChinese('Timer boundary event (non-interrupting)')).toBe('定时边界事件（非中断）')
  expect(translateToChinese('Append message intermediate catch event')).toBe('追加消息中间捕获事件')
})

test('returns unknown texts unchanged', () => {
  expect(translateToChinese('Something new')).toBe('Something new')
})
