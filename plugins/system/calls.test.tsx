import { chooseAction, renderScreen } from '@jwsk/kit/testing'
import { type ExpectedCalls, startPlatform } from '@jwsk/mocks/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { test } from 'vitest'
import { system } from './plugin'

const { client, expectSent } = startPlatform()

const permissions = ['menu', 'dict'].flatMap((entity) => ['add', 'edit', 'view', 'delete'].map((word) => `${entity}_${word}`))

const clickIn = async (role: string, text: string) => fireEvent.click(await within(await screen.findByRole(role)).findByText(text))
const edit = () => chooseAction('编辑')
const save = async () => {
  // the form is filled when the record has loaded
  await within(await screen.findByRole('dialog')).findByDisplayValue(/^(param_view|sex)$/)
  await clickIn('dialog', '保存')
}
const remove = () => chooseAction('删除')
const confirm = () => clickIn('alertdialog', '删除')
const openDictionary = async () => fireEvent.click(await screen.findByText('性别'))

const menus = '/system/menu'
const oneMenu = `${menus}?code=param_view`
const oneDict = '/system/dict?code=sex'

interface Scenario {
  readonly title: string
  readonly path: string
  readonly steps?: readonly (() => Promise<unknown>)[]
  readonly calls: ExpectedCalls
}

// spec 7.28, 7.30..7.33, 7.37..7.41, 7.43
test.each<Scenario>([
  {
    title: 'a list of menus',
    path: menus,
    calls: { 'GET jwsk-system/menu/lazy-list': ['parentId'], 'GET jwsk-system/dict/dictionary': ['code'] },
  },
  { title: 'a search for menus', path: oneMenu, calls: { 'GET jwsk-system/menu/lazy-list': ['code'] } },
  { title: 'a menu', path: oneMenu, steps: [edit], calls: { 'GET jwsk-system/menu/detail': ['id'], 'GET jwsk-system/menu/tree': [] } },
  {
    title: 'a changed menu',
    path: oneMenu,
    steps: [edit, save],
    calls: { 'POST jwsk-system/menu/submit': ['id', 'parentId', 'name', 'path'] },
  },
  { title: 'a deleted menu', path: oneMenu, steps: [remove, confirm], calls: { 'POST jwsk-system/menu/remove': ['ids'] } },
  { title: 'a search for dictionaries', path: oneDict, calls: { 'GET jwsk-system/dict/parent-list': ['current', 'size', 'code'] } },
  {
    title: 'a search for entries',
    path: `${oneDict}&entry.dictKey=1`,
    steps: [openDictionary],
    calls: { 'GET jwsk-system/dict/child-list': ['parentId', 'dictKey'] },
  },
  {
    title: 'a changed dictionary',
    path: oneDict,
    steps: [edit, save],
    calls: { 'GET jwsk-system/dict/detail': ['id'], 'POST jwsk-system/dict/submit': ['id', 'code', 'dictKey', 'dictValue'] },
  },
  { title: 'a deleted dictionary', path: oneDict, steps: [remove, confirm], calls: { 'POST jwsk-system/dict/remove': ['ids'] } },
])('$title sends the calls of the contract', async ({ path, steps = [], calls }) => {
  renderScreen(system, { path, client, permissions })
  for (const step of steps) await step()
  await waitFor(() => expectSent(calls))
})
