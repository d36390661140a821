import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLot } from '@jwsk/sdk/biz'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { money } from '../fields/money/money'
import { number } from '../fields/number/number'
import { text } from '../fields/text/text'
import { textarea } from '../fields/textarea/textarea'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import type { LabelsOf } from '../resource/model/labels'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const lots = defineResource({
  api: parkingLot,
  fields: {
    lotName: text(),
    lotCode: text(),
    address: text(),
    openTime: text(),
    contactPhone: text(),
    totalSpace: number(),
    leftSpace: number(),
    reserveSpace: number(),
    hourPrice: money(),
    dayMaxPrice: money(),
    freeMinutes: number(),
    remark: textarea(),
  },
  columns: ['lotName'],
  form: {
    basic: ['lotName', 'lotCode', 'address', 'openTime', 'contactPhone'],
    spaces: ['totalSpace', 'leftSpace', 'reserveSpace'],
    charge: ['hourPrice', 'dayMaxPrice', 'freeMinutes', 'remark'],
  },
  check: ({ hourPrice = 0, dayMaxPrice }, { say }) =>
    dayMaxPrice !== undefined && Number(dayMaxPrice) < Number(hourPrice) ? { dayMaxPrice: say('belowHour') } : undefined,
})

const labels = {
  parkingLot: {
    title: '停车场',
    record: '停车场',
    fields: {
      lotName: '名称',
      lotCode: '编号',
      address: '地址',
      openTime: '开放时间',
      contactPhone: '电话',
      totalSpace: '总车位',
      leftSpace: '剩余车位',
      reserveSpace: '可预约车位',
      hourPrice: '每小时收费',
      dayMaxPrice: '每日封顶',
      freeMinutes: '免费时长（分钟）',
      remark: '备注',
    },
    help: { freeMinutes: '不超过这段时间不收费' },
    sections: { basic: '基本信息', spaces: '车位', charge: '收费' },
    checks: { belowHour: '每日封顶不能低于每小时收费' },
  },
} satisfies { parkingLot: LabelsOf<typeof lots> }
const plugin = definePlugin({
  id: 'lots',
  resources: { '/lots': () => Promise.resolve({ default: lots }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

async function openForm() {
  const rendered = renderScreen(plugin, { path: '/lots', client: platform.client })
  await rendered.user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/^名称/)
  return { ...rendered, dialog }
}

test('a long form lists its errors at the top with links to the fields', async () => {
  const { user, dialog } = await openForm()
  expect(dialog.queryByRole('alert')).toBeNull()
  await user.click(dialog.getByRole('button', { name: '保存' }))
  const errors = within(await dialog.findByRole('alert'))
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('alert')))
  expect(errors.getByText('有 6 处需要修改')).toBeTruthy()
  await user.click(errors.getByRole('button', { name: '地址' }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^地址/))
  await user.keyboard('东门路 1 号')
  await waitFor(() => expect(errors.getByText('有 5 处需要修改')).toBeTruthy())
  expect(document.activeElement).toBe(dialog.getByLabelText(/^地址/))
})

test('its outline counts missing fields by section and moves the focus there', async () => {
  const { user, dialog } = await openForm()
  const outline = within(dialog.getByRole('navigation', { name: '目录' }))
  expect(outline.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['基本信息缺 4 项', '车位缺 1 项', '收费缺 1 项'])
  await user.click(outline.getByRole('button', { name: /^车位/ }))
  expect(document.activeElement).toBe(dialog.getByLabelText(/^总车位/))
  const minutes = dialog.getByLabelText('免费时长（分钟）')
  expect(minutes.parentElement?.textContent).toBe('分钟')
  const notes = minutes.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(notes.map((id) => document.getElementById(id)?.textContent)).toContain('不超过这段时间不收费')
})

test('its outline marks sections with errors and the current section', async () => {
  const { user, dialog } = await openForm()
  const outline = within(dialog.getByRole('navigation', { name: '目录' }))
  const current = () => outline.getAllByRole('button').filter((button) => button.getAttribute('aria-current') === 'step')
  expect(current().map(({ textContent }) => textContent)).toEqual(['基本信息缺 4 项'])
  await user.click(outline.getByRole('button', { name: /^车位/ }))
  expect(current().map(({ textContent }) => textContent)).toEqual(['车位缺 1 项'])
  await user.click(dialog.getByRole('button', { name: '保存' }))
  await dialog.findByRole('alert')
  const marks = () => outline.queryAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
  expect(marks()).toEqual(['有 4 处需要修改', '有 1 处需要修改', '有 1 处需要修改'])
  await user.type(dialog.getByLabelText(/^总车位/), '30')
  await waitFor(() => expect(marks()).toEqual(['有 4 处需要修改', '有 1 处需要修改']))
  expect(outline.getByRole('button', { name: /车位/ }).textContent).toBe('车位')
})

test('its errors contain those of rules across fields', async () => {
  const { user, dialog } = await openForm()
  await user.type(dialog.getByLabelText(/^每小时收费/), '10')
  await user.type(dialog.getByLabelText(/^每日封顶/), '5')
  await user.click(dialog.getByRole('button', { name: '保存' }))
  const errors = within(await dialog.findByRole('alert'))
  expect(errors.getByText('有 6 处需要修改')).toBeTruthy()
  expect(errors.getByRole('button', { name: '每日封顶' })).toBeTruthy()
  expect(dialog.getByText('每日封顶不能低于每小时收费')).toBeTruthy()
  const outline = within(dialog.getByRole('navigation', { name: '目录' }))
  const charge = within(outline.getByRole('button', { name: /^收费/ }))
  expect(charge.getByRole('img').getAttribute('aria-label')).toBe('有 1 处需要修改')
  await user.clear(dialog.getByLabelText(/^每小时收费/))
  await user.type(dialog.getByLabelText(/^每小时收费/), '2')
  await waitFor(() => expect(charge.queryByRole('img')).toBeNull())
})
