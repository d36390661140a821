import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { findNginx } from './nginx.mjs'

/** Instructions of the Dockerfile: [name, words]. */
const instructions = readFileSync(resolveFromRoot('deploy/Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()])
const of = (name) => instructions.filter(([word]) => word === name).map(([, words]) => words)

const isRoot = process.getuid?.() === 0
const nginx = findNginx()
const reason = [!nginx && 'no nginx is installed here', !isRoot && 'only root can become another user'].filter(Boolean)[0]

describe.skipIf(reason)(reason ? `skipped: ${reason}` : 'the Dockerfile', () => {
  let place
  let platform
  beforeAll(async () => {
    place = mkdtempSync(join(tmpdir(), 'jwsk-image-'))
    chmodSync(place, 0o755)
    platform = createServer((_incoming, outgoing) => outgoing.end('the platform'))
    await new Promise((resolve) => platform.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    platform.close()
    rmSync(place, { recursive: true, force: true })
  })

  test('serves the console as its user with only run/ writable', async () => {
    const to = join(place, 'console')
    const [, line] =
      of('RUN')
        .find((words) => words.includes('npm run release'))
        ?.split(' -- ') ?? []
    expect(line).toContain('/srv/console')
    const port = await freePort()
    const words = line
      .replace('/srv/console', to)
      .replace('--listen 8080', `--listen 127.0.0.1:${port}`)
      .replace('gateway:8080', `127.0.0.1:${platform.address().port}`)
      .replace('/dev/stdout', 'run/stdout')
    expect(await run('node', [resolveFromRoot('scripts/release.mjs'), ...words.split(' ')])).toMatchObject({ code: 0 })

    // paths that the pod mounts over it
    mkdirSync(join(to, 'config'))
    writeFileSync(join(to, 'config/config.json'), '{"title":"of the cluster"}')
    writeFileSync(join(to, 'nginx/own-config.conf'), readFileSync(resolveFromRoot('deploy/kubernetes/base/own-config.conf'), 'utf8'))
    const user = Number(of('USER')[0])
    spawnSync('chmod', ['-R', 'a-w', to])
    chmodSync(join(to, 'run'), 0o700)
    chownSync(join(to, 'run'), user, user)

    const [program, ...args] = JSON.parse(of('ENTRYPOINT')[0])
    expect([program, ...args]).toEqual(['nginx', '-p', '/srv/console', '-c', 'nginx/nginx.conf', '-g', 'daemon off;'])
    const server = await startNginx(nginx, { to, port, user })
    try {
      const page = await fetch(`http://127.0.0.1:${port}/system/user`)
      expect(await page.text()).toContain('<div id="root">')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      const config = await fetch(`http://127.0.0.1:${port}/config.json`)
      expect(await config.json()).toEqual({ title: 'of the cluster' })
      expect(config.headers.get('cache-control')).toBe('no-cache')
      writeFileSync(join(to, 'config/config.json'), '{"title":"changed"}')
      expect(await (await fetch(`http://127.0.0.1:${port}/config.json`)).json()).toEqual({ title: 'changed' })
      expect(await (await fetch(`http://127.0.0.1:${port}/api/x`)).text()).toBe('the platform')
      expect(readFileSync(join(to, 'run/stdout'), 'utf8')).toContain('GET /system/user 200')
    } finally {
      await server.stop()
    }
  })

  test('ships the bill of materials that its label names', () => {
    const [, sbom] = /image\.sbom="([^"]+)"/.exec(of('LABEL')[0])
    expect(of('COPY').some((words) => words.startsWith('--from=build') && words.endsWith(` ${sbom}`))).toBe(true)
  })
})
