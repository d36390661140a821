import { createTranslator, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { $site, defaultBuild, defaultSite } from '../../platform/site/model'
import { consoleNamespace } from '../../platform/text'
import type { Menu } from '../../shell/navigation/model'
import { HomePage, toGreetingName } from './home-page'

test('a custom home page of the build replaces the default one', async () => {
  const built = { ...defaultBuild, home: () => Promise.resolve({ default: () => <h1>今日潮汐</h1> }) }
  render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, built }]] })}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace={consoleNamespace}>
        <HomePage menu={{} as Menu /* the custom page needs none */} />
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('heading', { name: '今日潮汐' })).toBeTruthy()
})

test.each([
  ['管理员', 'zh-cn', '管理员'],
  ['管理员', 'en', ''],
  ['Ada Lovelace', 'en', 'Ada Lovelace'],
])('the name %s in language %s is greeted as %j', (name, language, expected) => {
  expect(toGreetingName(name, language)).toBe(expected)
})
