import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { renderCells, renderInput } from '../testing/render-field'
import { dateRange } from './date-range'

const field = dateRange({ to: 'endTime', precision: 'dateTime' })
const record = { it: '2026-01-01 00:00:00', endTime: '2026-12-31 23:59:59' }

test('reads and writes both wire names', async () => {
  const { draft } = renderInput(field, { record })
  expect(draft()).toEqual(record)
  expect(await screen.findByRole('group', { name: '名称' })).toBeTruthy()
  await typeDate(screen, '结束', '2026-06-30 12:00')
  expect(draft()).toEqual({ ...record, endTime: '2026-06-30 12:00:00' })
})

test('rejects an end before the start and a lone end', async () => {
  const { note } = renderInput(field, { record })
  await typeDate(screen, '结束', '2025-12-31 23:59')
  expect(note()).toBe('结束不能早于开始')
  await typeDate(screen, '名称', '')
  expect(note()).toBe('名称不是有效的日期')
})

test('rejects equal ends where the end must be later', async () => {
  const { note } = renderInput(dateRange({ to: 'end', needsLaterEnd: true }), { record: { it: '2026-01-01', end: '2026-01-02' } })
  await typeDate(screen, '结束', '2026-01-01')
  expect(note()).toBe('结束必须晚于开始')
})

test('shows both ends in one list cell', () => {
  const { texts } = renderCells(dateRange({ to: 'end' }), [
    { it: '2026-01-01', end: '2028-12-31' },
    { it: '', end: '' },
  ])
  expect(texts()).toEqual(['2026-01-01 – 2028-12-31', ''])
})

test('a cell omits what both moments share but an export has all', () => {
  const { texts } = renderCells(field, [
    { it: '2026-11-27 07:00:00', endTime: '2026-11-27 12:30:00' },
    { it: '2026-11-27 07:00:00', endTime: '2026-11-28 12:30:09' },
    { it: '2026-01-01 00:00:00', endTime: '2026-12-31 23:59:59' },
  ])
  expect(texts()).toEqual(['2026-11-27 07:00 – 12:30', '2026-11-27 07:00:00 – 2026-11-28 12:30:09', '2026-01-01 – 2026-12-31'])
  expect(field.toText(field.parse(record.it, record))).toBe('2026-01-01 00:00:00 – 2026-12-31 23:59:59')
})
