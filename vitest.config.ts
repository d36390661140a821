import { defineConfig } from 'vitest/config'

const shared = { exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'] }

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    testTimeout: 15_000,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: ['packages/sdk/**/*.test.ts', 'mocks/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/{kit,console}/**/*.test.{ts,tsx}', 'plugins/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
