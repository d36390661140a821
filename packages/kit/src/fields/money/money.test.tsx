import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { money } from './money'

test('shows amounts with sign, grouping and cents', () => {
  const records = [{ it: '1234567.5' }, { it: 18 }, { it: '0.00' }, { it: '-3.2' }, { it: '12345678901234567.89' }]
  const { texts } = renderCells(money({ min: '-1000' }), records)
  expect(texts()).toEqual(['¥1,234,567.50', '¥18.00', '¥0.00', '¥-3.20', '¥12,345,678,901,234,567.89'])
})

test('shows a value that is no amount unchanged', () => {
  const { texts } = renderCells(money(), [{ it: '<img src=x onerror=alert(1)>' }, { it: { a: 1 } }, { it: null }])
  expect(texts()).toEqual(['<img src=x onerror=alert(1)>', '{"a":1}', ''])
})

test('sends an amount as text with two decimals', async () => {
  const { user, wire } = renderInput(money())
  await user.type(screen.getByRole('textbox', { name: '名称' }), '１2.5')
  await user.tab()
  expect(screen.getByRole('textbox')).toHaveProperty('value', '12.50')
  expect(wire()).toBe('12.50')
})

test('shows the currency before the value', () => {
  renderInput(money())
  expect(screen.getByText('¥').parentElement?.contains(screen.getByRole('textbox'))).toBe(true)
})

test('rejects a third decimal, a negative amount and a word', async () => {
  const { user, note } = renderInput(money())
  const box = screen.getByRole('textbox')
  await user.type(box, '1.005')
  expect(note()).toBe('名称最多 2 位小数')
  await user.clear(box)
  await user.type(box, '-1')
  expect(note()).toBe('名称不能小于 0')
  await user.clear(box)
  await user.type(box, '十元')
  expect(note()).toBe('请输入数字')
})

test('-1 from the platform means no amount', () => {
  expect(money().parse(-1)).toBe('')
  expect(money({ min: '-100' }).parse(-1)).toBe('-1')
})
