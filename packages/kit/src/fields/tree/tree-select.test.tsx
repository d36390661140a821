import { menu } from '@jwsk/sdk/system'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openTree } from '../../testing/interactions'
import { renderInput } from '../testing/render-field'
import { tree } from './tree'

const server = () => [
  {
    id: '1',
    title: '公司',
    children: [
      { id: '2', title: '票务部' },
      { id: '3', title: '财务部' },
    ],
  },
]

const getBox = () => screen.findByRole('combobox', { name: '名称', busy: false })
const node = (name: string) => screen.getByRole('treeitem', { name })

test('shows the selected node and opens the tree at it', async () => {
  const { user, wire } = renderInput(tree({ operation: menu.tree }), { server, record: { it: '3' } })
  const box = await getBox()
  await waitFor(() => expect(box.textContent).toBe('财务部'))
  expect(box.getAttribute('aria-haspopup')).toBe('tree')
  expect(screen.queryByRole('tree')).toBeNull()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('tree', { name: '名称' }))
  expect(document.activeElement?.getAttribute('aria-activedescendant')).toBe(node('财务部').id)
  await user.keyboard('{ArrowUp}{Enter}')
  expect(wire()).toBe('2')
  expect([box.textContent, document.activeElement]).toEqual(['票务部', box])
  expect(screen.queryByRole('tree')).toBeNull()
})

test('stays open for several nodes until Escape', async () => {
  const { user, wire } = renderInput(tree({ operation: menu.tree, join: ',', strict: true }), { server })
  const box = await getBox()
  await waitFor(() => expect(box.textContent).toBe('请选择'))
  await openTree(screen, '名称')
  await user.click(node('公司'))
  await user.click(node('票务部'))
  expect(wire()).toBe('1,2')
  await user.keyboard('{Escape}')
  expect([box.textContent, document.activeElement]).toEqual(['公司、票务部', box])
  expect(screen.queryByRole('tree')).toBeNull()
})

test('the arrow key leads from the search to the tree, and leaving closes it', async () => {
  const { user } = renderInput(tree({ operation: menu.tree, join: ',' }), { server })
  const opened = within(await openTree(screen, '名称'))
  await user.type(screen.getByRole('searchbox'), '财务')
  expect(opened.getAllByRole('treeitem').map(({ textContent }) => textContent)).toEqual(['公司', '财务部'])
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.getAttribute('role')).toBe('tree')
  await user.tab()
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull())
})
