import type { Client } from '@jwsk/sdk'
import { scenicSpot } from '@jwsk/sdk/biz'
import { expect, test, vi } from 'vitest'
import { buildActions } from './build-actions'
import { createEnableOptions } from './enable-options'

interface Spot {
  readonly id: string
  readonly status?: number
}

test('offers enable or disable by status and permission code', async () => {
  const [enable, disable] = buildActions<Spot>((action) => [...action.enableDisable(scenicSpot.changeStatus, { off: 2 })])
  const call = vi.fn(() => Promise.resolve())
  const client = { call } as unknown as Client // the action uses nothing else
  expect([enable?.name, disable?.name]).toEqual(['enable', 'disable'])
  expect([enable?.permission, disable?.permission]).toEqual(['scenic_spot_enable', 'scenic_spot_enable'])
  expect(
    [0, 1, 2, undefined].map((status) => [enable, disable].map((one) => one?.when({ id: '7', ...(status !== undefined && { status }) }))),
  ).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [true, false],
  ])
  expect([enable, disable].map((one) => [one?.confirms, one?.run])).toEqual([
    [true, undefined],
    [true, undefined],
  ])
  const context = { client, now: () => '2026-11-21 08:00:00' }
  for (const [, { run }] of createEnableOptions(scenicSpot.changeStatus, { off: 2 })) await run({ id: '7' }, context)
  expect(call.mock.calls).toEqual([
    [scenicSpot.changeStatus, { ids: '7', status: 1 }],
    [scenicSpot.changeStatus, { ids: '7', status: 2 }],
  ])
})
