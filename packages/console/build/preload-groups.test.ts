import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { getPreloadGroups } from './preload-groups'

interface ChunkDetails {
  readonly source?: string
  readonly imports?: readonly string[]
  readonly styles?: readonly string[]
}

const createBundle = (chunks: Record<string, ChunkDetails>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(chunks).map(([fileName, { source = '', imports = [], styles = [] }]) => [
      fileName,
      {
        type: fileName.endsWith('.js') ? 'chunk' : 'asset',
        ...{
          fileName,
          imports,
          facadeModuleId: source,
          name: fileName.replace('.js', ''),
          isEntry: fileName === 'index.js' || source.includes('/locales/'),
        },
        viteMetadata: { importedCss: new Set(styles) },
      },
    ]),
  ) as unknown as Rolldown.OutputBundle // `getPreloadGroups` reads nothing else

test('a preload group omits files of the page and earlier groups', () => {
  const bundle = createBundle({
    'index.js': { source: '/w/packages/console/index.html', imports: ['react.js'] },
    'react.js': {},
    'signed-in.js': { source: '/w/packages/console/src/app/signed-in.tsx', imports: ['react.js', 'shell.js'], styles: ['shell.css'] },
    'i18next-engine.js': {},
    'shell.js': { imports: ['index.js'] },
    'manifests.js': { imports: ['shell.js'] },
    'board.js': { source: '/w/packages/console/src/pages/home/dashboard.tsx', imports: ['shell.js', 'dashboard.js'] },
    'dashboard.js': {},
    'kinds.js': { imports: ['list.js'], styles: ['kinds.css'] },
    'more-kinds.js': { imports: ['kinds.js'] },
    'list.js': { imports: ['shell.js'] },
    'zh.js': { source: '/w/packages/console/src/locales/zh-cn.ts' },
    'en.js': { source: '/w/packages/ui/src/i18n/locales/en.ts' },
    'sign-in.js': { source: '/w/packages/console/src/locales/sign-in.en.ts' },
    'assets/primeicons-1a.woff2': {},
  })
  expect(getPreloadGroups(bundle)).toEqual({
    groups: [
      ['signed-in.js', 'shell.css', 'shell.js', 'i18next-engine.js'],
      ['manifests.js'],
      ['board.js', 'dashboard.js'],
      ['kinds.js', 'kinds.css', 'list.js'],
      ['more-kinds.js'],
      [],
      ['assets/primeicons-1a.woff2'],
    ],
    texts: { 'zh-cn': ['zh.js'], en: ['en.js'] },
  })
})
