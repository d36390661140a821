import { dict, dictBiz } from '@jwsk/sdk/system'
import { describe, expect, test } from 'vitest'
import { areas } from '../../areas'
import { createAdminSession } from '../../contract/api-session'
import { getSchemaDictionaries, getSpecDictionaries } from '../../contract/spec'
import { createWorld } from '../../engine/world/world'
import { dictBizTable, dictTable, getDictEntries, getDictLabel } from './dict-table'

const world = createWorld({ areas })
const codes = new Set(
  [dictTable, dictBizTable].flatMap((table) =>
    world
      .table(table)
      .all()
      .map((row) => row.code),
  ),
)

describe('dictionaries', () => {
  test('has every dictionary that the contracts name', () => {
    const named = getSchemaDictionaries()
    expect(named.size).toBeGreaterThan(50)
    expect([...named].filter((code) => !codes.has(code))).toEqual([])
  })

  test('has the entries that the contracts list', () => {
    const listed = getSpecDictionaries()
    expect(listed.length).toBeGreaterThan(40)
    for (const { code, entries } of listed)
      expect([
        code,
        Object.fromEntries(
          [dictTable, dictBizTable]
            .flatMap((table) => getDictEntries(world, table, code))
            .map((row) => [String(row.dictKey), row.dictValue]),
        ),
      ]).toEqual([code, entries])
  })

  test('no code is in both', () => {
    const both = world
      .table(dictTable)
      .all()
      .filter((row) => world.table(dictBizTable).find((other) => other.code === row.code))
    expect(both).toEqual([])
  })

  test('keys are numbers in one and text in the other', async () => {
    const session = await createAdminSession()
    expect((await session.call(dict.dictionary, { query: { code: 'sex' } })).body.data).toMatchObject([
      { dictKey: 1, dictValue: '男' },
      { dictKey: 2 },
      { dictKey: 3 },
    ])
    expect((await session.call(dictBiz.dictionary, { query: { code: 'on_off' } })).body.data).toMatchObject([
      { dictKey: '0', dictValue: '下架' },
      { dictKey: '1' },
    ])
  })

  test('the flow dictionary contains its route values', async () => {
    expect((await (await createAdminSession()).call(dict.dictionary, { query: { code: 'flow' } })).body.data).toMatchObject([
      { remark: 'leave' },
      { remark: 'expense' },
      { dictValue: '综合流程' },
    ])
  })

  test('a key is unique in a code; a disabled entry is not offered', async () => {
    const session = await createAdminSession()
    const parent = session.backend.world.table(dictTable).find((row) => row.code === 'notice' && row.parentId === '0')
    const entry = { parentId: parent?.id, code: 'ignored', dictKey: 7, dictValue: '紧急通知', sort: 7, isSealed: 0 }
    expect((await session.call(dict.submit, { body: entry })).status).toBe(200)
    expect(getDictLabel(session.backend.world, 'notice', 7)).toBe('紧急通知')
    expect((await session.call(dict.submit, { body: entry })).body.msg).toBe('当前字典键值已存在!')
    await session.call(dict.submit, { body: { ...entry, dictKey: 8, dictValue: '旧通知', isSealed: 1 } })
    expect(getDictLabel(session.backend.world, 'notice', 8)).toBe('')
  })

  test('a dictionary with entries cannot be removed', async () => {
    const session = await createAdminSession()
    const parent = session.backend.world.table(dictTable).find((row) => row.parentId === '0')
    expect((await session.call(dict.remove, { query: { ids: parent?.id ?? '' } })).body.msg).toBe('请先删除子节点!')
  })
})
