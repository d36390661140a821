import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { date } from './date'
import { DayRangeFilter } from './day-range-filter'

afterEach(() => void vi.useRealTimers())

test('edits a birthday with a midnight suffix as a day, sends it unchanged', async () => {
  const { wire } = renderInput(date({ wire: 'dateTime' }), { record: { it: '1990-05-17 00:00:00' } })
  // the picker writes its text in an effect after it is mounted
  await waitFor(() => expect(screen.getByRole('combobox', { name: '名称' })).toHaveProperty('value', '1990-05-17'))
  expect(wire()).toBe('1990-05-17 00:00:00')
  await typeDate(screen, '名称', '1991-01-02')
  expect(wire()).toBe('1991-01-02 00:00:00')
})

test('shows an invalid date unchanged, rejects it in a form', () => {
  const { texts } = renderCells(date(), [{ it: '2026-11-21' }, { it: '明天' }, { it: 20261121 }, { it: null }])
  expect(texts()).toEqual(['2026-11-21', '明天', '20261121', ''])
  cleanup()
  expect(renderInput(date(), { record: { it: '明天' } }).note()).toBe('名称不是有效的日期')
})

test('rejects a day that is not later than its limit', async () => {
  const { note } = renderInput(date({ after: '2026-11-21' }), { record: { it: '2026-11-22' } })
  await typeDate(screen, '名称', '2026-11-21')
  expect(note()).toBe('名称必须晚于 2026-11-21')
})

function Filter() {
  const [range, setRange] = useState({ from: '', to: '' })
  return (
    <>
      <label htmlFor="range">创建时间</label>
      <DayRangeFilter id="range" {...range} onChange={setRange} />
      <output>{`${range.from}|${range.to}`}</output>
    </>
  )
}

test("today is the site's day, even if the browser is a day behind", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T16:30:00Z'), toFake: ['Date'] })
  render(withKitProviders(<Filter />, { site: { timeZone: 'Asia/Shanghai' } }).element)
  const box = await screen.findByRole('combobox', { name: '创建时间' })
  fireEvent.keyDown(box, { key: 'ArrowDown', code: 'ArrowDown' })
  fireEvent.click(await screen.findByRole('button', { name: '今天' }))
  expect(screen.getByRole('status').textContent).toBe('2026-11-21 23:59:59|2026-11-23 00:00:00')
  expect(box).toHaveProperty('value', '2026-11-22 - 2026-11-22')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('supports typing, choosing and clearing a range', async () => {
  render(withKitProviders(<Filter />).element)
  await typeDate(screen, '创建时间', '2026-11-01 - 2026-11-30')
  expect(screen.getByRole('status').textContent).toBe('2026-10-31 23:59:59|2026-12-01 00:00:00')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown', code: 'ArrowDown' })
  const panel = await screen.findByRole('dialog')
  const day = (date: string) => within(panel).getByLabelText(date).firstElementChild ?? panel
  fireEvent.click(day('2026-11-05'))
  expect(screen.getByRole('status').textContent).toBe('2026-11-04 23:59:59|')
  fireEvent.click(day('2026-11-03'))
  expect(screen.getByRole('status').textContent).toBe('2026-11-02 23:59:59|2026-11-06 00:00:00')
  fireEvent.click(within(panel).getByRole('button', { name: '清除' }))
  expect(screen.getByRole('status').textContent).toBe('|')
})
