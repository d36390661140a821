import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { percent } from './percent'

test('3 on the wire is 3 %', () => {
  const { texts } = renderCells(percent(), [{ it: '3' }, { it: 12.5 }, { it: '' }])
  expect(texts()).toEqual(['3%', '12.5%', ''])
})

test('shows the sign after the value', () => {
  renderInput(percent())
  expect(screen.getByText('%').parentElement?.contains(screen.getByRole('textbox'))).toBe(true)
})

test('is between 0 and 100 by default', () => {
  expect(percent().validate('100')).toBeUndefined()
  expect(percent().validate('100.01')?.key).toBe('fields.number.most')
  expect(percent().validate('-0.01')?.key).toBe('fields.number.least')
  expect(percent({ max: 1000 }).validate('250')).toBeUndefined()
})
