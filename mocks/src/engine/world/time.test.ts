import { afterEach, expect, test, vi } from 'vitest'
import { formatDate, formatDateTime, getWeekday, parseTime } from './time'

const moment = Date.UTC(2026, 10, 20, 16, 5, 9)

afterEach(() => vi.unstubAllEnvs())

test.each(['UTC', 'America/New_York', 'Asia/Shanghai'])('a process in %s formats and parses Shanghai time', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(formatDateTime(moment)).toBe('2026-11-21 00:05:09')
  expect(formatDate(moment)).toBe('2026-11-21')
  expect(getWeekday(moment)).toBe(6)
  expect(parseTime('2026-11-21 00:05:09')).toBe(moment)
  // daylight saving time starts in New York that night, but not in Shanghai
  expect(parseTime('2026-03-09') - parseTime('2026-03-08')).toBe(24 * 3_600_000)
})
