import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
const files: { readonly name: string; readonly text: string }[] = []
let blob = new Blob()

beforeEach(() => {
  files.length = 0
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) blob = file
    return 'blob:test'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const name = this.download
    const reader = new FileReader()
    reader.onload = () => void files.push({ name, text: String(reader.result) })
    reader.readAsText(blob)
  })
})
afterEach(() => void vi.restoreAllMocks())

async function open(path = '/packages') {
  const rendered = renderScreen(samplePlugin, { path, client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const openDialog = async () => {
    await rendered.user.click(screen.getByRole('button', { name: '导出与打印' }))
    await screen.findByRole('dialog')
  }
  return { ...rendered, openDialog }
}

const lines = () => files[0]?.text.trimEnd().split('\r\n') ?? []

test('exports all pages into one file with the visible columns', async () => {
  const { user, openDialog, notices } = await open()
  await openDialog()
  expect(screen.getByLabelText<HTMLInputElement>('全部页（41 条）').checked).toBe(true)
  await user.click(screen.getByLabelText('CSV'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^产品包 \d{4}-\d\d-\d\d\.csv$/)
  expect(lines()).toHaveLength(42)
  expect(lines()[0]?.replace('\uFEFF', '')).toBe('产品包名称,备注')
  expect(notices).toEqual([{ severity: 'success', text: '已导出 41 条' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('names the file after the filters', async () => {
  const { user, openDialog } = await open('/packages?packageName=景区')
  await openDialog()
  await user.click(screen.getByLabelText('CSV'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(files[0]?.name).toMatch(/^产品包 景区 \d{4}-\d\d-\d\d\.csv$/)
})

test('exports only the selection, including other pages', async () => {
  const { user, openDialog } = await open()
  await user.click(screen.getByLabelText('选择第 1 行'))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await user.click(await screen.findByLabelText('选择第 12 行'))
  await openDialog()
  expect(screen.getByLabelText<HTMLInputElement>('已选（2 条）').checked).toBe(true)
  await user.click(screen.getByLabelText('CSV'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(lines()).toHaveLength(3)
})

test('keeps the dialog open after a failed call, with one error and no file', async () => {
  const { user, openDialog, notices } = await open()
  await openDialog()
  platform.network.faults.add({ operation: 'tenantPackage.page', kind: 'status500', times: 9 })
  await user.click(screen.getByLabelText('全部页（41 条）'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(notices[0]?.severity).toBe('error')
  expect(files).toEqual([])
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('stops the calls on cancel and saves nothing', async () => {
  const { user, openDialog, notices } = await open()
  await openDialog()
  platform.network.faults.add({ operation: 'tenantPackage.page', kind: 'slow', times: 9 })
  await user.click(screen.getByLabelText('全部页（41 条）'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await screen.findByText('已读取 0 / 41 条')
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(files).toEqual([])
  expect(notices).toEqual([])
})

test('prints the rows as text and removes the print view afterwards', async () => {
  const { user, openDialog } = await open()
  let printed = 0
  window.print = () => {
    printed = document.querySelectorAll('body > .kit-print tbody tr').length
  }
  await openDialog()
  await user.click(screen.getByLabelText('打印'))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(printed).toBe(41))
  expect(document.querySelector('.kit-print')).toBeNull()
})

test('exports computed columns as shown', async () => {
  const packages = defineResource({
    api: tenantPackage,
    fields: { packageName: text(), remark: text() },
    columns: ['packageName', 'summary'],
    computedColumns: { summary: { field: text(), from: ({ packageName, remark }) => `${packageName}（${remark ?? '无备注'}）` } },
  })
  const labels = { tenantPackage: { title: '产品包', record: '产品包', fields: { packageName: '名称', remark: '备注', summary: '摘要' } } }
  const plugin = definePlugin({
    id: 'summaries',
    resources: { '/summaries': () => Promise.resolve({ default: packages }) },
    locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
  })
  const { user } = renderScreen(plugin, { path: '/summaries', client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  const shown = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('[data-label="摘要"]')].map((cell) => cell.textContent))
  expect(screen.getByRole('columnheader', { name: /^摘要/ }).hasAttribute('aria-sort')).toBe(false)
  await user.click(screen.getByRole('button', { name: '导出与打印' }))
  await user.click(await screen.findByLabelText('CSV'))
  await user.click(screen.getByLabelText(/^当前页/))
  await user.click(screen.getByRole('button', { name: '开始' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(lines().map((line) => line.split(',')[1])).toEqual(['摘要', ...shown.flat()])
  await user.click(screen.getByRole('button', { name: '新增' }))
  const dialog = await screen.findByRole('dialog', { name: /新增/ })
  expect([...dialog.querySelectorAll('label')].map((label) => label.textContent?.replace('*', ''))).toEqual(['名称', '备注'])
})
