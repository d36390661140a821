import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { glob } from './files.mjs'
import { fromRoot } from './root.mjs'
import { run } from './run.mjs'

/** a gate that passes or fails as one */
const check = (name, needs, ...commands) => ({
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

const script = (name, ...args) => ['node', fromRoot('scripts', `${name}.mjs`), ...args]

/** a runner that writes a JSON report; a run without a test, or with an error outside of tests, is a failure */
export const suite = (name, needs, { command, env, report, count }) => ({
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
export const wholeReport = fromRoot('.cache/vitest.json')
const playwrightReport = fromRoot('.cache/playwright.json')

/** tests that failed once and passed then: vitest keeps the failure beside them, of which the first line says enough */
export const unsteadyOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title, failureMessages }) => `${basename(name)}: ${title} (${failureMessages[0].split('\n')[0]})`),
  )

const isSkipped = ({ status }) => status === 'skipped' || status === 'pending'

/** what was skipped, by file: a group that was skipped whole by its name, which says why, else the test by its own */
export const skippedOf = ({ testResults }) =>
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
const unitTests = (report, files = []) =>
  suite('unit', ['generate', 'console', 'chromium', 'nginx'], {
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
        unsteady: unsteadyOf(json),
        skipped: skippedOf(json),
      }
    },
  })
const unit = unitTests(wholeReport)

/** the unit tests of these files alone; the report of the last whole run stays */
export const unitTestsOf = (files) => unitTests(fromRoot('.cache/vitest-changed.json'), files)

const titles = (suites, isWanted) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter((spec) => spec.tests.some(isWanted)).map((spec) => `${spec.file}: ${spec.title}`),
    ...titles(inner, isWanted),
  ])

// fetched before whatever opens one: a fresh machine has none
const chromium = check('chromium', [], script('browser'))

// for the tests of the delivery
const nginx = check('nginx', ['chromium'], script('nginx'))

// a browser on a busy machine is given a second chance, and what needed it is named
const browser = suite('browser', ['console', 'demo', 'chromium'], {
  command: ['playwright', 'test', '-c', fromRoot('e2e/playwright.config.ts'), '--reporter=dot,json', '--retries=1'],
  env: () => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport }),
  report: playwrightReport,
  count: (json) => ({
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected + json.errors.length,
    unsteady: titles(json.suites, (test) => test.status === 'flaky'),
    skipped: titles(json.suites, (test) => test.status === 'skipped'),
  }),
})

export const steps = [
  check('generate', [], script('generate')),
  chromium,
  nginx,
  check('types', ['generate'], ['tsc', '-p', '.']),
  check('lint', ['generate'], ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']),
  check('specs', [], ['redocly', 'lint', glob('openapi', '.yaml')]),
  check('boundaries', ['generate'], script('check-boundaries')),
  check('lookups', ['generate'], script('check-lookups')),
  check('source', [], script('check-source'), script('check-casts'), script('spec-coverage', '--check')),
  check('lock', [], script('check-lock')),
  check('licences', [], script('check-licences')),
  check('unused', ['generate'], ['knip']),
  // before the libraries: it is built of their sources, and needs nothing that was built of them
  check('console', ['generate'], script('build', '--only', 'console'), script('check-production'), script('check-delivery')),
  check('demo', ['generate'], script('build', '--only', 'demo')),
  check('budgets', ['console', 'chromium'], script('check-budgets')),
  check('libraries', ['generate'], script('build', '--only', 'libraries'), script('check-packages'), script('api-reports')),
  check('outside', ['libraries'], script('check-outside')),
  check('own console', ['libraries', 'chromium'], script('check-own-console')),
  unit,
  browser,
]
