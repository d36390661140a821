import { expect, test } from 'vitest'
import { toDeployment } from './deployment'

const of = (version: number, deploymentTime: string, key = 'leave') => ({ key, version, deploymentTime })
const model = { modelKey: 'leave', lastUpdated: '2026-11-06 12:00:00' }

test('derives the deployment state from the newest version', () => {
  const known = [of(2, '2026-11-07 09:00:00'), of(10, '2026-11-08 09:00:00'), of(11, '2026-11-09 09:00:00', 'leaveOfBoss')]
  expect(toDeployment(model, known)).toMatchObject({ state: 'current', newest: { version: 10 } })
  expect(toDeployment({ ...model, lastUpdated: '2026-11-08 09:00:01' }, known).state).toBe('behind')
  expect(toDeployment({ ...model, modelKey: 'expense' }, known)).toEqual({ state: 'none', newest: undefined })
})
