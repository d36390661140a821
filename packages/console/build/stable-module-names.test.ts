import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { getStableNames, hasStableName } from './stable-module-names'

const here = (file: string) => join(import.meta.dirname, file)

const createBundle = (chunks: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, facadeModuleId]) => [fileName, { type: 'chunk', fileName, facadeModuleId }]),
  ) as unknown as Rolldown.OutputBundle // `getStableNames` reads nothing else

test('the import map has the manifests and the texts of the start only', () => {
  const bundle = createBundle({
    'assets/index-1.js': here('index.html'),
    'assets/manifests-1.js': '\0manifests',
    'assets/zh-cn-1.js': here('../src/locales/zh-cn.ts'),
    'assets/zh-cn-2.js': here('../../ui/src/i18n/locales/zh-cn.ts'),
    // the manifest of a plugin names its own chunks
    'assets/zh-cn-3.js': here('../../../../plugins/parking/locales/zh-cn.ts'),
  })
  expect(getStableNames(bundle)).toEqual({
    'jwsk/console/zh-cn': './assets/zh-cn-1.js',
    'jwsk/ui/zh-cn': './assets/zh-cn-2.js',
    'jwsk/manifests': './assets/manifests-1.js',
  })
})

test.each([
  ['/w/plugins/parking/plugin.ts', true],
  ['/w/packages/ui/src/i18n/locales/en.ts', true],
  ['/w/plugins/parking/views/portal/portal.tsx', false],
])('%s has a file of its own: %s', (id, expected) => expect(hasStableName(id)).toBe(expected))
