import { expect, test } from 'vitest'
import { sortOldestFirst } from './pending'

test('pending items are sorted oldest first, undated ones last', () => {
  const items = [
    { code: 'undated', title: '', count: 2 },
    { code: 'new', title: '', count: 1, since: '2026-11-26 08:00:00' },
    { code: 'done', title: '', count: 0, since: '2026-09-01 08:00:00' },
    { code: 'old', title: '', count: 1, urgent: true, since: '2026-10-02 08:00:00' },
  ]
  expect(sortOldestFirst(items).map(({ code }) => code)).toEqual(['old', 'new', 'undated'])
})
