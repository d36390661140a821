import { pageShow } from '@jwsk/sdk/develop'
import { requireIds } from '../../engine/crud'
import { type Query, toFields } from '../../engine/fields'
import { type Call, mock } from '../../engine/mock'
import { filterRows, paginate, sortRows } from '../../engine/query'
import { badParameterError, businessError } from '../../engine/refusal'
import type { StoredRow } from '../../engine/world/table'
import { day, formatDateTime, hour } from '../../engine/world/time'
import { defineTable, type World } from '../../engine/world/world'
import { createPersonName } from '../../seed/people'
import { requireParameter } from '../assertions'
import { missingRowError } from '../audited-row'
import { type ColumnsRow, getColumns, type TablesRow, tablesTable } from './page-tables'
import { toCamelCase } from './physical-tables'

type Value = string | number | boolean | null
type Values = Readonly<Record<string, Value>>

interface PageRow extends StoredRow {
  readonly tableName: string
  readonly values: Values
}

const devices = [
  '北门闸机一',
  '北门闸机二',
  '南门闸机一',
  '游客中心电梯',
  '码头一号充电桩',
  '云栖街配电柜',
  '东区消防栓',
  '湖心岛监控杆',
  '夜游灯光控制箱',
  '停车场道闸',
]
const places = ['北门', '南门', '游客中心', '码头', '云栖街', '东区', '湖心岛']
const findings = ['', '', '', '螺丝松动，已紧固', '表面积尘，已清洁', '指示灯不亮，已报修']

/** Rows of all generic pages, of any table. */
const pageRowTable = defineTable<PageRow>('pageShow', (world) => {
  const random = world.random('pageShow')
  const row = (tableName: string, index: number, values: Values): PageRow => {
    const id = world.seedId(tableName, index)
    return { id: `${tableName}:${id}`, tableName, values: { id, ...values } }
  }
  const inspections = Array.from({ length: 46 }, (_, index) =>
    row('dp_inspection', index, {
      deviceName: random.pick(devices),
      place: random.pick(places),
      inspector: createPersonName(random),
      inspectTime: formatDateTime(world.startedAt - (46 - index) * 9 * hour),
      deviceStatus: random.pick([1, 1, 1, 1, 2, 3]),
      score: random.between(76, 100),
      remark: random.pick(findings),
    }),
  )
  const readings = Array.from({ length: 24 }, (_, index) =>
    row('dp_meter_reading', index, {
      shopNo: `A-1${String((index % 12) + 1).padStart(2, '0')}`,
      meterType: (index % 2) + 1,
      reading: random.between(300, 9000) + random.between(0, 99) / 100,
      readTime: formatDateTime(world.startedAt - (24 - index) * 2 * day),
      reader: createPersonName(random),
    }),
  )
  return [...inspections, ...readings]
})

interface Page {
  readonly table: TablesRow
  readonly columns: ColumnsRow[]
  /** Property of the key. */
  readonly key: string
}

function requirePage(call: Call): Page {
  const tableName = requireParameter(call, 'tableName')
  const table = call.world.table(tablesTable).find((row) => row.tableName === tableName)
  if (!table || table.status === 0) throw businessError('表未配置或已停用')
  const tableKey = call.query.tableKey ?? table.tableKey
  if (tableKey !== table.tableKey) throw businessError('tableKey:不是该表的主键')
  return { table, columns: getColumns(call.world, tableName), key: toCamelCase(tableKey) }
}

const getRows = (world: World, { table }: Page): PageRow[] =>
  world
    .table(pageRowTable)
    .all()
    .filter((row) => row.tableName === table.tableName)

const requireRow = ({ world }: Call, { table }: Page, id: string) => world.table(pageRowTable).get(`${table.tableName}:${id}`)

function parseConditions(text = ''): Query {
  if (text === '') return {}
  try {
    return Object.fromEntries(Object.entries(toFields(JSON.parse(text))).map(([name, value]) => [name, String(value ?? '')]))
  } catch {
    throw badParameterError('conditions')
  }
}

/** Picks the values of the page's columns from a body. Throws if a value is missing or invalid. */
function toDraft({ columns }: Page, body: Readonly<Record<string, unknown>>): Values {
  const draft: Record<string, Value> = {}
  for (const { propertyName, label, type, requiredFlag, formFlag } of columns) {
    // JSON has a single value per column
    const value = body[propertyName] as Value | undefined
    if (formFlag === 1 && requiredFlag === 1 && (value === undefined || value === null || value === ''))
      throw businessError(`${propertyName}:${label}不能为空`)
    if (value === undefined) continue
    if (type === 'number' && value !== null && value !== '' && Number.isNaN(Number(value)))
      throw businessError(`${propertyName}:${label}须为数字`)
    draft[propertyName] = value
  }
  return draft
}

const compareNewest = (left: Values, right: Values) => (String(left.id) < String(right.id) ? 1 : -1)

export const pageShowMocks = [
  mock(pageShow.option, (call) => {
    const { table, columns } = requirePage(call)
    const { tableName, tableComment, tableKey, treeFlag, pageFlag } = table
    return { tableName, tableComment, tableKey, treeFlag, pageFlag, columns }
  }),
  mock(pageShow.page, (call) => {
    const page = requirePage(call)
    const rows = getRows(call.world, page)
      .map((row) => row.values)
      .sort(compareNewest)
    const found = filterRows(rows, parseConditions(call.query.conditions), { columns: page.columns.map((column) => column.propertyName) })
    return paginate(sortRows(found, call.query) ?? found, call.query)
  }),
  mock(pageShow.detail, (call) => requireRow(call, requirePage(call), requireParameter(call, 'id'))?.values ?? null),
  mock(pageShow.submit, (call) => {
    const page = requirePage(call)
    const draft = toDraft(page, call.body)
    const requestedId = String(call.body[page.key] ?? '')
    const before = requestedId === '' ? undefined : requireRow(call, page, requestedId)
    if (requestedId !== '' && !before) throw missingRowError()
    const id = requestedId || call.world.nextId()
    call.world.table(pageRowTable).put({
      id: `${page.table.tableName}:${id}`,
      tableName: page.table.tableName,
      values: { ...before?.values, ...draft, [page.key]: id },
    })
    return undefined
  }),
  mock(pageShow.remove, (call) => {
    const page = requirePage(call)
    for (const id of requireIds(call.query)) call.world.table(pageRowTable).remove(`${page.table.tableName}:${id}`)
    return undefined
  }),
]
