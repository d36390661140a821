import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { authority } from './plugin'

const { client, expectSent, getCalls } = startPlatform()

// spec 7.28
test('the list shows rule counts, loaded in one call', async () => {
  const { user } = renderScreen(authority, { path: '/authority/datascope', client, permissions: authority.permissions })
  expect(await screen.findAllByText('下级 1 条')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /展开.*停车管理/ }))
  expect(await screen.findByText('1 条规则')).toBeTruthy()
  expect(getCalls('menu/grant-tree')).toHaveLength(1)
  await expectSent({ 'GET jwsk-system/menu/lazy-menu-list': ['parentId'] })
})
