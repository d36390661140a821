import { expect, test } from 'vitest'
import { getAcceptCode } from './hot-modules'

test.each([
  ['/repository/plugins/car-wash/locales/en.ts', '{"namespace":"car-wash","language":"en"}'],
  ['/repository/packages/console/src/locales/zh-cn.ts', '{"namespace":"console","language":"zh-cn"}'],
  ['/repository/packages/console/src/locales/sign-in.en.ts', '{"namespace":"console","language":"en"}'],
  ['/repository/packages/ui/src/i18n/locales/zh-cn.ts', '{"namespace":"kit","language":"zh-cn"}'],
])('%s updates the texts of its namespace', (file, scope) => {
  expect(getAcceptCode(file)).toContain(`updateTexts(${scope}, next.default)`)
})

test('a declaration updates the screens of its plugin', () => {
  expect(getAcceptCode('/repository/plugins/car-wash/resources/wash-order.ts')).toContain(`updateDeclaration('car-wash', first, next)`)
})

test.each([
  '/repository/plugins/car-wash/plugin.ts',
  '/repository/plugins/car-wash/views/overview.tsx',
  '/repository/plugins/car-wash/resources/wash-order.test.ts',
  '/repository/packages/console/src/locales/menu.en.ts',
  '/repository/packages/ui/src/i18n/locales/errors.en.ts',
  '/repository/packages/console/src/app/plugins.ts',
])('%s is left to Vite', (file) => {
  expect(getAcceptCode(file)).toBeUndefined()
})
