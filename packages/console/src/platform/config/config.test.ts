import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineLanguage } from '@jwsk/kit'
import { describe, expect, it, vi } from 'vitest'
import { defaultBuild } from '../site/model'
import { type BuildKind, ConfigError, loadConfig, parseConfig, toSite } from './config'
import { configSchema } from './config-schema'
import type { ConfigReader } from './schema'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')

function findings(text: string, build: BuildKind = 'production') {
  try {
    parseConfig(text, build)
  } catch (error) {
    if (error instanceof ConfigError) return error.findings
    throw error
  }
  return []
}
const problems = (text: string, build?: BuildKind) =>
  findings(text, build)
    .map(({ path, en }) => `${path} ${en}`.trim())
    .join('\n')
const pair = '"clientId": "a", "clientSecret": "b"'
const withClient = (rest: string) => `{ ${pair}, ${rest} }`
const provider = (rest: string) => `"providers": [{ "source": "a", "name": "a", "authorizeUrl": "/a?{state}", ${rest} }]`

describe('config.json', () => {
  // spec 3.1, 9.1, 9.2
  it('ships as a valid file', () => {
    expect(parseConfig(read('public/config.json'), 'production')).toMatchObject({ tenantId: '000000', tokenTime: 3000, apiPrefix: '/api' })
  })

  // spec 9.14
  it.each([
    ['{', /^it is not JSON/],
    ['<!doctype html>', /^it is not JSON/],
    ['[]', /must be an object, not \[\]/],
    ['null', /must be an object, not null/],
    ['{}', /^clientId is missing\nclientSecret is missing$/],
    ['{ "clientId": "", "clientSecret": "b" }', /^clientId is missing$/],
    [withClient('"tokenTime": "3000"'), /^tokenTime must be a number, not "3000"$/],
    [withClient('"tokenTime": 0'), /^tokenTime must lie between 10 and 2592000 seconds$/],
    [withClient('"tokenTime": 0.001'), /^tokenTime must lie between/],
    [withClient('"tokenTime": 1e999'), /^tokenTime must lie between/],
    [withClient('"apiPrefix": "//host"'), /^apiPrefix must be empty or a path like \/api$/],
    [withClient('"apiPrefix": "api"'), /^apiPrefix must be/],
    [withClient('"apiPrefix": "/.//host"'), /^apiPrefix must be/],
    [withClient('"apiPrefix": "/.."'), /^apiPrefix must be empty or a path/],
    [withClient('"apiPrefix": "/api/../x"'), /^apiPrefix must be/],
    [withClient('"apiPrefix": "/api/."'), /^apiPrefix must be/],
    [withClient('"telemetry": {}'), /^telemetry.url is missing$/],
    [withClient('"telemetry": { "url": "/told", "sample": 2 }'), /^telemetry.sample must be more than 0 and at most 1$/],
    [withClient('"telemetry": { "url": "/told", "user": true }'), /^telemetry.user is not an option; known are url, sample, traces$/],
    [withClient('"captchaMode": null'), /^captchaMode must be true or false, not null$/],
    [withClient('"captcha": true'), /^captcha is not an option; known are .*captchaMode/],
    [withClient('"constructor": "x"'), /^constructor is not an option/],
    [withClient('"tokenHeader": "Blade Auth"'), /^tokenHeader is not the name of a header/],
    [withClient('"tokenHeader": "Cookie"'), /^tokenHeader is not the name of a header that may be sent$/],
    [withClient('"tenantHeader": "authorization"'), /^tenantHeader is not the name/],
    [withClient('"tenantHeader": "Sec-Fetch-Site"'), /^tenantHeader is not the name/],
    [withClient('"headers": { "Host": "a" }'), /^headers.Host is not the name of a header that may be sent$/],
    [withClient('"headers": { "X-A": "1\\r\\nX-B: 2" }'), /^headers.X-A must be printable ASCII/],
    [withClient('"headers": { "X-A": 1 }'), /^headers.X-A must be a string, not 1$/],
    [withClient('"headers": ["X-A"]'), /^headers must be an object/],
    [withClient('"envelope": { "success": true }'), /^envelope.success must be a number, a string or a list of them, not true$/],
    [withClient('"envelope": { "codes": 0 }'), /^envelope.codes is not an option/],
    [withClient('"tenantId": "1\\r\\nX: y"'), /^tenantId may hold letters/],
    [withClient('"userType": "1\\n2"'), /^userType may hold letters/],
    [withClient('"on401": "ask"'), /^on401 must be probe or refresh or end$/],
    [withClient('"timeZone": "Mars/Olympus"'), /^timeZone is no time zone/],
    [withClient('"linkOrigins": "https://a.example"'), /^linkOrigins must be a list/],
    [withClient('"linkOrigins": ["https://a.example", "https://b.example/path"]'), /^linkOrigins\[1\] must be an origin/],
    [withClient('"frameOrigins": ["javascript:alert(1)"]'), /^frameOrigins\[0\] must be an origin/],
    [
      withClient('"crypto": { "privateKey": "x" }'),
      /^crypto.privateKey is not an option; known are dataKey, tokenKey, calls, body, publicKey$/,
    ],
    [withClient('"crypto": { "calls": "some" }'), /^crypto.calls must be "all" or a list of strings$/],
    [withClient('"crypto": { "calls": [1] }'), /^crypto.calls\[0\] must be a string, not 1$/],
    [withClient('"crypto": { "calls": {} }'), /^crypto.calls must be a list, not \{\}$/],
    [withClient('"crypto": { "body": "xml" }'), /^crypto.body must be text or form$/],
    [withClient('"servicePaths": { "sytem": "/sys" }'), /^servicePaths.sytem must be auth or .* or system$/],
    [withClient('"servicePaths": { "system": "//evil.example" }'), /^servicePaths.system must be empty or a path/],
    [withClient('"servicePaths": { "system": "/sys/" }'), /^servicePaths.system must be empty or a path/],
    [withClient('"crypto": { "dataKey": "short" }'), /^crypto.dataKey is no key of 16, 24 or 32 bytes$/],
    [withClient('"crypto": { "tokenKey": "十六个字符的钥匙但不是十六个字节" }'), /^crypto.tokenKey is no key of/],
    [withClient('"crypto": { "publicKey": "not a key" }'), /^crypto.publicKey is no public key/],
    [withClient('"crypto": { "publicKey": "aGVsbG8=" }'), /^crypto.publicKey is no public key/],
    [
      withClient('"profile": "oak"'),
      /^profile must be jwsk or springblade or springblade3 or bladex, or a .json file next to config.json$/,
    ],
    [withClient('"profile": "../ours.json"'), /^profile must be/],
    [withClient('"profile": "https://a.example/ours.json"'), /^profile must be/],
    [withClient('"profile": ["bladex"]'), /^profile must be a string/],
    [withClient('"profile": "bladex"'), /^passwordKey is missing$/],
    [withClient('"profile": "springblade"'), /^passwordKey is missing$/],
    [withClient('"passwordKey": "MFkw"'), /^passwordKey is no SM2 key in hex$/],
    [withClient('"servicePrefix": "a/b"'), /^servicePrefix may hold letters/],
    [withClient('"paths": { "token": "//evil.example" }'), /^paths.token must be empty or a path/],
    [withClient('"paths": { "captcha": "/../../..//h" }'), /^paths.captcha must be/],
    [withClient('"paths": { "token": "/.//h" }'), /^paths.token must be/],
    [withClient('"paths": { "logout": "/a/%2e%2e/b" }'), /^paths.logout must be/],
    [withClient('"paths": { "userInfo": "token" }'), /^paths.userInfo must be/],
    [withClient('"paths": { "userInfo": "/\\t/h" }'), /^paths.userInfo must be/],
    [
      withClient('"providers": [{ "source": "a", "name": "a", "icon": "javascript:alert(1)", "authorizeUrl": "/a?{state}" }]'),
      /^providers\[0\].icon must begin with/,
    ],
    [withClient('"lockPage": "/login"'), /^lockPage must be an address like \/lock/],
    [withClient('"lockPage": "//evil.example"'), /^lockPage must be/],
    [withClient('"sidebar": { "layout": "left" }'), /^sidebar.layout must be side or top$/],
    [withClient('"tabs": { "shown": 1 }'), /^tabs.shown must be true or false/],
    [withClient('"providers": [{ "source": "a" }]'), /^providers\[0\].name is missing\nproviders\[0\].authorizeUrl is missing$/],
    [withClient('"sso": { "authorizeUrl": "https://sso.example/authorize" }'), /^sso.authorizeUrl lacks the placeholder \{state\}$/],
    [withClient('"sso": { "authorizeUrl": "//evil.example?s={state}" }'), /^sso.authorizeUrl must begin with/],
    [withClient(provider('"kind": "saml"')), /^providers\[0\].kind must be oauth or oidc or cas or wecom/],
    [withClient(provider('"codeParameter": "a&b"')), /^providers\[0\].codeParameter may hold letters/],
    [withClient(provider('"silentUrl": "https://a.example"')), /^providers\[0\].silentUrl lacks the placeholder \{state\}/],
    [withClient(provider('"kind": "wechat", "silentUrl": "/s?{state}"')), /^providers\[0\].silentUrl is only for kind wecom or dingtalk$/],
    [withClient(provider('"kind": "oidc"')), /^providers\[0\].authorizeUrl lacks the placeholder \{nonce\}, \{code_challenge\}$/],
    [withClient(provider('"kind": "cas"')), /^providers\[0\].authorizeUrl lacks the placeholder \{service\}$/],
    [withClient('"faceLogin": "data:text/javascript,0"'), /^faceLogin must begin with/],
    [withClient('"mapService": { "provider": "google", "key": "k" }'), /^mapService.provider must be tianditu or amap or tencent$/],
    [withClient('"mapService": { "provider": "amap" }'), /^mapService.key is missing$/],
    [withClient('"mapSearch": { "url": "/places" }'), /^mapSearch.url lacks the placeholder/],
    [withClient('"mapTiles": { "url": "/t", "attribution": "us", "datum": "bd09" }'), /^mapTiles.datum must be wgs84 or gcj02$/],
    [withClient('"mapCentre": { "latitude": 91, "longitude": 120 }'), /^mapCentre.latitude must lie between -90 and 90$/],
  ])('F31 %j is rejected with the reason', (text, expected) => expect(problems(text)).toMatch(expected))

  it('F31 accepts valid keys', () => {
    const { publicKey: key } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const [pem, bare] = [key.export({ type: 'spki', format: 'pem' }), key.export({ type: 'spki', format: 'der' }).toString('base64')]
    const aes = randomBytes(16).toString('hex')
    for (const publicKey of [pem, bare, ''])
      expect(problems(withClient(`"crypto": ${JSON.stringify({ dataKey: aes, tokenKey: aes.slice(16), publicKey })}`))).toBe('')
  })

  it('reports every error in Chinese and English', () => {
    for (const { zh, en } of findings('{ "clientId": 1, "x": 2, "providers": [3], "tokenTime": -1 }')) {
      expect(zh).toMatch(/[一-龥]/)
      expect(en).not.toMatch(/[一-龥]/)
    }
  })

  const defaultClient = `{ "clientId": "sword", "clientSecret": "sword_${'secret'}"`
  it('rejects the default client in production unless allowed', () => {
    expect(problems(`${defaultClient} }`)).toMatch(/^clientSecret is one that the platform is shipped with/)
    expect(problems(`${defaultClient}, "allowDefaultClient": true }`)).toBe('')
    expect(problems(`${defaultClient} }`, 'development')).toBe('')
  })

  // spec 3.2
  it('passes on the verification code and disables the tenant by default', () => {
    expect(toSite(parseConfig(withClient('"verificationCode": "2024"'), 'production')).verificationCode).toBe('2024')
    expect(parseConfig(read('public/config.json'), 'production').tenantMode).toBe(false)
  })

  // spec 3.1, 3.6
  it('arranges the shell', () => {
    expect(toSite(parseConfig(`{ ${pair} }`, 'production'))).toMatchObject({
      lockPage: '/lock',
      arrangement: { sidebar: 'open', layout: 'side', hidden: [] },
    })
    const rest = '"lockPage": "/locked", "sidebar": { "layout": "top", "collapsed": true }, "tabs": { "shown": false }'
    expect(toSite(parseConfig(withClient(rest), 'production'))).toMatchObject({
      lockPage: '/locked',
      arrangement: { sidebar: 'collapsed', layout: 'top', hidden: ['tag'] },
    })
  })

  // spec 3.1, 3.7
  it('passes on title, client id, tenant and the field names of the menu', () => {
    const rest = '"title": "北区", "tenantId": "000007", "menuFields": { "path": "route" }'
    expect(toSite(parseConfig(withClient(rest), 'production'))).toMatchObject({
      title: '北区',
      clientId: 'a',
      tenantId: '000007',
      menuFields: { label: 'name', path: 'route', icon: 'source', children: 'children', query: 'query', meta: 'meta' },
    })
  })

  it('passes time zone and map to the screens and omits unset options', () => {
    expect(toSite(parseConfig(`{ ${pair} }`, 'production')).screens).toEqual({
      timeZone: 'Asia/Shanghai',
      tenantMode: false,
      imageOrigins: [],
      mediaOrigins: [],
      reportUrl: '',
      planImage: '',
    })
    const map =
      '"mapTiles": { "url": "/tiles/{z}/{x}/{y}.png", "attribution": "us" }, "mapCentre": { "latitude": 29.8, "longitude": 119.7 }'
    expect(toSite(parseConfig(withClient(map), 'production')).screens).toMatchObject({
      mapTiles: { urls: ['/tiles/{z}/{x}/{y}.png'], attribution: 'us', maxZoom: 18, datum: 'wgs84' },
      mapCentre: [29.8, 119.7],
    })
  })

  it.each([
    [() => Promise.reject(new TypeError('offline')), /no connection/],
    [() => Promise.resolve(new Response('', { status: 404 })), /status 404/],
  ])('reports a failed request', async (fetch, expected) => {
    const originalFetch = globalThis.fetch
    globalThis.fetch = fetch
    await expect(loadConfig('production', defaultBuild)).rejects.toThrow(expected)
    globalThis.fetch = originalFetch
  })

  it('reports a request that takes longer than 15 s', async () => {
    const originalFetch = globalThis.fetch
    globalThis.fetch = () => new Promise(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const read = loadConfig('production', defaultBuild)
    vi.advanceTimersByTime(15_000)
    vi.useRealTimers()
    await expect(read).rejects.toThrow(/no answer within 15 seconds/)
    globalThis.fetch = originalFetch
  })
})

type Options = Readonly<Record<string, unknown>>

/** Collects every option by its path, with its default. */
function collectDefaults(keys: NonNullable<ConfigReader<unknown>['keys']>, prefix = ''): Options {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([key, reader]) => {
      const value = reader(undefined, '', () => undefined)
      const path = `${prefix}${key}`
      if (!reader.keys) return [[path, value]]
      const inside = Object.entries(collectDefaults(reader.keys, `${path}${Array.isArray(value) ? '[]' : ''}.`))
      const isGroup = value !== undefined && !Array.isArray(value)
      return isGroup ? inside : [[path, value] as const, ...inside]
    }),
  )
}

