import { expect, test } from 'vitest'
import { planCron } from './cron'
import table from './quartz-runs.json'

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
  expect([plan(expression)?.words, plan(expression)?.runs?.[0]]).toEqual([words, first])
})

test.each(['', 'nonsense', '99 * * * * ?', '0 0 25 * * ?'])('rejects the expression %j', (expression) => {
  expect(plan(expression)).toBeUndefined()
})

test.each(Object.entries(table.runs))('reads or refuses %s as Quartz does', (expression, runs) => {
  expect(plan(expression)?.runs?.slice(0, 3) ?? null).toEqual(runs)
})

test.each([
  ['0 0 0 L-3 * ?', '在00:00, 限每月最后一天之前的第3天'],
  ['0 0 0 l-0 * ?', '在00:00, 限每月的最后一天'],
  ['0 0 12 ? * L', '在12:00, 仅星期六'],
  ['0 0 10 ? * SAT-MON', '在10:00, 星期六至星期一'],
  ['0 0 22-2 * * ?', '每小时, 在 22:00 和 02:00 之间'],
  ['/5 * * * * ?', '每隔 5 秒'],
])('words %s', (expression, words) => {
  expect(plan(expression)?.words).toBe(words)
})

test('a schedule that never runs again has no runs', () => {
  expect(plan('0 0 12 31 2 ?')?.runs).toEqual([])
  expect(plan('0 0 0 L-2 1 ? 2020')?.runs).toEqual([])
})

test('lists no times of which Quartz would skip some', () => {
  expect(plan('0 0 8,20 15W * ?')).toEqual({ words: expect.stringContaining('15') })
})

// Quartz takes these, but ignores a part of each, or older versions refuse it
test.each([
  '0 0 0 L-3W * ?',
  '0 0 0 28W,15 * ?',
  '0 0 0 1,L * ?',
  '0 0 0 ? * MON/2',
  '0 0 0 * JANUARY ?',
  '0 0 0 ? * SUNDAY',
  '0 0 0 * * ?X',
  '0 0 0 ? * 2L3',
  '0 0 0 1-2-3 * ?',
  '0 0 0 1,,2 * ?',
  '0 0 0 1, * ?',
  '0 0 12 * * ? 1969',
  '0 0 12 * * ? 2300',
  '0 0/0 12 * * ?',
  '0 */0 12 * * ?',
  '0 1a 12 * * ?',
  '0 0 12 L,15 * ?',
  '0 0 12 LW,15 * ?',
  '0 0 12 L-3,15 * ?',
  '0 0 12 15,L-3 * ?',
  '0 0 12 15W,20W * ?',
  '0 0 12 ? * FRI#3,MON',
  '0 0 12 ? * MON,FRI#3',
  '0 0 12 ? * 6#3,2',
  '0 0 12 ? JAN-MAR/2 2',
  '0 0 12 1 JAN/2 ?',
])('does not explain %s', (expression) => {
  expect(plan(expression)).toBeUndefined()
})
