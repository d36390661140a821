import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { hasStableName, getStableNames } from './stable-module-names'

const here = (file: string) => join(import.meta.dirname, file)

const bundleOf = (chunks: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, facadeModuleId]) => [fileName, { type: 'chunk', fileName, facadeModuleId }]),
  ) as unknown as Rolldown.OutputBundle // what is looked at

test('the page names the manifests and the texts that the start asks for, and nothing else', () => {
  const bundle = bundleOf({
    'assets/index-1.js': here('index.html'),
    'assets/manifests-1.js': '\0manifests',
    'assets/zh-cn-1.js': here('src/locales/zh-cn.ts'),
    'assets/zh-cn-2.js': here('../kit/src/i18n/locales/zh-cn.ts'),
    // a plugin's own are named by its manifest
    'assets/zh-cn-3.js': here('../../plugins/parking/locales/zh-cn.ts'),
  })
  expect(getStableNames(bundle)).toEqual({
    'jwsk/console/zh-cn': './assets/zh-cn-1.js',
    'jwsk/kit/zh-cn': './assets/zh-cn-2.js',
    'jwsk/manifests': './assets/manifests-1.js',
  })
})

test.each([
  ['/w/plugins/parking/plugin.ts', true],
  ['/w/packages/kit/src/i18n/locales/en.ts', true],
  ['/w/plugins/parking/views/portal/portal.tsx', false],
])('%s has a file of its own: %s', (id, expected) => expect(hasStableName(id)).toBe(expected))
