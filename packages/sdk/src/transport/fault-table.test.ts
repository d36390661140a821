import { expect, test } from 'vitest'
import { startFaultTable } from '../../test/fault-answers'
import { faults, runFaults } from '../../test/fault-table'

test(`Node meets ${faults.length} faults of the table as it says`, { timeout: 60_000 }, async () => {
  const server = await startFaultTable()
  const results = await runFaults(server.url)
  await server.stop()
  expect(results).toHaveLength(faults.length)
  expect(results.filter(({ expected, found }) => expected !== found)).toEqual([])
})
