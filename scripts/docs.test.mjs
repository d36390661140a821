// checks that every block of the guide works and that both languages match; docs-tests.test.mjs runs its vitest blocks
import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSourceFile, resolveSiteLink } from '../docs/.vitepress/links.mjs'
import { reference } from '../docs/.vitepress/pages.mjs'
import { search } from '../docs/.vitepress/search.mjs'
import { compile, createFolder, runModules, toFiles, writeBlocks } from './lib/block-folder.mjs'
import { checkCommands } from './lib/check-commands.mjs'
import { startCustomService } from './lib/custom-service.mjs'
import { docPages } from './lib/doc-pages.mjs'
import { getPageShape, parseInlineCode, parseLinks, resolveLink } from './lib/markdown-blocks.mjs'
import { startMocks } from './lib/mock-server.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const command = resolveFromRoot('packages/sdk/bin/jwsk.mjs')
const bins = { 'npx @jwsk/sdk ': command, 'npx jwsk ': command }

/** Ways to test a block, by the word after the three backticks; a name with a dot makes the block a file of its page's folder. */
const kinds = {
  ts: 'compiled',
  'ts run': 'run',
  'ts test': 'run by vitest',
  'tsx test': 'run by vitest',
  // tested with the console's configuration
  'json config': 'checked as config.json',
  sh: 'commands that exist',
  'sh plugin': 'commands of a plugin’s own repository',
  'sh run': 'run',
  'text output': 'compared with what the block before it prints',
}
const getKind = ({ language, mark }) => {
  if (mark?.includes('.')) return 'a file'
  return kinds[mark === undefined ? language : `${language} ${mark}`]
}

const is = (language, mark) => (block) => block.language === language && block.mark === mark
const isRun = is('ts', 'run')

let mocks
let gateway
let folder
let pluginScripts
const getFolder = ({ name }) => join(folder, name)
/** Output of the blocks. */
const printed = new Map()

async function typed(line, cwd) {
  const [start, file] = Object.entries(bins).find(([name]) => line.startsWith(name))
  return (await run('node', [file, ...line.slice(start.length).trim().split(' ')], { cwd })).output.trim()
}

/** Runs the blocks of the pages, commands first. */
async function runBlocks() {
  for (const page of docPages)
    for (const block of page.blocks.filter(is('sh', 'run'))) printed.set(block, await typed(block.text.trim(), getFolder(page)))
  const programs = docPages.flatMap((page) =>
    toFiles(page.blocks).flatMap(({ block, file }) => (isRun(block) ? [{ block, file: join(getFolder(page), file) }] : [])),
  )
  const files = programs.map(({ file }) => file)
  const outputs = await runModules(files, { env: { JWSK_URL: gateway.url } })
  for (const [index, { block }] of programs.entries()) printed.set(block, outputs[index])
}

beforeAll(async () => {
  mocks = await startMocks()
  gateway = await startCustomService(mocks.url)
  folder = await createFolder('docs')
  for (const page of docPages) await writeBlocks(getFolder(page), page.blocks)
  await run('node', [resolveFromRoot('packages/create-jwsk-plugin/create.mjs'), 'car-wash'], { cwd: folder })
  pluginScripts = JSON.parse(readFileSync(join(folder, 'car-wash/package.json'), 'utf8')).scripts
  await rm(join(folder, 'car-wash'), { recursive: true })
  await runBlocks()
})
afterAll(async () => {
  await gateway?.close()
  await mocks?.close()
})

