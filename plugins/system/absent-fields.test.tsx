import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { springBlade } from '@jwsk/sdk/profiles'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { base } from '../base/plugin'
import { system } from './plugin'

const platform = startPlatform()
const openOn = async (client: typeof platform.client, plugin: typeof system, path: string) => {
  renderScreen(plugin, { path, client, permissions: ['dept_add'] })
  const heads = await screen.findAllByRole('columnheader')
  return heads.map(({ textContent }) => textContent)
}
/** Client whose platform lacks what SpringBlade lacks. */
const getBlade = () => ({ ...platform.client, profile: springBlade({ passwords: 'plain' }) })

async function openForm() {
  fireEvent.click(await screen.findByRole('button', { name: '新增' }))
  const form = within(await screen.findByRole('dialog'))
  await form.findByLabelText(/机构名称/)
  return form
}

test('lists and forms of departments have their category', async () => {
  expect(await openOn(platform.client, system, '/system/dept')).toContain('机构类型')
  expect((await openForm()).getByLabelText(/机构类型/)).toBeTruthy()
})

test('lists and forms omit fields that SpringBlade lacks', async () => {
  const heads = await openOn(getBlade(), system, '/system/dept')
  expect(heads).toContain('机构全称')
  expect(heads).not.toContain('机构类型')
  expect((await openForm()).queryByLabelText(/机构类型/)).toBeNull()
})

test('ignores an order by a field that SpringBlade lacks', async () => {
  const heads = await openOn(getBlade(), system, '/system/tenant?order=-expireTime')
  expect(heads).toContain('租户名称')
  expect(heads).not.toContain('过期时间')
  await waitFor(() => expect(platform.getCalls('tenant/page').map(({ searchParams }) => searchParams.has('descs'))).toEqual([false]))
})

test('omits filters that SpringBlade ignores', async () => {
  expect(await openOn(getBlade(), base, '/base/region')).toContain('区划级别')
  expect(screen.getByLabelText('区划名称')).toBeTruthy()
  expect(screen.queryByLabelText('区划级别')).toBeNull()
})
