import { expect, test } from 'vitest'
import { isRefreshDue } from './refresh-due'

const now = 1_800_000_000_000
const tokenTime = 3000
const stored = (age: number, refreshToken = 'r') => ({ refreshToken, storedAt: now - age * 1000 })

const cases = [
  { name: 'is false for young tokens', session: stored(2999), due: false },
  { name: 'is true at the token time', session: stored(3000), due: true },
  { name: 'is false without a refresh token, regardless of age', session: stored(9000, ''), due: false },
  { name: 'uses the monotonic clock if the wall clock was set back', session: stored(0), passed: 3000, due: true },
  { name: 'is true if the wall clock was set back by more than the tolerance', session: stored(-61), due: true },
  { name: 'is false if the wall clock was corrected within the tolerance', session: stored(-60), due: false },
]

// spec 4.11, 4.12
test.each(cases)('$name', ({ session, passed = 0, due }) => {
  expect(isRefreshDue(session, { now, refreshAfter: tokenTime, elapsedSeconds: passed })).toBe(due)
})
