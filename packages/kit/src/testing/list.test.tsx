import { startPlatform } from '@jwsk/mocks/testing'
import { tenantPackage } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open(path = '/packages', permissions: readonly string[] = [], client = platform.client) {
  const shown = renderScreen(samplePlugin, { path, client, permissions })
  await screen.findByRole('table')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return shown
}

const rows = () => screen.getAllByRole('row').slice(1)
const names = () => rows().map((row) => within(row).getAllByRole('cell')[2]?.textContent)
const total = () => screen.getByText(/^共 \d+ 条$/).textContent
const settled = (check: () => void) => waitFor(check)

describe('a list', () => {
  // spec 2.96
  test('shows ten rows, counted from one, without the button that the declaration leaves out', async () => {
    await open()
    expect(rows()).toHaveLength(10)
    expect(rows().map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
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

  test('a search is held by the address, and Back undoes it', async () => {
    const { user, getSearch, goBack } = await open()
    const before = total()
    await user.type(screen.getByLabelText('产品包名称'), ' 景区 {Enter}')
    await settled(() => expect(new URLSearchParams(getSearch()).get('packageName')).toBe('景区'))
    await settled(() => expect(names().every((name) => name?.includes('景区'))).toBe(true))
    expect(total()).not.toBe(before)
    goBack()
    await settled(() => expect(total()).toBe(before))
    expect(getSearch()).toBe('')
  })

  test('a link opens the same page, size and filter', async () => {
    await open('/packages?page=2&size=20')
    expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page')
    expect(within(rows()[0] as HTMLElement).getAllByRole('cell')[1]?.textContent).toBe('21')
  })

  test('filters that compare whole values say so', async () => {
    const { unmount } = await open()
    expect(screen.getByRole('searchbox', { name: '产品包名称' }).getAttribute('placeholder')).toBeNull()
    unmount()
    const profile = { name: 'exact', filtersExactly: ({ id }: { readonly id: string }) => id === tenantPackage.page.id }
    await open('/packages', [], { ...platform.client, profile })
    expect(screen.getByRole('searchbox', { name: '产品包名称' }).getAttribute('placeholder')).toBe('精确匹配')
  })

  test('a page beyond the end becomes the last one', async () => {
    const { getSearch } = await open('/packages?page=99')
    await settled(() => expect(rows().length).toBeGreaterThan(0))
    expect(new URLSearchParams(getSearch()).get('page')).toBe('5')
  })

  test('another size starts at the first page', async () => {
    const { user, getSearch } = await open('/packages?page=2')
    await user.selectOptions(screen.getByLabelText('每页条数'), '20')
    await settled(() => expect(rows()).toHaveLength(20))
    expect(getSearch()).toBe('?size=20')
  })

  test('a click on the head sorts up, down and not at all', async () => {
    const { user, getSearch } = await open()
    const head = () => screen.getByRole('columnheader', { name: /产品包名称/ })
    for (const [sorted, order] of [
      ['ascending', 'packageName'],
      ['descending', '-packageName'],
      ['none', null],
    ] as const) {
      await user.click(screen.getByRole('button', { name: /产品包名称/ }))
      await settled(() => expect(head().getAttribute('aria-sort')).toBe(sorted))
      expect(new URLSearchParams(getSearch()).get('order')).toBe(order)
    }
  })

  test('a failed list says so once and comes back on retry', async () => {
    platform.network.faults.add({ operation: 'tenantPackage.page', kind: 'html', times: 1 })
    const { user, notices } = await open()
    expect(screen.getByRole('alert').textContent).toContain('列表没有加载出来')
    await user.click(screen.getByRole('button', { name: '重试' }))
    await settled(() => expect(rows()).toHaveLength(10))
    expect(notices).toEqual([])
  })

  test('a search without a match offers to clear it', async () => {
    const { user } = await open('/packages?packageName=无此名称')
    expect(screen.getByText('没有符合条件的产品包')).toBeTruthy()
    await user.click(within(screen.getByText('没有符合条件的产品包').parentElement as HTMLElement).getByRole('button', { name: '清空' }))
    await settled(() => expect(rows()).toHaveLength(10))
  })

  // spec 6.2
  test('actions without a permission code are not there, with it they are', async () => {
    const { unmount } = await open('/guarded')
    for (const name of ['新增', '批量删除', /^编辑/, /^查看/, /^删除/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    unmount()
    await open('/guarded', ['package_view', 'package_delete'])
    // the name opens the record: no button says it again
    expect(within(rows()[0] as HTMLElement).getByRole('button', { name: names()[0] ?? '' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^查看/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /^删除/ })).toHaveLength(10)
    expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull()
  })

  test('a slash leads to the search, but is a slash in a box', async () => {
    const { user } = await open()
    await user.keyboard('/')
    const box = screen.getByLabelText<HTMLInputElement>('产品包名称')
    expect(document.activeElement).toBe(box)
    await user.keyboard('/')
    expect(box.value).toBe('/')
  })

  test('the arrows walk the rows, Space selects, Enter opens', async () => {
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
  test('with nothing selected warns and asks nothing', async () => {
    const { user, notices } = await open()
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    expect(notices).toEqual([{ kind: 'warning', text: '请选择至少一条数据' }])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  // spec 5.15, 8.11
  test('names object and count, starts on the safe answer, and takes exactly the chosen rows', async () => {
    const { user, notices } = await open()
    const [first, , third] = names()
    await user.click(screen.getByLabelText('选择第 1 行'))
    await user.click(screen.getByLabelText('选择第 3 行'))
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '删除 2 个产品包' })
    expect(dialog.textContent).toContain('确定将选择数据删除?')
    expect(dialog.textContent).toContain(first)
    expect(document.activeElement?.textContent).toBe('取消')
    await user.click(within(dialog).getByRole('button', { name: '删除' }))
    await settled(() => expect(total()).toBe('共 39 条'))
    expect(notices).toEqual([{ kind: 'success', text: expect.stringMatching(/^删除成功：/) }])
    expect(names()).not.toContain(third)
    expect(platform.getCalls('tenant-package/remove')).toHaveLength(1)
    expect(screen.queryByText(/^已选/)).toBeNull()
  })

  test('Escape takes the question back', async () => {
    const { user } = await open()
    await user.click(screen.getAllByRole('button', { name: /^删除/ })[0] as HTMLElement)
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await settled(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(platform.getCalls('tenant-package/remove')).toHaveLength(0)
  })

  test('a selection grows over pages and goes with a new search', async () => {
    const { user } = await open()
    await user.click(screen.getByLabelText('选择本页全部'))
    await user.click(screen.getByRole('button', { name: '下一页' }))
    await settled(() => expect(screen.getByLabelText('选择第 11 行')).toBeTruthy())
    await user.click(screen.getByLabelText('选择第 11 行'))
    expect(screen.getByText('已选 11 条')).toBeTruthy()
    await user.type(screen.getByLabelText('产品包名称'), '版{Enter}')
    await settled(() => expect(screen.queryByText(/^已选/)).toBeNull())
  })

  test('the last row of the last page leads one page back', async () => {
    const { user, getSearch } = await open('/packages?page=5')
    expect(rows()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: /^删除/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await settled(() => expect(rows()).toHaveLength(10))
    expect(getSearch()).toBe('?page=4')
  })

  // spec 8.3
  test('a refused delete tells why, once, and keeps the selection', async () => {
    const { user, notices } = await open()
    await user.click(screen.getByLabelText('选择第 2 行'))
    platform.network.faults.add({ operation: 'tenantPackage.remove', kind: 'status500', times: 9 })
    await user.click(screen.getByRole('button', { name: '批量删除' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await settled(() => expect(notices).toHaveLength(1))
    expect(notices[0]?.severity).toBe('error')
    expect(screen.getByText('已选 1 条')).toBeTruthy()
  })

  test('a delete of what somebody else has deleted says so, and the list is up to date', async () => {
    const { user, notices } = await open('/packages')
    const { records } = await platform.client.call(tenantPackage.page, { size: 1 })
    const [first] = records
    await platform.client.call(tenantPackage.remove, { ids: first?.id ?? '' })
    await user.click(screen.getByRole('button', { name: `删除 ${first?.packageName}` }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(notices).toEqual([{ kind: 'info', text: '已被他人删除，列表已更新' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: `删除 ${first?.packageName}` })).toBeNull())
  })

  // spec 3.32, 7.74
  test('an id beyond 2^53 reaches the delete call digit by digit', async () => {
    const bodies: Promise<string>[] = []
    platform.network.server.events.on('response:mocked', ({ response }) => void bodies.push(response.clone().text()))
    const { user } = await open('/packages?size=100')
    const [, id = ''] = /"id":(\d{17,})/.exec((await Promise.all(bodies)).join('')) ?? []
    expect(BigInt(id)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER))
    const name = (await platform.client.call(tenantPackage.detail, { id }))?.packageName
    await user.click(screen.getByRole('button', { name: `删除 ${name}` }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await settled(() => expect(platform.getCalls('tenant-package/remove')).toHaveLength(1))
    expect(platform.getCalls('tenant-package/remove')[0]?.searchParams.get('ids')).toBe(id)
  })
})
