import { Blob, File } from 'node:buffer'
import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLot, parkingLotWhitelist } from '@jwsk/sdk/biz'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { parking } from './plugin'

const { client } = startPlatform()

// jsdom uploads files with its own XMLHttpRequest, which bypasses the mocked fetch
async function sendByFetch() {
  const form = new Response('', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }).formData()
  vi.stubGlobal('FormData', (await form).constructor)
  vi.stubGlobal('Blob', Blob)
  vi.stubGlobal('XMLHttpRequest', undefined)
}
afterEach(() => vi.unstubAllGlobals())

test('imports plates row by row and shows the reason of each rejection', async () => {
  await sendByFetch()
  const [lot] = (await client.call(parkingLot.page, { current: 1, size: 1 })).records
  const [known] = (await client.call(parkingLotWhitelist.page, { current: 1, size: 1, parkingLotId: lot?.id ?? '' })).records
  const whole = '2026-11-21 00:00:00,2027-11-20 23:59:59'
  const line = (plate: string, period = whole, place = lot?.lotName) => `${plate},蓝,员工,许子墨,13800138000,${period},${place}`
  const sheet = [
    '车牌号,车牌颜色,名单类型,车主姓名,车主电话,生效时间,失效时间,停车场',
    line('浙A8K2M6'),
    line('浙A8K2M'),
    line('浙A8K2M7', '2026-11-21 00:00:00,2026-11-20 23:59:59'),
    line('浙A8K2M8', whole, '不存在的停车场'),
    line(known?.plateNo ?? ''),
  ]
  const { user } = renderScreen(parking, { path: '/biz/parkingLotWhitelist', client, permissions: parking.permissions })
  await user.click(await screen.findByRole('button', { name: '导入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入' }))
  fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), {
    target: { files: [new File([sheet.join('\n')], '白名单.csv', { type: 'text/csv' })] },
  })
  await user.click(dialog.getByRole('button', { name: '开始导入' }))
  expect(await dialog.findByText('成功 1 条，失败 4 条')).toBeTruthy()
  const [, ...rows] = within(dialog.getByRole('table', { name: '逐行结果' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '3失败车牌号格式不正确',
    '4失败失效时间必须晚于生效时间',
    '5失败停车场取值不正确',
    '6失败该车牌已在此停车场的白名单中',
  ])
  const taken = await client.call(parkingLotWhitelist.page, { current: 1, size: 10, plateNo: '浙A8K2M' })
  expect(taken.records).toMatchObject([{ plateNo: '浙A8K2M6', parkingLotId: lot?.id, endTime: '2027-11-20 23:59:59' }])
})
