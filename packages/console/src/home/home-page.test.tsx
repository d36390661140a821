import { createTranslator, TranslateProvider } from '@jwsk/kit'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import type { Menu } from '../navigation/model'
import { $site, defaultBuild, defaultSite } from '../site/model'
import { consoleNamespace } from '../text'
import { HomePage, toGreetingName } from './home-page'

test('a console that was built with a home page of its own begins there', async () => {
  const built = { ...defaultBuild, home: () => Promise.resolve({ default: () => <h1>今日潮汐</h1> }) }
  render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, built }]] })}>
      <TranslateProvider translator={createTranslator('zh-cn')} namespace={consoleNamespace}>
        <HomePage menu={{} as Menu /* the page of its own asks for none */} />
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('heading', { name: '今日潮汐' })).toBeTruthy()
})

test.each([
  ['管理员', 'zh-cn', '管理员'],
  ['管理员', 'en', ''],
  ['Ada Lovelace', 'en', 'Ada Lovelace'],
])('who is called %s is greeted in %s as %j', (called, language, name) => {
  expect(toGreetingName(called, language)).toBe(name)
})
