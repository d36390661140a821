// steps and tiers of npm test, verify and nightly; a step is a shell command or a script of package.json
import { checkLicensesCommand } from './licenses.mjs'

const node = (...scripts) => scripts.map((script) => `node scripts/${script}`).join(' && ')
const generate = ['generate']

/** Steps by name, cheap ones first; `alone` marks what uses every core by itself. */
export const steps = {
  generate: { command: node('generate.mjs') },
  browser: { command: node('browser.mjs') },
  nginx: { command: node('nginx.mjs'), needs: ['browser'] },
  'kubernetes-tools': { command: node('kubernetes-tools.mjs') },
  types: { script: 'typecheck', needs: generate },
  lint: { script: 'lint', needs: generate },
  contracts: { command: 'redocly lint openapi/*.yaml' },
  lockfile: { command: 'lockfile-lint --path package-lock.json --type npm --validate-https --validate-integrity --allowed-hosts npm' },
  licenses: { command: checkLicensesCommand },
  spec: { command: node('spec-coverage.mjs --check') },
  lookups: { command: node('check-lookups.mjs'), needs: generate },
  unused: { command: 'knip', needs: generate },
  demo: { command: node('build.mjs --only demo'), needs: generate },
  unit: { script: 'test:unit', needs: generate, alone: true },
  flows: { script: 'test:e2e', needs: ['demo', 'browser'], alone: true },
  console: { command: node('build.mjs --only console', 'check-production.mjs', 'check-delivery.mjs'), needs: generate },
  libraries: { command: node('build.mjs --only libraries', 'check-packages.mjs', 'api-reports.mjs'), needs: generate },
  budgets: { command: 'node bench/check-budgets.mjs', needs: ['console', 'browser'] },
  consumers: { command: node('check-consumers.mjs'), needs: ['libraries'] },
  'custom-console': { command: node('check-custom-console.mjs'), needs: ['libraries', 'browser'] },
  integration: {
    command: 'vitest run --reporter=dot --project verify --project verify-dom',
    needs: ['console', 'browser', 'nginx', 'kubernetes-tools'],
    alone: true,
  },
  e2e: {
    command: 'playwright test -c e2e/playwright.config.ts --project console',
    needs: ['console', 'browser', 'nginx'],
    alone: true,
  },
  themes: {
    command: 'playwright test -c e2e/playwright.config.ts --project nightly',
    needs: ['console', 'demo', 'browser'],
    alone: true,
  },
  hostile: { command: 'vitest run --reporter=dot --project nightly --project nightly-dom', needs: generate, alone: true },
  clocks: {
    command: 'vitest run --reporter=dot --project node --project dom',
    env: { TZ: 'America/St_Johns' },
    needs: generate,
    alone: true,
  },
  endurance: { command: 'node bench/bench.mjs --endurance 30', needs: ['console', 'browser'], alone: true },
  bench: { command: 'node bench/bench.mjs', needs: ['console', 'libraries', 'browser'], alone: true },
  breaks: { command: node('check-breaks.mjs'), needs: ['browser'], alone: true },
  mutations: { command: 'stryker run', needs: generate, alone: true },
}

export const tiers = {
  test: ['types', 'lint', 'contracts', 'unit', 'flows'],
  verify: ['lockfile', 'licenses', 'spec', 'lookups', 'unused', 'budgets', 'consumers', 'custom-console', 'integration', 'e2e'],
  nightly: ['themes', 'hostile', 'clocks', 'endurance', 'bench', 'breaks', 'mutations'],
}
