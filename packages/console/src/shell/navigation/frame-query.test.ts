import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseFrameQuery, toFrameQuery } from './frame-query'

// spec 2.23
test('encodes & as #, like the platform', () => {
  expect(toFrameQuery('https://a.example/x?b=1&c=2', 'joined')).toBe('url=https%3A%2F%2Fa.example%2Fx%3Fb%3D1%23c%3D2')
  expect(parseFrameQuery('?url=https%3A%2F%2Fa.example%2Fx%3Fb%3D1%23c%3D2')).toBe('https://a.example/x?b=1&c=2')
})

// spec 2.23
test('keeps & of an entry that opens in a new window', () => {
  expect(toFrameQuery('https://a.example/?b=1&c=2', 'whole')).toBe('url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2')
})

test('round-trips every address, with fragments and encoded characters', () => {
  expect(parseFrameQuery(`?${toFrameQuery('https://a.example/?x=1&y=%23#part', 'joined')}`)).toBe('https://a.example/?x=1&y=%23#part')
  const parts = fc.array(fc.constantFrom('/', '?', '&', '#', '=', '%', '%23', '%25', '%2523', '23', 'a', '值', '+'))
  fc.assert(
    fc.property(parts, (rest) => {
      const url = `https://a.example/${rest.join('')}`
      expect(parseFrameQuery(`?${toFrameQuery(url, 'joined')}`)).toBe(url)
    }),
  )
})

test('parses a query without `url` as undefined', () => {
  expect(parseFrameQuery('?page=2')).toBeUndefined()
})
