import { defineConfig } from 'vitest/config'
import base from './vitest.config'

const slow = '**/*.{verify,nightly}.test.{ts,tsx}'

// the tests of what Stryker mutates, with time for instrumented code; a worker per project
export default defineConfig({
  ...base,
  test: {
    testTimeout: 60_000,
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'sdk', environment: 'node', include: ['packages/sdk/src/**/*.test.ts'], exclude: [slow, '**/*.dom.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'kit',
          environment: 'jsdom',
          setupFiles: ['packages/kit/src/testing/dom-setup.ts'],
          include: ['packages/kit/src/resource/**/*.test.{ts,tsx}'],
          exclude: [slow],
        },
      },
    ],
  },
})
