import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { renderCells, renderInput } from '../testing/render-field'
import { dateTime } from './date-time'

test('sends a moment in the platform format, with seconds', async () => {
  const { wire } = renderInput(dateTime(), { record: { it: '2026-03-29 02:30:15' } })
  expect(await screen.findByRole('combobox', { name: '名称' })).toHaveProperty('value', '2026-03-29 02:30:15')
  expect(wire()).toBe('2026-03-29 02:30:15')
  await typeDate(screen, '名称', '2026-11-21 08:30')
  expect(wire()).toBe('2026-11-21 08:30:00')
  fireEvent.blur(screen.getByRole('combobox'))
  expect(screen.getByRole('combobox')).toHaveProperty('value', '2026-11-21 08:30')
  await typeDate(screen, '名称', '')
  expect(wire()).toBe('')
})

test('renders hostile values as text', () => {
  const { texts } = renderCells(dateTime(), [{ it: '<script>1</script>' }, { it: ['2026-01-01'] }, { it: '2026-01-01T00:00:00' }])
  expect(texts()).toEqual(['<script>1</script>', '["2026-01-01"]', '2026-01-01 00:00:00'])
})
