import type { DictionarySeed } from '../../engine/world/world'
import { defineTable, type TableKey, type World } from '../../engine/world/world'
import { systemDictionaries } from '../../seed/dictionaries-system'

export interface DictRow {
  readonly id: string
  readonly tenantId: string
  readonly parentId: string
  readonly code: string
  /** Key of the entry: a number in the older table, text in the newer one; clients compare as text. */
  readonly dictKey: string | number
  readonly dictValue: string
  readonly sort: number
  readonly remark: string
  readonly isSealed: number
  readonly isDeleted: number
}

type WriteKey = (key: string) => string | number

const numeric: WriteKey = (key) => (/^-?\d+$/.test(key) ? Number(key) : key)
const textual: WriteKey = (key) => key

const createEntrySeeder =
  (table: string, writeKey: WriteKey, getSeeds: (world: World) => readonly DictionarySeed[]) =>
  (world: World): DictRow[] => {
    const rows: DictRow[] = []
    const add = (row: Pick<DictRow, 'parentId' | 'code' | 'dictKey' | 'dictValue' | 'sort' | 'remark'>) => {
      const id = world.seedId(table, rows.length)
      rows.push({ id, tenantId: '000000', ...row, isSealed: 0, isDeleted: 0 })
      return id
    }
    for (const [index, [code, name, entries]] of getSeeds(world).entries()) {
      const parentId = add({ parentId: '0', code, dictKey: writeKey('-1'), dictValue: name, sort: index + 1, remark: '' })
      for (const [order, entry] of entries.split(' ').entries()) {
        const cut = entry.indexOf('=')
        const [dictValue = '', remark = ''] = entry.slice(cut + 1).split('|')
        add({ parentId, code, dictKey: writeKey(entry.slice(0, cut)), dictValue, sort: order + 1, remark })
      }
    }
    return rows
  }

export const dictTable = defineTable<DictRow>(
  'dict',
  createEntrySeeder('dict', numeric, () => systemDictionaries),
)
export const dictBizTable = defineTable<DictRow>(
  'dictBiz',
  createEntrySeeder('dictBiz', textual, ({ areas }) => areas.flatMap(({ dictionaries }) => dictionaries)),
)

/** Returns the entries of a dictionary in order, without its root and disabled entries. */
export const getDictEntries = (world: World, table: TableKey<DictRow>, code: string) =>
  world
    .table(table)
    .all()
    .filter((row) => row.code === code && row.parentId !== '0' && row.isSealed !== 1)
    .sort((left, right) => left.sort - right.sort)

/** Returns the label of a key in either dictionary; `''` if there is none. */
export function getDictLabel(world: World, code: string, key: string | number): string {
  const keyText = String(key)
  const isEntry = (row: DictRow) => row.code === code && row.parentId !== '0' && row.isSealed !== 1 && String(row.dictKey) === keyText
  return (world.table(dictTable).find(isEntry) ?? world.table(dictBizTable).find(isEntry))?.dictValue ?? ''
}
