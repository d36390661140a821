import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { findKubernetesTool } from './kubernetes-tools.mjs'
import { ask, startEcho } from './lib/echo-server.mjs'
import { freePort, startNginx } from './lib/nginx-server.mjs'
import { release } from './lib/release.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { createSmallBuild } from './lib/small-build.mjs'
import { findNginx } from './nginx.mjs'

const overlay = resolveFromRoot('deploy/kubernetes/overlays/ingress')
const chart = resolveFromRoot('deploy/helm/jwsk-console')
const models = { 'apps/v1': apps, 'autoscaling/v2': autoscaling, 'networking.k8s.io/v1': networking, 'policy/v1': policy, v1: core }

/** Runs a program that prints manifests, and returns them. */
function render(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return parseAllDocuments(stdout).map((document) => document.toJS())
}

const kubectl = findKubernetesTool('kubectl')
const helm = findKubernetesTool('helm')
const nginx = findNginx()
const ways = [
  ['kustomization of the base', kubectl, ['kustomize', resolveFromRoot('deploy/kubernetes/base')]],
  ['kustomization behind an ingress', kubectl, ['kustomize', overlay]],
  ['chart', helm, ['template', 'console', chart]],
]
const find = (manifests, kind, name = '') => manifests.find((one) => one.kind === kind && one.metadata.name.startsWith(name))

describe.each(ways)('the %s', (title, program, args) => {
  describe.skipIf(!program)(program ? 'when rendered' : 'skipped: its program is not installed here', () => {
    let manifests
    beforeAll(() => {
      manifests = render(program, ...args)
    })

    test('is valid', () => {
      for (const manifest of manifests) {
        const Model = models[manifest.apiVersion][manifest.kind]
        expect(() => new Model(manifest).validate(), manifest.kind).not.toThrow()
      }
    })

    test('has no field that is unknown to the API', async () => {
      const lines = manifests.map((manifest, index) => {
        const type = `I${manifest.kind}`
        return `import type { ${type} as T${index} } from 'kubernetes-models/${manifest.apiVersion}'\nexport const m${index}: T${index} = ${JSON.stringify(manifest)}\n`
      })
      const place = resolveFromRoot('.cache', `kubernetes-${title.replaceAll(' ', '-')}`)
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, 'manifests.ts'), lines.join(''))
      const compilerOptions = { noEmit: true, strict: true, skipLibCheck: true, types: [], module: 'nodenext' }
      writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
      const { output } = await run('tsc', ['-p', place])
      rmSync(place, { recursive: true })
      expect(output).toBe('')
    })

    test('refers to its config maps by name', () => {
      const { template } = find(manifests, 'Deployment').spec
      const [container] = template.spec.containers
      for (const { configMap } of template.spec.volumes)
        if (configMap) expect(find(manifests, 'ConfigMap', configMap.name)?.metadata.name).toBe(configMap.name)
      const volumes = template.spec.volumes.map(({ name }) => name)
      expect([...new Set(container.volumeMounts.map(({ name }) => name))].toSorted()).toEqual(volumes.toSorted())
      const mounted = container.volumeMounts.flatMap(({ subPath }) => subPath ?? [])
      expect(mounted.toSorted()).toEqual(Object.keys(find(manifests, 'ConfigMap', 'console-nginx').data).toSorted())
    })

    test('refers to its pods by their label', () => {
      const labels = { 'app.kubernetes.io/name': 'console' }
      for (const { kind, metadata } of manifests) expect(metadata.labels, kind).toEqual(labels)
      expect(find(manifests, 'Deployment').spec.template.metadata.labels).toEqual(labels)
      expect(find(manifests, 'Service').spec.selector).toEqual(labels)
      for (const kind of ['Deployment', 'PodDisruptionBudget']) expect(find(manifests, kind).spec.selector.matchLabels).toEqual(labels)
      expect(find(manifests, 'NetworkPolicy').spec.podSelector.matchLabels).toEqual(labels)
    })
  })
})

test.skipIf(!kubectl)(`the ingress has the limits of nginx behind it${kubectl ? '' : ' (no kubectl here)'}`, () => {
  const { annotations } = find(render(kubectl, 'kustomize', overlay), 'Ingress').metadata
  const getAnnotation = (name) => annotations[`nginx.ingress.kubernetes.io/${name}`]
  const [platform, site] = ['platform.conf', 'site.conf'].map((name) => readFileSync(resolveFromRoot('deploy/nginx', name), 'utf8'))
  expect(platform).toContain(`client_max_body_size ${getAnnotation('proxy-body-size')};`)
  expect(platform).toContain(`proxy_send_timeout ${getAnnotation('proxy-send-timeout')}s;`)
  expect(platform).toContain(`proxy_request_buffering ${getAnnotation('proxy-request-buffering')};`)
  expect(platform).toContain(`proxy_next_upstream ${getAnnotation('proxy-next-upstream')};`)
  const limits = [...site.matchAll(/proxy_read_timeout (\d+)s;/g)].map(([, seconds]) => Number(seconds))
  expect(Number(getAnnotation('proxy-read-timeout'))).toBe(Math.max(...limits))
})

