import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { dateTime } from '../date-time/date-time'
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

test('says moments as people do, keeps the whole text', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T16:30:00Z'), toFake: ['Date'] })
  const moments = ['2026-03-02 00:10:05', '2026-03-01 21:46:00', '2026-02-28 09:00:00', '2025-12-31 23:59:59']
  const { texts } = renderCells(
    dateTime(),
    moments.map((it) => ({ it })),
    { site: { timeZone: 'Asia/Shanghai' } },
  )
  expect(texts()).toEqual(moments)
  // style sheets hide the spans in tables
  const shortTexts = [...document.querySelectorAll('time')].map(
    ({ childNodes, dataset }) => `${dataset.day ?? ''}${childNodes[1]?.textContent}`,
  )
  expect(shortTexts).toEqual(['00:10', '昨天 21:46', '02-28 09:00', '2025-12-31'])
  expect([...document.querySelectorAll('time')].map(({ dateTime: moment, title }) => [moment, title])).toEqual(
    moments.map((text) => [text, text]),
  )
})

test('a day of this year goes without its year, also today', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T16:30:00Z'), toFake: ['Date'] })
  renderCells(date(), [{ it: '2026-03-02' }, { it: '2026-03-01' }, { it: '2027-01-01' }], { site: { timeZone: 'Asia/Shanghai' } })
  const shortTexts = [...document.querySelectorAll('time')].map(({ childNodes }) => childNodes[1]?.textContent)
  expect(shortTexts).toEqual(['03-02', '03-01', '2027-01-01'])
})

test('a moment of today is of yesterday after midnight', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T15:59:30Z'), toFake: ['Date', 'setInterval', 'clearInterval'] })
  renderCells(dateTime(), [{ it: '2026-03-01 21:46:00' }], { site: { timeZone: 'Asia/Shanghai' } })
  const moment = screen.getByText('21:46')
  expect(moment.dataset.day).toBeUndefined()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(moment.dataset.day).toBe('昨天')
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
