import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { renderCells, renderInput } from '../testing/render-field'
import { dateTime } from './date-time'

test('sends a moment in the platform format, with seconds', async () => {
  const { wire } = renderInput(dateTime(), { record: { it: '2026-03-29 02:30:15' } })
  // the picker writes its text in an effect after it is mounted
  await waitFor(() => expect(screen.getByRole('combobox', { name: '名称' })).toHaveProperty('value', '2026-03-29 02:30:15'))
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

test('shows a moment with a zone on the site clock, sends an edited one in the same notation', async () => {
  const record = { it: '2026-11-25T16:30:00.000+00:00' }
  const { wire } = renderInput(dateTime(), { record, site: { timeZone: 'Asia/Shanghai' } })
  await waitFor(() => expect(screen.getByRole('combobox', { name: '名称' })).toHaveProperty('value', '2026-11-26 00:30'))
  expect(wire()).toBe(record.it)
  await typeDate(screen, '名称', '2026-11-26 08:30')
  expect(wire()).toBe('2026-11-26T00:30:00.000+00:00')
  await typeDate(screen, '名称', '2026-11-26 00:30')
  expect(wire()).toBe(record.it)
})

test('lists show numbers and zones in the time zone of the site', () => {
  const records = [{ it: '2026-11-25T16:30:00Z' }, { it: 1_764_088_200_000 }, { it: 1_764_088_200 }, { it: 202_611 }]
  const { texts } = renderCells(dateTime(), records, { site: { timeZone: 'Europe/Berlin' } })
  expect(texts()).toEqual(['2026-11-25 17:30:00', '2025-11-25 17:30:00', '2025-11-25 17:30:00', '202611'])
})
