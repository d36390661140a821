// Stub server of the call bench, run in a separate process: a token, pages of 10 or 1,000 rows, and a list of 100,000 rows.
// The ids of that list ascend; with `packageName=mixed` each pair of ids is swapped.
import { createServer } from 'node:http'

const createRows = (count, first = 0, mixed = false) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1_790_000_000_000_000_000n + BigInt(first + (mixed ? index ^ 1 : index))),
    packageName: `产品包 ${index}`,
    menuId: '1800000000000000001,1800000000000000002',
    remark: '',
  }))
const envelope = (count, { current = 1, total = count, mixed = false } = {}) =>
  JSON.stringify({
    code: 200,
    success: true,
    msg: '操作成功',
    data: { records: createRows(count, (current - 1) * count, mixed), total, size: count, current, pages: total / count },
  })
const pages = { 10: envelope(10), 1000: envelope(1000) }
const token = JSON.stringify({ access_token: 'header.payload.signature', refresh_token: 'refresh', user_id: '1', tenant_id: '000000' })

const server = createServer((request, answer) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  answer.writeHead(200, { 'content-type': 'application/json' })
  const size = searchParams.get('size') ?? '10'
  const list = { current: Number(searchParams.get('current')), total: 100_000, mixed: searchParams.get('packageName') === 'mixed' }
  if (pathname.endsWith('/token')) answer.end(token)
  else answer.end(pages[size] ?? envelope(Number(size), list))
})
// keeps idle connections open while other peers are measured
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())
