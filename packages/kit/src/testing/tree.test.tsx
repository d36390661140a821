import { startPlatform } from '@jwsk/mocks/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderScreen } from './render-screen'
import { chooseInRow } from './test/row-menu'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()

async function open(path: string) {
  const rendered = renderScreen(samplePlugin, { path, client: platform.client })
  await screen.findAllByRole('button', { name: /^编辑/ })
  return rendered
}

const rows = () => screen.getAllByRole('row').slice(1)
const getExpandButton = () => screen.getAllByRole('button', { name: /^展开/ })[0] as HTMLElement

describe('a tree that loads level by level', () => {
  test('starts with open roots and loads children when a parent opens', async () => {
    const { user } = await open('/departments')
    const calls = () => platform.getCalls('dept/lazy-list').map((url) => url.searchParams.get('parentId'))
    const getCollapsed = () =>
      screen.getAllByRole('button', { name: /^展开/ }).filter((button) => button.getAttribute('aria-expanded') === 'false')
    await waitFor(() => expect(getCollapsed().length).toBeGreaterThan(1))
    const roots = rows().filter((row) => row.querySelector('[aria-expanded="true"]')).length
    expect(calls()[0]).toBe('0')
    expect(calls()).toHaveLength(1 + roots)
    // only visible rows are counted
    expect(screen.getByText(`共 ${rows().length} 条`)).toBeTruthy()
    const before = rows().length
    await user.click(getCollapsed()[0] as HTMLElement)
    await waitFor(() => expect(rows().length).toBeGreaterThan(before))
    expect(calls()).toHaveLength(2 + roots)
    await user.click(getExpandButton())
    await waitFor(() => expect(rows().length).toBeLessThan(before))
    expect(getExpandButton().getAttribute('aria-expanded')).toBe('false')
  })

  test('searches all levels', async () => {
    const { user } = await open('/departments')
    await user.type(screen.getByLabelText('简称'), '票{Enter}')
    await waitFor(() => expect(platform.getCalls('dept/lazy-list').at(-1)?.searchParams.get('deptName')).toBe('票'))
    expect(platform.getCalls('dept/lazy-list').at(-1)?.searchParams.get('parentId')).toBeNull()
  })

  test('sends a child record with its parent', async () => {
    const { user } = await open('/departments')
    const sent: Record<string, unknown>[] = []
    platform.network.server.events.on('request:start', async ({ request }) => {
      if (request.url.endsWith('dept/submit')) sent.push((await request.clone().json()) as Record<string, unknown>)
    })
    const row = within(screen.getAllByRole('row')[1] as HTMLElement)
    await chooseInRow(row, '新增下级')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/简称/), '夜游组')
    await user.type(dialog.getByLabelText(/全称/), '夜游服务组')
    await user.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ deptName: '夜游组', parentId: expect.stringMatching(/^[1-9]\d+$/) })
  })
})

describe('a tree that loads as a whole', () => {
  test('opens and closes without a call, by mouse and by arrow key', async () => {
    const { user } = await open('/menus')
    const before = rows().length
    await user.click(getExpandButton())
    const opened = rows().length
    expect(opened).toBeGreaterThan(before)
    rows()[0]?.focus()
    await user.keyboard('{ArrowLeft}')
    expect(rows()).toHaveLength(before)
    await user.keyboard('{ArrowRight}')
    expect(rows()).toHaveLength(opened)
    expect(platform.getCalls('menu/menu-list')).toHaveLength(1)
  })
})

describe('deleting a parent', () => {
  async function openQuestion(path: string, client = platform.client) {
    const { user } = renderScreen(samplePlugin, { path, client })
    await screen.findAllByRole('button', { name: /^编辑/ })
    await chooseInRow(within(rows()[0] as HTMLElement), '删除')
    return { user, question: within(await screen.findByRole('alertdialog')) }
  }
  const getConfirm = (question: ReturnType<typeof within>) => question.getByRole('button', { name: '删除' })

  test.each(['/departments', '/menus'])('names and counts its children: %s', async (path) => {
    const { question } = await openQuestion(path)
    expect((await question.findByRole('alert')).textContent).toMatch(/^下面还有 \d+ 个直接下级：(「[^」]+」){1,3}/)
    await waitFor(() => expect(getConfirm(question)).toHaveProperty('disabled', false))
  })

  test('is not possible where the platform would fail over its children', async () => {
    const { client } = platform
    const profile = { ...client.profile, deleteChildrenFirst: ['menu'] }
    const { user, question } = await openQuestion('/menus', { ...client, profile })
    expect((await question.findByRole('alert')).textContent).toMatch(/请先删除或移走下级。$/)
    await user.click(getConfirm(question))
    expect(getConfirm(question)).toHaveProperty('disabled', true)
    expect(platform.getCalls('menu/remove')).toEqual([])
  })

  test('a record without children is deleted as before', async () => {
    const { user } = renderScreen(samplePlugin, { path: '/departments', client: platform.client })
    await user.type(await screen.findByLabelText('简称'), '票{Enter}')
    await waitFor(() => expect(rows()).toHaveLength(1))
    await chooseInRow(within(rows()[0] as HTMLElement), '删除')
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(getConfirm(question)).toHaveProperty('disabled', false))
    expect(question.queryByRole('alert')).toBeNull()
  })
})

describe('two lists on one screen', () => {
  test('the second depends on the first, each with separate URL parameters', async () => {
    const { user, getSearch } = await open('/dictionaries')
    const first = screen.getAllByRole('table')[0] as HTMLElement
    await user.click(within(first).getAllByRole('button', { name: /性别/ })[0] as HTMLElement)
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2))
    const second = screen.getAllByRole('table')[1] as HTMLElement
    expect(await within(second).findByText('男')).toBeTruthy()
    await user.click(screen.getAllByRole('button', { name: '下一页' })[0] as HTMLElement)
    await waitFor(() => expect(getSearch()).toBe('?page=2'))
    expect(within(screen.getAllByRole('table')[1] as HTMLElement).getByText('男')).toBeTruthy()
  })
})
