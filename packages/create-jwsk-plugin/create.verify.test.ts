import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startDevServer } from './dev-server.mjs'
import { createManifest, toCaretRange } from './plugin-manifest.mjs'
import { explainForbiddenImport } from './shared-modules.mjs'
import { isValidName } from './template-files.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-outside-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

const options = { id: 'hello', version: '1.2.0', entry: 'plugin.js', needs: '^0.1' }

test('a plugin name is lowercase words and digits', () => {
  expect(['hello', 'car-wash', 'a1'].every(isValidName)).toBe(true)
  expect(['', 'Hello', '1a', 'a--b', '../x', 'a b'].some(isValidName)).toBe(false)
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

test('serves a built console with the plugin in place of its listed version', async () => {
  const manifest = await createManifest(folder, options)
  write('plugin.json', JSON.stringify(manifest))
  write('config.json', JSON.stringify({ clientId: 'c', outside: [{ id: 'hello', version: '1.0.0' }, { id: 'other' }] }))
  write('index.html', '<title>console</title>')
  const { url, close } = await startDevServer({ home: folder, folder })
  // the same console behind another server
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
