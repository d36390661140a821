import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { runSteps } from './lib/run-steps.mjs'
import { findSkippedTests, createSuite, findFlakyTests } from './lib/steps.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-suite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** a runner that writes this report, if any, and ends with this code */
function runner(report, code) {
  const file = join(folder, 'report.json')
  const writes = report ? `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))});` : ''
  const command = ['node', '-e', `${writes}process.exitCode = ${code}`]
  return createSuite('fake', [], { command, report: file, count: (json) => json }).run()
}

test('a run counts what its report says', async () => {
  expect(await runner({ passed: 3, failed: 0 }, 0)).toMatchObject({ passed: 3, failed: 0 })
  expect(await runner({ passed: 2, failed: 1 }, 1)).toMatchObject({ passed: 2, failed: 1 })
})

test('a run without a single test has failed', async () => {
  expect(await runner({ passed: 0, failed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('an error outside of the tests has failed, however many passed', async () => {
  expect(await runner({ passed: 3, failed: 0 }, 1)).toMatchObject({ passed: 3, failed: 1 })
})

test('a run that leaves no report has failed, and an older report is not taken for it', async () => {
  await runner({ passed: 3, failed: 0 }, 0)
  expect(await runner(undefined, 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('what passed at the second try has passed, and is named', async () => {
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const step = { name: 'fake', counts: true, run: () => runner({ passed: 3, failed: 0, unsteady: ['a.spec.ts: a row is saved'] }, 0) }
  expect(await runSteps([step], 1)).toMatchObject([{ passed: 3, failed: 0 }])
  expect(said.mock.calls.flat().join('')).toContain('passed at the second try: a.spec.ts: a row is saved')
  said.mockRestore()
})

test('a unit test that failed before it passed is named with what failed', () => {
  const tested = (status, ...failureMessages) => ({ title: 'a pin stands', status, failureMessages })
  const assertionResults = [tested('passed'), tested('passed', 'Error: no pin yet\n  at a.ts'), tested('failed', 'Error: no')]
  expect(findFlakyTests({ testResults: [{ name: '/x/map.test.tsx', assertionResults }] })).toEqual([
    'map.test.tsx: a pin stands (Error: no pin yet)',
  ])
})

test('what was skipped is told at the end with its reason, a whole group in one line', async () => {
  const tested = (group, title, status) => ({ ancestorTitles: [group], title, status })
  const testResults = [
    {
      name: '/x/nginx.test.mjs',
      assertionResults: [
        tested('skipped: no nginx', 'a', 'skipped'),
        tested('skipped: no nginx', 'b', 'skipped'),
        tested('the policy', 'c', 'passed'),
        tested('the policy', 'd (no openssl here)', 'skipped'),
      ],
    },
    { name: '/x/pin.test.ts', assertionResults: [{ title: 'a pin stands', status: 'skipped' }] },
  ]
  const skipped = findSkippedTests({ testResults })
  expect(skipped).toEqual([
    'nginx.test.mjs: skipped: no nginx (2)',
    'nginx.test.mjs: d (no openssl here) (1)',
    'pin.test.ts: a pin stands (1)',
  ])
  const step = { name: 'fake', run: () => runner({ passed: 1, failed: 0, skipped }, 0) }
  expect(await runSteps([step], 1)).toMatchObject([{ skipped }])
})
