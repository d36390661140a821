import { expect, test } from 'vitest'
import { isRefreshDue } from './refresh-due'

const now = 1_800_000_000_000
const tokenTime = 3000
const stored = (age: number, refreshToken = 'r') => ({ refreshToken, storedAt: now - age * 1000 })

const cases = [
  { name: 'young tokens stay', session: stored(2999), due: false },
  { name: 'tokens of that age are renewed', session: stored(3000), due: true },
  { name: 'tokens that nothing can renew stay, however old', session: stored(9000, ''), due: false },
  { name: 'a clock that was turned back hides no age', session: stored(0), passed: 3000, due: true },
  { name: 'a clock that was turned back a lot is not believed', session: stored(-61), due: true },
  { name: 'a clock that was corrected a little is', session: stored(-60), due: false },
]

// spec 4.11, 4.12
test.each(cases)('$name', ({ session, passed = 0, due }) => {
  expect(isRefreshDue(session, { now, refreshAfter: tokenTime, elapsedSeconds: passed })).toBe(due)
})
