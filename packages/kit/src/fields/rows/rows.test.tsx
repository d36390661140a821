import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bindFields } from '../bind-fields'
import { choice } from '../choice/choice'
import { date } from '../date/date'
import { money } from '../money/money'
import { number } from '../number/number'
import { exportValues, renderCells, renderInput, withKitProviders } from '../testing/render-field'
import { text } from '../text/text'
import { toggle } from '../toggle/toggle'
import type { Field } from '../types'
import { rows } from './rows'

const labels = { product: '品名', count: '数量', price: '单价（元）', amount: '金额（元）' }
const texts = {
  order: {
    lines: { items: labels, others: { state: '状态', on: '日期', isGift: '赠品' } },
    choices: { others_state: { a: '甲', b: '乙' } },
  },
}
const bind = (name: string, field: Field) => bindFields({ [name]: field }, 'order')[name] ?? field

const fields = { product: text({ required: true }), count: number({ min: 1 }), price: money() }
const items = bind('items', rows(fields, { max: 5, sum: ['price'] }))
const json = bind('items', rows(fields, { wire: 'json' }))
const others = bind('others', rows({ state: choice({ a: 'success', b: 'quiet' }), on: date(), isGift: toggle({ on: 1, off: 0 }) }))

const wire = [
  { id: '1', product: '水', count: 2, price: '1.50', code: 'x' },
  { id: '2', product: '茶', count: 1, price: '0.10' },
]

function render(field: Field, it: unknown, rule = {}) {
  const form = renderInput(field, { record: { it }, texts, rule })
  return { ...form, rows: () => form.wire() as readonly Readonly<Record<string, unknown>>[] }
}

const getCell = (name: string, row: number) => screen.findByRole('textbox', { name: `${name}第 ${row} 行` })
const paste = (element: Element, content: string) => fireEvent.paste(element, { clipboardData: { getData: () => content } })
const getProducts = (all: readonly Readonly<Record<string, unknown>>[]) => all.map(({ product }) => product)

