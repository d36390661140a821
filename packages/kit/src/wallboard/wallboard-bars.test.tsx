import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withKitProviders } from '../fields/testing/render-field'
import { WallboardBars } from './wallboard-bars'

const bars = [
  { name: '16', value: 4 },
  { name: '17', value: 2 },
  { name: '18', value: undefined },
]

function runningOf(running?: string) {
  cleanup()
  render(withKitProviders(<WallboardBars bars={bars} {...(running && { currentName: running })} />).element)
  return screen.getAllByRole('listitem').flatMap((bar) => (bar.getAttribute('aria-current') ? [bar.textContent] : []))
}

test('the last bar with a figure runs, unless it is said which one does', () => {
  expect(runningOf()).toEqual(['217'])
  expect(runningOf('16')).toEqual(['416'])
  // the gates are shut
  expect(runningOf('19')).toEqual([])
})
