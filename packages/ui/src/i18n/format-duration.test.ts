import { expect, test } from 'vitest'
import { formatDuration } from './format-duration'

test('formatDuration formats singular and plural in the given language', () => {
  expect(['1天', '5天', '12天1小时', '3小时2分', '40秒'].map((text) => formatDuration(text, 'en'))).toEqual([
    '1 day',
    '5 days',
    '12 days 1 hour',
    '3 hours 2 minutes',
    '40 seconds',
  ])
  expect(['5天', '12天5小时', '3分'].map((text) => formatDuration(text, 'zh-cn'))).toEqual(['5天', '12天5小时', '3分钟'])
})

test('formatDuration returns other texts unchanged', () => {
  expect(['', '天', '5', '天气5天', '5天 · 搬家', '1.5天'].map((text) => formatDuration(text, 'en'))).toEqual([
    '',
    '天',
    '5',
    '天气5天',
    '5天 · 搬家',
    '1.5天',
  ])
})
