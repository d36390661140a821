import { expect, test } from 'vitest'
import { findChunkCycle } from './lib/console-chunks.mjs'

const chunks = (graph) => Object.entries(graph).map(([file, imports]) => ({ file, imports }))

test('chunk cycles are reported with their path', () => {
  expect(findChunkCycle(chunks({ a: ['b'], b: ['c'], c: ['b'] }))).toBe('b > c > b')
  expect(findChunkCycle(chunks({ a: ['a'] }))).toBe('a > a')
})

test('chunks with a shared import form no cycle', () => {
  expect(findChunkCycle(chunks({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
})
