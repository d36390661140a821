import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { glob } from './files.mjs'
import { resolveFromRoot } from './root.mjs'
import { run } from './run.mjs'

/** a gate that passes or fails as one */
const createCheck = (name, needs, ...commands) => ({
  name,
  needs,
  async run() {
    const outputs = []
    for (const [command, ...args] of commands) {
      const { code, output } = await run(command, args.flat(), { env: { REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' } })
      outputs.push(output)
      if (code !== 0) return { passed: 0, failed: 1, output: outputs.join('\n') }
    }
    const output = outputs.join('\n')
    const skipped = [...output.matchAll(/^skipped: (.+)$/gm)].map(([, why]) => why)
    return { passed: 1, failed: 0, skipped, output }
  },
})

const createScriptCommand = (name, ...args) => ['node', resolveFromRoot('scripts', `${name}.mjs`), ...args]

/** a runner that writes a JSON report; a run without a test, or with an error outside of tests, is a failure */
export const createSuite = (name, needs, { command, env, report, count }) => ({
  name,
  needs,
  counts: true,
  alone: true,
  async run() {
    await rm(report, { force: true })
    const { code, output } = await run(command[0], command.slice(1), { env: { NO_COLOR: '1', ...env?.() } })
    const text = await readFile(report, 'utf8').catch(() => undefined)
    if (text === undefined) return { passed: 0, failed: 1, output }
    const { passed, failed, unsteady = [], skipped = [] } = count(JSON.parse(text))
    const hidden = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
    const told = passed === 0 && failed === 0 ? `${output}\nno test ran` : output
    return { passed, failed: failed + hidden, unsteady, skipped, output: told }
  },
})

/** of the last whole run */
export const fullReport = resolveFromRoot('.cache/vitest.json')
const playwrightReport = resolveFromRoot('.cache/playwright.json')

/** tests that failed once and passed then: vitest keeps the failure beside them, of which the first line says enough */
export const findFlakyTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title, failureMessages }) => `${basename(name)}: ${title} (${failureMessages[0].split('\n')[0]})`),
  )

const isSkipped = ({ status }) => status === 'skipped' || status === 'pending'

/** what was skipped, by file: a group that was skipped whole by its name, which says why, else the test by its own */
export const findSkippedTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) => {
    const groupOf = ({ ancestorTitles = [] }) => ancestorTitles[0]
    const ran = new Set(assertionResults.filter((test) => !isSkipped(test)).map(groupOf))
    const counts = new Map()
    for (const test of assertionResults.filter(isSkipped)) {
      const said = ran.has(groupOf(test)) ? test.title : (groupOf(test) ?? test.title)
      counts.set(said, (counts.get(said) ?? 0) + 1)
    }
    return [...counts].map(([said, count]) => `${basename(name)}: ${said} (${count})`)
  })

// the console's build makes the style sheets that its modules name; a whole screen on a busy machine is given a second chance
const createUnitStep = (report, files = []) =>
  createSuite('unit', ['generate', 'console', 'chromium', 'nginx'], {
    command: ['vitest', 'run', '--retry=1', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, ...files],
    report,
    count: (json) => {
      // a file that cannot even be imported fails without a failed test
      const broken = json.testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      )
      return {
        passed: json.numPassedTests,
        failed: json.numFailedTests + broken.length,
        unsteady: findFlakyTests(json),
        skipped: findSkippedTests(json),
      }
    },
  })
const unit = createUnitStep(fullReport)

/** the unit tests of these files alone; the report of the last whole run stays */
export const createUnitStepFor = (files) => createUnitStep(resolveFromRoot('.cache/vitest-changed.json'), files)

const getTitles = (suites, isWanted) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter((spec) => spec.tests.some(isWanted)).map((spec) => `${spec.file}: ${spec.title}`),
    ...getTitles(inner, isWanted),
  ])

// fetched before whatever opens one: a fresh machine has none
const chromium = createCheck('chromium', [], createScriptCommand('browser'))

// for the tests of the delivery
const nginx = createCheck('nginx', ['chromium'], createScriptCommand('nginx'))

// a browser on a busy machine is given a second chance, and what needed it is named
const browser = createSuite('browser', ['console', 'demo', 'chromium'], {
  command: ['playwright', 'test', '-c', resolveFromRoot('e2e/playwright.config.ts'), '--reporter=dot,json', '--retries=1'],
  env: () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }),
  report: playwrightReport,
  count: (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
    unsteady: getTitles(json.suites, (test) => test.status === 'flaky'),
    skipped: getTitles(json.suites, (test) => test.status === 'skipped'),
  }),
})

export const steps = [
  createCheck('generate', [], createScriptCommand('generate')),
  chromium,
  nginx,
  createCheck('types', ['generate'], ['tsc', '-p', '.']),
  createCheck('lint', ['generate'], ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  createCheck('specs', [], ['redocly', 'lint', glob('openapi', '.yaml')]),
  createCheck('boundaries', ['generate'], createScriptCommand('check-boundaries')),
  createCheck('lookups', ['generate'], createScriptCommand('check-lookups')),
  createCheck('source', [], createScriptCommand('check-source'), createScriptCommand('check-casts'), createScriptCommand('spec-coverage', '--check')),
  createCheck('lock', [], createScriptCommand('check-lock')),
  createCheck('licences', [], createScriptCommand('check-licences')),
  createCheck('unused', ['generate'], ['knip']),
  // before the libraries: it is built of their sources, and needs nothing that was built of them
  createCheck('console', ['generate'], createScriptCommand('build', '--only', 'console'), createScriptCommand('check-production'), createScriptCommand('check-delivery')),
  createCheck('demo', ['generate'], createScriptCommand('build', '--only', 'demo')),
  createCheck('budgets', ['console', 'chromium'], createScriptCommand('check-budgets')),
  createCheck('libraries', ['generate'], createScriptCommand('build', '--only', 'libraries'), createScriptCommand('check-packages'), createScriptCommand('api-reports')),
  createCheck('outside', ['libraries'], createScriptCommand('check-outside')),
  createCheck('own console', ['libraries', 'chromium'], createScriptCommand('check-own-console')),
  unit,
  browser,
]
