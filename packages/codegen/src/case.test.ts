import { expect, test } from 'vitest'
import { pluralize } from './case.mjs'
import { getChineseLabel } from './resource/labels.mjs'

test('pluralizes names as in English', () => {
  expect(['order', 'carWash', 'box', 'class', 'category', 'toy', 'branch'].map(pluralize)).toEqual([
    'orders',
    'carWashes',
    'boxes',
    'classes',
    'categories',
    'toys',
    'branches',
  ])
})

test('escapes quotes of a description', () => {
  expect(getChineseLabel("游客'留言'簿；每景区一本", 'book')).toBe('游客’留言’簿')
})
