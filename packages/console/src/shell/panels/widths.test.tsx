import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LockDialog } from '../../auth/lock/lock-dialog'
import { LogsDialog } from '../../platform/logs/logs-dialog'
import { SettingsDrawer } from '../../platform/preferences/settings-drawer'
import { ThemeDialog } from '../../platform/preferences/theme-dialog'
import { consoleNamespace, signedInTexts } from '../../platform/text'

const Lock: ComponentType<{ onClose: () => void }> = (props) => <LockDialog warning="" {...props} />

// spec 9.8
test.each([
  ['the themes', ThemeDialog, 50],
  ['the logs', LogsDialog, 60],
  ['the lock', Lock, 30],
  ['the settings', SettingsDrawer, 30],
])('%s take their share of the viewport', async (_, Panel, share) => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  render(
    <Provider value={fork()}>
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        <MemoryRouter>
          <Panel onClose={() => undefined} />
        </MemoryRouter>
      </TranslateProvider>
    </Provider>,
  )
  expect(screen.getByRole('dialog').style.getPropertyValue('--width')).toBe(`max(320px, ${share}vw)`)
})
