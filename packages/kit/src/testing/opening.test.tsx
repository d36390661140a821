import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { text } from '../fields/text/text'
import { textarea } from '../fields/textarea/textarea'
import { definePlugin } from '../plugin/define-plugin'
import { defineResource } from '../resource/define-resource'
import type { ActionViewProps } from '../resource/model/action-options'
import type { LabelsOf } from '../resource/model/labels'
import type { FormSlotProps } from '../resource/model/slots'
import { renderScreen } from './render-screen'
import { chooseInRow } from './test/row-menu'

const platform = startPlatform()

type Package = ActionViewProps<{ readonly id: string; readonly packageName: string }>

const Preview = ({ target, done, reload }: Package) => (
  <>
    <p>预览 {target.packageName}</p>
    <button type="button" onClick={reload}>
      再看
    </button>
    <button type="button" onClick={done}>
      看完
    </button>
  </>
)
const attempts = { preview: 0 }

const packages = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), menuId: text(), remark: textarea() },
  columns: ['packageName', 'remark'],
  actions: { edit: (row) => row.remark !== '', delete: { undo: true, when: (row) => row.remark !== '' } },
  row: (action) => [
    action.view('preview', {
      view: () => (attempts.preview++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Preview })),
    }),
    action.form('rename', {
      api: tenantPackage.submit,
      fields: { packageName: text(), remark: textarea() },
      form: { name: ['packageName'], note: ['remark'] },
      visibleWhen: { remark: (draft) => draft.packageName !== '' },
      initialValues: async ({ id }, { client }) => {
        const known = await client.call(tenantPackage.detail, { id })
        return { packageName: `${known?.packageName} 2`, remark: known?.remark ?? '' }
      },
      extraInput: ({ id, menuId }) => ({ id, menuId }),
    }),
  ],
})

type Draft = { readonly packageName: string; readonly menuId: string }
type PluginForm = FormSlotProps<Draft, Draft>

const PluginForm = ({ record, save, isSaving }: PluginForm) => (
  <button
    type="button"
    disabled={isSaving}
    onClick={() => void save({ packageName: `${record?.packageName} 改`, menuId: record?.menuId ?? '' })}
  >
    加一个字
  </button>
)

const slotted = defineResource({
  api: tenantPackage,
  fields: { packageName: text(), remark: textarea() },
  columns: ['packageName', 'remark'],
  cells: { remark: ({ row, children }) => [`${row.packageName.length} `, children] },
  Form: () => Promise.resolve({ default: PluginForm }),
})

const labels = {
  tenantPackage: {
    title: '产品包',
    record: '产品包',
    fields: { packageName: '名称', menuId: '菜单', remark: '备注' },
    sections: { name: '名称', note: '说明' },
    actions: { preview: '预览', rename: '改名' },
  },
} satisfies { tenantPackage: LabelsOf<typeof packages> }

const plugin = definePlugin({
  id: 'opening',
  resources: {
    '/packages': () => Promise.resolve({ default: packages }),
    '/slotted': () => Promise.resolve({ default: slotted }),
  },
  locales: { 'zh-cn': () => Promise.resolve({ default: labels }), en: () => Promise.resolve({ default: labels }) },
})

