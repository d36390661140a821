import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areas } from '../areas'
import { complaints, inputsOf } from './fuzz'
import { loadOperations } from './spec'
import { adminStage } from './stage'

const specs = loadOperations()
const seed = 20_261_122
const perOperation = 12

test('whatever is sent, an answer keeps to its contract', async () => {
  const stage = await adminStage()
  const broken: string[] = []
  for (const { operation } of areas.flatMap(({ mocks }) => mocks)) {
    const spec = specs.get(operation.id)
    if (!spec) throw new Error(`${operation.id} is in no contract`)
    for (const input of fc.sample(inputsOf(operation, spec), { seed, numRuns: perOperation })) {
      const found = await complaints(stage, [operation, spec], input)
      if (found.length > 0)
        broken.push(`${operation.id} ${JSON.stringify({ query: input.query, body: input.body }).slice(0, 200)}: ${found[0]}`)
    }
  }
  expect(broken.join('\n')).toBe('')
})
