import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDevServer } from './dev-server.mjs'
import { createManifest, toCaretRange } from './plugin-manifest.mjs'
import { explainForbiddenImport } from './shared-modules.mjs'
import { namePattern } from './template-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-outside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const options = { id: 'hello', version: '1.2.0', entry: 'plugin.js', needs: '^0.1' }

test('a plugin name is lowercase words and digits', () => {
  expect(['hello', 'car-wash', 'a1'].every((name) => namePattern.test(name))).toBe(true)
  expect(['', 'Hello', '1a', 'a--b', '../x', 'a b'].some((name) => namePattern.test(name))).toBe(false)
})

test('the version range of a plugin is the minor version of its kit', () => {
  expect(toCaretRange('0.1.7')).toBe('^0.1')
})

test('rejects imports that must not be bundled twice', () => {
  const refused = ['react-dom/client', 'primereact/button', '@jwsk/kit/testing', 'react-router-dom', '@tanstack/react-query']
  for (const id of refused) expect(explainForbiddenImport(id)).toContain(id)
  for (const id of ['react', 'react/jsx-runtime', '@jwsk/kit', '@jwsk/sdk/system', 'dayjs', './react-dom'])
    expect(explainForbiddenImport(id)).toBeUndefined()
})

test('the manifest has a digest of each script and style only', async () => {
  write('plugin.js', 'export default 1')
  write('a.css', 'a {}')
  write('plugin.json', '{}')
  const digest = `sha384-${createHash('sha384').update('export default 1').digest('base64')}`
  expect(await createManifest(folder, options)).toEqual({
    ...{ id: 'hello', version: '1.2.0', base: 'outside/hello/1.2.0/', entry: 'plugin.js' },
    files: { 'plugin.js': digest },
    styles: { 'a.css': expect.stringMatching(/^sha384-/) },
    needs: { console: '^0.1' },
  })
})

/** Sends a request target as it is, which `fetch` would normalize. */
const requestStatus = (place: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(place)
    request({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })

test('serves a built console with the plugin in place of its listed version', async () => {
  const manifest = await createManifest(folder, options)
  write('plugin.json', JSON.stringify(manifest))
  write('config.json', JSON.stringify({ clientId: 'c', outside: [{ id: 'hello', version: '1.0.0' }, { id: 'other' }] }))
  write('index.html', '<head><title>console</title></head>')
  const { url, close } = await startDevServer({ home: folder, folder })
  // the same console behind another server
  const behind = await startDevServer({ home: url, folder })
  try {
    for (const place of [url, behind.url]) {
      const ask = async (path: string) => (await fetch(place + path)).text()
      expect(JSON.parse(await ask('config.json'))).toEqual({ clientId: 'c', outside: [{ id: 'other' }, manifest] })
      expect(await ask('outside/hello/1.2.0/plugin.js')).toBe('export default 1')
      expect(await ask('system/post?page=2')).toContain('<title>console</title>')
      expect((await fetch(`${place}assets/none.js`)).status).toBe(404)
      for (const target of ['//127.0.0.1:9/x', 'http://127.0.0.1:9/x', '/a%2f..%2fb', '/%', '/%00'])
        expect(await requestStatus(place, target), target).toBe(404)
    }
  } finally {
    await behind.close()
    await close()
  }
})

test('tells the open pages of a build and of its errors', async () => {
  write('plugin.json', JSON.stringify(await createManifest(folder, options)))
  write('index.html', '<head><title>console</title></head>')
  const own = await startDevServer({ home: folder, folder })
  const server = await startDevServer({ home: own.url, folder })
  try {
    const page = await (await fetch(`${server.url}system/post`, { headers: { accept: 'text/html' } })).text()
    const [, script = ''] = /<script src="([^"]+)">/.exec(page) ?? []
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(await (await fetch(new URL(script, server.url))).text()).toContain('EventSource')
    const events = (await fetch(new URL('/__jwsk-plugin/events', server.url))).body?.getReader()
    const read = async () => new TextDecoder().decode((await events?.read())?.value)
    expect(await read()).toBe(': open\n\n')
    server.failed('no such name "x"\nat a.ts')
    expect(await read()).toBe('event: failed\ndata: "no such name \\"x\\"\\nat a.ts"\n\n')
    server.built()
    expect(await read()).toContain('event: built')
    await events?.cancel()
  } finally {
    await server.close()
    await own.close()
  }
})
