import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { inKit, renderCells, renderInput } from '../testing/render-field'
import { date } from './date'
import { DayRangeFilter } from './day-range-filter'

afterEach(() => void vi.useRealTimers())

test('a birthday with midnight behind it is edited as a day and sent as it came', () => {
  const { wire } = renderInput(date({ wire: 'dateTime' }), { record: { it: '1990-05-17 00:00:00' } })
  expect(screen.getByLabelText('名称')).toHaveProperty('value', '1990-05-17')
  expect(wire()).toBe('1990-05-17 00:00:00')
  fireEvent.change(screen.getByLabelText('名称'), { target: { value: '1991-01-02' } })
  expect(wire()).toBe('1991-01-02 00:00:00')
})

test('what is no date is shown as it came and refused in a form', () => {
  const { texts } = renderCells(date(), [{ it: '2026-11-21' }, { it: '明天' }, { it: 20261121 }, { it: null }])
  expect(texts()).toEqual(['2026-11-21', '明天', '20261121', ''])
  cleanup()
  expect(renderInput(date(), { record: { it: '明天' } }).note()).toBe('名称不是有效的日期')
})

function Filter() {
  const [range, setRange] = useState({ from: '', to: '' })
  return (
    <>
      <DayRangeFilter id="range" {...range} onChange={setRange} />
      <output>{`${range.from}|${range.to}`}</output>
    </>
  )
}

test("today is the site's day even where the browser is still in yesterday", () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T16:30:00Z') })
  render(inKit(<Filter />, { site: { timeZone: 'Asia/Shanghai' } }).element)
  fireEvent.change(screen.getByRole('combobox', { name: '常用时段' }), { target: { value: 'today' } })
  expect(screen.getByRole('status').textContent).toBe('2026-11-21 23:59:59|2026-11-23 00:00:00')
  expect(screen.getByLabelText('结束')).toHaveProperty('value', '2026-11-22')
  fireEvent.change(screen.getByLabelText('结束'), { target: { value: '' } })
  expect(screen.getByRole('status').textContent).toBe('2026-11-21 23:59:59|')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'custom')
})
