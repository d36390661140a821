// the platform of the call bench, in a process of its own: a token, and pages of 10 or 1,000 rows
import { createServer } from 'node:http'

const rowsOf = (count) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(1_790_000_000_000_000_000n + BigInt(index)),
    packageName: `产品包 ${index}`,
    menuId: '1800000000000000001,1800000000000000002',
    remark: '',
  }))
const envelope = (count) =>
  JSON.stringify({
    code: 200,
    success: true,
    msg: '操作成功',
    data: { records: rowsOf(count), total: count, size: count, current: 1, pages: 1 },
  })
const pages = { 10: envelope(10), 1000: envelope(1000) }
const token = JSON.stringify({ access_token: 'header.payload.signature', refresh_token: 'refresh', user_id: '1', tenant_id: '000000' })

const server = createServer((request, answer) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  answer.writeHead(200, { 'content-type': 'application/json' })
  answer.end(pathname.endsWith('/token') ? token : pages[searchParams.get('size') ?? '10'])
})
// a connection that rests while others have their turn is not to be closed meanwhile
server.keepAliveTimeout = 600_000
server.listen(0, '127.0.0.1', () => process.send?.(server.address().port))
process.once('disconnect', () => process.exit())
