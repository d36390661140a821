import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { convertToScreen } from '@jwsk/codegen/avue'
import { loadContracts } from '@jwsk/codegen/generate'
import { startPlatform } from '@jwsk/mocks/testing'
import type { TextTree } from '@jwsk/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { definePlugin } from '../plugin/define-plugin'
import type { Resource } from '../resource/model/resource'
import { renderScreen } from './render-screen'
import { avueSamples } from './test/avue-samples'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../../..')
const samples = resolve(root, 'packages/codegen/src/avue/samples')
const folder = resolve(root, `.cache/avue-${process.pid}`)
const contracts = loadContracts(resolve(root, 'openapi'))

interface Screen {
  readonly declaration: string
  readonly zhCn: string
  readonly en: string
  readonly left: readonly string[]
}

const getBaseName = (file: string) => file.replace(/^.*\/|\.\w+$/g, '')

async function convertSample(file: string): Promise<Screen> {
  const option = file === 'makers/ota-platform.js' ? 'crudOption' : undefined
  return convertToScreen({ file, text: await readFile(resolve(samples, file), 'utf8'), entity: avueSamples[file] ?? '', option }, contracts)
}

const files = Object.keys(avueSamples)
const screens = new Map<string, Screen>()

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  for (const file of files) {
    const converted = await convertSample(file)
    const name = getBaseName(file)
    screens.set(name, converted)
    const labels = [converted.zhCn, converted.en].map((text) => `{ ${text} satisfies LabelsOf<typeof screen> }`)
    const imports = `import type { LabelsOf } from '@jwsk/kit'\nimport type screen from './${name}'\n`
    await writeFile(resolve(folder, `${name}.ts`), converted.declaration)
    await writeFile(resolve(folder, `${name}.texts.ts`), `${imports}export default [${labels.join(', ')}]\n`)
  }
  await writeFile(resolve(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['./*.ts'] }))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the samples cover at least thirty options of all services', async () => {
  const samplesOnDisk = await readdir(samples, { recursive: true })
  expect(samplesOnDisk.filter((file) => /\.\w+$/.test(file)).sort()).toEqual(files)
  expect(files.length).toBeGreaterThanOrEqual(30)
  const services = new Set(Object.values(avueSamples).map((entity) => entity.split('/')[0]))
  expect([...services].sort()).toEqual('biz desk develop dp es flow iot job log maintenance mobile report resource system'.split(' '))
})

test('the converted screens and their labels compile', async () => {
  const compiler = resolve(root, 'node_modules/typescript/bin/tsc')
  const output = await run(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    (error: { readonly stdout?: string }) => error.stdout || String(error),
  )
  expect(output).toBe('')
})

test('options with fixed values are a choice with their labels', () => {
  const server = screens.get('server')
  expect(server?.declaration).toContain("os: choice({ debian: 'quiet', openeuler: 'quiet' })")
  expect(server?.zhCn).toContain("os: {\n      debian: 'Debian',\n      openeuler: 'openEuler',")
  expect(screens.get('client')?.declaration).toContain("authorization_code: 'quiet' }, { join: ',' })")
  expect(screens.get('datasource')?.en).toContain("com_mysql_cj_jdbc_Driver: 'mysql'")
})

test('each option that is not converted has a message', () => {
  expect(screens.get('post')?.left).toEqual([
    'column `category`: slot → write a Cell: `cells: { … }`',
    'column `postNmae`: system/post has no such field; did you mean postName?',
  ])
  expect(screens.get('oss')?.left).toContain('column `accessKey`: search → the list takes no such filter')
  expect(screens.get('server')?.left).toEqual([
    'column `ip`: rule pattern → the form checks what the contract says; say it there',
    'column `port`: min → say `minimum` in the contract: the form checks it',
    'column `port`: max → say `maximum` in the contract: the form checks it',
    'column `owner`: maintenance/server has no such field',
  ])
  expect(screens.get('camera-info')?.left).toContain(
    'labels of `cameraName`, `cameraCode` are not in the option → the contract’s words are taken',
  )
  expect(screens.get('rent-place')?.left).toContain('column `status`: diplay is not known; did you mean display?')
  expect(screens.get('parking-lot')?.left).toContain(
    'column `lotType`: dicUrl names the dictionary parking_kind, the contract parking_type → the contract’s is taken',
  )
  expect(screens.get('report')?.left).toEqual([])
})

const load = async <T,>(file: string): Promise<T> =>
  // just written
  ((await import(/* @vite-ignore */ pathToFileURL(resolve(folder, file)).href)) as { readonly default: T }).default

const platform = startPlatform()
const rendered = [
  'family/user.vue',
  'family/dept.vue',
  'family/notice.vue',
  'family/usual-log.vue',
  'makers/parking-lot.js',
  'makers/shop-contract.js',
]

test.each(rendered)('%s shows its columns under the labels of the option', async (file) => {
  const [resource, [zhCn, en]] = await Promise.all([
    load<Resource>(`${getBaseName(file)}.ts`),
    load<readonly [TextTree, TextTree]>(`${getBaseName(file)}.texts.ts`),
  ])
  const plugin = definePlugin({
    id: 'carried',
    resources: { [`/${avueSamples[file]}`]: () => Promise.resolve({ default: resource }) },
    locales: { 'zh-cn': () => Promise.resolve({ default: zhCn }), en: () => Promise.resolve({ default: en }) },
  })
  const { translator } = renderScreen(plugin, { path: `/${avueSamples[file]}`, client: platform.client })
  const table = await screen.findByRole('table')
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
  const text = await readFile(resolve(samples, file), 'utf8')
  for (const column of resource.columns) {
    const label = translator.t(`carried:${resource.name}.fields.${column}`)
    expect(text, column).toContain(`'${label}'`)
    expect(within(table).getByRole('columnheader', { name: new RegExp(`^${label}`) })).toBeTruthy()
  }
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
