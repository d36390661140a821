import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { consoleNamespace, panelTexts, signInTexts } from '../text'
import { LanguageMenu } from './language-menu'
import { $language, $theme, applyAppearanceFx, savePreferencesFx } from './model'
import { ThemeDialog } from './theme-dialog'

async function show(content: ReactNode) {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signInTexts)
  await loadTexts(translator, consoleNamespace, panelTexts)
  const ignore = () => undefined
  const scope = fork({
    handlers: [
      [savePreferencesFx, ignore],
      [applyAppearanceFx, ignore],
    ],
  })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        {content}
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

const themeNames = ['默认', '白色', '炫黑', '暖橙', '星空', '黑金', '工业蓝', '灰青', '炫彩', '浅灰', '经典', '雅紫', 'mac-os']

// spec 2.67
test('the theme dialog offers thirteen themes, from default to mac-os', async () => {
  const scope = await show(<ThemeDialog onClose={() => undefined} />)
  const cards = screen.getAllByRole('button', { pressed: false }).concat(screen.getAllByRole('button', { pressed: true }))
  expect(cards.map(({ textContent }) => textContent).toSorted()).toEqual(themeNames.toSorted())
  await userEvent.click(screen.getByRole('button', { name: '雅紫' }))
  expect(scope.getState($theme).name).toBe('beautiful')
})

// spec 2.69
test('the language menu offers Chinese and English', async () => {
  const scope = await show(<LanguageMenu />)
  await userEvent.click(screen.getByRole('button', { name: '切换语言' }))
  const items = await screen.findAllByRole('menuitemradio')
  expect(items.map(({ textContent }) => textContent)).toEqual(['简体中文', 'English'])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }))
  await waitFor(() => expect(scope.getState($language)).toBe('en'))
})
