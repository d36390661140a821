import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderCells, renderInput } from '../testing/render-field'
import { dateTime } from './date-time'

test('a moment is sent as the platform writes it, to the second', () => {
  const { wire } = renderInput(dateTime(), { record: { it: '2026-03-29 02:30:15' } })
  // jsdom adds the milliseconds, a browser does not
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toMatch(/^2026-03-29T02:30:15/)
  expect(wire()).toBe('2026-03-29 02:30:15')
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '2026-11-21T08:30' } })
  expect(wire()).toBe('2026-11-21 08:30:00')
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '' } })
  expect(wire()).toBe('')
})

test('hostile values are text', () => {
  const { texts } = renderCells(dateTime(), [{ it: '<script>1</script>' }, { it: ['2026-01-01'] }, { it: '2026-01-01T00:00:00' }])
  expect(texts()).toEqual(['<script>1</script>', '["2026-01-01"]', '2026-01-01 00:00:00'])
})
