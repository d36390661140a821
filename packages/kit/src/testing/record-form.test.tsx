import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { render, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { withKitProviders } from '../fields/testing/render-field'
import { text } from '../fields/text/text'
import { textarea } from '../fields/textarea/textarea'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import { RecordFormField, RecordFormFrame } from '../resource/form/own/record-form-parts'
import { useRecordForm } from '../resource/form/own/use-record-form'
import { renderScreen } from './render-screen'

const platform = startPlatform()

function PackageForm() {
  const form = useRecordForm(tenantPackage)
  return (
    <RecordFormFrame form={form}>
      <h3>{form.values.packageName}</h3>
      <RecordFormField form={form} name="packageName" />
      <button type="button" onClick={() => form.fill({ packageName: '样例', menuId: '1', remark: '填好了' })}>
        样例
      </button>
      <RecordFormField form={form} name="remark" />
    </RecordFormFrame>
  )
}

const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: text(), remark: textarea() },
  columns: ['packageName'],
  visibleWhen: { remark: ({ packageName }) => packageName !== '无备注' },
  check: ({ packageName }, { say }) => (packageName === '禁止' ? { packageName: say('forbidden') } : undefined),
  Form: () => Promise.resolve({ default: PackageForm }),
})
const texts = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '名称', menuId: '菜单', remark: '备注' },
    checks: { forbidden: '这个名称不能用' },
  },
}
const load = () => Promise.resolve({ default: texts })
const plugin = definePlugin({
  id: 'packages',
  resources: { '/packages': () => Promise.resolve({ default: packages }) },
  locales: { 'zh-cn': load, en: load },
})

async function open() {
  const rendered = renderScreen(plugin, { path: '/packages', client: platform.client })
  await rendered.user.click(await screen.findByRole('button', { name: '新增' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = await dialog.findByLabelText(/^名称/)
  const save = () => rendered.user.click(dialog.getByRole('button', { name: '保存' }))
  return { ...rendered, dialog, name, save }
}

describe('useRecordForm', () => {
  test('validates by the rules of the contract', async () => {
    const { dialog, save, notices } = await open()
    await save()
    expect(await dialog.findByText('请输入名称')).toBeTruthy()
    expect(notices).toEqual([])
  })

  test('validates by the check of the declaration', async () => {
    const { user, dialog, name, save } = await open()
    await user.type(name, '禁止')
    await save()
    expect(await dialog.findByText('这个名称不能用')).toBeTruthy()
  })

  test('hides fields whose condition does not hold', async () => {
    const { user, dialog, name } = await open()
    expect(dialog.getByLabelText('备注')).toBeTruthy()
    await user.type(name, '无备注')
    await waitFor(() => expect(dialog.queryByLabelText('备注')).toBeNull())
  })

  test('has the current values, fills fields and saves them', async () => {
    const { user, dialog, save, notices } = await open()
    await user.click(dialog.getByRole('button', { name: '样例' }))
    expect(await dialog.findByRole('heading', { name: '样例' })).toBeTruthy()
    await save()
    await waitFor(() => expect(notices.at(-1)?.detail).toBe('样例'))
    const { records } = await platform.client.call(tenantPackage.page, { packageName: '样例' })
    expect(records[0]).toMatchObject({ remark: '填好了' })
  })

  test('shows a refusal at its field', async () => {
    platform.network.server.use(
      http.post('*/tenant-package/submit', () =>
        HttpResponse.json({ code: 400, success: false, msg: 'packageName:名称已被使用', data: null }, { status: 400 }),
      ),
    )
    const { user, dialog, name, save, notices } = await open()
    await user.type(name, '重复')
    await save()
    expect(await dialog.findByText('名称已被使用')).toBeTruthy()
    expect(notices).toEqual([])
  })

  test('asks before it discards changes', async () => {
    const { user, name } = await open()
    await user.type(name, '改了')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('内容还没有保存，确定放弃吗？')).toBeTruthy()
  })

  test('throws outside of a form', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(withKitProviders(<PackageForm />).element)).toThrow('useRecordForm: not inside')
  })
})
