import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test } from 'vitest'
import { $site, defaultSite } from '../../platform/site/model'
import { consoleNamespace, verificationTexts } from '../../platform/text'
import { VerificationDialog } from './verification-dialog'

const translator = createTranslator('zh-cn')

beforeEach(async () => {
  await loadTexts(translator, consoleNamespace, verificationTexts)
  localStorage.clear()
})

function open(verificationCode: string) {
  const { unmount } = render(
    <Provider value={fork({ values: [[$site, { ...defaultSite, verificationCode }]] })}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <VerificationDialog />
      </TranslateProvider>
    </Provider>,
  )
  return unmount
}
const dialog = () => screen.queryByRole('dialog', { name: '人机验证' })
const submit = () => userEvent.click(screen.getByRole('button', { name: '确定' }))

// spec 2.77, 2.78, 5.7
test('H40 asks for the configured code, and only once per browser', async () => {
  const leave = open('2024')
  await submit()
  expect(screen.getByRole('alert').textContent).toBe('验证码不能为空')
  await userEvent.type(screen.getByLabelText('验证码'), '1')
  await submit()
  expect(screen.getByRole('alert').textContent).toBe('验证码不正确')
  expect(dialog()).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('验证码'))
  await userEvent.type(screen.getByLabelText('验证码'), '2024')
  await submit()
  expect(dialog()).toBeNull()
  leave()
  open('2024')
  expect(dialog()).toBeNull()
})

test('H40 asks for nothing without a code in the configuration', () => {
  open('')
  expect(dialog()).toBeNull()
})
