import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDelivery } from './check-delivery.mjs'
import { collectBundledPackages, createNotices, createSbom } from './lib/bundled-packages.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { addIntegrity, createHeaders, extendForConfig, hidePageUrl } from './lib/security-headers.mjs'

const digest = (algorithm, text) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`

function getPolicy(html, config = {}) {
  const text = extendForConfig(createHeaders(html), config)['Content-Security-Policy']
  return new Map(
    text.split('; ').map((directive) => [directive.slice(0, directive.indexOf(' ')), directive.slice(directive.indexOf(' ') + 1)]),
  )
}

describe('the policy', () => {
  test('allows inline content by its digest only', () => {
    const policy = getPolicy(
      '<script>\n go()\n</script><style media="all">a{}</style><script type="module" src="/a.js"></script><script type="application/json">{}</script>',
    )
    expect(policy.get('script-src')).toBe(`'self' '${digest('sha256', '\n go()\n')}'`)
    expect(policy.get('style-src')).toBe(`'self' '${digest('sha256', 'a{}')}'`)
    expect([...policy.values()].join()).not.toContain('unsafe')
    expect(policy.get('require-trusted-types-for')).toBe("'script'")
  })

  test('allows the origins of all sites of a build without duplicates', () => {
    const [one, other] = ['https://one.example', 'https://other.example']
    const sites = { a: { pictureOrigins: [one, other] }, b: { frameOrigins: [other] }, c: {} }
    const policy = getPolicy('', { pictureOrigins: [one], sites })
    expect(policy.get('img-src')).toBe(`'self' data: blob: ${one} ${other}`)
    expect(policy.get('frame-src')).toBe(`'self' blob: ${other}`)
  })

  test('is sent with isolation headers for any config.json', () => {
    const { 'Content-Security-Policy': _, ...others } = extendForConfig(createHeaders(''), { linkOrigins: ['https://doc.example'] })
    expect(others).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': expect.stringContaining('camera=(self)'),
    })
  })

  test('is extended by options of config.json, each in its directive', () => {
    const opened = getPolicy('', {
      pictureOrigins: ['https://oss.example'],
      mediaOrigins: ['https://live.example:8443'],
      linkOrigins: ['https://doc.example'],
      frameOrigins: ['https://doc.example', 'https://report.example'],
      mapTiles: { url: 'https://{s}.tile.example/{z}/{x}/{y}.png' },
      providers: [{ icon: 'https://img.example/a.svg' }, { icon: '/b.svg' }, {}],
      faceLogin: 'https://face.example/login.js',
      telemetry: { url: 'https://watch.example/told?x=1' },
    })
    const shut = getPolicy('')
    const added = [...opened].flatMap(([name, values]) =>
      values === shut.get(name) ? [] : [[name, values.slice(shut.get(name).length + 1)]],
    )
    expect(Object.fromEntries(added)).toEqual({
      'script-src': 'https://face.example',
      'img-src': 'https://oss.example https://live.example:8443 https://*.tile.example https://img.example',
      'connect-src': 'https://live.example:8443 https://watch.example',
      'media-src': 'https://live.example:8443',
      'frame-src': 'https://doc.example https://report.example',
    })
  })

  test.each([
    [{ provider: 'tianditu', key: 'k' }, /t0.tianditu.gov.cn .*https:\/\/t7.tianditu.gov.cn$/, /https:\/\/api.tianditu.gov.cn$/],
    [{ provider: 'amap', key: 'k' }, /webrd01.is.autonavi.com .*webrd04.is.autonavi.com$/, /https:\/\/restapi.amap.com$/],
    [{ provider: 'tencent', key: 'k', searchUrl: '/places?q={query}' }, /rt0.map.gtimg.com .*rt3.map.gtimg.com$/, /^'self'$/],
  ])('lets in the servers of the map service that config.json names: %j', (mapService, images, search) => {
    const policy = getPolicy('', { mapService })
    expect(policy.get('img-src')).toMatch(images)
    expect(policy.get('connect-src')).toMatch(search)
  })

  test('matches the policy in the README', () => {
    const [, policyLines] = /^```policy\n([\s\S]*?)^```$/m.exec(readFileSync(resolveFromRoot('packages/console/README.md'), 'utf8'))
    const built = getPolicy(
      '<script>a</script><style>a</style>',
      JSON.parse(readFileSync(resolveFromRoot('packages/console/public/config.json'), 'utf8')),
    )
    const lines = [...built].map(([name, values]) => `${name} ${values}`.replace(/sha256-[^']+/, 'sha256-…'))
    expect(policyLines.trim().split('\n')).toEqual(lines)
  })
})

const tags =
  '<script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css">'
const page = `${tags}<link rel="icon" href="/d.svg"><link rel="preload" href="/config.json" as="fetch"><script>go()</script>`

test('no tag of the page sends its URL, which may have the code of an identity provider', () => {
  const hidden = hidePageUrl(page)
  expect(hidden.match(/ referrerpolicy="no-referrer" (?:src|href)="/g)).toHaveLength(5)
  expect(hidden.replaceAll(' referrerpolicy="no-referrer"', '')).toBe(page)
})

test('only scripts, modules and style sheets of the page have digests', () => {
  const sealed = addIntegrity(page, (path) => `of ${path}`)
  const carried = [...sealed.matchAll(/(?:src|href)="([^"]+)" integrity="([^"]+)"/g)].map(([, path, value]) => [path, value])
  expect(carried).toEqual(['/a.js', '/b.js', '/c.css'].map((path) => [path, digest('sha384', `of ${path}`)]))
  expect(sealed.replaceAll(/ integrity="[^"]+"/g, '')).toBe(page)
})

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwsk-delivery-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(files) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

test('lists a package with shipped files but not a tree-shaken one', () => {
  const manifest = (name, license) => ({
    [`node_modules/${name}/package.json`]: { name, version: '1.2.3', license, author: { name: 'Ann' } },
  })
  write({
    ...manifest('@a/code', 'MIT'),
    'node_modules/@a/code/LICENSE.md': 'Permission is hereby granted',
    ...manifest('font', 'SEE LICENSE IN LICENSE'),
    ...manifest('primeflex', 'MIT OR ISC'),
    ...manifest('shaken', 'MIT'),
  })
  const code = (path, renderedLength) => [join(folder, path), { renderedLength }]
  const output = [
    {
      modules: Object.fromEntries([
        code('node_modules/@a/code/index.js', 10),
        code('node_modules/shaken/index.js', 0),
        code('packages/kit/src/index.ts', 5),
      ]),
      moduleIds: [join(folder, 'packages/console/src/themes/generated/primeflex.css')],
    },
    { originalFileNames: ['../../node_modules/font/dist/font.woff2'] },
  ]
  const lock = { packages: { 'node_modules/@a/code': { integrity: 'sha512-AAEC' } } }
  const packages = collectBundledPackages(output, { lock, root: folder })
  const { components } = createSbom(packages, { name: 'console', version: '1' })
  expect(components.map(({ purl, licenses: [licence], hashes }) => [purl, licence, hashes?.[0].content])).toEqual([
    ['pkg:npm/%40a/code@1.2.3', { license: { id: 'MIT' } }, '000102'],
    ['pkg:npm/font@1.2.3', { license: { name: 'SEE LICENSE IN LICENSE' } }, undefined],
    ['pkg:npm/primeflex@1.2.3', { expression: 'MIT OR ISC' }, undefined],
  ])
  expect(createNotices(packages)).toMatch(/^@a\/code 1\.2\.3\nMIT\n\nPermission is hereby granted\n/)
  expect(createNotices(packages)).toContain('primeflex 1.2.3\nMIT OR ISC\n\nCopyright Ann\n')
})

describe('the delivery check', () => {
  const files = () => {
    const read = (path) => `of ${path}`
    const html = addIntegrity(hidePageUrl(page), read)
    const packages = [{ name: 'a', version: '1.0.0', licence: 'MIT', text: 'free' }]
    return {
      'dist/a.js': read('/a.js'),
      'dist/b.js': read('/b.js'),
      'dist/c.css': read('/c.css'),
      'dist/index.html': html,
      'dist/config.json': '{}',
      'dist/third-party-licences.txt': createNotices(packages),
      'delivery/headers.json': JSON.stringify(createHeaders(html)),
      'delivery/sbom.cdx.json': JSON.stringify(createSbom(packages, { name: 'console', version: '1' })),
    }
  }
  const findings = (changes) => {
    write({ ...files(), ...changes })
    return checkDelivery({ dist: join(folder, 'dist'), delivery: join(folder, 'delivery') }).join('\n')
  }

  test('accepts a consistent build', () => expect(findings({})).toBe(''))

  test.each([
    ['a script that was changed after the build', () => ({ 'dist/a.js': 'evil()' }), /without its digest/],
    [
      'a script that nobody sealed',
      () => ({ 'dist/index.html': `${files()['dist/index.html']}<script type="module" src="/b.js"></script>` }),
      /without its digest/,
    ],
    [
      'an inline script that came after the build',
      () => ({ 'dist/index.html': `${files()['dist/index.html']}<script>evil()</script>` }),
      /another page/,
    ],
    [
      'a tag that sends the URL of the page',
      () => ({ 'dist/index.html': files()['dist/index.html'].replace(' referrerpolicy="no-referrer"', '') }),
      /sends the URL/,
    ],
    ['an origin that the headers do not know', () => ({ 'dist/config.json': '{"pictureOrigins":["https://a.example"]}' }), /another page/],
    [
      'code made from text',
      () => ({ 'delivery/headers.json': files()['delivery/headers.json'].replace("'self'", "'self' 'unsafe-eval'") }),
      /strangers/,
    ],
    [
      'a licence that is not allowed',
      () => ({ 'delivery/sbom.cdx.json': files()['delivery/sbom.cdx.json'].replace('"MIT"', '"AGPL-3.0"') }),
      /a@1.0.0 is shipped: AGPL-3.0/,
    ],
    ['a notice that is missing', () => ({ 'dist/third-party-licences.txt': '' }), /nothing of a/],
  ])('refuses %s', (_, changes, finding) => expect(findings(changes())).toMatch(finding))
})
