import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { findNginx } from './nginx.mjs'

const folder = resolveFromRoot('deploy/kubernetes')
const read = (name) => readFileSync(join(folder, name), 'utf8')
const kustomization = parse(read('kustomization.yaml'))
const manifests = kustomization.resources.map((name) => ({ name, ...parse(read(name)) }))
const models = { 'apps/v1': apps, 'autoscaling/v2': autoscaling, 'networking.k8s.io/v1': networking, 'policy/v1': policy, v1: core }

describe('the manifests', () => {
  test.each(manifests)('$name is valid', ({ name: _, ...manifest }) => {
    const Model = models[manifest.apiVersion][manifest.kind]
    expect(() => new Model(manifest).validate()).not.toThrow()
  })

  test('have no field that is unknown to the API', async () => {
    const lines = manifests.map(({ name, ...manifest }, index) => {
      const type = `I${manifest.kind}`
      return `import type { ${type} as T${index} } from 'kubernetes-models/${manifest.apiVersion}'\nexport const m${index}: T${index} = ${JSON.stringify(manifest)} // ${name}\n`
    })
    const place = resolveFromRoot('.cache/kubernetes')
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'manifests.ts'), lines.join(''))
    const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, types: [], module: 'nodenext' }
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    const { output } = await run('tsc', ['-p', place])
    rmSync(place, { recursive: true })
    expect(output).toBe('')
  })

  test('refer to each other by name', () => {
    const { template } = manifests.find(({ kind }) => kind === 'Deployment').spec
    const [container] = template.spec.containers
    const maps = kustomization.configMapGenerator
    expect(maps.flatMap(({ files }) => files).every((file) => readdirSync(folder).includes(file))).toBe(true)
    expect(template.spec.volumes.flatMap(({ configMap }) => configMap?.name ?? [])).toEqual(maps.map(({ name }) => name))
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(expect.arrayContaining(template.spec.volumes.map(({ name }) => name)))
    expect(kustomization.images.map(({ name }) => name)).toEqual([container.image])
    const labels = { 'app.kubernetes.io/name': 'console' }
    expect(template.metadata.labels).toEqual(labels)
    for (const { kind, spec } of manifests) {
      if (kind === 'Service') expect(spec.selector).toEqual(labels)
      if (spec.podSelector) expect(spec.podSelector.matchLabels).toEqual(labels)
      if (kind === 'PodDisruptionBudget') expect(spec.selector.matchLabels).toEqual(labels)
    }
  })
})

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
    writeFileSync(join(to, 'nginx/own-config.conf'), read('own-config.conf'))
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
