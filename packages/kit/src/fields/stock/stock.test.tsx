import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exportValues, renderCells, renderInput } from '../testing/render-field'
import { stock } from './stock'

test('shows -1 as unlimited in lists and exports', async () => {
  const records = [{ it: -1 }, { it: 0 }, { it: 1200 }]
  expect(renderCells(stock(), records).texts()).toEqual(['不限', '0', '1,200'])
  expect((await exportValues(stock(), records)).words).toEqual(['不限', '0', '1200'])
})

test('a checkbox lifts the limit and restores a count', async () => {
  const { user, wire, note } = renderInput(stock(), { record: { it: 80 }, rule: { minimum: -1 } })
  await user.click(await screen.findByRole('checkbox', { name: '不限' }))
  expect(wire()).toBe(-1)
  expect(screen.queryByRole('textbox')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: '名称 不限' }))
  await user.type(screen.getByRole('textbox', { name: '名称' }), '-2')
  expect(note()).toBe('名称不能小于 0')
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '2.5')
  expect(note()).toBe('名称必须是整数')
  await user.clear(screen.getByRole('textbox'))
  await user.type(screen.getByRole('textbox'), '0')
  expect(wire()).toBe(0)
})
