import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { dept } from '@jwsk/sdk/system'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { system } from './plugin'

const { client, getCalls } = startPlatform()

async function askToDelete(path: string, permission: string, over = client) {
  renderScreen(system, { path, client: over, permissions: [`${permission}_delete`] })
  await chooseAction('删除')
  return within(await screen.findByRole('alertdialog'))
}

test('deleting a department counts its users by one call', async () => {
  const [first] = await client.call(dept.lazyList, { parentId: '0' })
  const question = await askToDelete(`/system/dept?deptName=${first?.deptName}`, 'dept')
  expect(await question.findByText(/^还有 [1-9]\d* 个用户属于所选数据/)).toBeTruthy()
  const calls = getCalls('user/page').map(({ searchParams }) => Object.fromEntries(searchParams))
  expect(calls).toEqual([{ deptId: first?.id, current: '1', size: '1' }])
})

test('deleting a tenant says what the platform leaves behind', async () => {
  const profile = { ...client.profile, leavesDependents: ['tenant'] }
  const question = await askToDelete('/system/tenant?tenantId=000000', 'tenant', { ...client, profile })
  expect(await question.findByText(/^平台不会一并删除租户的角色、机构、岗位与账号 admin/)).toBeTruthy()
})

test('deleting a tenant counts its accounts', async () => {
  const question = await askToDelete('/system/tenant?tenantId=000000', 'tenant')
  expect(question.queryByText(/^平台不会一并删除/)).toBeNull()
  expect(await question.findByText(/^还有 [1-9]\d* 个用户属于所选数据/)).toBeTruthy()
  expect(getCalls('user/page').map(({ searchParams }) => searchParams.get('tenantId'))).toEqual(['000000'])
})
