import { beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './lib/run-steps.mjs'
import { steps } from './lib/steps.mjs'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const step = (name, needs = [], result = { passed: 1, failed: 0, output: '' }) => ({ name, needs, run: async () => result })
const broken = { passed: 0, failed: 1, output: 'broken' }

test('a failed step never stops those that do not need it', async () => {
  const results = await runSteps([step('a', [], broken), step('b', ['a']), step('c')], 1)
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['a', 1],
    ['b', 1],
    ['c', 0],
  ])
  expect(results[1].output).toBe('not run: a failed')
})

test('a step that throws has failed', async () => {
  const results = await runSteps([{ name: 'a', run: () => Promise.reject(new Error('no browser')) }], 2)
  expect(results).toEqual([{ name: 'a', passed: 0, failed: 1, output: 'no browser' }])
})

test('a step that wants to be alone runs beside nothing', async () => {
  let running = 0
  const seen = []
  const busy = (name, alone) => ({
    name,
    alone,
    async run() {
      running += 1
      seen.push([name, running])
      await new Promise((resolve) => setTimeout(resolve, 5))
      running -= 1
      return { passed: 1, failed: 0, output: '' }
    },
  })
  await runSteps([busy('a', false), busy('b', false), busy('c', true), busy('d', false)], 2)
  expect(Object.fromEntries(seen)).toMatchObject({ b: 2, c: 1, d: 1 })
})

test('on a machine without a browser, one is fetched before anything that opens it', async () => {
  const opens = ['unit', 'budgets', 'browser']
  let isThere = false
  const stand = (entry) => ({
    ...entry,
    run: async () => {
      if (entry.name === 'chromium') isThere = true
      const failed = opens.includes(entry.name) && !isThere ? 1 : 0
      return { passed: 1 - failed, failed, output: '' }
    },
  })
  // last in the list: only what the others say they need can bring it forward
  const inOrder = steps.toSorted((a, b) => Number(a.name === 'chromium') - Number(b.name === 'chromium'))
  const results = await runSteps(inOrder.map(stand), 1)
  expect(results.filter(({ failed }) => failed > 0).map(({ name }) => name)).toEqual([])
  expect(results.map(({ name }) => name)).toEqual(expect.arrayContaining(opens))
})
