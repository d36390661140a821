import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { text } from '../fields/text/text'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import type { LabelsOf } from '../resource/model/labels'
import { renderScreen } from './render-screen'

const platform = startPlatform()

const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: text(), remark: text() },
  columns: ['packageName'],
  form: { basic: ['packageName'], more: ['remark'], access: ['menuId'] },
  steps: true,
  visibleWhen: { remark: ({ packageName = '' }) => packageName.startsWith('自选') },
  check: ({ remark }, { say }) => (remark === '禁止' ? { remark: say('forbidden') } : undefined),
})
const texts = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '名称', menuId: '菜单', remark: '备注' },
    sections: { basic: '基本', more: '其他', access: '权限' },
    checks: { forbidden: '备注不能是禁止' },
  } satisfies LabelsOf<typeof packages>,
}
const load = () => Promise.resolve({ default: texts })
const plugin = definePlugin({
  id: 'packages',
  resources: { '/packages': () => Promise.resolve({ default: packages }) },
  locales: { 'zh-cn': load, en: load },
})

/** Opens the form of a new package. */
async function open() {
  const rendered = renderScreen(plugin, { path: '/packages', client: platform.client })
  await rendered.user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: '下一步' })
  const box = (label: string) => dialog.getByLabelText(new RegExp(`^${label}`))
  const type = async (label: string, value: string) => {
    await rendered.user.clear(box(label))
    await rendered.user.type(box(label), value)
  }
  const click = (name: string | RegExp) => rendered.user.click(dialog.getByRole('button', { name }))
  const getSteps = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  const getCurrent = () => dialog.getByRole('list').querySelector('[aria-current]')?.textContent
  const expectStep = (step: string) => waitFor(() => expect(getCurrent()).toContain(step))
  return { ...rendered, dialog, box, type, click, getSteps, getCurrent, expectStep }
}

describe('form in steps', () => {
  test('shows one section at a time and lists the steps that have fields', async () => {
    const { dialog, type, getSteps, box } = await open()
    expect(getSteps()).toEqual(['1基本', '2权限'])
    expect(dialog.queryByRole('group', { name: '权限', hidden: false })).toBeNull()
    expect(document.activeElement).toBe(box('名称'))
    await type('名称', '自选')
    await waitFor(() => expect(getSteps()).toEqual(['1基本', '2其他', '3权限']))
  })

  test('stays at a step with errors and focuses the first', async () => {
    const { dialog, click, getCurrent, box } = await open()
    await click('下一步')
    expect(await dialog.findByText('请输入名称')).toBeTruthy()
    expect(getCurrent()).toContain('基本')
    expect(document.activeElement).toBe(box('名称'))
  })

  test('opens the next step by Enter, focuses its first field and announces it', async () => {
    const { type, user, expectStep, box, dialog } = await open()
    await type('名称', '普通')
    await user.keyboard('{Enter}')
    await expectStep('权限')
    expect(document.activeElement).toBe(box('菜单'))
    expect(dialog.getByText('第 2 步，共 2 步：权限')).toBeTruthy()
    expect(dialog.getByText('已完成')).toBeTruthy()
  })

  test('keeps the values of a step that is left', async () => {
    const { type, click, expectStep, box } = await open()
    await type('名称', '普通')
    await click('下一步')
    await expectStep('权限')
    await type('菜单', '1')
    await click('上一步')
    await expectStep('基本')
    expect(box('名称')).toHaveProperty('value', '普通')
    expect(box('菜单')).toHaveProperty('value', '1')
  })

  test('opens a later step only once those before it are valid', async () => {
    const { type, click, expectStep, dialog } = await open()
    await type('名称', '自选')
    await click('下一步')
    await expectStep('其他')
    await type('备注', '禁止')
    await click(/权限/)
    expect(await dialog.findByText('备注不能是禁止')).toBeTruthy()
    await expectStep('其他')
  })

  test('shows the step of a field that the server refuses', async () => {
    platform.network.server.use(
      http.post('*/tenant-package/submit', () =>
        HttpResponse.json({ code: 400, success: false, msg: 'packageName:名称已被使用', data: null }, { status: 400 }),
      ),
    )
    const { type, click, expectStep, dialog, box, notices } = await open()
    await type('名称', '普通')
    await click('下一步')
    await expectStep('权限')
    await type('菜单', '1')
    await click('保存')
    await expectStep('基本')
    expect(dialog.getByText('名称已被使用')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(box('名称')))
    expect(notices).toEqual([])
  })

  test('saves the values of all steps after the last one', async () => {
    const { type, click, expectStep, notices } = await open()
    await type('名称', '分步保存')
    await click('下一步')
    await expectStep('权限')
    await type('菜单', '7')
    await click('保存')
    await waitFor(() => expect(notices.at(-1)?.detail).toBe('分步保存'))
    const { records } = await platform.client.call(tenantPackage.page, { packageName: '分步保存' })
    expect(records[0]).toMatchObject({ menuId: '7' })
  })

  test('does not save by a double click on the button to the last step', async () => {
    const { type, user, dialog, expectStep, notices } = await open()
    await type('名称', '普通')
    await user.dblClick(dialog.getByRole('button', { name: '下一步' }))
    await expectStep('权限')
    expect(notices).toEqual([])
    expect(dialog.getByRole('button', { name: '保存' })).toBeTruthy()
  })
})
