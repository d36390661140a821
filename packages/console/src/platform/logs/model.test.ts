import type { SessionEndReason } from '@jwsk/sdk'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { readFailedAttemptsFx, reloadPageFx } from '../../auth/lock/model'
import { openLoginPageFx } from '../../auth/session/leave-page'
import { sessionEnded } from '../../auth/session/model'
import { appStarted } from '../lifecycle/model'
import { addEntry, formatTime, type LogEntry, maxEntries, parseLogs, redactEntry } from './log-entry'
import { $badge, $logs, errorLogged, loadLogsFx, logsCleared, readLogClockFx, saveLogsFx, uploadLogsFx, waitForDebounceFx } from './model'

const problem = { type: 'error', url: 'https://console.example.com/system/user', message: '出错', stack: 'at f', info: 'click' }
const upload = vi.fn()
const at = new Date(2026, 0, 2, 3, 4, 5)

function createLog(stored: unknown = null, locked = false) {
  const saved: (readonly unknown[])[] = []
  const scope = fork({
    handlers: [
      [openLoginPageFx, () => undefined],
      [loadLogsFx, () => stored],
      [saveLogsFx, (entries: readonly unknown[]) => void saved.push(entries)],
      [readLogClockFx, () => at],
      [waitForDebounceFx, () => undefined],
      [readFailedAttemptsFx, () => (locked ? 0 : undefined)],
      [reloadPageFx, () => undefined],
      [uploadLogsFx, upload],
    ],
  })
  return { scope, saved }
}

describe('the local log', () => {
  // spec 3.26
  it('has the newest entry first, with its time', async () => {
    const { scope, saved } = createLog()
    await allSettled(errorLogged, { scope, params: problem })
    await allSettled(errorLogged, { scope, params: { ...problem, message: '又出错' } })
    const time = '2026-01-02 03:04:05'
    const entries = [
      { ...problem, message: '又出错', time },
      { ...problem, time },
    ]
    expect(scope.getState($logs)).toEqual(entries)
    expect(saved.at(-1)).toEqual(entries)
  })

  // spec 2.75
  it('is limited, with a badge of at most 99+', async () => {
    const { scope } = createLog(Array.from({ length: maxEntries + 5 }, () => ({ ...problem, time: formatTime(at) })))
    await allSettled(appStarted, { scope })
    expect([scope.getState($logs).length, scope.getState($badge)]).toEqual([maxEntries, '99+'])
  })

  it('F60 merges repeated errors and fits into browser storage', async () => {
    const { scope, saved } = createLog()
    for (let at = 0; at < 50; at += 1) await allSettled(errorLogged, { scope, params: problem })
    expect(scope.getState($logs)).toHaveLength(1)
    const long = 'x'.repeat(5000)
    for (let at = 0; at < 100; at += 1)
      await allSettled(errorLogged, { scope, params: { ...problem, message: `${at} ${long}`, stack: long, info: long } })
    expect(JSON.stringify(saved.at(-1)).length * 2).toBeLessThan(300_000)
    expect(scope.getState($logs)[0]?.message.startsWith('99 ')).toBe(true)
  })

  it('F60 limits 100,000 errors to 256 kB', () => {
    const long = 'x'.repeat(100)
    const storm = Array.from({ length: 100_000 }, (_, at) => ({
      ...problem,
      message: `${at % 1000 === 0 ? at : 'same'} ${long}`,
      time: '',
    }))
    const entries = storm.reduce<readonly LogEntry[]>(addEntry, [])
    expect(entries.length).toBeLessThanOrEqual(200)
    expect(JSON.stringify(entries).length).toBeLessThan(256_000)
    expect(entries[0]?.message.startsWith('same')).toBe(true)
  })

  it.each([
    ['a session that ended', false, 0],
    ['a lock', true, 1],
  ] as const)('after %s has the entries it may keep', async (_, locked, left) => {
    const { scope } = createLog(null, locked)
    await allSettled(errorLogged, { scope, params: problem })
    await allSettled(sessionEnded, { scope, params: 'signedOut' satisfies SessionEndReason })
    expect(scope.getState($logs)).toHaveLength(left)
  })

  it('is cleared after an upload, kept on failure', async () => {
    const { scope, saved } = createLog()
    await allSettled(errorLogged, { scope, params: problem })
    upload.mockRejectedValueOnce(new Error('dead'))
    await allSettled(uploadLogsFx, { scope, params: scope.getState($logs) })
    expect(scope.getState($logs)).toHaveLength(1)
    upload.mockResolvedValueOnce(undefined)
    await allSettled(uploadLogsFx, { scope, params: scope.getState($logs) })
    expect([scope.getState($logs), saved.at(-1)]).toEqual([[], []])
  })

  it('can be cleared', async () => {
    const { scope, saved } = createLog()
    await allSettled(errorLogged, { scope, params: problem })
    await allSettled(logsCleared, { scope })
    expect([scope.getState($logs), saved.at(-1)]).toEqual([[], []])
  })

  it.each([
    ['Authorization: bearer abc.def', 'abc.def'],
    ['token=s3cret&x=1', 's3cret'],
    ['{"password":"hunter2"}', 'hunter2'],
    ['https://a.example/b?name=张三', '张三'],
    ['phone 13812345678', '13812345678'],
  ])('masks the secret of %j', (message, secret) => {
    const entry = redactEntry({ ...problem, message, stack: message, url: message, info: message, time: '' })
    expect(JSON.stringify(entry)).not.toContain(secret)
  })

  it('parses only valid stored entries', () => {
    expect(parseLogs([{ ...problem, time: 'x' }, null, 'y', { type: 1 }])).toHaveLength(1)
    expect(parseLogs({})).toEqual([])
  })
})
