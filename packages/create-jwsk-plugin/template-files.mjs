// files that a new plugin repository starts with
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

/** Pattern of a plugin name: lowercase words and digits, separated by hyphens. */
export const namePattern = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

const createPackageJson = (name) => ({
  name: `jwsk-plugin-${name}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { dev: 'jwsk-plugin dev', build: 'tsc && vite build', test: 'vitest run' },
  devDependencies: {
    '@jwsk/kit': `^${version}`,
    '@jwsk/sdk': `^${version}`,
    '@tanstack/react-query': '^5',
    '@testing-library/react': '^16',
    '@testing-library/user-event': '^14',
    '@types/react': '^19',
    'create-jwsk-plugin': `^${version}`,
    jsdom: '^27',
    react: '^19',
    'react-dom': '^19',
    'react-router-dom': '^7',
    typescript: '>=5.9',
    vite: '^8',
    vitest: '^4',
  },
})

const compiler = {
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true },
    ...{ skipLibCheck: true, noEmit: true, types: ['vite/client'] },
  },
  include: ['src', 'vite.config.ts'],
}

const createViteConfig = (name) => `import { jwskPlugin } from 'create-jwsk-plugin/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [jwskPlugin({ id: '${name}' })],
  test: { environment: 'jsdom' },
})
`

const createPluginSource = (name) => `import type { PluginDeclaration } from '@jwsk/kit'

// only types: modules that the console provides are loaded when a screen opens
export default {
  id: '${name}',
  resources: { '/${name}/packages': () => import('./packages') },
  // menu items, unless the platform's menu already has that path
  menuItems: [{ path: '/${name}/packages', title: { 'zh-cn': '套餐一览', en: 'Packages at a glance' } }],
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
} satisfies PluginDeclaration
`

const list = `import { defineResource, text, textarea } from '@jwsk/kit'
import { tenantPackage } from '@jwsk/sdk/system'

export default defineResource({
  api: tenantPackage,
  fields: { packageName: text(), remark: textarea() },
  columns: ['packageName', 'remark'],
  search: ['packageName'],
  actions: { add: false, edit: false, delete: false },
})
`

const test = (name) => `import { definePlugin } from '@jwsk/kit'
import { renderScreen, testPlugin } from '@jwsk/kit/testing'
import { createClient } from '@jwsk/sdk'
import { expect, test } from 'vitest'
import declared from './plugin'

const plugin = definePlugin(declared)
testPlugin(plugin)

/** Responds to every call with this page of packages. */
function platform(packageName: string): typeof fetch {
  const data = { records: [{ id: '1', packageName, remark: '' }], total: 1, size: 10, current: 1, pages: 1 }
  return async () => Response.json({ code: 200, success: true, msg: '', data })
}

test('the list shows the rows of the platform', async () => {
  const options = { baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test' }
  const client = createClient({ ...options, fetch: platform('基础版') })
  const screen = renderScreen(plugin, { path: '/${name}/packages', client })
  // the first screen also loads its code
  expect(await screen.findByText('基础版', {}, { timeout: 10_000 })).toBeTruthy()
  screen.unmount()
  client.dispose()
})
`

const createTexts = (words) => `export default {
  tenantPackage: {
    title: '${words.title}',
    record: '${words.record}',
    fields: { packageName: '${words.name}', remark: '${words.remark}' },
  },
}
`

const zhCn = { title: '套餐一览', record: '套餐', name: '套餐名称', remark: '备注' }
const en = { title: 'Packages at a glance', record: 'package', name: 'Package name', remark: 'Remark' }

const readme = (name) => `# ${name}

A plugin for an existing jwsk console build.

\`\`\`sh
npm test
npm run build                                    # prints the entry for the console's config.json
npm run dev -- --console https://console.example # or the folder of a built console: runs the plugin there
\`\`\`

\`src/plugin.ts\` lists the screens, \`src/packages.ts\` is one. For the modules that the console provides and the guaranteed API, see
[create-jwsk-plugin](https://www.npmjs.com/package/create-jwsk-plugin).
`

/** Creates the files of a new repository, by path. */
export const createTemplateFiles = (name) => ({
  'package.json': toJson(createPackageJson(name)),
  'tsconfig.json': toJson(compiler),
  'vite.config.ts': createViteConfig(name),
  '.gitignore': 'node_modules/\ndist/\n',
  'README.md': readme(name),
  'src/plugin.ts': createPluginSource(name),
  'src/plugin.test.tsx': test(name),
  'src/packages.ts': list,
  'src/locales/zh-cn.ts': createTexts(zhCn),
  'src/locales/en.ts': createTexts(en),
})