describe('rows', () => {
  test('edits one cell of a row', async () => {
    const { user, rows: sent } = render(items, wire)
    await user.type(await getCell('品名', 1), '!')
    expect(sent()).toEqual([{ ...wire[0], product: '水!' }, wire[1]])
  })

  test('adds a row with the focus in its first cell', async () => {
    const { user, rows: sent } = render(items, wire)
    await user.click(await screen.findByRole('button', { name: '新增一行' }))
    expect(document.activeElement).toBe(await getCell('品名', 3))
    await user.keyboard('酒')
    expect(sent()).toEqual([...wire, { product: '酒' }])
  })

  test('copies a row without its id', async () => {
    const { user, rows: sent } = render(items, wire)
    await user.click(await screen.findByRole('button', { name: '复制第 1 行' }))
    expect(sent()).toEqual([wire[0], { product: '水', count: 2, price: '1.50' }, wire[1]])
    expect(screen.getByRole('status').textContent).toBe('已复制为第 2 行')
  })

  test('removes a row until the removal is undone', async () => {
    const { user, rows: sent } = render(items, wire)
    await user.click(await screen.findByRole('button', { name: '删除第 1 行' }))
    expect(sent()).toEqual([wire[1]])
    expect(document.activeElement).toBe(await getCell('品名', 1))
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(sent()).toEqual(wire)
  })

  test('adds no more rows than allowed', async () => {
    const { user, rows: sent } = render(items, wire, { maxItems: 2 })
    await user.click(await screen.findByRole('button', { name: '新增一行' }))
    expect(sent()).toHaveLength(2)
    expect(screen.getByText('最多 2 行')).toBeTruthy()
  })

  test('moves a row by arrow keys and announces its place', async () => {
    const { user, rows: sent } = render(items, wire)
    const handle = await screen.findByRole('button', { name: /^移动第 1 行/ })
    handle.focus()
    await user.keyboard('{ArrowUp}')
    expect(getProducts(sent())).toEqual(['水', '茶'])
    await user.keyboard('{ArrowDown}')
    expect(getProducts(sent())).toEqual(['茶', '水'])
    expect(screen.getByRole('status').textContent).toBe('已移到第 2 行，共 2 行')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^移动第 2 行/ })))
  })

  test('moves a row with the pointer', async () => {
    const { rows: sent } = render(items, wire)
    const handle = await screen.findByRole('button', { name: /^移动第 1 行/ })
    const body = handle.closest('tbody')
    for (const [index, row] of [...(body?.children ?? [])].entries()) row.getBoundingClientRect = () => new DOMRect(0, index * 40, 300, 40)
    fireEvent.pointerDown(handle, { button: 0, clientY: 20 })
    fireEvent.pointerMove(document, { clientY: 50 })
    expect(getProducts(sent())).toEqual(['水', '茶'])
    fireEvent.pointerMove(document, { clientY: 70 })
    expect(getProducts(sent())).toEqual(['茶', '水'])
    fireEvent.pointerUp(document)
    fireEvent.pointerMove(document, { clientY: 0 })
    expect(getProducts(sent())).toEqual(['茶', '水'])
  })

  test('shows exact totals', async () => {
    render(items, [...wire, { price: '0.20' }])
    const total = within(await screen.findByRole('row', { name: /合计/ }))
    expect(total.getByText(/¥/).textContent).toBe('¥1.80')
  })

  test('shows errors at their cells', async () => {
    render(items, [{ product: '', count: 0 }])
    const product = await getCell('品名', 1)
    expect(product.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(product.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请输入品名')
    expect((await getCell('数量', 1)).getAttribute('aria-invalid')).toBe('true')
    expect((await getCell('单价（元）', 1)).getAttribute('aria-invalid')).toBe('false')
  })

  test('checks the rules of the contract for each row', async () => {
    const { note } = render(items, [{ product: 'abc' }], { items: { product: { maxLength: 2 } } })
    await screen.findByText('品名最多 2 个字符')
    expect(note()).toBe('有 1 处需要修改')
  })

  test('moves the focus to the first wrong cell', async () => {
    render(items, [wire[0], { product: '茶', price: 'x' }])
    await getCell('品名', 1)
    screen.getByRole('group').focus()
    expect(document.activeElement).toBe(await getCell('单价（元）', 2))
  })

  test('pastes cells to the right and below, and adds rows', async () => {
    const { user, rows: sent } = render(items, wire)
    paste(await getCell('数量', 2), '3\t¥1,200.5\r\n4\t2\r\n')
    expect(sent()).toEqual([wire[0], { ...wire[1], count: 3, price: '1200.50' }, { count: 4, price: '2.00' }])
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(sent()).toEqual(wire)
  })

  test('marks pasted cells that are invalid and keeps their text', async () => {
    render(items, wire)
    paste(await getCell('数量', 1), '3\tx1\n')
    const price = await getCell('单价（元）', 1)
    expect(price).toHaveProperty('value', 'x1')
    expect(price.getAttribute('aria-invalid')).toBe('true')
  })

  test('lists pasted cells, rows and columns that have no place', async () => {
    const { rows: sent } = render(items, wire)
    paste(await getCell('单价（元）', 2), '1\t2\n2\n3\n4\n5\n')
    expect(sent()).toHaveLength(5)
    expect(screen.getByText(/^已粘贴/).textContent).toBe('已粘贴 4 行。1 行超出上限，没有粘贴。1 列超出最后一列，没有粘贴。')
  })

  test('pastes labels of choices and typed dates', async () => {
    const { rows: sent } = render(others, [{ state: 'a', on: '2026-01-01', isGift: 1 }])
    paste(await screen.findByRole('combobox', { name: '状态第 1 行' }), '乙\t2026/1/5\n丙\t2026年3月2日\n')
    expect(sent()).toEqual([
      { state: 'b', on: '2026-01-05', isGift: 1 },
      { on: '2026-03-02', isGift: 0 },
    ])
    expect(screen.getByText(/^已粘贴/).textContent).toContain('1 个单元格没有填入：第 2 行状态「丙」。')
  })

  test('leaves the paste of one cell to the browser', async () => {
    render(items, wire)
    expect(paste(await getCell('品名', 1), '可乐\r\n')).toBe(true)
    expect(paste(await getCell('品名', 1), '可乐\t1')).toBe(false)
  })

  test('keeps unreadable text until the user replaces it', async () => {
    const { user, wire: sent } = render(json, '[{"product":"a"')
    expect(await screen.findByText('[{"product":"a"')).toBeTruthy()
    expect(sent()).toBe('[{"product":"a"')
    await user.click(screen.getByRole('button', { name: '清空，改为按行填写' }))
    expect(sent()).toBe('[]')
    await user.click(screen.getByRole('button', { name: '撤销' }))
    expect(sent()).toBe('[{"product":"a"')
  })

  test('labels columns by the declaration', async () => {
    render(rows({ product: text() }, { labels: { product: '货物' } }), wire)
    expect(await getCell('货物', 1)).toBeTruthy()
  })

  test('sends rows as JSON text', async () => {
    const { user, wire: sent } = render(json, JSON.stringify(wire))
    await user.type(await getCell('品名', 2), '!')
    expect(sent()).toBe(JSON.stringify([wire[0], { ...wire[1], product: '茶!' }]))
  })

  test('shows the number of rows and a total in a list', () => {
    const cells = renderCells(items, [{ it: wire }, { it: [] }, { it: null }, { it: 'x' }], { texts })
    expect(cells.texts()).toEqual(['2 行 · ¥1.60', '', '', 'x'])
  })

  test('shows a table with totals in record details', async () => {
    const { unmount } = await import('@testing-library/react').then(({ render: renderElement }) =>
      renderElement(withKitProviders(<items.Detail value={items.parse(wire)} />, { texts }).element),
    )
    const table = within(await screen.findByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['品名', '数量', '单价（元）'])
    expect(table.getAllByRole('row').at(-1)?.textContent).toContain('¥1.60')
    unmount()
    cleanup()
  })

  test('exports a line for each row', async () => {
    const { words } = await exportValues(items, [{ it: wire }, { it: null }, { it: 'x' }], { texts })
    expect(words).toEqual(['品名 水 · 数量 2 · 单价（元） 1.50\n品名 茶 · 数量 1 · 单价（元） 0.10', '', 'x'])
    expect((await exportValues(others, [{ it: [{ state: 'a' }] }], { texts })).words).toEqual(['状态 甲'])
  })

  test('lists the keys of its texts', () => {
    expect(others.textKeys).toEqual([
      'lines.others.state',
      'choices.others_state.a',
      'choices.others_state.b',
      'lines.others.on',
      'lines.others.isGift',
    ])
  })
})
