import type { Client } from '@jwsk/sdk'
import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test, vi } from 'vitest'
import { accountTexts, consoleNamespace, signInTexts } from '../../platform/text'
import PhoneForm from './phone-form'

// spec 5.1, 5.2, 5.3
test.each([
  ['', '手机号码不能为空'],
  ['1380013800', '手机号码长度不是11位'],
  ['138001380001', '手机号码长度不是11位'],
  ['abcdefghijk', '手机号码格式不正确'],
])('the phone number %j gets no code but the error %s', async (typed, error) => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, accountTexts)
  const call = vi.fn()
  const client = { call } as unknown as Client // the only member used
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <PhoneForm client={client} onBack={() => undefined} />
      </TranslateProvider>
    </Provider>,
  )
  const input = screen.getByLabelText('手机号码')
  if (typed !== '') await userEvent.type(input, typed)
  await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error)
  expect(call).not.toHaveBeenCalled()
})
