import { indented } from './layout.mjs'
import { camel } from './names.mjs'

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
      // one workspace: whatever versions stand beside it, before and after a release
      dependencies: { '@jwsk/kit': '*', '@jwsk/sdk': '*' },
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
