import { describe, expect, test } from 'vitest'
import { formatAge } from './format-age'

const now = '2026-11-28 11:20:00'

describe('formatAge', () => {
  test('uses the largest unit that is filled', () => {
    const ages = ['2026-11-28 11:05:00', '2026-11-28 08:00:00', '2026-11-27 21:00:00', '2026-11-16 08:00:00']
    expect(ages.map((since) => formatAge(since, now, 'zh-cn'))).toEqual(['15分钟前', '3小时前', '昨天', '12天前'])
  })

  test('follows the language', () => {
    expect(formatAge('2026-11-27 09:00:00', now, 'en')).toBe('yesterday')
  })

  test('is undefined without a date', () => {
    expect(formatAge('', now, 'en')).toBeUndefined()
  })
})
