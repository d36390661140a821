import { createTranslator, loadTexts, TranslateProvider } from '@jwsk/ui'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { consoleNamespace, signedInTexts } from '../../platform/text'
import { buildMenu } from './menu'
import { useMenuEntries } from './sidebar'

// spec 6.9
test('the menu of property staff begins with the home page', async () => {
  const translator = createTranslator('zh-cn')
  await loadTexts(translator, consoleNamespace, signedInTexts)
  const notices = { id: '2', code: 'notices', name: '物业通知', path: '/property/notice' }
  const menu = buildMenu([{ id: '1', code: 'property', name: '物业管理系统', path: '/property', children: [notices] }], {
    roles: [],
    userType: 'wy',
  })
  const { result } = renderHook(() => useMenuEntries(menu), {
    wrapper: ({ children }) => (
      <TranslateProvider translator={translator} namespace={consoleNamespace}>
        {children}
      </TranslateProvider>
    ),
  })
  expect(result.current.map(({ label, path }) => [label, path])).toEqual([
    ['首页', '/wel/index'],
    ['物业通知', '/property/notice'],
  ])
})
