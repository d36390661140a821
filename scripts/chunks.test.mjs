import { expect, test } from 'vitest'
import { circleIn } from './lib/chunks.mjs'

const chunks = (graph) => Object.entries(graph).map(([file, imports]) => ({ file, imports }))

test('files that need each other are named, the way round included', () => {
  expect(circleIn(chunks({ a: ['b'], b: ['c'], c: ['b'] }))).toBe('b > c > b')
  expect(circleIn(chunks({ a: ['a'] }))).toBe('a > a')
})

test('files that share one below them need each other in no way', () => {
  expect(circleIn(chunks({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
})
