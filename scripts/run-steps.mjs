// npm test, npm run verify and npm run nightly: the steps of a tier, each after those it needs
// --only types,lint runs these steps of any tier and what they need; --changed [since] checks changed files in about a minute
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { readOption } from './lib/cli.mjs'
import { printLine, resolveFromRoot, root } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { steps, tiers } from './lib/steps.mjs'

const [maxOutputLength, maxLanes] = [30_000, 2]
const { scripts } = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8'))

const exitWithError = (sentence) => {
  printLine(sentence)
  process.exit(1)
}

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) exitWithError(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)

/** Returns the named steps and all that they need, in the order of the table. */
function selectSteps(names) {
  const selected = new Set()
  const add = (name) => {
    if (!steps[name]) exitWithError(`There is no step "${name}"; choose from ${Object.keys(steps).join(', ')}.`)
    for (const need of steps[name].needs ?? []) add(need)
    selected.add(name)
  }
  for (const name of names) add(name)
  return Object.keys(steps)
    .filter((name) => selected.has(name))
    .map((name) => ({ needs: [], ...steps[name], name, command: steps[name].command ?? scripts[steps[name].script] }))
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Returns the merge base of the branch and its upstream, or the last commit if there is no upstream. */
function findBase() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')
  } catch {
    return 'HEAD'
  }
}

/** Returns the steps for the changed files: their lint, the types, and the unit tests of their folders. */
function selectChangedSteps(base) {
  const texts = [git('diff', '--name-only', '--diff-filter=d', base), git('ls-files', '--others', '--exclude-standard')]
  const files = texts.flatMap((text) => text.split('\n')).filter(Boolean)
  if (files.length === 0) exitWithError('Nothing has changed.')
  // the folder, not the imports: through the index of a package every file reaches most tests
  const sources = files.filter((file) => /^(packages|plugins|mocks)\/.*\.tsx?$/.test(file))
  const folders = [...new Set(sources.map((file) => `${/^plugins\/[^/]+/.exec(file)?.[0] ?? dirname(file)}/`))]
  const quote = (words) => words.map((word) => `"${word}"`).join(' ')
  printLine(`${files.length} changed files; left to npm test: tests of other folders, flows`)
  const changes = {
    lint: `${scripts.lint} --no-errors-on-unmatched ${quote(files)}`,
    unit: `${scripts['test:unit']} --passWithNoTests ${quote(folders)}`,
  }
  const names = ['types', 'lint', folders.length > 0 && 'unit', files.some((file) => file.startsWith('openapi/')) && 'contracts']
  return selectSteps(names.filter(Boolean)).map((step) => ({ ...step, command: changes[step.name] ?? step.command }))
}

/** Returns the counts that vitest and Playwright print at their end; a command without counts is one check. */
function parseCounts(code, output) {
  const sum = (pattern) => [...output.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0)
  // vitest: "Tests  1 failed | 3 passed (4)", Playwright: "  1 failed" and "  3 passed (2.0m)" on separate lines
  const failed = sum(/^ *Tests .*?(\d+) failed/gm) + sum(/^ {2}(\d+) (?:failed|did not run|interrupted)$/gm)
  const passed = sum(/^ *Tests .*?(\d+) passed/gm) + sum(/^ {2}(\d+) passed \(/gm)
  const skipped = sum(/^ *Tests .*?(\d+) skipped/gm) + sum(/^ {2}(\d+) skipped$/gm)
  return code === 0 ? { passed: passed || 1, failed, skipped } : { passed, failed: Math.max(failed, 1), skipped }
}

async function runStep({ command, env }) {
  const started = performance.now()
  const { code, output } = await run(command, [], { shell: true, env: { NO_COLOR: '1', REDOCLY_TELEMETRY: 'off', ...env } })
  return { ...parseCounts(code, output), output, seconds: (performance.now() - started) / 1000 }
}

function report(name, { passed, failed, skipped, output, seconds }) {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}` : ''
  printLine(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(16)}${seconds.toFixed(1).padStart(7)} s${counts}`)
  for (const [line] of output.matchAll(/^skipped: .+$/gm)) printLine(`      ${line}`)
  if (failed > 0) printLine(`${output.trimEnd().slice(-maxOutputLength).replace(/^/gm, '      ')}\n`)
}

/** Runs the steps, at most two at a time; a failed step stops only those that need it. */
async function runSteps(waiting) {
  const results = new Map()
  const running = new Map()
  const isReady = ({ needs, alone }) => needs.every((need) => results.has(need)) && !(alone && running.size > 0)
  const finish = (name, result) => {
    running.delete(name)
    report(name, results.set(name, result).get(name))
  }
  while (waiting.length > 0 || running.size > 0) {
    const isFull = running.size >= maxLanes || [...running.values()].some(({ alone }) => alone)
    const next = isFull ? undefined : waiting.find(isReady)
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const broken = next.needs.find((need) => results.get(need).failed > 0)
      if (broken) finish(next.name, { passed: 0, failed: 1, output: `not run: ${broken} failed`, seconds: 0 })
      else running.set(next.name, { alone: next.alone, work: runStep(next).then((result) => finish(next.name, result)) })
    } else await Promise.race([...running.values()].map(({ work }) => work))
  }
  return [...results]
}

const tier = tiers[process.argv[2]] ?? exitWithError(`Choose a tier: ${Object.keys(tiers).join(', ')}.`)
const isChange = process.argv.some((word) => /^--changed(=|$)/.test(word))
const started = performance.now()
const selected = isChange ? selectChangedSteps(readOption('changed') || findBase()) : selectSteps(readOption('only')?.split(',') ?? tier)
const results = await runSteps(selected)
const sum = (key) => results.reduce((total, [, result]) => total + result[key], 0)
printLine(`\n${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const [name, { failed }] of results) if (failed > 0) printLine(`failed: ${name}`)
printLine(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
