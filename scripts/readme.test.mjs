import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { compile, createFolder, writeBlocks } from './lib/block-folder.mjs'
import { getPageShape, parseCodeBlocks, parseLinks } from './lib/markdown-blocks.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { resolveFromRoot, root } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { tiers } from './lib/steps.mjs'
import { findNginx } from './nginx.mjs'

const readme = readFileSync(resolveFromRoot('README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(resolveFromRoot('package.json'), 'utf8'))
const blocks = parseCodeBlocks(readme)
const snippets = blocks.filter(({ language }) => language === 'ts')

const children = []
afterAll(() => {
  // npm does not forward signals, so the whole process group is killed
  for (const child of children) if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
})

function listening(command, port, { env = {}, until = 'admin123' } = {}) {
  const [name, ...args] = command.split(' ')
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    let output = ''
    const hear = (chunk) => {
      output += chunk
      if (output.includes(`:${port}`) && output.includes(until)) resolve(output)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => reject(new Error(output)))
  })
}

/** Tests by command of the README: run here, or by a step of `npm run verify`. */
const tried = {
  'npm start': async () => {
    const output = await listening('npm start', 5151)
    expect(output).toContain('http://127.0.0.1:5151')
    expect(await (await fetch('http://127.0.0.1:5151/')).text()).toContain('<div id="root">')
    expect((await fetch('http://127.0.0.1:5151/mockServiceWorker.js')).headers.get('content-type')).toContain('javascript')
    const second = await run('node', [resolveFromRoot('scripts/start.mjs')], { env: { PORT: '5151' } })
    expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Port 5151 is in use') })
  },
  'npm run start:mock': async () => {
    await listening('npm run start:mock', 8751)
    const captcha = await (
      await fetch('http://127.0.0.1:8751/api/jwsk-auth/oauth/captcha', { headers: { authorization: `Basic ${btoa('console:console')}` } })
    ).json()
    expect(captcha.image).toMatch(/^data:image\//)
  },
  'npm run bench': async () => {
    const { code, output } = await run('node', [resolveFromRoot('bench/bench.mjs'), '--calls', '20', '--only', 'calls'])
    expect(output).toMatch(/ratio\s+\d+\.\d+/)
    expect(code).toBe(0)
  },
  'npm run check:contract': async () => {
    const commands = blocks.map(({ text }) => text.trim()).filter((text) => text.startsWith('npm run check:contract'))
    expect(commands).toHaveLength(2)
    const runs = commands.map(async (command) => {
      const mocks = await startMocks({ env: { PLATFORM: command.includes('springblade') ? 'springblade' : 'jwsk' } })
      const [, key = ''] = /password key (\w+)/.exec(mocks.greeting) ?? []
      const [, line = ''] = command.replaceAll('http://127.0.0.1:8700', mocks.url).replace('04…', key).split(' -- ')
      const args = line.replaceAll("'", '').replace('check.json', resolveFromRoot('.cache/readme-check.json')).split(' ')
      const { code, output } = await run('node', ['--import', 'tsx', resolveFromRoot('packages/sdk/bin/jwsk.mjs'), 'check', ...args])
      await mocks.close()
      expect(output).toContain('| service | ok | deviates |')
      expect(code).toBe(0)
    })
    await Promise.all(runs)
  },
  'npx jwsk check': () => expect(scripts['check:contract']).toContain('sdk/bin/jwsk.mjs check'),
  'npm test': () => expect(scripts.test).toBe('node scripts/run-steps.mjs test'),
  'npm run verify': () => expect(scripts.verify).toBe('node scripts/run-steps.mjs verify'),
  'npm run build': () => expect(tiers.verify).toEqual(expect.arrayContaining(['consumers', 'budgets'])),
  'npm run preview': async () => {
    if (!findNginx()) return
    await listening('npm run preview -- --built', 8753)
    const page = await fetch('http://127.0.0.1:8753/system/user')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch('http://127.0.0.1:8753/api/jwsk-system/menu/routes')).status).toBe(401)
    expect((await fetch('http://127.0.0.1:8753/__mock/media/gate-1.svg')).headers.get('content-type')).toContain('svg')
  },
  'npm run release': async () => {
    const to = resolveFromRoot('.cache/readme-release')
    const { code, output } = await run('node', [resolveFromRoot('scripts/release.mjs'), '--to', to])
    expect(output).toMatch(/^build [\da-f]{12} is in /)
    expect(code).toBe(0)
    expect(existsSync(`${to}/nginx/nginx.conf`)).toBe(true)
  },
  // docs.test.mjs builds the site with it
  'npm run docs': () => expect(scripts.docs).toBe('node scripts/docs.mjs'),
  // every step that reads the operations starts with it
  'npm run generate': () => expect(scripts.generate).toContain('scripts/generate.mjs'),
  'npm ci': () => expect(readFileSync(resolveFromRoot('.ci/run'), 'utf8')).toContain('npm ci && npm test && npm run verify'),
  'npx tsx scripts/examples/spring-blade.ts': async () => {
    const [, variables = ''] = /^(BLADE_.*) npx tsx scripts\/examples\/spring-blade\.ts$/m.exec(readme) ?? []
    const mocks = await startMocks({ env: { PLATFORM: 'springblade' } })
    const [, key = ''] = /password key (\w+)/.exec(mocks.greeting) ?? []
    const assignments = variables.replace('http://127.0.0.1:8700', mocks.url).replace('04ac67…', key)
    const env = Object.fromEntries(assignments.split(' ').map((pair) => pair.split('=')))
    const { code, output } = await run('tsx', [resolveFromRoot('scripts/examples/spring-blade.ts')], { env })
    await mocks.close()
    expect(output).toMatch(/^\S+ \S+/)
    expect(output).not.toContain('Error')
    expect(code).toBe(0)
  },
  'npx tsx scripts/examples/tenant-packages.ts': () => expect(existsSync(resolveFromRoot('scripts/examples.test.mjs'))).toBe(true),
}

