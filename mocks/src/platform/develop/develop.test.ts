import { code, codeSetting, columns, datasource, model, modelPrototype, pageShow, tables } from '@jwsk/sdk/develop'
import { beforeEach, describe, expect, test } from 'vitest'
import { type ApiSession, createAdminSession } from '../../contract/api-session'
import { unzip } from '../flow/unzip'
import { codeTable } from './code-table'
import { modelTable, prototypeTable } from './model-table'
import { getColumns, tablesTable } from './page-tables'

let session: ApiSession
beforeEach(async () => {
  session = await createAdminSession()
})

type Row = Readonly<Record<string, unknown>>
const world = () => session.backend.world
const getModelId = (table: string) =>
  world()
    .table(modelTable)
    .find((row) => row.modelTable === table)?.id ?? ''

describe('a data source', () => {
  test('requires the fields of its kind and never shows its password', async () => {
    const draft = {
      category: 2,
      name: '新库',
      driverClass: 'org.postgresql.Driver',
      url: 'jdbc:postgresql://db/x',
      username: 'u',
      password: 'secret',
    }
    expect(await session.call(datasource.submit, { body: draft })).toMatchObject({ status: 400, body: { msg: 'shardingConfig:不能为空' } })
    expect((await session.call(datasource.submit, { body: { ...draft, category: 1 } })).status).toBe(200)
    expect(JSON.stringify((await session.call(datasource.select)).body)).not.toMatch(/secret|demo-password/)
  })

  test('with models cannot be removed', async () => {
    const id = world().table(modelTable).all()[0]?.datasourceId ?? ''
    expect((await session.call(datasource.remove, { query: { ids: id } })).status).toBe(400)
  })
})

describe('a model', () => {
  const prototypes = async (modelId: string) => (await session.call(model.modelPrototype, { query: { modelId } })).body.data as Row[]

  test('follows its table until it is designed', async () => {
    const modelId = getModelId('jwsk_shop')
    const derived = await prototypes(modelId)
    expect(derived.map((row) => row.jdbcName)).toContain('shop_name')
    const remaining = derived.filter((row) => row.jdbcName !== 'area')
    expect((await session.call(modelPrototype.submitList, { body: remaining })).status).toBe(200)
    const designed = await prototypes(modelId)
    expect(designed.map((row) => row.jdbcName)).toEqual(remaining.map((row) => row.jdbcName))
  })

  test('keeps the ids of fields that are saved again', async () => {
    const modelId = getModelId('jwsk_parking_lot')
    const before = await prototypes(modelId)
    await session.call(modelPrototype.submitList, { body: before.map((row) => ({ ...row, isQuery: 1 })) })
    const after = await prototypes(modelId)
    expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id))
    expect(after.every((row) => row.isQuery === 1)).toBe(true)
  })

  test('rejects duplicate columns and fields without a name', async () => {
    const [first] = await prototypes(getModelId('jwsk_parking_lot'))
    expect((await session.call(modelPrototype.submitList, { body: [first, first] })).status).toBe(400)
    expect((await session.call(modelPrototype.submitList, { body: [{ ...first, propertyName: '' }] })).status).toBe(400)
    expect(world().table(prototypeTable).all().length).toBeGreaterThan(2)
  })
})

describe('generated code', () => {
  test('is an archive with the designed fields', async () => {
    const { id } = world().table(codeTable).all()[0] ?? { id: '' }
    const response = await session.send(code.genCode, { query: { ids: id } })
    expect(response.headers.get('content-disposition')).toContain('code.zip')
    const files = await unzip(await response.blob())
    expect(files.map((file) => file.name)).toContain('jwsk-biz/src/main/java/org/jwsk/biz/entity/ParkingLot.java')
    expect(files.find((file) => file.name.endsWith('.java'))?.text).toContain('private String lotName;')
    expect(files.find((file) => file.name.startsWith('web/'))?.text).toContain('lotName: text()')
  })

  test('of an unknown plan is rejected', async () => {
    expect((await session.call(code.genCode, { query: { ids: '1' } })).status).toBe(400)
  })

  test('settings are JSON, and one is enabled at a time', async () => {
    expect((await session.call(codeSetting.submit, { body: { name: 'x', settings: '{author' } })).status).toBe(400)
    const { body } = await session.call(codeSetting.page)
    const rows = (body.data as { records: { id: string; status: number }[] }).records
    await session.call(codeSetting.enable, { query: { id: rows.find((row) => row.status === 1)?.id ?? '' } })
    const reloaded = (await session.call(codeSetting.page)).body.data as { records: { status: number }[] }
    expect(reloaded.records.filter((row) => row.status === 2)).toHaveLength(1)
  })
})

