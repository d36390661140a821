import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emitService, loadContracts, loadService } from '@jwsk/codegen/generate'
import { afterAll, expect, test } from 'vitest'
import { emitTypes } from '../../../scripts/generate/types.mjs'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'
import { createAreaFiles, printResource, toColumn } from '../src/index.ts'
import { writeEntity } from './new-entity/write-entity.mjs'
import { createPlugin } from './new-plugin.mjs'
import { writeResource } from './new-resource/write-resource.mjs'
import { sampleContract } from './sample-contract.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-plugin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copied = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  'unsafe-dom.grit',
  'packages/kit',
  'packages/sdk',
  'packages/ui',
  'packages/wallboard',
  'packages/console/package.json',
  'mocks',
  'openapi/shared.yaml',
  'redocly.yaml',
  'scripts/redocly-plugin.mjs',
]
const left = /(^|\/)(node_modules|dist)(\/|$)/
const area = 'charge-pile'
const areaFolders = [`plugins/${area}`, `mocks/src/areas/${area}`]

const column = (name, type, rest) => ({ ...toColumn({ name, type, comment: name }), ...rest })
const plan = (title, table, columns) => ({
  ...{ title, table, columns, service: 'jwsk-biz', tablePrefix: 'jwsk_', key: 'id', packageName: 'org.jwsk.biz', author: '信息技术部' },
  ...{ hasBase: true, hasWrapper: true, hasFeign: false, dictionaries: new Map() },
})
const plans = [
  plan('充电桩', 'jwsk_charge_pile', [
    column('pile_no', 'varchar(32)', { comment: '编号', required: true, match: 'like' }),
    column('power', 'decimal(10,1)', { comment: '功率' }),
    column('unit_price', 'decimal(10,2)', { comment: '单价', required: true }),
    column('is_fast', 'tinyint', { comment: '快充', widget: 'switch', match: 'equal' }),
    column('picture', 'varchar(255)', { comment: '图片', widget: 'upload' }),
    column('install_time', 'datetime', { comment: '安装时间', match: 'range' }),
    column('remark', 'varchar(255)', { comment: "it's */ 备注：'引号'", inList: false }),
  ]),
  {
    ...plan('充电站', 'jwsk_charge_site', [
      column('parent_id', 'bigint', { comment: '上级', required: true, match: 'equal' }),
      column('site_name', 'varchar(32)', { comment: '名称', match: 'like' }),
      column('remark', 'text', { comment: '备注' }),
    ]),
    hasBase: false,
    parent: { column: 'parent_id', table: 'jwsk_charge_site' },
  },
  {
    ...plan('充电记录', 'jwsk_charge_record', [
      column('charge_pile_id', 'bigint', { comment: '充电桩', required: true, match: 'equal' }),
      column('plate_no', 'varchar(16)', { comment: '车牌号', required: true, match: 'like' }),
      column('charge_date', 'date', { comment: '日期' }),
      column('energy', 'double', { comment: '电量', inForm: false }),
      column('note', 'varchar(200)', { comment: '说明', widget: 'textarea', inList: false }),
    ]),
    parent: { column: 'charge_pile_id', table: 'jwsk_charge_pile' },
  },
]

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Adds the SDK entry of a contract. */
async function makeEntry(service) {
  const contract = join(folder, `openapi/${service}.yaml`)
  const made = `packages/sdk/src/generated/${service}`
  write(`${made}/types.ts`, await emitTypes(pathToFileURL(contract)))
  for (const [name, text] of await emitService(await loadService(contract))) write(`${made}/${name}`, text)
}

/** Fields of a new entity of the contract `carwash`. */
const orderFields = [
  'orderNo=订单号:text(32)!',
  'bay:reference(washBay)!',
  'total:money',
  'status:choice(draft,sent,done)',
  'dueDate:date!',
  'urgent:toggle',
  'model:choice(s=小,m=中)',
  'lines:rows(productName:text!,quantity:number(1,99))',
]

/** Writes the front end of a generated area into the copy, and the contract of other entities. */
async function dropArea() {
  for (const [path, text] of Object.entries(createAreaFiles(area, plans))) if (path.startsWith('web/')) write(path.slice(4), text)
  write('openapi/carwash.yaml', sampleContract)
  writeEntity({ path: 'carwash/purchaseOrder', fields: orderFields, actions: 'send,remind' }, folder)
  for (const service of ['chargepile', 'carwash']) await makeEntry(service)
}

