// npm test: every gate, two at a time; --only unit,types runs those and what they need;
// --changed [since] runs the quick gates and the tests nearest to what has changed
import { availableParallelism } from 'node:os'
import { changedFiles, importersOf, lastTimes, stepsFor, testsNear, within } from './lib/changed.mjs'
import { trackedFiles } from './lib/files.mjs'
import { option } from './lib/main.mjs'
import { print, root } from './lib/root.mjs'
import { schedule } from './lib/schedule.mjs'
import { steps, unitTestsOf, wholeReport } from './lib/steps.mjs'

function stop(sentence) {
  print(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) stop(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)

const withNeeds = (names) => {
  const all = new Set()
  const add = (name) => {
    const step = steps.find((entry) => entry.name === name)
    if (!step) stop(`There is no step "${name}"; choose from ${steps.map((entry) => entry.name).join(', ')}.`)
    for (const need of step.needs ?? []) add(need)
    all.add(name)
  }
  for (const name of names) add(name)
  return steps.filter((step) => all.has(step.name))
}

/** what a change can turn red within a minute and a half; what is left to the whole run is said */
function stepsOfChange() {
  const changed = changedFiles(root, option('changed') ?? '')
  if (changed.length === 0) stop('Nothing has changed.')
  const near = testsNear(changed, importersOf(trackedFiles()))
  const tests = within(50, near, { took: lastTimes(wholeReport), workers: availableParallelism() })
  print(`${changed.length} changed files; ${tests.length} of the ${near.length} test files that they reach, nearest first`)
  print('left to npm test: libraries, builds, budgets, unused code, browser tests\n')
  const names = [...stepsFor(changed), ...(tests.length > 0 ? ['unit'] : [])]
  return withNeeds(names).map((step) => (step.name === 'unit' ? unitTestsOf(tests) : step))
}

const only = option('only')
const isChange = process.argv.some((word) => /^--changed(=|$)/.test(word))
const named = () => (only ? withNeeds(only.split(',')) : steps)
const chosen = isChange ? stepsOfChange() : named()
const started = performance.now()
const results = await schedule(chosen, Math.max(2, Math.min(4, availableParallelism())))

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
print(`\n${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const result of results.filter((entry) => entry.failed > 0)) print(`failed: ${result.name}`)
const skipped = results.flatMap(({ name, skipped: left = [] }) => left.map((title) => `${name}: ${title}`))
for (const line of skipped) print(`skipped in ${line}`)
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
