import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isValidName } from './template-files.mjs'
import { createManifest, toCaretRange } from './plugin-manifest.mjs'
import { startDevServer } from './dev-server.mjs'
import { explainForbiddenImport } from './shared-modules.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-outside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const facts = { id: 'hello', version: '1.2.0', entry: 'plugin.js', needs: '^0.1' }

test('a plugin is called by words of small letters and digits', () => {
  expect(['hello', 'car-wash', 'a1'].every(isValidName)).toBe(true)
  expect(['', 'Hello', '1a', 'a--b', '../x', 'a b'].some(isValidName)).toBe(false)
})

test('the range of a plugin is the minor version that it is made with', () => {
  expect(toCaretRange('0.1.7')).toBe('^0.1')
})

test('what a second copy of would not work is refused, what the console lends and all else is not', () => {
  const refused = ['react-dom/client', 'primereact/button', '@jwsk/kit/testing', 'react-router-dom', '@tanstack/react-query']
  for (const id of refused) expect(explainForbiddenImport(id)).toContain(id)
  for (const id of ['react', 'react/jsx-runtime', '@jwsk/kit', '@jwsk/sdk/system', 'dayjs', './react-dom'])
    expect(explainForbiddenImport(id)).toBeUndefined()
})

test('an entry has the digest of every script and style, and of nothing else', async () => {
  write('plugin.js', 'export default 1')
  write('a.css', 'a {}')
  write('plugin.json', '{}')
  const digest = `sha384-${createHash('sha384').update('export default 1').digest('base64')}`
  expect(await createManifest(folder, facts)).toEqual({
    ...{ id: 'hello', version: '1.2.0', base: 'outside/hello/1.2.0/', entry: 'plugin.js' },
    files: { 'plugin.js': digest },
    styles: { 'a.css': expect.stringMatching(/^sha384-/) },
    needs: { console: '^0.1' },
  })
})

test('a built console is shown with the plugin, in place of what it lists under that name', async () => {
  const manifest = await createManifest(folder, facts)
  write('plugin.json', JSON.stringify(manifest))
  write('config.json', JSON.stringify({ clientId: 'c', outside: [{ id: 'hello', version: '1.0.0' }, { id: 'other' }] }))
  write('index.html', '<title>console</title>')
  const { url, close } = await startDevServer({ home: folder, folder })
  // the same behind another server
  const behind = await startDevServer({ home: url, folder })
  try {
    for (const place of [url, behind.url]) {
      const ask = async (path: string) => (await fetch(place + path)).text()
      expect(JSON.parse(await ask('config.json'))).toEqual({ clientId: 'c', outside: [{ id: 'other' }, manifest] })
      expect(await ask('outside/hello/1.2.0/plugin.js')).toBe('export default 1')
      expect(await ask('system/post?page=2')).toBe('<title>console</title>')
      expect((await fetch(`${place}assets/none.js`)).status).toBe(404)
    }
  } finally {
    await behind.close()
    await close()
  }
})