/** Test that loads a page of the written entity from the mock server, and its menu. */
const pageTest = `import { startMockServer } from '@jwsk/mocks/server'
import { createClient } from '@jwsk/sdk'
import { purchaseOrder, washBay } from '@jwsk/sdk/carwash'
import { menu } from '@jwsk/sdk/system'
import { expect, test } from 'vitest'

test('the mock server returns a page of it and its menu entry', async () => {
  const server = await startMockServer({ port: 0 })
  const client = createClient({ baseUrl: server.url, clientId: 'console', clientSecret: 'console' })
  await client.session.signIn({ username: 'admin', password: 'admin123' })
  const { records, total } = await client.call(washBay.page, { current: 1, size: 5 })
  expect([records.length, total]).toEqual([5, 12])
  await client.call(washBay.audit, { id: records[0]?.id ?? '', auditRemark: '齐全' })
  expect(await client.call(washBay.detail, { id: records[0]?.id ?? '' })).toMatchObject({ auditRemark: '齐全' })
  expect(JSON.stringify(await client.call(menu.routes, {}))).toContain('/carwash/washBay')
  const orders = await client.call(purchaseOrder.page, { current: 1, size: 12 })
  expect(new Set(orders.records.map((order) => order.status))).toEqual(new Set([1, 2, 3]))
  const draft = orders.records.find((order) => order.status === 1)?.id ?? ''
  await client.call(purchaseOrder.send, { ids: draft })
  expect(await client.call(purchaseOrder.detail, { id: draft })).toMatchObject({ status: 2 })
  client.dispose()
  await server.close()
})
`

const written = (options) => writeResource({ path: 'carwash/washBay', plugin: 'car-wash', actions: 'all', ...options }, folder)

