export const camel = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

const manifest = (name) => `import { definePlugin, view } from '@jwsk/kit'

export const ${camel(name)} = definePlugin({
  id: '${name}',
  views: {
    '/${name}/overview': view(() => import('./views/overview')),
  },
  locales: { 'zh-cn': () => import('./locales/zh-cn'), en: () => import('./locales/en') },
})
`

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

const zhCn = `const texts = {
  overview: { title: '概览', empty: '这里还没有内容', hint: '在 views 中修改这个页面，或在 resources 中声明列表。' },
}

export default texts
`

const en = `import type { SameKeys } from '@jwsk/kit'
import type reference from './zh-cn'

const texts: SameKeys<typeof reference> = {
  overview: { title: 'Overview', empty: 'Nothing here yet', hint: 'Change this page in views, or declare a list in resources.' },
}

export default texts
`

const contractTest = (name) => `import { testPlugin } from '@jwsk/kit/testing'
import { ${camel(name)} } from './plugin'

testPlugin(${camel(name)})
`

const screenTest = (name) => `import { renderScreen } from '@jwsk/kit/testing'
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

const packageOf = (name) =>
  `${JSON.stringify(
    {
      name: `@jwsk/plugin-${name}`,
      version: '0.1.0',
      private: true,
      license: 'MIT',
      type: 'module',
      dependencies: { '@jwsk/kit': '0.1.0', '@jwsk/sdk': '0.1.0' },
      peerDependencies: { react: '^19' },
      devDependencies: { '@testing-library/react': '^16' },
    },
    null,
    2,
  )}\n`

/** a plugin of one page, by path */
export const filesOf = (name) => ({
  'package.json': packageOf(name),
  'plugin.ts': manifest(name),
  'plugin.test.ts': contractTest(name),
  'views/overview.tsx': overview,
  'views/overview.test.tsx': screenTest(name),
  'locales/zh-cn.ts': zhCn,
  'locales/en.ts': en,
})
