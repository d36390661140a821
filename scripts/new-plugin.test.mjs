import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { areaFiles, columnOf, printResource } from '@jwsk/codegen'
import { emitService, loadService } from '@jwsk/codegen/generate'
import { afterAll, expect, test } from 'vitest'
import { boundaryFindings } from './check-boundaries.mjs'
import { sourceFindings } from './check-source.mjs'
import { emitTypes } from './generate/types.mjs'
import { fromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'
import { newPlugin } from './new-plugin.mjs'
import { assertEntity, readEntity } from './new-resource/entity.mjs'

const folder = mkdtempSync(join(tmpdir(), 'jwsk-plugin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copied = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  'packages/kit',
  'packages/sdk',
  'packages/console/package.json',
  'mocks',
  'openapi/shared.yaml',
  'redocly.yaml',
  'scripts/redocly-plugin.mjs',
]
const left = /(^|\/)(node_modules|dist)(\/|$)/
const area = 'charge-pile'
const areaFolders = [`plugins/${area}`, `mocks/src/areas/${area}`]

const column = (name, type, rest) => ({ ...columnOf({ name, type, comment: name }), ...rest })
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

/** the front-end half of a generated area, dropped into the copy, and the SDK's entry that its contract makes */
async function dropArea() {
  for (const [path, text] of Object.entries(areaFiles(area, plans))) if (path.startsWith('web/')) write(path.slice(4), text)
  const contract = join(folder, 'openapi/chargepile.yaml')
  const made = 'packages/sdk/src/generated/chargepile'
  write(`${made}/types.ts`, await emitTypes(pathToFileURL(contract)))
  for (const [name, text] of await emitService(await loadService(contract))) write(`${made}/${name}`, text)
}

test('a new plugin and a generated area compile, keep the rules and pass their own tests, in a copy of this repository', async () => {
  for (const path of [...copied, 'packages/console/src/app/plugins.ts', 'packages/console/src/locales/menu.en.ts'])
    cpSync(fromRoot(path), join(folder, path), { recursive: true, filter: (from) => !left.test(from.slice(fromRoot('.').length)) })
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'))
  for (const path of ['packages/kit', 'packages/sdk', 'mocks'].filter((one) => existsSync(fromRoot(`${one}/node_modules`))))
    symlinkSync(fromRoot(`${path}/node_modules`), join(folder, `${path}/node_modules`))

  const made = await newPlugin('car-wash', folder)
  await dropArea()
  expect(await newPlugin(area, folder)).toEqual([
    'packages/console/src/app/plugins.ts',
    'packages/console/package.json',
    'mocks/src/areas.ts',
    'packages/console/src/locales/menu.en.ts',
  ])
  const list = readFileSync(join(folder, 'packages/console/src/app/plugins.ts'), 'utf8')
  const names = readFileSync(join(folder, 'packages/console/src/locales/menu.en.ts'), 'utf8')
  expect(names).toContain("  chargePileGroup: 'Charge pile',\n  chargePile: 'Charge pile',\n")
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'packages/console/package.json'), 'utf8'))
  for (const [name, plugin] of [
    ['car-wash', 'carWash'],
    [area, 'chargePile'],
  ]) {
    expect(list).toContain(`{ id: '${name}', load: () => import('@jwsk/plugin-${name}').then(({ ${plugin} }) => ${plugin}) },`)
    expect(dependencies[`@jwsk/plugin-${name}`]).toBe('*')
  }

  const areaSources = Object.keys(areaFiles(area, plans)).filter((path) => /^web\/(plugins|mocks)\//.test(path))
  const own = [...made.filter((path) => path.startsWith('plugins/')), ...areaSources.map((path) => path.slice(4))]
  expect(boundaryFindings(folder, own)).toEqual([])
  expect(sourceFindings(folder, own)).toEqual([])
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

  writeFileSync(join(folder, 'tsconfig.own.json'), JSON.stringify({ extends: './tsconfig.json', include: ['plugins', areaFolders[1]] }))
  const { output } = await run(fromRoot('node_modules/.bin/tsc'), ['-p', 'tsconfig.own.json'], { cwd: folder })
  expect(output.split('\n').filter((line) => /^(plugins|mocks)\//.test(line))).toEqual([])
  expect(await run('vitest', ['run', 'plugins/car-wash', areaFolders[0]], { cwd: folder, env: { NO_COLOR: '1' } })).toEqual({
    code: 0,
    output: expect.stringMatching(/Test Files +4 passed/),
  })
}, 240_000)

test('a name that the contracts have not is answered with the one that was meant', () => {
  expect(() => assertEntity('bizz/tourGuide')).toThrow('there is no service bizz; did you mean biz?')
  expect(() => assertEntity('biz/tourGuid')).toThrow('biz has no entity tourGuid; did you mean tourGuide?')
  expect(() => assertEntity('biz/submarine')).toThrow(/^biz has no entity submarine$/)
  expect(() => assertEntity('biz/tourGuide')).not.toThrow()
})

test('npm run new-resource prints the declaration that the area brought, from the contract that it brought', () => {
  const printed = printResource(readEntity('chargepile', 'chargePile', join(folder, 'openapi/chargepile.yaml')), () => undefined)
  expect(printed.declaration).toBe(readFileSync(join(folder, 'plugins/charge-pile/resources/charge-pile.ts'), 'utf8'))
})

test('a name that is taken, or is none, is refused before anything is written', async () => {
  await expect(newPlugin('Car Wash', folder)).rejects.toThrow(/small letters .*; did you mean car-wash\?$/)
  mkdirSync(join(folder, 'plugins/taken'), { recursive: true })
  await expect(newPlugin('taken', folder)).rejects.toThrow('exists already')
})
