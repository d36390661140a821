import { menu } from '@jwsk/sdk/system'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bizDict } from './dict/dict'
import { region } from './region/region'
import { rememberParsed } from './remember-parsed'
import { renderCells, renderInput } from './testing/render-field'
import { text } from './text/text'
import { tree } from './tree/tree'
import { buildTreeModel, findMatchingIds, getSubtreeIds } from './tree/tree-model'

const many = 100_000
/** a window full of options, with those around it */
const maxNodes = 1000

const countNodes = () => document.querySelectorAll('*').length
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const entries = range(many).map((index) => ({ dictKey: index, dictValue: `类别${index}` }))

// the environment has no layout to scroll
Element.prototype.scrollTo = () => undefined

async function openList() {
  fireEvent.keyDown(document.getElementById('field') ?? document.body, { key: 'ArrowDown', code: 'ArrowDown' })
  await waitFor(() => expect(document.querySelector('.p-virtualscroller')).toBeTruthy())
}

test('a list of 100,000 choices renders those in view', async () => {
  renderInput(bizDict('kinds'), { record: { it: 7 }, server: () => entries })
  await screen.findByText('类别7', { selector: '.p-dropdown-label' })
  await openList()
  expect(countNodes()).toBeLessThan(maxNodes)
})

test('a list of 100,000 choices for any number of them counts the selected ones', async () => {
  renderInput(bizDict('kinds', { join: ',' }), { record: { it: range(5).join(',') }, server: () => entries })
  await screen.findByText('已选 5 项')
  await openList()
  expect(countNodes()).toBeLessThan(maxNodes)
})

test('a division with 100,000 children offers 200 and asks to type', async () => {
  const places = range(many).map((index) => ({ id: String(index), title: `村${index}` }))
  const { user } = renderInput(region(), { server: () => places })
  await user.click(await screen.findByRole('combobox', { name: '名称' }))
  expect(await screen.findAllByRole('option')).toHaveLength(200)
  expect(screen.getByText(/输入/)).toBeTruthy()
})

test('all cells of a column parse their dictionary once', () => {
  const parse = vi.fn((payload: unknown) => [payload])
  const remembered = rememberParsed(parse)
  const [payload, t] = [{}, (key: string) => key]
  expect(remembered(payload, t)).toBe(remembered(payload, t))
  expect(parse).toHaveBeenCalledOnce()
  remembered(payload, (key: string) => `${key} in English`)
  remembered(undefined, t)
  expect(parse).toHaveBeenCalledTimes(3)
})

const depth = 10_000
const nested = `${range(depth)
  .map((index) => `[{"id":"${depth - 1 - index}","title":"层","children":`)
  .join('')}[]${'}]'.repeat(depth)}`

test('a tree 10,000 deep and one 200,000 wide are read without recursion', () => {
  const deep = buildTreeModel(JSON.parse(nested))
  expect(deep.size).toBe(depth)
  expect(deep.get('0')?.depth).toBe(depth - 1)
  expect([...deep.keys()].slice(0, 2)).toEqual(['9999', '9998'])
  expect(findMatchingIds(deep, '层').size).toBe(depth)
  const wide = buildTreeModel([{ id: 'root', title: '', children: range(200_000).map((index) => ({ id: index, title: '' })) }])
  expect(getSubtreeIds(wide, 'root')).toHaveLength(200_001)
})

const json = { headers: { 'Content-Type': 'application/json' } }

test('a tree 10,000 deep renders the nodes in view', async () => {
  renderInput(tree({ operation: menu.tree, inline: true }), {
    server: () => new Response(`{"code":200,"success":true,"msg":"","data":${nested}}`, json),
  })
  fireEvent.click(await screen.findByLabelText('全部收起'))
  fireEvent.click(screen.getByLabelText('全部展开'))
  await screen.findByLabelText('全部收起')
  await waitFor(() => expect(document.querySelector('.kit-tree-space')).toBeTruthy())
  expect(countNodes()).toBeLessThan(maxNodes)
})

test('a cell of a megabyte has 500 characters in the page', () => {
  const { texts } = renderCells(text(), [{ it: 'x'.repeat(1_000_000) }])
  expect(texts()).toEqual([`${'x'.repeat(500)}…`])
  expect(document.body.innerHTML.length).toBeLessThan(2000)
})
