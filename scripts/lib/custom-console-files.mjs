// what the check of a custom console changes in a new console, to use every option; the README of the console shows it
import { createConsoleFiles } from '../../packages/codegen/src/console/console-files.mjs'

/** Files of a console as `jwsk new console berths` creates it. */
export const newConsoleFiles = createConsoleFiles('berths')

export const customConsoleFiles = {
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
  'src/german.ts': `import { defineLanguage } from '@jwsk/kit'

export const german = defineLanguage({
  id: 'de',
  name: 'Deutsch',
  fallback: 'en',
  texts: {
    console: () => import('./german/console'),
    kit: () => Promise.resolve({ default: { list: { search: 'Suchen' } } }),
    berths: () => Promise.resolve({ default: { overview: { posts: '{{total}} Liegeplätze' } } }),
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
