import { startPlatform } from '@jwsk/mocks/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from './render-screen'
import { samplePlugin } from './test/sample-plugin'

const platform = startPlatform()
afterEach(() => void platform.network.server.resetHandlers())

async function renderList(records: unknown, total: unknown = 1) {
  platform.network.server.use(
    http.get('*/tenant-package/page', () => HttpResponse.json({ code: 200, success: true, msg: '操作成功', data: { records, total } })),
  )
  const rendered = renderScreen(samplePlugin, { path: '/packages', client: platform.client })
  await screen.findByRole('table')
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return rendered
}

const markup = [
  '<img src=x onerror="window.harmed=1">',
  '<script>window.harmed=1</script>',
  '"><svg onload=window.harmed=1>',
  'javascript:window.harmed=1',
]

test('F44 markup in a record is text', async () => {
  const { container } = await renderList(
    markup.map((packageName, id) => ({ id: String(id + 1), packageName, remark: packageName })),
    markup.length,
  )
  expect(container.querySelector('img, script, svg')).toBeNull()
  for (const text of markup) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
  expect(window).not.toHaveProperty('harmed')
})

test('F42 a megabyte in one field is truncated in the page', async () => {
  const { container } = await renderList([{ id: '1', packageName: '长'.repeat(1_000_000), remark: '' }])
  expect(container.innerHTML.length).toBeLessThan(50_000)
})

test('F43 a bidi override does not affect other cells', async () => {
  await renderList([{ id: '1', packageName: '\u202Egnp.exe', remark: '' }])
  expect(screen.getAllByText('\u202Egnp.exe')[0]?.tagName).toBe('BDI')
})

test('rows of one id or without a valid id are shown without id actions', async () => {
  const consoleError = vi.spyOn(console, 'error')
  const ids = ['7', '7', null, '', ' ', { a: 1 }, [2], undefined]
  const first = ids.map((id, index) => ({ id, packageName: `套餐${index}` }))
  const { user } = await renderList(first, ids.length)
  expect(screen.getAllByRole('row')).toHaveLength(ids.length + 1)
  expect(screen.queryAllByRole('button', { name: /^(查看|编辑|删除) 套餐[2-7]/ })).toEqual([])
  platform.network.server.use(
    http.get('*/tenant-package/page', () =>
      HttpResponse.json({ code: 200, success: true, msg: '操作成功', data: { records: first.slice(0, 1), total: 1 } }),
    ),
  )
  await user.click(screen.getByRole('button', { name: '刷新' }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  expect(consoleError.mock.calls.filter(([text]) => /\bkeys?\b/.test(String(text)))).toEqual([])
  consoleError.mockRestore()
})

test('F45 the list renders any JSON in records', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const record = fc.record(
    { id: fc.nat().map(String), packageName: fc.jsonValue(), menuId: fc.jsonValue(), remark: fc.jsonValue() },
    { requiredKeys: ['id'] },
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 5 }), fc.jsonValue(), async (records, total) => {
      await renderList(records, total)
      // the header and a row for each record
      expect(screen.getAllByRole('row')).toHaveLength(records.length + 1)
      cleanup()
    }),
    { numRuns: 10 },
  )
})