/** Parses the first two columns of the README's table. */
const parseDocumented = () =>
  [...read('README.md').matchAll(/^\| `([\w.[\]]+)` \| (.*?) \|/gm)].map(([, path = '', defaultText = '']) => [path, defaultText] as const)

const formatDefault = (value: unknown) => {
  if (value === undefined) return 'none'
  return `\`${JSON.stringify(value)}\``
}

it('accepts the sample of the main README, which has the defaults', () => {
  const [, sample = ''] = /^```json config\n([\s\S]*?)^```$/m.exec(read('../../README.md')) ?? []
  const { clientId, clientSecret }: Options = JSON.parse(sample)
  const minimal = parseConfig(JSON.stringify({ clientId, clientSecret }), 'production')
  expect(parseConfig(sample, 'production')).toEqual({ ...minimal, title: '管理系统' })
})

it('accepts only themes and languages of the build', () => {
  const text = withClient('"theme": "harbour", "languages": ["de"]')
  const german = defineLanguage({ id: 'de', name: 'Deutsch', fallback: 'en', texts: {} })
  const known = { themes: [{ name: 'harbour' }], locales: [german] }
  expect(parseConfig(text, 'production', { known })).toMatchObject({ theme: 'harbour', languages: ['de'] })
  expect(() => parseConfig(text, 'production')).toThrow(/theme must be default or .*; languages\[0\] must be zh-cn or en/)
})

it('accepts every sample of the guide', () => {
  const guide = readdirSync(join(import.meta.dirname, '../../../../../docs/guide')).map((name) => read(`../../docs/guide/${name}`))
  const samples = guide.flatMap((page) => [...page.matchAll(/^```json config\n([\s\S]*?)^```$/gm)])
  expect(samples.length).toBeGreaterThan(5)
  for (const [, text = ''] of samples) expect(() => parseConfig(text, 'production')).not.toThrow()
})

describe('the README', () => {
  const options = collectDefaults(configSchema(defaultBuild).keys ?? {})
  const rows = new Map(parseDocumented())

  it('lists every option and no other', () => expect([...rows.keys()].sort()).toEqual(Object.keys(options).sort()))

  it.each(Object.entries(options))('states the default of %s', (path, value) => {
    const needed = rows.get(path) === '**needed**'
    expect(needed ? [path, '""'] : [path, rows.get(path)]).toEqual([path, needed ? JSON.stringify(value) : formatDefault(value)])
  })
})