const bothReason = kubectl && helm ? 'the kustomization behind an ingress' : 'skipped: kubectl or helm is not installed here'
describe.skipIf(!kubectl || !helm)(bothReason, () => {
  /** Manifests by kind and name, without what only one of the programs adds. */
  const compare = (manifests) => {
    const text = JSON.stringify(manifests).replaceAll(/(?<="console-nginx)-[a-z\d]{10}(?=")/g, '')
    const entries = JSON.parse(text).map((manifest) => {
      const { template } = manifest.kind === 'Deployment' ? manifest.spec : {}
      delete template?.metadata.annotations
      const config = manifest.data?.['config.json']
      if (config) manifest.data['config.json'] = JSON.parse(config)
      return [`${manifest.kind} ${manifest.metadata.name}`, manifest]
    })
    return Object.fromEntries(entries)
  }

  test('has the manifests of the chart', () => {
    const rendered = compare(render(helm, 'template', 'console', chart))
    expect(Object.keys(rendered)).toHaveLength(8)
    expect(rendered).toEqual(compare(render(kubectl, 'kustomize', overlay)))
  })
})

describe.skipIf(!helm)(helm ? 'the chart' : 'skipped: no helm is installed here', () => {
  test('has no findings', () => {
    const { status, stdout, stderr } = spawnSync(helm, ['lint', '--strict', chart], { encoding: 'utf8' })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('0 chart(s) failed')])
  })

  test('takes its values, and another name', () => {
    const values = {
      'image.tag': '9.1.0',
      'gateway.host': 'blade-gateway',
      'gateway.port': '80',
      'config.profile': 'springblade',
      'ingress.host': '*.example.org',
      'ingress.className': 'traefik',
      'ingress.namespace': 'traefik-system',
      'ingress.podNetwork': '10.42.0.0/16',
      'replicas.max': '9',
    }
    const manifests = render(
      helm,
      'template',
      'desk',
      chart,
      ...Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    )
    expect(manifests.every(({ metadata }) => /^desk(-config|-nginx)?$/.test(metadata.name))).toBe(true)
    const { 'gateway.conf': gateway, 'own-client.conf': client } = find(manifests, 'ConfigMap', 'desk-nginx').data
    expect(gateway).toContain('server blade-gateway:80;')
    expect(client).toContain('set_real_ip_from 10.42.0.0/16;')
    expect(JSON.parse(find(manifests, 'ConfigMap', 'desk-config').data['config.json'])).toMatchObject({
      profile: 'springblade',
      captchaMode: true,
    })
    expect(find(manifests, 'Ingress').spec).toMatchObject({ ingressClassName: 'traefik', rules: [{ host: '*.example.org' }] })
    expect(find(manifests, 'Deployment').spec.template.spec.containers[0].image).toBe('registry.example.com/console:9.1.0')
    expect(find(manifests, 'HorizontalPodAutoscaler').spec.maxReplicas).toBe(9)
    const { ingress, egress } = find(manifests, 'NetworkPolicy').spec
    expect(ingress[0].from[0].namespaceSelector.matchLabels).toEqual({ 'kubernetes.io/metadata.name': 'traefik-system' })
    expect(egress[1].ports[0].port).toBe(80)
  })
})

describe.skipIf(!nginx || !kubectl)(
  nginx && kubectl ? 'a pod behind an ingress' : 'skipped: nginx or kubectl is not installed here',
  () => {
    // addresses of this machine in the place of the ingress and of another client
    const [ingress, other] = ['127.0.0.2', '127.0.0.3']
    let place
    let platform
    let server
    let url
    beforeAll(async () => {
      const { folder, from, delivery, to } = createSmallBuild()
      place = folder
      platform = await startEcho()
      const port = await freePort()
      await release({ to, from, delivery, gateway: `127.0.0.1:${platform.address().port}`, listen: `${port}` })
      const { 'gateway.conf': _, ...files } = find(render(kubectl, 'kustomize', overlay), 'ConfigMap', 'console-nginx').data
      for (const [name, text] of Object.entries(files))
        writeFileSync(join(to, 'nginx', name), text.replace('10.244.0.0/16', `${ingress}/32`))
      server = await startNginx(nginx, { to, port })
      url = `http://127.0.0.1:${port}/api/jwsk-auth/oauth/token`
    })
    afterAll(async () => {
      await server?.stop()
      platform?.closeAllConnections()
      platform?.close()
      rmSync(place, { recursive: true, force: true })
    })

    /** Sends 120 sign-ins from an address, each for the visitor that `nameVisitor` returns; returns how many are rejected. */
    const countRejected = async (localAddress, nameVisitor) => {
      const sent = Array.from({ length: 120 }, (_, index) =>
        ask(url, { method: 'POST', localAddress, headers: { 'x-forwarded-for': nameVisitor(index) } }),
      )
      return (await Promise.all(sent)).filter(({ status }) => status === 429).length
    }

    test('counts visitors, not the ingress', async () => {
      expect(await countRejected(ingress, (index) => `203.0.113.${index}`)).toBe(0)
      expect(await countRejected(ingress, () => '198.51.100.1')).toBeGreaterThan(20)
    })

    test('counts a visitor who names others in front by the address that the ingress saw', async () =>
      expect(await countRejected(ingress, (index) => `203.0.113.${index}, 198.51.100.2`)).toBeGreaterThan(20))

    test('believes no other client', async () => {
      expect(await countRejected(other, (index) => `192.0.2.${index}`)).toBeGreaterThan(20)
      const answer = await ask(url.replace('oauth/token', 'user'), { localAddress: other, headers: { 'x-forwarded-for': '192.0.2.200' } })
      expect(JSON.parse(answer.body).headers['x-forwarded-for']).toBe(other)
    })
  },
)
