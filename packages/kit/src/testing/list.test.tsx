import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { chooseAction } from './interactions'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open(path = '/packages', permissions: readonly string[] = [], client = platform.client) {
  const rendered = renderScreen(samplePlugin, { path, client, permissions })
  await screen.findByRole('table')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

const rows = () => screen.getAllByRole('row').slice(1)
const names = () => rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)
const total = () => screen.getByText(/^共 \d+ 条$/).textContent
const waitUntil = (check: () => void) => waitFor(check)

describe('a list', () => {
  // spec 2.96
  test('shows ten numbered rows without undeclared actions', async () => {
    await open()
    expect(rows()).toHaveLength(10)
    expect(rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
    ])
    expect(screen.getAllByRole('button', { name: /^编辑/ })).toHaveLength(10)
    expect(screen.queryByRole('button', { name: /^查看/ })).toBeNull()
  })

  test('keeps the search in the URL, so that Back undoes it', async () => {
    const { user, getSearch, goBack } = await open()
    const before = total()
    await user.type(screen.getByLabelText('产品包名称'), ' 景区 {Enter}')
    await waitUntil(() => expect(new URLSearchParams(getSearch()).get('packageName')).toBe('景区'))
    await waitUntil(() => expect(names().every((name) => name?.includes('景区'))).toBe(true))
    expect(total()).not.toBe(before)
    goBack()
    await waitUntil(() => expect(total()).toBe(before))
    expect(getSearch()).toBe('')
  })

  test('restores page, size and filter from a link', async () => {
    await open('/packages?page=2&size=20')
    expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page')
    expect(within(rows()[0] as HTMLElement).getAllByRole('cell')[0]?.textContent).toBe('21')
  })

  // spec 7.72
  test('loads the page, size and filters of its URL', async () => {
    await open('/packages?page=2&size=20&packageName=版')
    const [first] = platform.getCalls('tenant-package/page')
    expect(Object.fromEntries(first?.searchParams ?? [])).toEqual({ current: '2', size: '20', packageName: '版' })
  })

  test('marks filters that match exactly', async () => {
    const { unmount } = await open()
    expect(screen.getByRole('searchbox', { name: '产品包名称' }).getAttribute('placeholder')).toBeNull()
    unmount()
    const profile = { name: 'exact', filtersExactly: ({ id }: { readonly id: string }) => id === tenantPackage.page.id }
    await open('/packages', [], { ...platform.client, profile })
    expect(screen.getByRole('searchbox', { name: '产品包名称' }).getAttribute('placeholder')).toBe('精确匹配')
  })

  test('replaces a page beyond the end by the last one', async () => {
    const { getSearch } = await open('/packages?page=99')
    await waitUntil(() => expect(rows().length).toBeGreaterThan(0))
    expect(new URLSearchParams(getSearch()).get('page')).toBe('5')
  })

  test('returns to the first page on a change of the page size', async () => {
    const { user, getSearch } = await open('/packages?page=2')
    await user.selectOptions(screen.getByLabelText('每页条数'), '20')
    await waitUntil(() => expect(rows()).toHaveLength(20))
    expect(getSearch()).toBe('?size=20')
  })

  test('sorts ascending, descending and not at all by header clicks', async () => {
    const { user, getSearch } = await open()
    const head = () => screen.getByRole('columnheader', { name: /产品包名称/ })
    for (const [sorted, order] of [
      ['ascending', 'packageName'],
      ['descending', '-packageName'],
      ['none', null],
    ] as const) {
      await user.click(screen.getByRole('button', { name: /产品包名称/ }))
      await waitUntil(() => expect(head().getAttribute('aria-sort')).toBe(sorted))
      expect(new URLSearchParams(getSearch()).get('order')).toBe(order)
    }
  })

  test('shows a load failure once and recovers on retry', async () => {
    platform.network.faults.add({ operation: 'tenantPackage.page', kind: 'html', times: 1 })
    const { user, notices } = await open()
    expect(screen.getByRole('alert').textContent).toContain('列表没有加载出来')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await waitUntil(() => expect(rows()).toHaveLength(10))
    expect(notices).toEqual([])
  })

  test('offers to clear a search without results', async () => {
    const { user } = await open('/packages?packageName=无此名称')
    expect(screen.getByText('没有符合条件的产品包')).toBeTruthy()
    await user.click(within(screen.getByText('没有符合条件的产品包').parentElement as HTMLElement).getByRole('button', { name: '清空' }))
    await waitUntil(() => expect(rows()).toHaveLength(10))
  })

  // spec 6.2
  test('shows actions only with their permission codes', async () => {
    const { unmount } = await open('/guarded')
    for (const name of ['新增', '批量删除', /^编辑/, /^查看/, /^更多 /]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    unmount()
    await open('/guarded', ['package_view', 'package_delete'])
    // the name opens the record, so there is no view button
    expect(within(rows()[0] as HTMLElement).getByRole('button', { name: names()[0] ?? '' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^查看/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^更多 / })).toHaveLength(10)
    expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull()
  })

  test('focuses the search on slash, except inside an input', async () => {
    const { user } = await open()
    await user.keyboard('/')
    const box = screen.getByLabelText<HTMLInputElement>('产品包名称')
    expect(document.activeElement).toBe(box)
    await user.keyboard('/')
    expect(box.value).toBe('/')
  })

  test('moves by arrow keys, selects by Space and opens by Enter', async () => {
    const { user } = await open()
    rows()[0]?.focus()
    await user.keyboard('{ArrowDown}{ArrowDown} ')
    expect(document.activeElement).toBe(rows()[2])
    expect(screen.getByText('已选 1 条')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})

describe('deleting', () => {
  // spec 5.14
  test('without a selection warns and shows no dialog', async () => {
    const { user, notices } = await open()
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    expect(notices).toEqual([{ severity: 'warning', text: '请选择至少一条数据' }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  // spec 5.15, 7.75, 8.11
  test('asks with names and count, and deletes exactly the selected rows', async () => {
    const { user, notices } = await open()
    const [first, , third] = names()
    const { records } = await platform.client.call(tenantPackage.page, { current: 1, size: 10 })
    await user.click(screen.getByLabelText('选择第 1 行'))
    await user.click(screen.getByLabelText('选择第 3 行'))
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '删除 2 个产品包' })
    expect(dialog.textContent).toContain('确定将选择数据删除?')
    expect(dialog.textContent).toContain(first)
    expect(document.activeElement?.textContent).toBe('取消')
    await user.click(within(dialog).getByRole('button', { name: '删除' }))
    await waitUntil(() => expect(total()).toBe('共 39 条'))
    expect(notices).toEqual([{ severity: 'success', text: '删除成功', detail: expect.stringMatching(/./) }])
    expect(names()).not.toContain(third)
    expect(platform.getCalls('tenant-package/remove').map(({ searchParams }) => searchParams.get('ids'))).toEqual([
      `${records[0]?.id},${records[2]?.id}`,
    ])
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  test('is canceled by Escape', async () => {
    const { user } = await open()
    await chooseAction('删除')
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitUntil(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(platform.getCalls('tenant-package/remove')).toHaveLength(0)
  })

  test('keeps the selection across pages and clears it on a new search', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText('选择本页全部'))
    await user.click(screen.getByRole('button', { name: '下一页' }))
    await waitUntil(() => expect(screen.getByLabelText('选择第 11 行')).toBeTruthy())
    await user.click(screen.getByLabelText('选择第 11 行'))
    expect(screen.getByText('已选 11 条')).toBeTruthy()
    await user.type(screen.getByLabelText('产品包名称'), '版{Enter}')
    await waitUntil(() => expect(screen.queryByText(/^已选/)).toBeNull())
  })

  test('the last row of the last page goes one page back', async () => {
    const { user, getSearch } = await open('/packages?page=5')
    expect(rows()).toHaveLength(1)
    await chooseAction('删除')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitUntil(() => expect(rows()).toHaveLength(10))
    expect(getSearch()).toBe('?page=4')
  })

  test('shows one error for a rejected delete and keeps the selection', async () => {
    const { user, notices } = await open()
    await user.click(screen.getByLabelText('选择第 2 行'))
    platform.network.faults.add({ operation: 'tenantPackage.remove', kind: 'status500', times: 9 })
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitUntil(() => expect(notices).toHaveLength(1))
    expect(notices[0]?.severity).toBe('error')
    expect(screen.getByText('已选 1 条')).toBeTruthy()
  })

  test('reports a record that another user has deleted and reloads the list', async () => {
    const { user, notices } = await open('/packages')
    const { records } = await platform.client.call(tenantPackage.page, { size: 1 })
    const [first] = records
    await platform.client.call(tenantPackage.remove, { ids: first?.id ?? '' })
    await chooseAction('删除', first?.packageName)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(notices).toEqual([{ severity: 'info', text: '已被他人删除，列表已更新' }]))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(first?.packageName ?? '') })).toBeNull())
  })

  // spec 7.74
  test('sends the key of the row', async () => {
    const { user } = await open('/tenants')
    await chooseAction('删除', '临江索道客运有限公司')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitUntil(() => expect(platform.getCalls('tenant/remove').map(({ search }) => search)).toEqual(['?ids=968443']))
  })

  // spec 3.32, 7.74
  test('sends an id above 2^53 without loss of digits', async () => {
    const bodies: Promise<string>[] = []
    platform.network.server.events.on('response:mocked', ({ response }) => void bodies.push(response.clone().text()))
    const { user } = await open('/packages?size=100')
    const [, id = ''] = /"id":(\d{17,})/.exec((await Promise.all(bodies)).join('')) ?? []
    expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    const name = (await platform.client.call(tenantPackage.detail, { id }))?.packageName
    await chooseAction('删除', name)
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitUntil(() => expect(platform.getCalls('tenant-package/remove')).toHaveLength(1))
    expect(platform.getCalls('tenant-package/remove')[0]?.searchParams.get('ids')).toBe(id)
  })
})
