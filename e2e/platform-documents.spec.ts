import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { skipWithoutNginx, startNginxRelease } from './support/nginx-release'

const script = "document.documentElement.setAttribute('data-run', String(localStorage.length))"
const html = `<!doctype html><title>uploaded</title><p>text of the document</p><script>${script}</script>`
const files = new Map([
  ['page.html', { type: 'text/html', content: html }],
  ['drawing.svg', { type: 'image/svg+xml', content: `<svg xmlns="http://www.w3.org/2000/svg"><script>${script}</script></svg>` }],
  [
    'data.xml',
    { type: 'application/xml', content: `<html xmlns="http://www.w3.org/1999/xhtml"><body><script>${script}</script></body></html>` },
  ],
])

/** Starts a platform that serves uploaded files below any path, with `?download` as attachments. */
async function startFiles() {
  const server = createServer((incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://files')
    const file = files.get(pathname.split('/').at(-1) ?? '')
    if (!file) return outgoing.writeHead(404).end()
    if (searchParams.has('download')) outgoing.setHeader('content-disposition', 'attachment; filename="page.html"')
    return outgoing.writeHead(200, { 'content-type': file.type }).end(file.content)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('an uploaded document runs no script as the console, and is still shown and downloaded', async ({ browser }) => {
  skipWithoutNginx()
  const platform = await startFiles()
  const own = 'location ^~ /api/trusted/ {\n  set $document_policy "";\n  include platform.conf;\n}\n'
  const { url, close } = await startNginxRelease({ mocks: platform, own })
  try {
    const page = await browser.newPage({ baseURL: url })
    const root = page.locator(':root')
    for (const name of files.keys()) {
      await page.goto(`/api/oss/${name}`)
      await expect(root, name).not.toHaveAttribute('data-run')
      // the same document runs where the operator trusts it
      await page.goto(`/api/trusted/${name}`)
      await expect(root, name).toHaveAttribute('data-run', '0')
    }
    await page.goto('/api/oss/page.html')
    await expect(page.getByText('text of the document')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.goto('/api/oss/page.html?download').catch(() => undefined)
    expect(await readFile(await (await downloading).path(), 'utf8')).toBe(html)
  } finally {
    await close()
    platform.close()
  }
})
