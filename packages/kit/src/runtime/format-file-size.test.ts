import { expect, test } from 'vitest'
import { formatFileSize } from './format-file-size'

test('formats sizes in readable units', () => {
  expect([0, 999, 1024, 1_572_864, 10 * 1024 ** 2, 5 * 1024 ** 4].map(formatFileSize)).toEqual([
    '0 B',
    '999 B',
    '1 KB',
    '1.5 MB',
    '10 MB',
    '5120 GB',
  ])
})
