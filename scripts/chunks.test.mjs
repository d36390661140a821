import { expect, test } from 'vitest'
import { findChunkCycle, findRequestWaterfalls } from './lib/console-chunks.mjs'

const chunks = (graph) => Object.entries(graph).map(([file, imports]) => ({ file, imports }))

test('files that need each other are named, the way round included', () => {
  expect(findChunkCycle(chunks({ a: ['b'], b: ['c'], c: ['b'] }))).toBe('b > c > b')
  expect(findChunkCycle(chunks({ a: ['a'] }))).toBe('a > a')
})

test('files that share one below them need each other in no way', () => {
  expect(findChunkCycle(chunks({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toBeUndefined()
})

test('names what lists wait for besides their own file and what was fetched ahead', () => {
  const list = (file, imports) => ({ file, imports, lists: [{}] })
  const built = [
    list('assets/system-lists-aaaaaaaa.js', ['assets/index-bbbbbbbb.js', 'assets/list-cccccccc.js']),
    list('assets/shop-lists-dddddddd.js', ['assets/list-cccccccc.js', 'assets/balance-eeeeeeee.js']),
    { file: 'assets/other-ffffffff.js', imports: ['assets/balance-eeeeeeee.js'], lists: [] },
  ]
  expect(findRequestWaterfalls(built, new Set(['assets/list-cccccccc.js']))).toEqual([
    'assets/shop-lists-dddddddd.js > assets/balance-eeeeeeee.js',
  ])
})
