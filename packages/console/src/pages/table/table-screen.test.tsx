// @vitest-environment jsdom
import { definePlugin, defineView } from '@jwsk/kit'
import { renderScreen } from '@jwsk/kit/testing'
import { createClient } from '@jwsk/sdk'
import { screen } from '@testing-library/react'
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