const readmeCommands = new Set(
  [...readme.matchAll(/`([^`\n]+)`/g), ...blocks.filter(({ language }) => language === 'sh').map(({ text }) => [text, text])]
    .flatMap(([, text]) => text.split('&&'))
    .map((text) =>
      text
        .trim()
        .replace(/^(?:[A-Z_]+=\S+ )+/, '')
        .replace(/ -- .*$/, ''),
    )
    .filter((text) => /^(npm|npx|node) /.test(text)),
)

test.each([...readmeCommands])('%s does what the README says', async (command) => {
  expect(Object.keys(tried)).toContain(command)
  await tried[command]()
})

test('the examples in the README equal their files', () => {
  const of = (mark) => snippets.find((snippet) => snippet.mark === mark)?.text
  expect(of('example')).toBe(readFileSync(resolveFromRoot('scripts/examples/tenant-packages.ts'), 'utf8'))
  expect(of('springblade')).toBe(readFileSync(resolveFromRoot('scripts/examples/spring-blade.ts'), 'utf8'))
  expect(of('resource')).toBe(readFileSync(resolveFromRoot('plugins/system/resources/tenant-package.ts'), 'utf8'))
})

test.each([
  ['springblade', [8752, 5152], '/captcha'],
  ['bladex', [8754, 5155], '/oauth/captcha'],
])('the console starts on %s with the mock’s password key', async (profile, [mockPort, port], captcha) => {
  const printed = await listening('npm run start:mock', mockPort, { env: { PLATFORM: profile }, until: 'password key' })
  const [, key] = /password key (\w+)/.exec(printed)
  expect(readme).toContain(`"profile": "${profile}",\n  "passwordKey": "${key}"`)
  for (const line of [`PLATFORM=${profile} npm run start:mock`, `PROFILE=${profile} PASSWORD_KEY=04ac67… npm start`])
    expect(readme).toContain(line)
  const console = { VITE_API: `http://127.0.0.1:${mockPort}`, PROFILE: profile, PASSWORD_KEY: key }
  await listening('npm start', port, { env: console, until: 'It calls' })
  const page = `http://127.0.0.1:${port}`
  expect(await (await fetch(`${page}/config.json`)).json()).toMatchObject({ profile, passwordKey: key })
  const headers = { authorization: `Basic ${btoa('console:console')}`, 'Blade-Requested-With': 'BladeHttpRequest' }
  const answer = await (await fetch(`${page}/api/blade-auth${captcha}`, { headers })).json()
  expect((answer.data ?? answer).image).toMatch(/^data:image\//)
  const refused = await run('node', [resolveFromRoot('scripts/start.mjs')], { env: { PORT: '5153', PROFILE: profile } })
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('PASSWORD_KEY') })
})

test('the console starts on springblade3 without a key', async () => {
  const [mockPort, port] = [8756, 5157]
  await listening('npm run start:mock', mockPort, { env: { PLATFORM: 'springblade3' }, until: 'client jwsk-console' })
  expect(readme).toContain('VITE_API=http://127.0.0.1:8700 PROFILE=springblade3 npm start')
  await listening('npm start', port, { env: { VITE_API: `http://127.0.0.1:${mockPort}`, PROFILE: 'springblade3' }, until: 'It calls' })
  const answer = await (await fetch(`http://127.0.0.1:${port}/api/blade-auth/captcha`)).json()
  expect(answer.data.image).toMatch(/^data:image\//)
})

test('every other snippet compiles', { timeout: 30_000 }, async () => {
  const folder = await createFolder('readme')
  const plain = snippets.filter(({ mark }) => mark === undefined)
  expect(plain.length).toBeGreaterThan(0)
  await writeBlocks(folder, plain)
  expect(await compile(folder)).toBe('')
})

test('every link and image resolves to a file', () => {
  const links = parseLinks(readme).filter((link) => !link.includes('://'))
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) expect(existsSync(resolveFromRoot(link.replace(/#.*$/, ''))), link).toBe(true)
})

test('the Chinese README has equal blocks, tables, figures and links', () => {
  const chinese = readFileSync(resolveFromRoot('README.zh-CN.md'), 'utf8')
  const of = (text) =>
    getPageShape(text, { page: '.', toAddress: (address) => (address.startsWith('README') ? '' : address.replace('docs/en/', 'docs/')) })
  expect(of(chinese)).toEqual(of(readme))
})

test('the limits in the README equal the budgets', () => {
  const { 'JavaScript before the login form': login, 'JavaScript before the tenant package list': list } = JSON.parse(
    readFileSync(resolveFromRoot('budgets.json'), 'utf8'),
  )
  const findLimit = (what) => new RegExp(`^\\| ${what}.*\\| ([\\d.]+) kB \\|$`, 'm').exec(readme)?.[1]
  expect(findLimit('JavaScript before the login form')).toBe(String(login.limit / 1000))
  expect(findLimit('JavaScript before the first list')).toBe(String(list.limit / 1000))
})