async function open(path: string) {
  const rendered = renderScreen(plugin, { path, client: platform.client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}
const row = (index: number) => within(screen.getAllByRole('row')[index] as HTMLElement)
const getName = (index: number) => row(index).getAllByRole('cell')[1]?.textContent ?? ''

describe('an action that opens a view', () => {
  test('loads the view on demand, retries in the dialog and closes on done', async () => {
    attempts.preview = 0
    const { user, notices } = await open('/packages')
    await chooseInRow(row(1), '预览')
    const dialog = within(await screen.findByRole('dialog', { name: `预览 ${getName(1)}` }))
    await user.click(await dialog.findByRole('button', { name: '重试' }))
    expect(await dialog.findByText(`预览 ${getName(1)}`, { selector: 'p' })).toBeTruthy()
    const before = platform.getCalls('tenant-package/page').length
    await user.click(dialog.getByRole('button', { name: '再看' }))
    await waitFor(() => expect(platform.getCalls('tenant-package/page').length).toBe(before + 1))
    await user.click(dialog.getByRole('button', { name: '看完' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(notices).toEqual([{ severity: 'success', text: '操作成功!', detail: expect.stringMatching(/./) }])
  })
})

describe('an action with a form that loads its initial values', () => {
  test('waits for the values, shows its sections and submits', async () => {
    const { user } = await open('/packages')
    const before = getName(1)
    await chooseInRow(row(1), '改名')
    const dialog = within(await screen.findByRole('dialog'))
    const box = await dialog.findByLabelText<HTMLInputElement>(/^名称/)
    expect(box.value).toBe(`${before} 2`)
    expect(dialog.getAllByRole('group').map((part) => part.querySelector('legend')?.textContent)).toEqual(['名称', '说明'])
    await user.clear(box)
    await waitFor(() => expect(dialog.queryByLabelText(/备注/)).toBeNull())
    await user.type(box, '新名')
    await user.click(dialog.getByRole('button', { name: '改名' }))
    await waitFor(() => expect(getName(1)).toBe('新名'))
  })

  test('offers a retry after a failed load', async () => {
    platform.network.faults.add({ operation: 'tenantPackage.detail', kind: 'status500', times: 1 })
    const { user } = await open('/packages')
    await chooseInRow(row(1), '改名')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '重试' }))
    expect(await dialog.findByLabelText(/^名称/)).toBeTruthy()
  })
})

describe('a record that cannot be changed', () => {
  test('is read-only and is skipped by bulk deletion', async () => {
    const { records } = await platform.client.call(tenantPackage.page, { size: 1 })
    const { id, menuId } = records[0] as (typeof records)[number]
    await platform.client.call(tenantPackage.submit, { id, packageName: '定稿', menuId, remark: '' })
    const { user, notices } = await open('/packages')
    expect(row(1).queryByRole('button', { name: '编辑 定稿' })).toBeNull()
    expect(row(2).getByRole('button', { name: /^编辑/ })).toBeTruthy()
    expect(row(1).queryByRole('button', { name: /^(删除|更多)/ })).toBeNull()
    await user.click(screen.getByLabelText('选择第 1 行'))
    await user.click(screen.getByLabelText('选择第 2 行'))
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    expect(notices).toEqual([{ severity: 'warning', text: '其中 1 条不能删除，已跳过' }])
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    expect(await screen.findByText('已删除 1 个产品包')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '撤销' }))
    cleanup()
    await open(`/packages?edit=${id}`)
    expect(await screen.findByRole('dialog', { name: '查看产品包 定稿' })).toBeTruthy()
    expect(within(screen.getByRole('dialog')).queryByRole('textbox')).toBeNull()
  })
})

describe('the open record', () => {
  test('is in the URL, so that Back closes it', async () => {
    const { user, getSearch, goBack } = await open('/packages?size=20')
    await user.click(row(1).getByRole('button', { name: /^编辑/ }))
    await screen.findByRole('dialog', { name: /^编辑产品包 · / })
    expect(getSearch()).toMatch(/^\?size=20&edit=\d+$/)
    goBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getSearch()).toBe('?size=20')
    await user.click(row(1).getByRole('button', { name: getName(1) }))
    const dialog = within(await screen.findByRole('dialog', { name: /^查看产品包 ./ }))
    expect(getSearch()).toMatch(/open=\d+$/)
    await user.click(dialog.getAllByRole('button', { name: '关闭' })[0] as HTMLElement)
    await waitFor(() => expect(getSearch()).toBe('?size=20'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('asks before Back discards changes and restores the URL on staying', async () => {
    const { user, getSearch, goBack } = await open('/packages')
    await user.click(row(1).getByRole('button', { name: /^编辑/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /^编辑产品包 · / }))
    await user.type(await dialog.findByLabelText(/^名称/), '改')
    goBack()
    await user.click(within(await screen.findByRole('alertdialog', { name: '放弃修改' })).getByRole('button', { name: '继续编辑' }))
    await waitFor(() => expect(getSearch()).toMatch(/^\?edit=/))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(dialog.getByLabelText<HTMLInputElement>(/^名称/).value).toMatch(/改$/)
    goBack()
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '放弃修改' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getSearch()).toBe('')

    await user.click(row(1).getByRole('button', { name: /^编辑/ }))
    const reopened = within(await screen.findByRole('dialog'))
    await user.type(await reopened.findByLabelText(/^名称/), '好')
    await user.click(reopened.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(getSearch()).toBe(''))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('opens from a link on any page, with a message if it does not exist', async () => {
    const { records } = await platform.client.call(tenantPackage.page, { current: 4, size: 10 })
    const { user, getSearch } = await open(`/packages?open=${records[0]?.id}`)
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText(records[0]?.packageName ?? '')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(getSearch()).toBe(''))
    cleanup()
    await open('/packages?edit=404')
    expect(await within(await screen.findByRole('dialog')).findByText('没有找到这条产品包')).toBeTruthy()
  })
})

test('a declared cell and form replace the default ones', async () => {
  const { user, notices } = await open('/slotted')
  const name = getName(1)
  expect(row(1).getAllByRole('cell')[2]?.textContent).toMatch(new RegExp(`^${name.length} .`))
  await user.click(row(1).getByRole('button', { name: /^编辑/ }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '加一个字' }))
  await waitFor(() => expect(getName(1)).toBe(`${name} 改`))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(notices).toEqual([{ severity: 'success', text: '更新成功', detail: expect.stringMatching(/./) }])
})
