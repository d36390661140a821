import { dict } from '@jwsk/sdk/system'
import { toOutputRow } from '../../engine/columns'
import type { Call } from '../../engine/mock'
import { buildTreeNodes } from '../../engine/world/tree'
import { columns } from '../columns'
import { withHasChildren, withoutHasChildren } from '../has-children'
import { admins, compareById, compareBySort, createCrudMocks, createMock, requireRoles } from '../mock-builders'
import { nothingFoundError } from '../refusals'
import type { BladeRow } from '../rows'
import { dicts } from '../tables'

const root = -1

const addParentName = (row: BladeRow<'dict'>, parentName: string) => ({ ...toOutputRow(columns.dict, row), parentName, hasChildren: false })
const getParentName = ({ world }: Call, { parentId }: BladeRow<'dict'>) => world.table(dicts).get(parentId)?.dictValue ?? '顶级'

const completeRow = (row: BladeRow<'dict'>): BladeRow<'dict'> => ({ ...row, parentId: row.parentId || '0' })
const write = {
  type: 'system.entity.Dict',
  unique: { fields: ['code', 'dictKey'], message: '当前字典键值已存在!' },
  unknownId: 'added',
  beforeSave: completeRow,
} as const

export const dictMocks = [
  ...requireRoles(admins, [
    ...withoutHasChildren(
      createCrudMocks(
        'dict',
        { list: dict.list },
        { table: dicts, type: '', list: 'tree', order: compareBySort, view: (row) => addParentName(row, '') },
      ),
    ),
    ...createCrudMocks(
      'dict',
      { detail: dict.detail, submit: dict.submit, remove: dict.remove },
      { table: dicts, ...write, view: (row, call) => addParentName(row, getParentName(call, row)), notFound: nothingFoundError },
    ),
    ...withHasChildren([
      createMock(dict.tree, ({ world }) => buildTreeNodes(world.table(dicts).all().sort(compareBySort), (row) => row.dictValue)),
    ]),
  ]),
  createMock(dict.dictionary, ({ world, query }) => {
    const { code } = query
    if (code === undefined) return null
    return world
      .table(dicts)
      .all()
      .filter((row) => row.code === code && row.dictKey !== root)
      .sort(compareById)
      .map(({ dictKey, dictValue, sort, remark }) => toOutputRow(columns.dict, { code, dictKey, dictValue, sort, remark }))
  }),
]
