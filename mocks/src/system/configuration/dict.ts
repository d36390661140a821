import type { Operation } from '@jwsk/sdk'
import { dict, dictBiz } from '@jwsk/sdk/system'
import { compareBySort, crud, requireIds } from '../../engine/crud'
import { type Call, type Mock, mock } from '../../engine/mock'
import { filterRows, paginate } from '../../engine/query'
import { businessError, missingParameterError } from '../../engine/refusal'
import { buildTree, buildTreeNodes, withDescendants } from '../../engine/world/tree'
import type { TableKey } from '../../engine/world/world'
import { type DictRow, dictBizTable, dictTable, getDictEntries } from './dict-table'

type Actions =
  | 'list'
  | 'parentList'
  | 'childList'
  | 'tree'
  | 'parentTree'
  | 'dictionary'
  | 'dictionaryTree'
  | 'select'
  | 'selectAll'
  | 'detail'
  | 'submit'
  | 'remove'
type DictOperations = Readonly<Record<Actions, Operation>>

const requireCode = ({ query }: Call) => {
  const code = query.code ?? ''
  if (code === '') throw missingParameterError('code')
  return code
}

/** Creates the mocks of a dictionary; both behave alike, and the business one also has a tenant. */
function createDictMocks(operations: DictOperations, table: TableKey<DictRow>, view: (row: DictRow) => object): Mock[] {
  const rows = (call: Call) => call.world.table(table).all().sort(compareBySort)
  const views = (call: Call) => {
    const all = rows(call)
    const names = new Map(all.map((row) => [row.id, row.dictValue]))
    const parents = new Set(all.map((row) => row.parentId))
    return all.map((row) => ({
      ...view(row),
      id: row.id,
      parentId: row.parentId,
      parentName: names.get(row.parentId) ?? '顶级',
      ...(parents.has(row.id) ? { hasChildren: true } : {}),
    }))
  }
  const store = crud({ detail: operations.detail, submit: operations.submit }, table, {
    view,
    unique: { fields: ['code', 'dictKey'], message: '当前字典键值已存在!' },
    beforeSave: (row, { world }, before) => {
      const parent = world.table(table).get(row.parentId)
      const code = parent?.code ?? row.code
      // renaming a dictionary also renames it in its entries
      if (before && before.code !== code)
        for (const child of world.table(table).all()) if (child.parentId === row.id) world.table(table).put({ ...child, code })
      return {
        ...row,
        parentId: row.parentId || '0',
        tenantId: row.tenantId || '000000',
        code,
        dictKey: parent ? row.dictKey : (before?.dictKey ?? '-1'),
      }
    },
  })
  return [
    ...store,
    mock(operations.list, (call) => buildTree(filterRows(views(call), { ...call.query, current: '', size: '' }))),
    mock(operations.parentList, (call) =>
      paginate(
        filterRows(
          views(call).filter((row) => row.parentId === '0'),
          call.query,
        ),
        call.query,
      ),
    ),
    mock(operations.childList, (call) => {
      const { parentId = '', ...rest } = call.query
      if (parentId === '') throw missingParameterError('parentId')
      const below = withDescendants(rows(call), [parentId])
      return buildTree(
        filterRows(
          views(call).filter((row) => row.id !== parentId && below.has(row.id)),
          rest,
        ),
      )
    }),
    mock(operations.tree, (call) => buildTreeNodes(rows(call), (row) => row.dictValue)),
    mock(operations.parentTree, (call) =>
      buildTreeNodes(
        rows(call).filter((row) => row.parentId === '0'),
        (row) => row.dictValue,
      ),
    ),
    mock(operations.dictionary, (call) => getDictEntries(call.world, table, requireCode(call)).map(entryView)),
    mock(operations.dictionaryTree, (call) =>
      buildTree(getDictEntries(call.world, table, requireCode(call)).map((row) => ({ ...view(row), id: row.id, parentId: row.parentId }))),
    ),
    mock(operations.select, (call) =>
      rows(call)
        .filter((row) => row.parentId === '0')
        .map(view),
    ),
    mock(operations.selectAll, (call) => rows(call).map(view)),
    mock(operations.remove, (call) => {
      const ids = requireIds(call.query)
      const all = rows(call)
      if (all.some((row) => ids.includes(row.parentId) && !ids.includes(row.id))) throw businessError('请先删除子节点!')
      for (const id of ids) call.world.table(table).remove(id)
      return undefined
    }),
  ]
}

const entryView = ({ id, parentId, code, dictKey, dictValue, sort, remark }: DictRow) => ({
  id,
  parentId,
  code,
  dictKey,
  dictValue,
  sort,
  remark,
})
const withoutTenant = ({ tenantId: _, ...row }: DictRow) => row

export const dictionaryMocks = [
  ...createDictMocks(dict, dictTable, withoutTenant),
  ...createDictMocks(dictBiz, dictBizTable, (row) => row),
  mock(dict.dictionaryFull, (call) => {
    const code = requireCode(call)
    return call.world
      .table(dictTable)
      .all()
      .filter((row) => row.code === code && row.parentId !== '0')
      .sort(compareBySort)
      .map(withoutTenant)
  }),
]
