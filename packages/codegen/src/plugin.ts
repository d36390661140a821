import { toCamelCase } from './case.mjs'
import { indentLines } from './format-code.mjs'

/** Parts of a plugin, in addition to its name. */
export interface PluginParts {
  /** Lines of its manifest, e.g. `'/path': () => import('…'),`. */
  readonly resources?: readonly string[]
  readonly views?: readonly string[]
  readonly devDependencies?: Readonly<Record<string, string>>
}

const section = (name: string, lines: readonly string[] = []) =>
  lines.length === 0 ? '' : `  ${name}: {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`

const renderManifest = (
  name: string,
  { resources, views }: PluginParts,
) => `import { definePlugin${views ? ', defineView' : ''} } from '@jwsk/kit'

export const ${toCamelCase(name)} = definePlugin({
  id: '${name}',
${section('resources', resources)}${section('views', views)}  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
`

const renderContractTest = (name: string) => `import { testPlugin } from '@jwsk/kit/testing'
import { ${toCamelCase(name)} } from './plugin'

testPlugin(${toCamelCase(name)})
`

const renderPackageJson = (name: string, devDependencies: PluginParts['devDependencies'] = {}) =>
  `${JSON.stringify(
    {
      name: `@jwsk/plugin-${name}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      // same workspace: accepts any version, before and after a release
      dependencies: { '@jwsk/kit': '*', '@jwsk/sdk': '*' },
      peerDependencies: { react: '^19' },
      devDependencies: { ...devDependencies, '@testing-library/react': '^16' },
    },
    null,
    2,
  )}\n`

// an editor loads the nearest configuration, here without tests, mocks and node; `npm run typecheck` has the root's
const editorConfig = `{
  "extends": "../../tsconfig.json",
  "compilerOptions": { "types": ["vite/client"] },
  "include": ["."],
  "exclude": ["**/*.test.*"]
}
`

/** Returns the files that every plugin has. */
export const createPluginFrame = (name: string, parts: PluginParts): Readonly<Record<string, string>> => ({
  'package.json': renderPackageJson(name, parts.devDependencies),
  'tsconfig.json': editorConfig,
  'plugin.ts': renderManifest(name, parts),
  'plugin.test.ts': renderContractTest(name),
})

export interface PluginTexts {
  /** Text entries, each `key: { … }`. */
  readonly zhCn: readonly string[]
  readonly en: readonly string[]
  /** Imports that the first text file needs. */
  readonly imports?: readonly string[]
}

const renderTexts = (entries: readonly string[]) => entries.map((entry) => `${indentLines(entry, '  ')},\n`).join('')

/** Returns the texts of a plugin in both languages. */
export const createTextFiles = ({ zhCn, en, imports = [] }: PluginTexts): Readonly<Record<string, string>> => ({
  'locales/zh-cn.ts': `${imports.map((line) => `${line}\n`).join('')}${imports.length > 0 ? '\n' : ''}const texts = {\n${renderTexts(zhCn)}}\n\nexport default texts\n`,
  'locales/en.ts': `import type { TextsLike } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: TextsLike<typeof reference> = {
${renderTexts(en)}}

export default texts
`,
})