describe('a generic page', () => {
  const at = { tableName: 'dp_inspection', tableKey: 'id' }
  const page = async (conditions?: Row) =>
    (
      await session.call(pageShow.page, {
        query: { ...at, size: '100', ...(conditions ? { conditions: JSON.stringify(conditions) } : {}) },
      })
    ).body.data as { total: number; records: Row[] }

  test('is created once by importing a table, with its columns', async () => {
    const body = { tableNames: ['jwsk_shop', 'dp_inspection'] }
    expect((await session.call(tables.import, { body })).body.data).toBe(1)
    expect(getColumns(world(), 'jwsk_shop').map((row) => row.propertyName)).toContain('shopName')
    expect((await session.call(tables.import, { body })).body.data).toBe(0)
    expect((await session.call(tables.import, { body: { tableNames: ['mysql_user'] } })).status).toBe(400)
  })

  test('restores removed columns when it is synced', async () => {
    const [first, second] = getColumns(world(), 'dp_inspection')
    await session.call(columns.remove, { query: { ids: `${first?.id},${second?.id}` } })
    expect((await session.call(columns.sync, { query: { tableName: 'dp_inspection' } })).body.data).toBe(2)
    expect((await session.call(columns.sync, { query: { tableName: 'dp_inspection' } })).body.data).toBe(0)
  })

  test('is removed with its columns', async () => {
    const id =
      world()
        .table(tablesTable)
        .find((row) => row.tableName === 'dp_inspection')?.id ?? ''
    await session.call(tables.remove, { query: { ids: id } })
    expect(getColumns(world(), 'dp_inspection')).toEqual([])
    expect((await session.call(pageShow.option, { query: { tableName: 'dp_inspection' } })).status).toBe(400)
  })

  test('filters rows by conditions with the suffixes of every list', async () => {
    const all = await page()
    const gates = await page({ deviceName_like: '闸机', score_ge: 90 })
    expect(gates.total).toBeGreaterThan(0)
    expect(gates.total).toBeLessThan(all.total)
    expect(gates.records.every((row) => String(row.deviceName).includes('闸机') && Number(row.score) >= 90)).toBe(true)
    expect((await session.call(pageShow.page, { query: { ...at, conditions: '{oops' } })).status).toBe(400)
  })

  test('validates a row by the rules of its columns', async () => {
    expect(await session.call(pageShow.submit, { query: at, body: { place: '北门' } })).toMatchObject({
      status: 400,
      body: { msg: 'deviceName:设备名称不能为空' },
    })
    expect((await session.call(pageShow.submit, { query: at, body: { deviceName: '电梯', score: '很好' } })).status).toBe(400)
    await session.call(pageShow.submit, { query: at, body: { deviceName: '新电梯', score: 88, unknown: 'x' } })
    const [row] = (await page({ deviceName_equal: '新电梯' })).records
    expect(row).toMatchObject({ deviceName: '新电梯', score: 88 })
    expect(row).not.toHaveProperty('unknown')
    await session.call(pageShow.submit, { query: at, body: { ...row, score: 99 } })
    expect((await page({ deviceName_equal: '新电梯' })).records).toMatchObject([{ score: 99 }])
    await session.call(pageShow.remove, { query: { ...at, ids: String(row?.id) } })
    expect((await page({ deviceName_equal: '新电梯' })).total).toBe(0)
  })
})

test('a batch of columns is stored completely or not at all', async () => {
  const rows = getColumns(world(), 'dp_inspection')
  const renamed = rows.map((row, index) => ({ ...row, label: `列${index}`, columnName: index === 3 ? '' : row.columnName }))
  expect((await session.call(columns.submitList, { body: renamed })).status).toBe(400)
  expect(getColumns(world(), 'dp_inspection').map((row) => row.label)).toEqual(rows.map((row) => row.label))
})
