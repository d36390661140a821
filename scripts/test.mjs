// npm test: every gate, two at a time; --only unit,types runs those and what they need
import { availableParallelism } from 'node:os'
import { option } from './lib/main.mjs'
import { tell } from './lib/root.mjs'
import { schedule } from './lib/schedule.mjs'
import { steps } from './lib/steps.mjs'

function stop(sentence) {
  tell(sentence)
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

const only = option('only')
const chosen = only ? withNeeds(only.split(',')) : steps
const started = performance.now()
const results = await schedule(chosen, Math.max(2, Math.min(4, availableParallelism())))

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
tell(`\n${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const result of results.filter((entry) => entry.failed > 0)) tell(`failed: ${result.name}`)
tell(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
