import { withKitProviders } from '@jwsk/kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WallboardBars } from './wallboard-bars'

const bars = [
  { name: '16', value: 4 },
  { name: '17', value: 2 },
  { name: '18', value: undefined },
]

function getCurrentBars(currentName?: string) {
  cleanup()
  render(withKitProviders(<WallboardBars bars={bars} {...(currentName && { currentName: currentName })} />).element)
  return screen.getAllByRole('listitem').flatMap((bar) => (bar.getAttribute('aria-current') ? [bar.textContent] : []))
}

test('WallboardBars marks the last bar with a value, or `currentName`', () => {
  expect(getCurrentBars()).toEqual(['217'])
  expect(getCurrentBars('16')).toEqual(['416'])
  // after closing time
  expect(getCurrentBars('19')).toEqual([])
})
