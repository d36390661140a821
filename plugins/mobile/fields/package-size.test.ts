import { expect, test } from 'vitest'
import { packageSize } from './package-size'

test('the size of a package is read in a unit that a person knows, and kept to the last byte', () => {
  const size = packageSize()
  expect(size.Cell({ value: size.read(60_021_612) })).toMatchObject({ props: { children: '57.2 MB' } })
  expect(size.write(size.read(60_021_612))).toBe(60_021_612)
})