test('a new plugin and a generated area compile, lint and pass their tests', async () => {
  for (const path of [...copied, 'packages/console/src/app/plugins.ts', 'packages/console/src/locales/menu.en.ts'])
    cpSync(resolveFromRoot(path), join(folder, path), {
      recursive: true,
      filter: (from) => !left.test(from.slice(resolveFromRoot('.').length)),
    })
  symlinkSync(resolveFromRoot('node_modules'), join(folder, 'node_modules'))
  for (const path of ['packages/kit', 'packages/sdk', 'mocks'].filter((one) => existsSync(resolveFromRoot(`${one}/node_modules`))))
    symlinkSync(resolveFromRoot(`${path}/node_modules`), join(folder, `${path}/node_modules`))

  const made = createPlugin('car-wash', { folder })
  await dropArea()
  const { files: screen, byHand } = written()
  expect(byHand).toEqual(['plan'])
  const order = written({ path: 'carwash/purchaseOrder' })
  expect(order.leftOut).toEqual([])
  const orders = readFileSync(join(folder, 'plugins/car-wash/resources/purchase-order.ts'), 'utf8')
  expect(orders).toContain("status: choice({ 1: 'quiet', 2: 'quiet', 3: 'quiet' })")
  expect(orders).toContain('when: ({ status }) => status !== 2')
  expect(orders).toContain('dueDate: date()')
  expect(orders).toContain('lines: rows({')
  write('plugins/car-wash/page.test.ts', pageTest)
  expect(createPlugin(area, { folder })).toEqual([
    'packages/console/src/app/plugins.ts',
    'packages/console/package.json',
    'mocks/src/areas.ts',
    'packages/console/src/locales/menu.en.ts',
  ])
  const list = readFileSync(join(folder, 'packages/console/src/app/plugins.ts'), 'utf8')
  const names = readFileSync(join(folder, 'packages/console/src/locales/menu.en.ts'), 'utf8')
  expect(names).toContain("  chargePileGroup: 'Charge pile',\n  chargePile: 'Charge pile',\n")
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'packages/console/package.json'), 'utf8'))
  for (const [name, plugin] of [
    ['car-wash', 'carWash'],
    [area, 'chargePile'],
  ]) {
    expect(list).toContain(`{ id: '${name}', load: () => import('@jwsk/plugin-${name}').then(({ ${plugin} }) => ${plugin}) },`)
    expect(devDependencies[`@jwsk/plugin-${name}`]).toBe('*')
  }

  const areaSources = Object.keys(createAreaFiles(area, plans)).filter((path) => /^web\/(plugins|mocks)\//.test(path))
  const own = [...new Set([...made, ...screen, ...order.files])].filter((path) => /^(plugins|mocks)\//.test(path))
  own.push(...areaSources.map((path) => path.slice(4)))
  expect(
    await run('biome', ['check', '--vcs-enabled=false', ...own, 'mocks/src/areas.ts', 'packages/console/src/locales'], { cwd: folder }),
  ).toEqual({
    code: 0,
    output: expect.any(String),
  })
  expect(await run('redocly', ['lint', 'openapi/chargepile.yaml'], { cwd: folder, env: { REDOCLY_TELEMETRY: 'off' } })).toEqual({
    code: 0,
    output: expect.any(String),
  })

  writeFileSync(
    join(folder, 'tsconfig.own.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['plugins', areaFolders[1], 'mocks/src/areas/car-wash'] }),
  )
  const { output } = await run(resolveFromRoot('node_modules/.bin/tsc'), ['-p', 'tsconfig.own.json'], { cwd: folder })
  expect(output.split('\n').filter((line) => /^(plugins|mocks)\//.test(line))).toEqual([])
  expect(await run('vitest', ['run', 'plugins/car-wash', areaFolders[0]], { cwd: folder, env: { NO_COLOR: '1' } })).toEqual({
    code: 0,
    output: expect.stringMatching(/Test Files +7 passed/),
  })
})

test('an unknown entity is rejected with a suggestion', () => {
  const contracts = loadContracts(resolveFromRoot('openapi'))
  expect(() => contracts.assertEntity('bizz/tourGuide')).toThrow('there is no service bizz; did you mean biz?')
  expect(() => contracts.assertEntity('biz/tourGuid')).toThrow('biz has no entity tourGuid; did you mean tourGuide?')
  expect(() => contracts.assertEntity('biz/submarine')).toThrow(/^biz has no entity submarine$/)
  expect(() => contracts.assertEntity('biz/tourGuide')).not.toThrow()
})

test('npm run new-resource prints the declaration of the area', () => {
  const printed = printResource(loadContracts(join(folder, 'openapi')).readEntity('chargepile', 'chargePile'), () => undefined)
  expect(printed.declaration).toBe(readFileSync(join(folder, 'plugins/charge-pile/resources/charge-pile.ts'), 'utf8'))
})

test('an existing or invalid name is rejected before any write', async () => {
  expect(() => createPlugin('Car Wash', { folder })).toThrow('Car Wash is no name of a plugin; did you mean car-wash?')
  write('plugins/taken/notes.txt', '')
  expect(() => createPlugin('taken', { folder })).toThrow('exists already')
})

/** Reads every hand-written file of the copy. */
const filesNow = () =>
  ['plugins', 'mocks/src', 'packages/console'].flatMap((part) =>
    readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )

test.each([
  [{}, '/carwash/washBay is a screen of plugins/car-wash already; nothing was written'],
  [{ plugin: 'car-wsh' }, 'there is no plugin car-wsh; did you mean car-wash?'],
  [{ plugin: 'harbour' }, 'there is no plugin harbour; npm run new-plugin -- harbour makes it'],
  [{ path: 'carwash/washBays' }, 'carwash has no entity washBays; did you mean washBay?'],
  [{ actions: 'audit,publsh' }, 'washBay has no action publsh; did you mean publish?'],
  [{ actions: 'refund' }, 'washBay has no action refund; it has audit, publish'],
  [{ actions: 'plan' }, 'washBay.plan needs a form or a view of its own, which no contract describes'],
  [
    { path: 'chargepile/chargeSite', taken: 'plugins/car-wash/resources/charge-site.ts' },
    'plugins/car-wash/resources/charge-site.ts exists already; nothing was written',
  ],
])('%j is rejected with a clear message without writing files', ({ taken, ...options }, words) => {
  if (taken) write(taken, '')
  const before = filesNow()
  expect(() => written({ actions: '', ...options })).toThrow(words)
  expect(filesNow()).toEqual(before)
})
