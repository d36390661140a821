import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '../areas'
import { createAdminSession } from './api-session'
import { createInputArbitrary, findDeviations } from './fuzz'
import { loadOperations } from './spec'

const specs = loadOperations()
const seed = 20_261_122
const perOperation = 12

test('responses conform to their contracts for any input', async () => {
  const session = await createAdminSession()
  const broken: string[] = []
  for (const { operation } of areas.flatMap(({ mocks }) => mocks)) {
    const spec = specs.get(operation.id)
    if (!spec) throw new Error(`${operation.id} is in no contract`)
    for (const input of fc.sample(createInputArbitrary(operation, spec), { seed, numRuns: perOperation })) {
      const found = await findDeviations(session, [operation, spec], input)
      if (found.length > 0)
        broken.push(`${operation.id} ${JSON.stringify({ query: input.query, body: input.body }).slice(0, 200)}: ${found[0]}`)
    }
  }
  expect(broken.join('\n')).toBe('')
})
