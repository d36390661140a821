// @vitest-environment jsdom
import { definePlugin, defineView } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { createClient } from '@jwsk/sdk'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TableScreen } from './table-screen'

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']
const flags = { listFlag: 1, formFlag: 1, searchFlag: 1, requiredFlag: 1 }
const place = { ...flags, columnName: 'place', propertyName: 'place', label: '地点', type: 'text' }

const Show = () => <TableScreen title="巡检" />
const plugin = definePlugin({
  id: 'tables',
  resources: {},
  views: { '/proShowPage/a': defineView(async () => ({ default: Show })) },
  locales: { 'zh-cn': async () => ({ default: {} }), en: async () => ({ default: {} }) },
})

function show(option: unknown) {
  const answer = (data: unknown) => Promise.resolve(Response.json({ code: 200, success: true, data, msg: '' }))
  const client = createClient({
    baseUrl: 'http://platform.test',
    clientId: 'console',
    clientSecret: 'test',
    fetch: (input) => answer(String(input).includes('/option') ? option : { records: [{ id: '1', place: '北门' }], total: 1 }),
  })
  return renderScreen(plugin, { path: '/proShowPage/a?tableName=dp_inspection&tableKey=id', client })
}

test.each([
  [
    'of every inherited type',
    { columns: [...inherited.map((type) => ({ ...place, columnName: `${type}_x`, propertyName: `x${type}`, type })), place] },
  ],
  ['of every inherited name', { columns: [...inherited.map((name) => ({ ...place, columnName: name, propertyName: name })), place] }],
  [
    'of every wrong type',
    { columns: [null, 1, 'x', [], {}, { columnName: null, label: {}, type: 7 }, { ...place, label: null, type: null }, place] },
  ],
  ['twice', { columns: [place, place] }],
  ['and names of the wrong type', { tableName: 7, tableComment: {}, tableKey: null, columns: [place] }],
])('ignores columns %s and renders the others', async (_, option) => {
  show(option)
  expect(await screen.findByText('北门')).toBeTruthy()
})

test.each([[null], [[]], ['x'], [{ columns: 'x' }], [{}]])(
  'renders a table without columns for the invalid description %j',
  async (option) => {
    const { container } = show(option)
    await expect.poll(() => container.querySelector('table, [role="grid"]'), { timeout: 5000 }).toBeTruthy()
  },
)

const createColumns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...place,
    columnName: `c${index}`,
    propertyName: index === 0 ? 'place' : `c${index}`,
    label: `列${index}`,
  }))

test('of 5,000 columns the table renders 50', async () => {
  show({ columns: createColumns(5000) })
  await screen.findByText('北门')
  expect(document.querySelectorAll('th')).toHaveLength(51)
  expect(document.querySelectorAll('*').length).toBeLessThan(2000)
  expect(screen.getByText('列设置（显示 50/5000 列）')).toBeTruthy()
})

test('columns beyond the limit are found by name, and shown in place of others', async () => {
  show({ columns: createColumns(120) })
  fireEvent.click(await screen.findByRole('button', { name: '列设置（显示 50/120 列）' }))
  const dialog = within(await screen.findByRole('dialog'))
  const find = (label: string) => {
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: label } })
    return dialog.getByLabelText(`显示${label}`)
  }
  expect(dialog.getAllByLabelText(/^显示列/)).toHaveLength(59)
  expect(dialog.getByText('还有 60 列，可按名称查找')).toBeTruthy()
  expect(find('列111')).toHaveProperty('disabled', true)
  fireEvent.click(find('列49'))
  fireEvent.click(find('列111'))
  expect(screen.getByText('列设置（显示 50/120 列）')).toBeTruthy()
  const heads = [...document.querySelectorAll('th')].map((head) => head.textContent)
  expect(heads).toContain('列111')
  expect(heads).not.toContain('列49')
})
