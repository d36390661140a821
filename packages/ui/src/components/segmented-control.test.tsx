import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SegmentedControl } from './segmented-control'

test('SegmentedControl presses the selected option and selects on click', () => {
  const onChange = vi.fn()
  const options = [
    { key: 7, label: '近 7 天' },
    { key: 30, label: '近 30 天' },
  ]
  render(<SegmentedControl label="统计时间" options={options} value={7} onChange={onChange} />)
  expect(screen.getByRole('group', { name: '统计时间' })).toBeTruthy()
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['近 7 天'])
  fireEvent.click(screen.getByRole('button', { name: '近 30 天' }))
  expect(onChange).toHaveBeenCalledWith(30)
})
