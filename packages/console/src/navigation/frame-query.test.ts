import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFrameQuery, parseFrameQuery } from './frame-query'

// spec 2.23
test('the platform’s way: & travels as #', () => {
  expect(toFrameQuery('https://a.example/x?b=1&c=2', 'joined')).toBe('url=https%3A%2F%2Fa.example%2Fx%3Fb%3D1%23c%3D2')
  expect(parseFrameQuery('?url=https%3A%2F%2Fa.example%2Fx%3Fb%3D1%23c%3D2')).toBe('https://a.example/x?b=1&c=2')
})

// spec 2.23
test('an entry that opens outside keeps its & as it is', () => {
  expect(toFrameQuery('https://a.example/?b=1&c=2', 'whole')).toBe('url=https%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D2')
})

test('nothing is lost on the way, fragment and encoded signs included', () => {
  expect(parseFrameQuery(`?${toFrameQuery('https://a.example/?x=1&y=%23#part', 'joined')}`)).toBe('https://a.example/?x=1&y=%23#part')
  const parts = fc.array(fc.constantFrom('/', '?', '&', '#', '=', '%', '%23', '%25', '%2523', '23', 'a', '值', '+'))
  fc.assert(
    fc.property(parts, (rest) => {
      const url = `https://a.example/${rest.join('')}`
      expect(parseFrameQuery(`?${toFrameQuery(url, 'joined')}`)).toBe(url)
    }),
  )
})

test('a query without an address has none', () => {
  expect(parseFrameQuery('?page=2')).toBeUndefined()
})
