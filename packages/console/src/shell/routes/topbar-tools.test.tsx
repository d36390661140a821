import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, test } from 'vitest'
import { savePreferencesFx, switchToggled } from '../../platform/preferences/model'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { $panel, buildMenu } from '../navigation/model'
import { TopbarTools } from './topbar-tools'

const menu = buildMenu([], { roles: [], userType: 'web' })

async function showTools() {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  await loadTexts(translator, kitNamespace, kitTexts)
  const scope = fork({ handlers: [[savePreferencesFx, () => undefined]] })
  render(
    <Provider value={scope}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <KitProvider runtime={{ site: {} } as KitRuntime /* nothing else of it is used */}>
          <TopbarTools menu={menu} />
        </KitProvider>
      </TranslateProvider>
    </Provider>,
  )
  return scope
}

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: '更多工具' }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

// spec 2.49
test('the menu of tools offers those that the bar has no room for, under the same names', async () => {
  const scope = await showTools()
  expect(await openMenu()).toEqual(['主题', '日志，0 条', '锁屏', '设置'])
  await userEvent.click(screen.getByRole('menuitem', { name: '锁屏' }))
  expect(scope.getState($panel)).toBe('lock')
})

test('switched off tools are neither in the bar nor in its menu', async () => {
  const scope = await showTools()
  for (const name of ['theme', 'debug', 'lock'] as const) await allSettled(switchToggled, { scope, params: name })
  expect(await openMenu()).toEqual(['设置'])
  expect(screen.queryByRole('button', { name: '主题' })).toBeNull()
})
