import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import type { SessionUser } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $user } from './model'
import { UserMenu } from './user-menu'

async function renderAvatar(avatar: string) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const user = { account: 'admin', realName: '管理员', avatar } as SessionUser // the menu reads no other field
  const { container } = render(
    <Provider value={fork({ values: [[$user, user]] })}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <KitProvider runtime={{ site: {} } as KitRuntime /* nothing else of it is used */}>
          <UserMenu links={[]} warning="" />
        </KitProvider>
      </TranslateProvider>
    </Provider>,
  )
  const image = () => container.querySelector('img')
  return { image, source: () => image()?.getAttribute('src') }
}

// spec 3.12
test('shows the logo for a user with no avatar, or a broken one', async () => {
  expect((await renderAvatar('')).source()).toBe('favicon.svg#mark')
  const { image, source } = await renderAvatar('/me.png')
  expect(source()).toBe('/me.png')
  fireEvent.error(image() as HTMLElement)
  expect(source()).toBe('favicon.svg#mark')
})
