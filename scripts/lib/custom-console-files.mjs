// files of a custom console, as an adopter would start it; check-custom-console.mjs builds it and opens it

const compilerOptions = {
  ...{ target: 'ES2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx' },
  ...{ strict: true, exactOptionalPropertyTypes: true, verbatimModuleSyntax: true, skipLibCheck: false, noEmit: true },
  types: ['vite/client', 'node'],
}

export const customConsoleFiles = {
  'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src', 'vite.config.ts'] }),
  'vite.config.ts': `import { jwskConsole } from '@jwsk/console/vite'
import { defineConfig } from 'vite'
export default defineConfig({ plugins: [jwskConsole()] })
`,
  'public/config.json': JSON.stringify({
    clientId: 'jwsk-console',
    clientSecret: 'jwsk-console',
    theme: 'harbour',
    languages: ['de', 'zh-cn'],
  }),
  'src/main.ts': `import { createConsole, standardThemes } from '@jwsk/console'
import { german } from './german'

createConsole({
  plugins: () => import('./plugins').then(({ plugins }) => plugins),
  themes: [...standardThemes, { name: 'harbour', label: { 'zh-cn': '港口', en: 'Harbour' }, styleSheet: () => import('./harbour.css') }],
  locales: [german],
  login: [{ id: 'badge', label: { 'zh-cn': '工牌登录', en: 'By badge', de: 'Mit Ausweis' }, form: () => import('./badge-form') }],
  home: () => import('./home'),
})
`,
  'src/plugins.ts': `import { standardPlugins } from '@jwsk/console/plugins'
import type { PluginSource } from '@jwsk/kit'

export const plugins: readonly PluginSource[] = [
  ...standardPlugins.filter(({ id }) => id === 'system'),
  { id: 'berths', load: () => import('./berths/plugin').then(({ berths }) => berths) },
]
`,
  'src/berths/plugin.ts': `import { definePlugin, defineView } from '@jwsk/kit'

export const berths = definePlugin({
  id: 'berths',
  resources: { '/berths/packages': () => import('./packages') },
  views: { '/berths/plan': defineView(() => import('./plan')) },
  menuItems: [
    { path: '/berths/plan', title: { 'zh-cn': '泊位图', en: 'Berths' } },
    { path: '/berths/packages', title: { 'zh-cn': '泊位套餐', en: 'Berth packages' } },
  ],
  locales: { 'zh-cn': () => import('./zh-cn'), en: () => import('./en') },
})
`,
  'src/berths/plan.tsx': `import { useRuntime, useTranslate } from '@jwsk/kit'
import { post } from '@jwsk/sdk/system'
import { useEffect, useState } from 'react'

export default function Plan() {
  const t = useTranslate()
  const { client } = useRuntime()
  const [total, setTotal] = useState(0)
  useEffect(() => {
    void client.call(post.page, { current: 1, size: 1 }).then((page) => setTotal(Number(page.total)))
  }, [client])
  return <h1 className="text-2xl">{t('plan.title', { total })}</h1>
}
`,
  'src/berths/packages.ts': `import { defineResource, text } from '@jwsk/kit'
import { tenantPackage } from '@jwsk/sdk/system'

export default defineResource({
  api: tenantPackage,
  fields: { packageName: text() },
  columns: ['packageName'],
  actions: { view: false, add: false, edit: false, delete: false },
})
`,
  'src/berths/zh-cn.ts': `export default { plan: { title: '{{total}} 个泊位' }, tenantPackage: { title: '泊位套餐', fields: { packageName: '套餐名称' } } }
`,
  'src/berths/en.ts': `export default { plan: { title: '{{total}} berths' }, tenantPackage: { title: 'Berth packages', fields: { packageName: 'Package name' } } }
`,
  'src/german.ts': `import { defineLanguage } from '@jwsk/kit'

export const german = defineLanguage({
  id: 'de',
  name: 'Deutsch',
  fallback: 'en',
  texts: {
    console: () => import('./german/console'),
    kit: () => Promise.resolve({ default: { list: { search: 'Suchen' } } }),
    berths: () => Promise.resolve({ default: { plan: { title: '{{total}} Liegeplätze' } } }),
  },
})
`,
  'src/german/console.ts': `export default { login: { heading: 'Anmelden', username: 'Benutzername' }, user: { signOut: 'Abmelden' } }
`,
  'src/harbour.css': `:root[data-theme="harbour"] { --accent: #00695c; --sidebar-bg: #00332c; }
`,
  'src/home.tsx': `export default function Home() {
  return <h1 className="text-2xl">Hafen</h1>
}
`,
  'src/badge-form.tsx': `import type { LoginMethodProps } from '@jwsk/console'
import { Button } from '@jwsk/kit'

export default function BadgeForm({ signIn, isPending }: LoginMethodProps) {
  const read = () => void signIn({ type: 'authorization_code', code: 'sso-admin', redirectUri: location.origin })
  return (
    <Button variant="primary" aria-disabled={isPending} onClick={read}>
      Ausweis lesen
    </Button>
  )
}
`,
}