test('every block of every page declares how it is tested', () => {
  const untried = docPages.flatMap(({ name, blocks }) =>
    blocks.filter((block) => !getKind(block)).map(({ language, mark }) => `${name}: ${language} ${mark}`),
  )
  expect(untried).toEqual([])
  // a fence that the block parser misses would never be tested
  for (const { chinese, blocks } of docPages) expect(chinese.text.match(/^ *```/gm)?.length ?? 0, chinese.file).toBe(blocks.length * 2)
})

test('all sources of all pages compile', async () => {
  expect(await compile(folder)).toBe('')
})

/** Creates a pattern from text in which … matches anything. */
const getPattern = (text) =>
  new RegExp(
    `^${text
      .trim()
      .split('…')
      .map(RegExp.escape ?? escaped)
      .join('.*')}$`,
  )
const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const running = docPages.flatMap((page) =>
  page.blocks.flatMap((block, index) =>
    block.mark === 'run' ? [{ page: page.name, number: index + 1, block, next: page.blocks[index + 1] }] : [],
  ),
)

test.each(running)('block $number of $page prints the output on the page', ({ block, next }) => {
  expect(next, 'a block that runs is followed by its output').toMatchObject({ language: 'text', mark: 'output' })
  expect(printed.get(block)).toMatch(getPattern(next.text))
})

test('every output belongs to a block that runs', () => {
  expect(docPages.flatMap(({ blocks }) => blocks).filter(is('text', 'output'))).toHaveLength(running.length)
})

describe('commands', () => {
  const isCommand = (code) => /^(?:npm|npx|node) \S/.test(code)
  test.each(docPages)('$name uses existing commands with existing flags', async ({ blocks, chinese }) => {
    const commands = blocks.filter(({ language }) => language === 'sh')
    const findings = await Promise.all(commands.map(({ mark, text }) => checkCommands(text, mark === 'plugin' ? pluginScripts : undefined)))
    const inline = parseInlineCode(chinese.text).filter((code) => isCommand(code))
    expect([...findings.flat(), ...(await checkCommands(inline.join('\n')))]).toEqual([])
  })

  test('with a missing script, flag, variable, package or file are reported', async () => {
    expect(await checkCommands('npm run biuld\nnpm run release -- --too DIR\nPROT=1 npm start\nnpm install @jwsk/sdkk')).toHaveLength(4)
    expect(
      await checkCommands('npx @jwsk/sdk generate x --owt src\nnpx @jwsk/sdk degenerate\nnpx vitest run packages/kitt\nrm -rf x'),
    ).toHaveLength(4)
    expect(await checkCommands('npm test -- --only types # some\nPORT=5200 npm start && npm ci')).toEqual([])
  })
})

describe('the languages', () => {
  test.each(docPages)('$name has equal headings, blocks, tables, code and links in both', ({ chinese, english }) => {
    const withoutLanguage = (address) => address.replace(/^(docs|)\/en\//, '$1/')
    const of = ({ file, text }) => getPageShape(text, { page: file, toAddress: withoutLanguage })
    expect(of(english)).toEqual(of(chinese))
    expect(of(chinese).headings.length).toBeGreaterThan(0)
  })

  test('a page of the reference shows the same file in both', () => {
    for (const { name, source } of reference)
      for (const page of [`reference/${name}.md`, `en/reference/${name}.md`]) expect(getSourceFile(page)).toBe(source)
  })
})

describe('links', () => {
  test.each(docPages.flatMap(({ chinese, english }) => [chinese, english]))(
    '$file links to existing files and headings',
    ({ file, text }) => {
      const included = [...text.matchAll(/^<<< (\S+)$/gm)].map(([, path]) => path)
      for (const link of [...parseLinks(text), ...included]) {
        if (/^(?:https:|\/api\/|#)/.test(link)) continue
        const [path] = resolveLink(link, file).split('#')
        expect(existsSync(resolveFromRoot(path)), link).toBe(true)
      }
    },
  )

  test('resolve to pages of the site, else to the repository', () => {
    expect(resolveSiteLink('../../packages/sdk/README.md#errors', 'guide/errors.md')).toBe('/reference/sdk#errors')
    expect(resolveSiteLink('../../../packages/sdk/README.md', 'en/guide/errors.md')).toBe('/en/reference/sdk')
    expect(resolveSiteLink('docs/faults.md', 'en/reference/sdk.md')).toBe('/en/reference/faults')
    expect(resolveSiteLink('../decisions/0001-node-20-floor.md', 'guide/plugin.md')).toBe('/decisions/0001-node-20-floor')
    expect(resolveSiteLink('0002-own-table.md', 'en/decisions/0001-node-20-floor.md')).toBe('/en/decisions/0002-own-table')
    expect(resolveSiteLink('../../scripts/docs.mjs', 'guide/plugin.md')).toBe('https://github.com/jwsk/jwsk/blob/main/scripts/docs.mjs')
    expect(resolveSiteLink('../../deploy/', 'guide/plugin.md')).toBe('https://github.com/jwsk/jwsk/tree/main/deploy')
    for (const link of ['/api/index.html', '#here', 'https://example.com']) expect(resolveSiteLink(link, 'guide/plugin.md')).toBeUndefined()
  })
})

test('the search splits Chinese into character pairs, other text into words', () => {
  // rebuilt from its source text, as in the browser
  const words = new Function(`return ${search.options.miniSearch.options.tokenize}`)()
  expect(words('登录页')).toEqual(['登录', '录页'])
  expect(words('令牌在 `tokenTime` 秒（默认 3000）之后刷新')).toEqual([
    '令牌',
    '牌在',
    'tokenTime',
    '秒',
    '默认',
    '3000',
    '之后',
    '后刷',
    '刷新',
  ])
  expect(words('用HTTPS，x-permission @jwsk/sdk')).toEqual(['用', 'HTTPS', 'x', 'permission', 'jwsk', 'sdk'])
})

test('the site builds without dead links', async () => {
  const out = resolveFromRoot('.cache/site')
  const { code, output } = await run('node', [resolveFromRoot('scripts/docs.mjs'), '--only', 'site', '--out', out], {
    env: { NO_COLOR: '1' },
  })
  expect(output).toContain('build complete')
  expect(code).toBe(0)
  for (const page of ['index', 'en/index', 'guide/errors', 'en/reference/sdk', 'decisions/0002-own-table', 'en/decisions/0002-own-table'])
    expect(existsSync(join(out, `${page}.html`)), page).toBe(true)
})
