import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from './lib/echo-server.mjs'
import { listTrackedFiles } from './lib/files.mjs'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release, restore } from './lib/release.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { createHeaders } from './lib/security-headers.mjs'
import { findNginx } from './nginx.mjs'

const nginx = findNginx()

let folder
let to
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwsk-release-'))
  chmodSync(folder, 0o755)
})
beforeEach(() => {
  to = mkdtempSync(join(folder, 'release-'))
  chmodSync(to, 0o755)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a build whose page, script and icon are named after it. */
function build(name) {
  const [from, delivery] = [join(folder, name), join(folder, `${name}-delivery`)]
  const html = `<base href="/" /><script>go('${name}')</script><script type="module" src="/assets/${name}.js"></script>`
  const files = {
    'index.html': html,
    'config.json': '{}',
    'favicon.svg': `<svg id="${name}"/>`,
    [`assets/${name}.js`]: `export const ${name} = 1`,
  }
  mkdirSync(join(from, 'assets'), { recursive: true })
  mkdirSync(delivery, { recursive: true })
  for (const [file, content] of Object.entries(files)) writeFileSync(join(from, file), content)
  writeFileSync(join(delivery, 'headers.json'), JSON.stringify(createHeaders(html)))
  return { from, delivery, html }
}

const releaseBuild = async (name, options = {}) => (await release({ to, ...build(name), ...options })).build
const readCurrent = () => readFileSync(join(to, 'current/index.html'), 'utf8')
const readRecord = () => JSON.parse(readFileSync(join(to, 'builds.json'), 'utf8'))

describe('a kept build', () => {
  test('returns, and is the last to leave', async () => {
    const first = await releaseBuild('first')
    const second = await releaseBuild('second')
    expect(readlinkSync(join(to, 'current'))).toBe(join('builds', second))
    expect(await restore({ to, build: first })).toMatchObject({ build: first, version: expect.stringMatching(/^\d/), retained: 2 })
    expect(readlinkSync(join(to, 'current'))).toBe(join('builds', first))
    expect(readRecord().map((one) => one.build)).toEqual([first, second])
    const third = await releaseBuild('third')
    const fourth = await releaseBuild('fourth')
    expect(readRecord().map((one) => one.build)).toEqual([fourth, third, first])
    expect(readdirSync(join(to, 'builds')).toSorted()).toEqual([first, third, fourth].toSorted())
    expect(readdirSync(join(to, 'html/assets')).toSorted()).toEqual(['first.js', 'fourth.js', 'third.js'])
  })

  test('returns with its base path, and to the present configuration', async () => {
    const first = await releaseBuild('first', { base: '/admin/', gateway: 'gateway:1', strip: '/api' })
    await releaseBuild('second')
    writeFileSync(join(to, 'html/config.json'), '{"title":"now","pictureOrigins":["https://files.example"]}')
    await restore({ to, build: first })
    expect(readCurrent()).toContain('<base href="/admin/" />')
    const read = (name) => readFileSync(join(to, 'nginx', name), 'utf8')
    expect(read('base.conf')).toContain('/admin/')
    expect(read('headers.conf')).toContain('https://files.example')
    expect([read('gateway.conf'), read('strip.conf')]).toEqual([expect.stringContaining('gateway:1'), expect.stringContaining('^/api')])
    expect(readFileSync(join(to, 'html/config.json'), 'utf8')).toContain('"now"')
  })

  test.each([
    ['html/assets/first.js', (file) => writeFileSync(file, 'changed'), 'assets/first.js'],
    ['builds/ID/index.html', (file) => writeFileSync(file, 'changed'), 'index.html'],
    ['builds/ID/favicon.svg', (file) => rmSync(file), 'favicon.svg'],
  ])('whose %s is not as it was released is refused, and nothing changes', async (path, change, name) => {
    const first = await releaseBuild('first')
    const second = await releaseBuild('second')
    change(join(to, path.replace('ID', first)))
    const before = [readFileSync(join(to, 'builds.json'), 'utf8'), readFileSync(join(to, 'nginx/headers.conf'), 'utf8')]
    await expect(restore({ to, build: first })).rejects.toThrow(`build ${first} is not as it was released: ${name}`)
    expect(readlinkSync(join(to, 'current'))).toBe(join('builds', second))
    expect([readFileSync(join(to, 'builds.json'), 'utf8'), readFileSync(join(to, 'nginx/headers.conf'), 'utf8')]).toEqual(before)
  })

  test.each(['0123456789ab', '../..', '', 'constructor'])('"%s" does not exist, and those that do are listed', async (id) => {
    await expect(restore({ to, build: id })).rejects.toThrow(/is kept here$/)
    const ids = [await releaseBuild('first'), await releaseBuild('second')]
    const error = await restore({ to, build: id }).catch((thrown) => thrown)
    expect(error.message).toContain(`no build "${id}" is kept here`)
    for (const known of ids) expect(error.message).toMatch(new RegExp(`\\n  ${known}  \\d+\\.\\d+\\.\\d+\\S*, released 20`))
  })
})

test('a release leaves files alone that no build brought, and prefers them', async () => {
  await releaseBuild('first')
  mkdirSync(join(to, 'html/outside/hello'), { recursive: true })
  const own = { 'html/owner.txt': 'of the operator', 'html/favicon.svg': '<svg id="own"/>', 'html/outside/hello/plugin.js': '1' }
  for (const [name, content] of Object.entries(own)) writeFileSync(join(to, name), content)
  for (const name of ['second', 'third', 'fourth', 'fifth']) await releaseBuild(name)
  for (const [name, content] of Object.entries(own)) expect(readFileSync(join(to, name), 'utf8')).toBe(content)
})

test('a release over one without kept builds keeps its scripts, and replaces its page', async () => {
  const old = { ...build('old'), files: ['favicon.svg', 'assets/old.js', 'index.html'] }
  cpSync(old.from, join(to, 'html'), { recursive: true })
  writeFileSync(join(to, 'html/version.json'), '{}')
  writeFileSync(join(to, 'html/owner.txt'), 'of the operator')
  writeFileSync(join(to, 'builds.json'), JSON.stringify([{ build: 'old', headers: createHeaders(old.html), files: old.files }]))
  const first = await releaseBuild('first')
  expect(readdirSync(join(to, 'html')).toSorted()).toEqual(['assets', 'config.json', 'owner.txt', 'version.json'])
  expect(existsSync(join(to, 'html/assets/old.js'))).toBe(true)
  const [digest] = createHeaders(old.html)['Content-Security-Policy'].match(/'sha256-[^']+'/)
  expect(readFileSync(join(to, 'nginx/headers.conf'), 'utf8')).toContain(digest)
  await expect(restore({ to, build: 'old' })).rejects.toThrow(new RegExp(`there are:\\n  ${first} `))
  for (const name of ['second', 'third']) await releaseBuild(name)
  expect(existsSync(join(to, 'html/assets/old.js'))).toBe(false)
  expect(existsSync(join(to, 'html/owner.txt'))).toBe(true)
})

/** Copies the sources that a clean checkout has, without packages or a build. */
function copyCheckout() {
  const place = join(folder, 'checkout')
  for (const name of listTrackedFiles().filter((file) => /^(scripts|deploy|packages\/console)\//.test(file))) {
    mkdirSync(dirname(join(place, name)), { recursive: true })
    cpSync(resolveFromRoot(name), join(place, name))
  }
  return place
}

describe.skipIf(!nginx)(nginx ? 'behind nginx' : 'skipped: no nginx is installed here', () => {
  test('a clean checkout returns to a build, while pages of the other are open', async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const first = await releaseBuild('first', { listen: `127.0.0.1:${port}`, gateway: '127.0.0.1:9' })
    const server = await startNginx(nginx, { to, port })
    try {
      await releaseBuild('second')
      const get = async (path) => (await ask(url + path)).body.toString()
      expect(await get('/favicon.svg')).toContain('second')
      const command = ['scripts/release.mjs', '--to', to, '--build', first]
      const { status, stdout, stderr } = spawnSync('node', command, { cwd: copyCheckout(), encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, ''])
      expect(stdout).toMatch(new RegExp(`^build ${first} \\(\\d\\S+\\) is in use again; 2 builds are kept`))
      const page = await ask(`${url}/system/user`)
      expect(page.body.toString()).toContain('/assets/first.js')
      for (const name of ['first', 'second']) {
        const [digest] = createHeaders(build(name).html)['Content-Security-Policy'].match(/'sha256-[^']+'/)
        expect(page.headers['content-security-policy'], name).toContain(digest)
        expect(await get(`/assets/${name}.js`)).toContain(`export const ${name}`)
      }
      expect(JSON.parse(await get('/version.json')).build).toBe(first)
      expect(await get('/favicon.svg')).toContain('first')
      const without = spawnSync('node', [...command.slice(0, -1)], { cwd: join(folder, 'checkout'), encoding: 'utf8' })
      expect([without.status, without.stderr]).toEqual([1, expect.stringContaining('there are:')])
      writeFileSync(join(to, 'html/favicon.svg'), '<svg id="own"/>')
      expect(await get('/favicon.svg')).toContain('own')
    } finally {
      await server.stop()
    }
  })
})
