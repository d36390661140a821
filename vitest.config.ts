import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// other tiers run these: they need a build, a browser, nginx or another program, or open whole screens one after another
const slow = '**/*.{verify,nightly}.test.{ts,tsx}'
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const sources = ['packages', 'plugins', 'mocks']
const collect = (ending: string) => sources.map((folder) => `${folder}/**/*${ending}`)

// a .tsx test has a DOM, and a .ts test that ends in .dom.test.ts
const withDom = collect('.dom.test.ts')
const node = { environment: 'node' }
const dom = { environment: 'jsdom', setupFiles: ['packages/kit/src/testing/dom-setup.ts'] }
// a hook may build or install something, and a test of a whole screen has many steps
const patient = { testTimeout: 180_000, hookTimeout: 300_000 }
// in the order of the list, because the second changes what the first sets
const patientDom = { ...dom, ...patient, setupFiles: [...dom.setupFiles, 'packages/kit/src/testing/patient-setup.ts'] }

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    // the style sheets that a build makes have no effect on a test, but their modules import them
    alias: [{ find: /^.*\/themes\/generated\/.*\.css$/, replacement: fileURLToPath(new URL('scripts/lib/empty.css', import.meta.url)) }],
  },
  test: {
    testTimeout: 10_000,
    hookTimeout: 10_000,
    // as long as a test waits for what it renders
    expect: { poll: { timeout: 8_000 } },
    // much of a test is waiting: one more than the machine has cores
    maxWorkers: availableParallelism() + 1,
    // modules and the DOM are made once per worker, not once per file: half the time; a test that leaves something behind shows at once.
    // a worker serves one project, so each project has a turn of its own (groupOrder): among files of another it would end after each file
    isolate: false,
    projects: [
      { extends: true, test: { ...node, name: 'node', include: collect('.test.ts'), exclude: [...exclude, slow, ...withDom] } },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          include: [...collect('.test.tsx'), ...withDom],
          exclude: [...exclude, slow],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...patient,
          name: 'verify',
          include: [...collect('.verify.test.ts'), 'scripts/**/*.test.mjs', 'packages/codegen/{test,workspace}/**/*.test.mjs'],
          exclude,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          ...patientDom,
          name: 'verify-dom',
          include: collect('.verify.test.tsx'),
          exclude,
          sequence: { groupOrder: 3, setupFiles: 'list' },
        },
      },
      {
        extends: true,
        test: { ...node, ...patient, name: 'nightly', include: collect('.nightly.test.ts'), exclude, sequence: { groupOrder: 4 } },
      },
      {
        extends: true,
        test: {
          ...patientDom,
          name: 'nightly-dom',
          include: collect('.nightly.test.tsx'),
          exclude,
          sequence: { groupOrder: 5, setupFiles: 'list' },
        },
      },
    ],
  },
})
