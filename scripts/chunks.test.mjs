import { expect, test } from 'vitest'
import { findChunkCycle } from './lib/console-chunks.mjs'

const chunks = (graph) => Object.entries(graph).map(([file, imports]) => ({ file, imports }))

test('files that need each other are named, the way round included', () => {
  expect(findChunkCycle(chunks({ a: ['b'], b: ['c'], c: ['b'] }))).toBe('b > c > b')
  expect(findChunkCycle(chunks({ a: ['a'] }))).toBe('a > a')
})

test('files that share one below them need each other in no way', () => {
  expect(findChunkCycle(chunks({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
})
