import { describe, expect, test } from 'vitest'
import { spread } from './spread'

describe('spread', () => {
  test('returns every value before any comes again', () => {
    expect([0, 1, 2, 3, 4].map((index) => spread(['draft', 'sent', 'done'], index))).toEqual(['draft', 'sent', 'done', 'draft', 'sent'])
  })

  test('throws without values', () => {
    expect(() => spread([], 0)).toThrow('no values to spread')
  })
})
