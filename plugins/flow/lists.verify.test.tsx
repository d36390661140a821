import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { flowCopy, flowDelegation } from '@jwsk/sdk/flow'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { flow } from './plugin'

const { client, getCalls } = startPlatform()

const open = (path: string) => renderScreen(flow, { path, client, permissions: [...flow.permissions, 'work_delegation_add'] })

test('marks a copy as read when it is opened', async () => {
  const { records } = await client.call(flowCopy.page, { current: 1, size: 1, read: 0 })
  const { user } = open('/work/copy')
  const [row] = await screen.findAllByRole('row', { name: /未读/ })
  await user.click(within(row as HTMLElement).getAllByRole('button')[0] as HTMLElement)
  await waitFor(() => expect(getCalls('/copy/read')).toHaveLength(1))
  const { total } = await client.call(flowCopy.page, { current: 1, size: 50, read: 1 })
  expect(records).toHaveLength(1)
  expect(total).toBeGreaterThan(0)
})

test('marks several copies as read', async () => {
  const { user } = open('/work/copy')
  for (const row of (await screen.findAllByRole('row', { name: /未读/ })).slice(0, 2)) await user.click(within(row).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: /标为已读/ }))
  await waitFor(() => expect(getCalls('/copy/read').at(-1)?.searchParams.get('ids')?.split(',')).toHaveLength(2))
})

test('lists ended delegations without actions', async () => {
  await client
    .call(flowDelegation.submit, {
      userId: (await client.call(flowDelegation.page, { current: 1, size: 1 })).records[0]?.userId ?? '',
      startTime: '2020-01-01 00:00:00',
      endTime: '2099-01-01 00:00:00',
    })
    .catch((error: Error) => expect(error.message).toMatch(/重叠/))
  open('/work/delegation')
  const ended = within(await screen.findByRole('row', { name: /已结束/ }))
  expect(ended.getByText('全部流程')).toBeTruthy()
  expect(ended.queryByRole('button', { name: /结束代理|编辑/ })).toBeNull()
})
