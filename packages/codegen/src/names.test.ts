import { expect, test } from 'vitest'
import { plural } from './names'

test('several of a thing are called as English has it', () => {
  expect(['order', 'carWash', 'box', 'class', 'category', 'toy', 'branch'].map(plural)).toEqual([
    'orders',
    'carWashes',
    'boxes',
    'classes',
    'categories',
    'toys',
    'branches',
  ])
})
