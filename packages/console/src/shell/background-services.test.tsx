import { createTranslator, KitProvider, type KitRuntime, loadTexts, TranslateProvider } from '@jwsk/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { storageFailed } from '../lifecycle/model'
import { $notices, readNoticeClockFx } from '../notices/model'
import { $site, defaultSite } from '../site/model'
import { consoleNamespace, signedInTexts } from '../text'
import BackgroundServices from './background-services'

const translator = createTranslator('zh-cn')
const runtime = {} as KitRuntime // of it the site's clock alone is asked for

const clocked = () => fork({ handlers: [[readNoticeClockFx, () => Date.now()]] })

async function shownIn(scope = clocked()) {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const { unmount } = render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <BackgroundServices />
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  await allSettled(scope)
  unmount()
  return scope.getState($notices).map(({ text }) => text)
}

test('F31 who uses a browser that keeps nothing is told so, once', async () => {
  const told = [expect.stringContaining('浏览器不允许本系统保存数据')]
  expect(await shownIn()).toEqual([])
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await shownIn()).toEqual(told)
  blocked.mockRestore()
  const scope = clocked()
  await allSettled(storageFailed, { scope })
  expect(await shownIn(scope)).toEqual(told)
})

// spec 2.77
test('H40 a configuration with a verification code asks for it, in whatever build', async () => {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const scope = fork({ values: [[$site, { ...defaultSite, verificationCode: '2024' }]], handlers: [[readNoticeClockFx, () => Date.now()]] })
  vi.stubEnv('DEV', false)
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <QueryClientProvider client={new QueryClient()}>
          <KitProvider runtime={runtime}>
            <BackgroundServices />
          </KitProvider>
        </QueryClientProvider>
      </TranslateProvider>
    </Provider>,
  )
  expect(await screen.findByRole('dialog', { name: '人机验证' })).toBeTruthy()
  vi.unstubAllEnvs()
})
