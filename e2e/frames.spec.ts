import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startMocks } from '../scripts/lib/mock-server.mjs'
import { resolveFromRoot } from '../scripts/lib/root.mjs'
import { signIn } from '../scripts/lib/sign-in.mjs'
import { mockMenu } from './support/menu'
import { skipWithoutNginx, startNginxRelease } from './support/nginx-release'

/** Tries to read the session as a report's script could. */
const page = `<!doctype html><meta charset="utf-8"><h1></h1><p></p><script>
const read = (work) => { try { return work() } catch { return 'denied' } }
document.querySelector('h1').textContent = 'report'
document.querySelector('p').textContent = [read(() => document.cookie), read(() => parent.document.cookie), read(() => localStorage.length)].join()
</script>`

/** Starts a report server that wants the user's token. */
async function startReports() {
  const requests: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ url = '', headers }, response) => {
    requests.push({ url, headers })
    if (!headers['blade-auth']) return response.writeHead(401).end('no token')
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo // listens on TCP
  return { requests, host: `127.0.0.1:${port}`, close: () => server.close() }
}

test('a framed report gets the token as a header, and no address, referrer, history or log has it', async ({ browser }) => {
  skipWithoutNginx()
  const [mocks, reports] = await Promise.all([startMocks(), startReports()])
  const example = readFileSync(resolveFromRoot('deploy/nginx/own-frames.conf.example'), 'utf8')
  const { to, url, close } = await startNginxRelease({ mocks, own: example.replace('127.0.0.1:8085', reports.host) })
  try {
    const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' })
    const tab = await context.newPage()
    const seen: string[] = []
    tab.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''))
    await signIn(tab)
    const cookies = await context.cookies()
    const cookie = cookies.find(({ name }) => name === 'jwsk-access-token')
    expect(cookie?.sameSite).toBe('Strict')
    const secrets = cookies.filter(({ name }) => name.endsWith('-token')).map(({ value }) => decodeURIComponent(value))
    expect(secrets).toHaveLength(2)

    // the menu of the product that was replaced passes the token in the address
    await mockMenu(tab, [{ id: 'c', code: 'day', name: '日报', path: `${url}/frames/sales/day?id=7&token=\${token}` }])
    await tab.goto('/wel/index')
    await tab.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '日报' }).click()
    const frame = tab.frameLocator('iframe')
    await expect(frame.getByRole('heading', { name: 'report' })).toBeVisible()
    await expect(frame.locator('p')).toHaveText('denied,denied,denied')
    expect(reports.requests).toMatchObject([{ url: '/sales/day?id=7', headers: { 'blade-auth': `bearer ${cookie?.value}` } }])
    expect(Object.keys(reports.requests[0]?.headers ?? {}).filter((name) => /cookie|referer/.test(name))).toEqual([])

    const client = await context.newCDPSession(tab)
    const { entries } = await client.send('Page.getNavigationHistory')
    const addresses = [...entries, ...tab.frames().map((one) => ({ url: one.url() }))].map((one) => one.url)
    expect(addresses.filter((address) => address.includes('/frames/'))).not.toEqual([])
    const log = await readFile(join(to, 'run/access.log'), 'utf8')
    expect(log).toContain('GET /frames/sales/day 200')
    const found = [...addresses, ...seen, log].filter((text) => secrets.some((secret) => text.includes(secret)))
    // the refresh token is sent to the token path alone, in a query that is not logged
    expect(found.filter((text) => !text.includes('/oauth/token'))).toEqual([])
    await context.close()
  } finally {
    await close()
    reports.close()
    await mocks.close()
  }
})
