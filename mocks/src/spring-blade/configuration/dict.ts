import { dict } from '@jwsk/sdk/system'
import { shown } from '../../engine/columns'
import type { Call } from '../../engine/mock'
import { treeNodesOf } from '../../engine/world/tree'
import { admins, answered, byId, bySort, opened, records } from '../calls'
import { columns } from '../columns'
import { noSource } from '../refusals'
import type { BladeRow } from '../rows'
import { dicts } from '../tables'
import { allMarked, unmarked } from '../trees'

const root = -1

const named = (row: BladeRow<'dict'>, parentName: string) => ({ ...shown(columns.dict, row), parentName, hasChildren: false })
const parentOf = ({ world }: Call, { parentId }: BladeRow<'dict'>) => world.table(dicts).get(parentId)?.dictValue ?? '顶级'

const complete = (row: BladeRow<'dict'>): BladeRow<'dict'> => ({ ...row, parentId: row.parentId || '0' })
const write = {
  type: 'system.entity.Dict',
  unique: { fields: ['code', 'dictKey'], message: '当前字典键值已存在!' },
  unknownId: 'added',
  complete,
} as const

export const dictMocks = [
  ...opened(admins, [
    ...unmarked(records('dict', [{ list: dict.list }, dicts], { type: '', list: 'tree', order: bySort, view: (row) => named(row, '') })),
    ...records('dict', [{ detail: dict.detail, submit: dict.submit, remove: dict.remove }, dicts], {
      ...write,
      view: (row, call) => named(row, parentOf(call, row)),
      absent: noSource,
    }),
    ...allMarked([answered(dict.tree, ({ world }) => treeNodesOf(world.table(dicts).all().sort(bySort), (row) => row.dictValue))]),
  ]),
  answered(dict.dictionary, ({ world, query }) => {
    const { code } = query
    if (code === undefined) return null
    return world
      .table(dicts)
      .all()
      .filter((row) => row.code === code && row.dictKey !== root)
      .sort(byId)
      .map(({ dictKey, dictValue, sort, remark }) => shown(columns.dict, { code, dictKey, dictValue, sort, remark }))
  }),
]
