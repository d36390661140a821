import { indented } from './layout'
import { camel } from './names'

/** What a plugin is made of, beside its name. */
export interface PluginParts {
  /** Lines of its manifest: `'/path': () => import('…'),` */
  readonly resources?: readonly string[]
  readonly views?: readonly string[]
  readonly devDependencies?: Readonly<Record<string, string>>
}

const section = (name: string, lines: readonly string[] = []) =>
  lines.length === 0 ? '' : `  ${name}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`

const manifest = (name: string, { resources, views }: PluginParts) => `import { definePlugin${views ? ', view' : ''} } from '@jwsk/kit'

export const ${camel(name)} = definePlugin({
  id: '${name}',
${section('resources', resources)}${section('views', views)}  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
`

const contractTest = (name: string) => `import { testPlugin } from '@jwsk/kit/testing'
import { ${camel(name)} } from './plugin'

testPlugin(${camel(name)})
`

const packageOf = (name: string, devDependencies: PluginParts['devDependencies'] = {}) =>
  `${JSON.stringify(
    {
      name: `@jwsk/plugin-${name}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      dependencies: { '@jwsk/kit': '0.1.0', '@jwsk/sdk': '0.1.0' },
      peerDependencies: { react: '^19' },
      devDependencies: { ...devDependencies, '@testing-library/react': '^16' },
    },
    null,
    2,
  )}\n`

/** The files that every plugin has, whatever it shows. */
export const pluginFrame = (name: string, parts: PluginParts): Readonly<Record<string, string>> => ({
  'package.json': packageOf(name, parts.devDependencies),
  'plugin.ts': manifest(name, parts),
  'plugin.test.ts': contractTest(name),
})

export interface PluginTexts {
  /** Entries of the texts, each `key: { … }`. */
  readonly zhCn: readonly string[]
  readonly en: readonly string[]
  /** Imports that the first of them needs. */
  readonly imports?: readonly string[]
}

const textsOf = (entries: readonly string[]) => entries.map((entry) => `${indented(entry, '  ')},\n`).join('')

/** The texts of a plugin in both languages. */
export const textFiles = ({ zhCn, en, imports = [] }: PluginTexts): Readonly<Record<string, string>> => ({
  'locales/zh-cn.ts': `${imports.map((line) => `${line}\n`).join('')}${imports.length > 0 ? '\n' : ''}const texts = {\n${textsOf(zhCn)}}\n\nexport default texts\n`,
  'locales/en.ts': `import type { SameKeys } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
${textsOf(en)}}

export default texts
`,
})

const overview = `import { MessagePanel, type ScreenProps, useTranslate } from '@jwsk/kit'

export default function Overview({ title }: ScreenProps) {
  const t = useTranslate()
  return (
    <section className="kit-screen">
      <h1>{title ?? t('overview.title')}</h1>
      <div className="kit-card">
        <MessagePanel icon="empty" title={t('overview.empty')} text={t('overview.hint')} />
      </div>
    </section>
  )
}
`

const overviewTexts = {
  zhCn: ["overview: { title: '概览', empty: '这里还没有内容', hint: '在 views 中修改这个页面，或在 resources 中声明列表。' }"],
  en: ["overview: { title: 'Overview', empty: 'Nothing here yet', hint: 'Change this page in views, or declare a list in resources.' }"],
}

const overviewTest = (name: string) => `import { renderScreen } from '@jwsk/kit/testing'
import { createClient } from '@jwsk/sdk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${camel(name)} } from '../plugin'

test('the overview speaks both languages', async () => {
  const client = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test' })
  const { unmount } = renderScreen(${camel(name)}, { path: '/${name}/overview', client })
  expect(await screen.findByText('这里还没有内容')).toBeTruthy()
  unmount()
  renderScreen(${camel(name)}, { path: '/${name}/overview', client, language: 'en' })
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  client.dispose()
})
`

/** A plugin of one page, by path. */
export const newPluginFiles = (name: string): Readonly<Record<string, string>> => ({
  ...pluginFrame(name, { views: [`'/${name}/overview': view(() => import('./views/overview')),`] }),
  'views/overview.tsx': overview,
  'views/overview.test.tsx': overviewTest(name),
  ...textFiles(overviewTexts),
})
