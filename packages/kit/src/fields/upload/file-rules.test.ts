import { expect, test } from 'vitest'
import { formatFileSize, validateFile } from './file-rules'

const rules = { accept: ['png', 'jpg'], maxSize: 1024 }

test.each([
  ['a.png', 1024, undefined],
  ['A.PNG', 1, undefined],
  ['a.svg', 10, 'fields.upload.wrongType'],
  ['a.png.exe', 10, 'fields.upload.wrongType'],
  ['png', 10, 'fields.upload.wrongType'],
  ['a.png', 0, 'fields.upload.empty'],
  ['a.png', 1025, 'fields.upload.tooLarge'],
])('%s of %i bytes → %s', (name, size, text) => {
  expect(validateFile({ name, size }, rules)?.key).toBe(text)
})

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
