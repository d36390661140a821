import { KitProvider, type KitRuntime } from '@jwsk/kit/shell'
import { createTranslator, kitNamespace, kitTexts, loadTexts, TranslateProvider } from '@jwsk/ui'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleNamespace } from '../../platform/text'
import { buildMenu } from '../navigation/model'
import { BuiltInPage } from './built-in-page'

// spec 2.9, 2.45
test('the test page shows a map before a point is selected', async () => {
  const runtime = { client: {}, scope: ['test'] } as unknown as KitRuntime // the map makes no calls
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, kitNamespace, kitTexts)
  render(
    <TranslateProvider translator={translator} namespace={consoleNamespace}>
      <KitProvider runtime={runtime}>
        <BuiltInPage path="/test/index" menu={buildMenu([], { roles: [], userType: '' })} />
      </KitProvider>
    </TranslateProvider>,
  )
  expect(await screen.findByRole('group', { name: /地图/ })).toBeTruthy()
})
