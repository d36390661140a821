// files that a new console starts with; the README of @jwsk/console shows them
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toCamelCase } from '../case.mjs'
import { toEnglishLabel } from '../resource/labels.mjs'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`

const createPackageJson = (name) => ({
  name,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview', mock: 'jwsk mock' },
  dependencies: {
    ...Object.fromEntries(['console', 'kit', 'sdk', 'ui', 'wallboard'].map((part) => [`@jwsk/${part}`, `^${version}`])),
    '@tanstack/react-query': '^5',
    effector: '^23',
    'effector-react': '^23',
    react: '^19',
    'react-dom': '^19',
    'react-router-dom': '^7',
  },
  devDependencies: {
    '@jwsk/mocks': `^${version}`,
    '@types/node': '>=20',
    '@types/react': '^19',
    '@types/react-dom': '^19',
    typescript: '>=5.9',
    vite: '^8',
  },
})

const compiler = {
  compilerOptions: {
    ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ strict: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true, skipLibCheck: true, noEmit: true },
    types: ['vite/client', 'node'],
  },
  include: ['src', 'vite.config.ts'],
}

const viteConfig = `import { jwskConsole } from '@jwsk/console/vite'
import { defineConfig } from 'vite'
export default defineConfig({ plugins: [jwskConsole()] })
`

/** Configuration for the mock platform. */
const createConfig = (name) => ({
  title: toEnglishLabel(toCamelCase(name)),
  clientId: 'console',
  clientSecret: 'console',
  captchaMode: false,
})

const main = `import { createConsole } from '@jwsk/console'

createConsole({ plugins: () => import('./plugins').then(({ plugins }) => plugins) })
`

const createPluginList = (name) => `import { standardPlugins } from '@jwsk/console/plugins'
import type { PluginSource } from '@jwsk/kit'

export const plugins: readonly PluginSource[] = [
  ...standardPlugins.filter(({ id }) => id === 'system'),
  { id: '${name}', load: () => import('./${name}/plugin').then(({ ${toCamelCase(name)} }) => ${toCamelCase(name)}) },
]
`

const createPlugin = (name) => `import { definePlugin, defineView } from '@jwsk/kit'

export const ${toCamelCase(name)} = definePlugin({
  id: '${name}',
  resources: { '/${name}/packages': () => import('./packages') },
  views: { '/${name}/overview': defineView(() => import('./overview')) },
  // menu items, unless the platform's menu already has that path
  menuItems: [
    { path: '/${name}/overview', title: { 'zh-cn': '概览', en: 'Overview' } },
    { path: '/${name}/packages', title: { 'zh-cn': '套餐一览', en: 'Packages at a glance' } },
  ],
  locales: { 'zh-cn': () => import('./zh-cn'), en: () => import('./en') },
})
`

const overview = `import { useRuntime, useTranslate } from '@jwsk/kit'
import { post } from '@jwsk/sdk/system'
import { useEffect, useState } from 'react'

export default function Overview() {
  const t = useTranslate()
  const { client } = useRuntime()
  const [total, setTotal] = useState(0)
  useEffect(() => {
    void client.call(post.page, { current: 1, size: 1 }).then((page) => setTotal(Number(page.total)))
  }, [client])
  return <h1 className="text-2xl">{t('overview.posts', { total })}</h1>
}
`

const packages = `import { defineResource, text } from '@jwsk/kit'
import { tenantPackage } from '@jwsk/sdk/system'

export default defineResource({
  api: tenantPackage,
  fields: { packageName: text() },
  columns: ['packageName'],
  actions: { view: false, add: false, edit: false, delete: false },
})
`

const createTexts = ({ posts, title, name }) => `export default {
  overview: { posts: '${posts}' },
  tenantPackage: { title: '${title}', fields: { packageName: '${name}' } },
}
`

const readme = (name) => `# ${name}

A console of @jwsk/console with a plugin of its own.

\`\`\`sh
npm run mock                                      # the mock platform; sign in as admin with admin123
VITE_API=http://127.0.0.1:8700 npm run dev        # or the address of a gateway
npm run build                                     # writes dist, and the headers to send with it to delivery/headers.json
\`\`\`

\`public/config.json\` has the options of the deployment, at first those of the mock platform. \`src/main.ts\` also takes themes, languages,
login methods and a home page; \`src/plugins.ts\` lists the plugins. For all of them, see
[@jwsk/console](https://www.npmjs.com/package/@jwsk/console).
`

/** Creates the files of a new console, by path. */
export const createConsoleFiles = (name) => ({
  'package.json': toJson(createPackageJson(name)),
  'tsconfig.json': toJson(compiler),
  'vite.config.ts': viteConfig,
  '.gitignore': 'node_modules/\ndist/\ndelivery/\n',
  'README.md': readme(name),
  'public/config.json': toJson(createConfig(name)),
  'src/main.ts': main,
  'src/plugins.ts': createPluginList(name),
  [`src/${name}/plugin.ts`]: createPlugin(name),
  [`src/${name}/overview.tsx`]: overview,
  [`src/${name}/packages.ts`]: packages,
  [`src/${name}/zh-cn.ts`]: createTexts({ posts: '{{total}} 个岗位', title: '套餐一览', name: '套餐名称' }),
  [`src/${name}/en.ts`]: createTexts({ posts: '{{total}} posts', title: 'Packages at a glance', name: 'Package name' }),
})
