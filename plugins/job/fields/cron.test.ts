import { expect, test } from 'vitest'
import { planCron } from './cron'

const from = new Date('2026-11-22T15:00:00+08:00')
const plan = (expression: string, language: 'zh-cn' | 'en' = 'zh-cn') => planCron(expression, { language, timeZone: 'Asia/Shanghai', from })

test('describes an expression and its next five runs in platform time', () => {
  expect(plan('0 10 0 * * ?')).toEqual({
    words: '在00:10',
    runs: ['2026-11-23 00:10:00', '2026-11-24 00:10:00', '2026-11-25 00:10:00', '2026-11-26 00:10:00', '2026-11-27 00:10:00'],
  })
  expect(plan('0 10 0 * * ?', 'en')?.words).toBe('At 00:10')
})

test.each([
  ['0 0/15 * * * ?', '每隔 15 分钟', '2026-11-22 15:15:00'],
  ['0 30 1 1 * ?', '在01:30, 限每月 1 号', '2026-12-01 01:30:00'],
  ['0 0 3 ? * 1', '在03:00, 仅星期日', '2026-11-29 03:00:00'],
  ['0 0 3 ? * MON', '在03:00, 仅星期一', '2026-11-23 03:00:00'],
])('parses %s as Quartz does', (expression, words, first) => {
  expect([plan(expression)?.words, plan(expression)?.runs[0]]).toEqual([words, first])
})

test.each(['', 'nonsense', '99 * * * * ?', '0 0 25 * * ?'])('rejects the expression %j', (expression) => {
  expect(plan(expression)).toBeUndefined()
})
