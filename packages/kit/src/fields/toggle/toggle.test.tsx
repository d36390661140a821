import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exportValues, renderCells, renderInput } from '../testing/render-field'
import { toggle } from './toggle'

const yesNo = toggle({ on: 2, off: 1 })

test("the platform's yes and no are 2 and 1", async () => {
  const { user, wire } = renderInput(yesNo, { record: { it: 1 } })
  const button = screen.getByRole('switch', { name: '名称' })
  expect(button).toHaveProperty('checked', false)
  expect(wire()).toBe(1)
  await user.click(button)
  expect(wire()).toBe(2)
  await user.keyboard(' ')
  expect(wire()).toBe(1)
})

test('a new record starts switched off', () => {
  const { wire } = renderInput(toggle({ on: 1, off: 0 }))
  expect(wire()).toBe(0)
})

test('numbers sent as text are equal', () => {
  expect(yesNo.parse('2')).toBe('on')
})

test('a list shows a label, or nothing for neither value', () => {
  const { texts } = renderCells(toggle({ on: 1, off: 0, words: 'enabled' }), [
    { it: 1 },
    { it: 0 },
    { it: -1 },
    { it: null },
    { it: '<b>' },
  ])
  expect(texts()).toEqual(['启用', '停用', '', '', ''])
})

test('an export has the labels too', async () => {
  expect((await exportValues(yesNo, [{ it: 2 }, { it: 1 }, { it: 7 }])).words).toEqual(['是', '否', ''])
})

test('another value counts as missing', () => {
  expect(yesNo.isEmpty(yesNo.parse(7))).toBe(true)
  expect(toggle({ on: true, off: false }).serialize('off')).toBe(false)
})
