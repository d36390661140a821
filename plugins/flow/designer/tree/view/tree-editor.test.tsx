import { withKitProviders } from '@jwsk/kit/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import texts from '../../../locales/zh-cn'
import { createProcessXml } from '../../process/new-process'
import { readProcess } from '../process-document'
import { outline } from '../testing/outline'
import { processes } from '../testing/processes'
import TreeEditor from './tree-editor'

Element.prototype.scrollIntoView = () => undefined

function open(xml: string, isReadOnly = false) {
  const onChange = vi.fn<(xml: string) => void>()
  const onParsed = vi.fn<(isStructured: boolean) => void>()
  render(
    withKitProviders(
      <TreeEditor xml={xml} fields={[]} isReadOnly={isReadOnly} onChange={onChange} onParsed={onParsed}>
        <p>模型</p>
      </TreeEditor>,
      { texts },
    ).element,
  )
  const getOutline = async () => outline((await readProcess(onChange.mock.lastCall?.[0] ?? xml)).tree)
  return { onParsed, getOutline }
}

const getCard = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

async function insert(after: string, block: string) {
  fireEvent.click(await screen.findByRole('button', { name: `在「${after}」之后添加` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${block}`) }))
}

test('adds a step to a new process, names it and undoes it', async () => {
  const { getOutline } = open(createProcessXml({ key: 'p', name: '' }).replace('id="start"', 'id="start" name="开始"'))
  await insert('开始', '审批')
  await getCard('审批')
  fireEvent.change(await screen.findByRole('textbox', { name: '名称' }), { target: { value: '经理审批' } })
  await getCard('经理审批')
  expect(await getOutline()).toBe('start userTask1! endEvent2')
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(async () => expect(await getOutline()).toBe('start'))
  fireEvent.click(screen.getByRole('button', { name: '重做' }))
  await waitFor(async () => expect(await getOutline()).toBe('start userTask1! endEvent2'))
})

test('moves the focus by arrow keys and deletes by key', async () => {
  const { getOutline } = open(processes.line.replaceAll(/userTask id="(.)"/g, 'userTask id="$1" name="步骤$1"'))
  const first = await getCard('步骤a')
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(await getCard('步骤b'))
  fireEvent.keyDown(document.activeElement ?? first, { key: 'Delete' })
  await waitFor(async () => expect(await getOutline()).toBe('start a end'))
})

test('copies a step and moves one to another place', async () => {
  const { getOutline } = open(processes.line.replaceAll(/userTask id="(.)"/g, 'userTask id="$1" name="步骤$1"'))
  fireEvent.click(await getCard('步骤a'))
  fireEvent.click(await screen.findByRole('button', { name: '复制' }))
  fireEvent.click(await screen.findByRole('button', { name: '在「步骤b」之后添加' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^粘贴/ }))
  await waitFor(async () => expect(await getOutline()).toBe('start a b userTask1 end'))
  fireEvent.click(await getCard('步骤b'))
  fireEvent.click(await screen.findByRole('button', { name: '移动' }))
  fireEvent.click(screen.getAllByRole('button', { name: '移到这里' })[0] as HTMLElement)
  await waitFor(async () => expect(await getOutline()).toBe('start b a userTask1 end'))
})

test('shows branches with their conditions and what it cannot say as closed', async () => {
  const { onParsed } = open(processes.joined)
  const branches = await screen.findByRole('list', { name: '条件分支' })
  expect(within(branches).getByText('其他情况')).toBeTruthy()
  expect(within(branches).getByText('x 大于 1')).toBeTruthy()
  expect(onParsed).toHaveBeenCalledExactlyOnceWith(true)
})

test('shows a loop as one closed part', async () => {
  open(processes.loop)
  expect(await screen.findByText('流程图中的部分（2 个元素）')).toBeTruthy()
})

test('reports a process that it cannot show', async () => {
  const { onParsed } = open('<nothing/>')
  await screen.findByText('流程无法读取')
  expect(onParsed).toHaveBeenCalledExactlyOnceWith(false)
})

test('offers no changes when read-only', async () => {
  open(processes.line, true)
  await screen.findByRole('region', { name: '流程步骤' })
  expect(screen.queryByRole('button', { name: /之后添加/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull()
})
