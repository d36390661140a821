import { withKitProviders } from '@jwsk/kit/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createGroupCount } from './group-count'

test('sums the pending records of the paths of a group', async () => {
  const pending = [
    { code: 'a', title: 'A', count: 3, path: '/a?state=1' },
    { code: 'b', title: 'B', count: 4, path: '/b' },
    { code: 'c', title: 'C', count: 9, path: '/c' },
  ]
  const Count = createGroupCount(['/a', '/b']).default
  render(withKitProviders(<Count />, { server: () => ({ pending }) }).element)
  expect(await screen.findByText('7')).toBeTruthy()
})
