import { toCamelCase } from './case.mjs'
import { createPluginFrame, createTextFiles } from './plugin'

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

const renderOverviewTest = (name: string) => `import { renderScreen } from '@jwsk/kit/testing'
import { createClient } from '@jwsk/sdk'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${toCamelCase(name)} } from '../plugin'

test('the overview is translated', async () => {
  const client = createClient({ baseUrl: 'http://platform.test', clientId: 'test', clientSecret: 'test' })
  const { unmount } = renderScreen(${toCamelCase(name)}, { path: '/${name}/overview', client })
  expect(await screen.findByText('这里还没有内容')).toBeTruthy()
  unmount()
  renderScreen(${toCamelCase(name)}, { path: '/${name}/overview', client, language: 'en' })
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
  client.dispose()
})
`

/** Returns the files of a plugin with one page, by path. */
export const createPluginFiles = (name: string): Readonly<Record<string, string>> => ({
  ...createPluginFrame(name, { views: [`'/${name}/overview': defineView(() => import('./views/overview')),`] }),
  'views/overview.tsx': overview,
  'views/overview.test.tsx': renderOverviewTest(name),
  ...createTextFiles(overviewTexts),
})
