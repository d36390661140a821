import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// a DOM costs half a second a file: a .ts test that needs one says so with @vitest-environment, a .tsx test has it
const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'] }

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    // limits are there to end what hangs: a whole screen, or a hook that copies the repository, takes its time on a busy machine
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // much of a test is waiting: one more than the machine has cores
    maxWorkers: availableParallelism() + 1,
    // modules are loaded once per worker, not once per file: half the time; a test that leaves something behind shows at once
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'plugins/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['packages/kit/src/testing/dom-setup.ts'],
          include: ['packages/**/*.test.tsx', 'plugins/**/*.test.tsx'],
        },
      },
    ],
  },
})
