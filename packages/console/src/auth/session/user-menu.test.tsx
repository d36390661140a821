import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import type { SessionUser } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { $site, defaultSite, type Site } from '../../platform/site/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $user, signOutFx } from './model'
import { UserMenu } from './user-menu'

const signOut = vi.fn()
afterEach(() => void signOut.mockClear())

async function renderMenu(avatar = '', site: Partial<Site> = {}) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const user = { account: 'admin', realName: '管理员', avatar } as SessionUser // the menu reads no other field
  const scope = fork({
    values: [
      [$user, user],
      [$site, { ...defaultSite, ...site }],
    ],
    handlers: [[signOutFx, signOut]],
  })
  const { container } = render(
    <Provider value={scope}>
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
  expect((await renderMenu()).source()).toBe('favicon.svg#mark')
  const { image, source } = await renderMenu('/me.png')
  expect(source()).toBe('/me.png')
  fireEvent.error(image() as HTMLElement)
  expect(source()).toBe('favicon.svg#mark')
})

// spec 2.51
test('shows the avatar and the real name', async () => {
  const { source } = await renderMenu('/me.png')
  expect(screen.getByRole('button', { name: '管理员，个人菜单' }).textContent).toBe('管理员')
  expect(source()).toBe('/me.png')
})

async function askToSignOut() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /个人菜单/ }))
  await user.click(await screen.findByRole('menuitem', { name: '退出登录' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText('退出系统, 是否继续?')).toBeTruthy()
  return (name: string) => user.click(dialog.getByRole('button', { name }))
}

// spec 2.54
test('signing out asks and stays if the answer is no', async () => {
  await renderMenu()
  const answer = await askToSignOut()
  expect(signOut).not.toHaveBeenCalled()
  await answer('取消')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(signOut).not.toHaveBeenCalled()
})

// spec 2.55
test('signs out once the user has confirmed', async () => {
  await renderMenu()
  const answer = await askToSignOut()
  await answer('确定')
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
})

// spec 3.4
test.each([
  [{}, 0],
  [{ accountSwitch: true }, 1],
])('with the options %j offers the account switch %i times', async (site, count) => {
  await renderMenu('', site)
  await userEvent.click(screen.getByRole('button', { name: /个人菜单/ }))
  expect(await screen.findByRole('menuitem', { name: '退出登录' })).toBeTruthy()
  expect(screen.queryAllByRole('menuitem', { name: '切换身份' })).toHaveLength(count)
})
