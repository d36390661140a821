import { expect, test } from 'vitest'
import { countByStatus } from './feedback-counts'

test('counts records by type and status, without empty statuses', () => {
  const types = [
    { key: '1', label: 'praise' },
    { key: '2', label: 'complaint' },
  ]
  const statuses = [
    { key: '0', label: 'waits' },
    { key: '1', label: 'answered' },
    { key: '2', label: 'closed' },
  ]
  const records = [
    { feedbackType: 2, feedbackStatus: 0 },
    { feedbackType: 2, feedbackStatus: 0 },
    { feedbackType: 1, feedbackStatus: 1 },
    { feedbackStatus: 1 },
  ]
  expect(countByStatus(records, types, statuses)).toEqual([
    { name: 'waits', values: [0, 2] },
    { name: 'answered', values: [1, 0] },
  ])
})
