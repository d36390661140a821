import { startPlatform } from '@jwsk/mocks/testing'
import { parkingLotWhitelist } from '@jwsk/sdk/biz'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { plate } from '../fields/plate/plate'
import { FakeXmlHttpRequest } from '../fields/testing/fake-xml-http-request'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import type { LabelsOf } from '../resource/model/labels'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const whitelist = defineResource({
  api: parkingLotWhitelist,
  fields: { plateNo: plate() },
  columns: ['plateNo'],
  toolbar: (action) => [action.importEntity(parkingLotWhitelist)],
})

const labels = {
  parkingLotWhitelist: { title: '白名单', record: '车牌', fields: { plateNo: '车牌号' }, actions: { import: '导入' } },
} satisfies { parkingLotWhitelist: LabelsOf<typeof whitelist> }

const plugin = definePlugin({
  id: 'importing',
  resources: { '/whitelist': () => Promise.resolve({ default: whitelist }) },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

describe('an import', () => {
  const choose = (file: File) => fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), { target: { files: [file] } })
  afterEach(() => {
    vi.unstubAllGlobals()
    FakeXmlHttpRequest.sent.length = 0
  })
  const sent = async (count: number) => {
    await waitFor(() => expect(FakeXmlHttpRequest.sent).toHaveLength(count))
    return FakeXmlHttpRequest.sent[count - 1] as FakeXmlHttpRequest
  }
  async function start() {
    vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
    const rendered = renderScreen(plugin, { path: '/whitelist', client: platform.client, permissions: ['parking_lot_whitelist_import'] })
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
    await rendered.user.click(screen.getByRole('button', { name: '导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: '导入' }))
    const button = dialog.getByRole('button', { name: '开始导入' })
    return { ...rendered, dialog, button, calls: platform.getCalls('parkingLotWhitelist/page').length }
  }

  test('needs the permission code of its operation', async () => {
    renderScreen(plugin, { path: '/whitelist', client: platform.client })
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByRole('button', { name: '导入' })).toBeNull()
  })

  test('accepts a sheet, shows the progress and the result of each row', async () => {
    const { user, dialog, button, calls } = await start()
    expect(button.hasAttribute('disabled')).toBe(true)
    const huge = new File(['x'], 'plates.xlsx')
    Object.defineProperty(huge, 'size', { value: 200 * 1024 ** 2 })
    for (const [file, message] of [
      [new File(['x'], 'plates.exe'), 'plates.exe：不支持的文件格式'],
      [new File([], 'plates.csv'), 'plates.csv：文件是空的'],
      [huge, 'plates.xlsx：超过 20 MB'],
    ] as const) {
      choose(file)
      expect(await dialog.findByText(message)).toBeTruthy()
      expect(button.hasAttribute('disabled')).toBe(true)
    }
    choose(new File(['车牌号'], 'plates.csv'))
    await user.click(dialog.getByLabelText('覆盖已有数据'))
    await user.click(button)
    const request = await sent(1)
    expect(request.url).toContain('import-parkingLotWhitelist')
    expect(Object.fromEntries(request.body as FormData)).toMatchObject({ isCovered: '1', file: { name: 'plates.csv' } })
    request.progress(40, 100)
    expect(await dialog.findByText('正在上传 40%')).toBeTruthy()
    const failures = [
      { row: 7, field: 'plateNo', message: '格式不正确' },
      { row: 3, message: '<b>停车场不存在</b>' },
    ]
    request.answer({ code: 200, success: true, msg: '', data: { total: 9, successCount: 7, failCount: 2, failures } })
    expect(await screen.findByText('成功 7 条，失败 2 条')).toBeTruthy()
    const lines = within(screen.getByRole('table', { name: '逐行结果' })).getAllByRole('row')
    expect(lines.map((line) => line.textContent)).toEqual(['行号结果说明', '3失败<b>停车场不存在</b>', '7失败格式不正确'])
    await waitFor(() => expect(platform.getCalls('parkingLotWhitelist/page').length).toBe(calls + 1))
  })

  test('keeps the file after an error, and aborts on cancel or close', async () => {
    const { user, dialog, button } = await start()
    choose(new File(['车牌号'], 'plates.csv'))
    await user.click(button)
    ;(await sent(1)).answer({ code: 400, success: false, msg: '导入文件与模板不符' }, 400)
    expect((await dialog.findByRole('alert')).textContent).toContain('导入文件与模板不符')
    expect(dialog.getByText('plates.csv')).toBeTruthy()
    await user.click(button)
    const second = await sent(2)
    await user.click(dialog.getByRole('button', { name: '取消' }))
    expect(second.isAborted).toBe(true)
    await user.click(button)
    const third = await sent(3)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(third.isAborted).toBe(true))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
