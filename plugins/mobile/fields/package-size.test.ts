import { expect, test } from 'vitest'
import { packageSize } from './package-size'

test('the size of a package is kept to the last byte', () => {
  const size = packageSize()
  expect(size.write(size.read(60_021_612))).toBe(60_021_612)
})
