import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { storageFailed } from '../../platform/lifecycle/model'
import { $site, defaultSite } from '../../platform/site/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $notices, readNoticeClockFx } from '../notices/model'
import BackgroundServices from './background-services'

const translator = createTranslator('zh-cn')
const runtime = {} as KitRuntime // only the site's clock is read

const clocked = () => fork({ handlers: [[readNoticeClockFx, () => Date.now()]] })

async function renderServices(scope: Scope) {
  await loadTexts(translator, consoleNamespace, signedInTexts)
  return render(
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
}

async function renderNotices(scope = clocked()) {
  const { unmount } = await renderServices(scope)
  await allSettled(scope)
  unmount()
  return scope.getState($notices).map(({ text }) => text)
}

test('F31 a user whose browser stores nothing is warned once', async () => {
  const warned = [expect.stringContaining('浏览器不允许本系统保存数据')]
  expect(await renderNotices()).toEqual([])
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(await renderNotices()).toEqual(warned)
  blocked.mockRestore()
  const scope = clocked()
  await allSettled(storageFailed, { scope })
  expect(await renderNotices(scope)).toEqual(warned)
})

// spec 2.77
test('H40 asks for the verification code of the configuration in any build', async () => {
  const scope = fork({ values: [[$site, { ...defaultSite, verificationCode: '2024' }]], handlers: [[readNoticeClockFx, () => Date.now()]] })
  vi.stubEnv('DEV', false)
  await renderServices(scope)
  expect(await screen.findByRole('dialog', { name: '人机验证' })).toBeTruthy()
  vi.unstubAllEnvs()
})
