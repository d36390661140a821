// npm test: every gate, two at a time; --only unit,types runs those and what they need;
// --changed [since] runs the quick gates and the tests nearest to what has changed
import { availableParallelism } from 'node:os'
import { getChangedFiles, getImporters, readTestDurations, getAffectedSteps, findAffectedTests, selectWithinTime } from './lib/affected-tests.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { readOption } from './lib/cli.mjs'
import { printLine, root } from './lib/root.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { steps, createUnitStepFor, fullReport } from './lib/steps.mjs'

function exitWithError(sentence) {
  printLine(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) exitWithError(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)

const addDependencies = (names) => {
  const all = new Set()
  const add = (name) => {
    const step = steps.find((entry) => entry.name === name)
    if (!step) exitWithError(`There is no step "${name}"; choose from ${steps.map((entry) => entry.name).join(', ')}.`)
    for (const need of step.needs ?? []) add(need)
    all.add(name)
  }
  for (const name of names) add(name)
  return steps.filter((step) => all.has(step.name))
}

/** what a change can turn red within a minute and a half; what is left to the whole run is said */
function selectChangedSteps() {
  const changed = getChangedFiles(root, readOption('changed') ?? '')
  if (changed.length === 0) exitWithError('Nothing has changed.')
  const near = findAffectedTests(changed, getImporters(listTrackedFiles()))
  const tests = selectWithinTime(50, near, { took: readTestDurations(fullReport), workers: availableParallelism() })
  printLine(`${changed.length} changed files; ${tests.length} of the ${near.length} test files that they reach, nearest first`)
  printLine('left to npm test: libraries, builds, budgets, unused code, browser tests\n')
  const names = [...getAffectedSteps(changed), ...(tests.length > 0 ? ['unit'] : [])]
  return addDependencies(names).map((step) => (step.name === 'unit' ? createUnitStepFor(tests) : step))
}

const only = readOption('only')
const isChange = process.argv.some((word) => /^--changed(=|$)/.test(word))
const getNamedSteps = () => (only ? addDependencies(only.split(',')) : steps)
const chosen = isChange ? selectChangedSteps() : getNamedSteps()
const started = performance.now()
const results = await runSteps(chosen, Math.max(2, Math.min(4, availableParallelism())))

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
printLine(`\n${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const result of results.filter((entry) => entry.failed > 0)) printLine(`failed: ${result.name}`)
const skipped = results.flatMap(({ name, skipped: left = [] }) => left.map((title) => `${name}: ${title}`))
for (const line of skipped) printLine(`skipped in ${line}`)
printLine(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
