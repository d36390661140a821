import { getOwn } from '@jwsk/sdk'
/** Column as described by a database. */
export interface PhysicalColumn {
  readonly name: string
  readonly type: string
  readonly comment: string
  readonly isKey: boolean
}

export interface PhysicalTable {
  /** Position of its data source in the seeds. */
  readonly source: number
  readonly name: string
  readonly comment: string
  readonly columns: readonly PhysicalColumn[]
}

const describedPlatformColumns =
  'create_user bigint 创建人, create_time datetime 创建时间, update_time datetime 更新时间, status int 状态, is_deleted int 是否已删除'

/** Parses `name type comment` entries; every table starts with its key and ends with the audit columns. */
function parseTable(source: number, [name, comment]: readonly [string, string], columns: string): PhysicalTable {
  const described = `id bigint 主键, ${columns}, ${describedPlatformColumns}`.split(', ').map((entry, index) => {
    const [column = '', type = '', label = ''] = entry.split(' ')
    return { name: column, type, comment: label, isKey: index === 0 }
  })
  return { source, name, comment, columns: described }
}

/** Tables in the databases of the data sources. */
export const physicalTables: readonly PhysicalTable[] = [
  parseTable(
    0,
    ['jwsk_parking_lot', '停车场'],
    'lot_name varchar(64) 停车场名称, address varchar(255) 地址, total_spaces int 总车位, free_spaces int 空闲车位, hourly_fee decimal(10,2) 每小时收费, open_time varchar(32) 开放时间',
  ),
  parseTable(
    0,
    ['jwsk_parking_lot_order', '停车订单'],
    'order_no varchar(32) 订单号, parking_lot_id bigint 停车场, plate_no varchar(16) 车牌号, enter_time datetime 入场时间, leave_time datetime 离场时间, amount decimal(10,2) 应收金额',
  ),
  parseTable(
    0,
    ['jwsk_scenic_spot', '景区'],
    'spot_name varchar(64) 景区名称, spot_level int 等级, longitude decimal(10,6) 经度, latitude decimal(10,6) 纬度, intro text 介绍',
  ),
  parseTable(
    0,
    ['jwsk_shop', '商铺'],
    'shop_no varchar(32) 商铺编号, shop_name varchar(64) 商铺名称, area decimal(10,2) 面积, shop_type int 业态',
  ),
  parseTable(
    0,
    ['jwsk_shop_contract', '商铺合同'],
    'contract_no varchar(32) 合同编号, shop_id bigint 商铺, start_date date 开始日期, end_date date 结束日期, rent decimal(12,2) 租金',
  ),
  parseTable(
    0,
    ['jwsk_notice', '通知公告'],
    'title varchar(255) 标题, category int 类型, release_time datetime 发布时间, content text 内容',
  ),
  parseTable(
    1,
    ['dp_inspection', '设备巡检'],
    'device_name varchar(64) 设备名称, place varchar(64) 位置, inspector varchar(32) 巡检人, inspect_time datetime 巡检时间, device_status int 设备状态, score int 评分, remark varchar(255) 备注',
  ),
  parseTable(
    1,
    ['dp_meter_reading', '水电抄表'],
    'shop_no varchar(32) 商铺编号, meter_type int 表类型, reading decimal(12,2) 读数, read_time datetime 抄表时间, reader varchar(32) 抄表人',
  ),
  parseTable(
    1,
    ['dp_gate_event', '闸机事件'],
    'gate_name varchar(64) 闸机, event_type varchar(32) 事件, event_time datetime 发生时间, detail varchar(500) 详情',
  ),
]

export const findPhysicalTable = (name: string): PhysicalTable | undefined => physicalTables.find((known) => known.name === name)

/** Converts `lot_name` to `lotName`. */
export const toCamelCase = (name: string): string => name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Converts `jwsk_parking_lot` to `ParkingLot`. */
export const toEntityName = (name: string): string => {
  const bare = toCamelCase(name.replace(/^[a-z]+_/, ''))
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

const javaTypes: readonly (readonly [sql: RegExp, java: string])[] = [
  [/^bigint/, 'Long'],
  [/^(int|tinyint|smallint)/, 'Integer'],
  [/^(decimal|numeric)/, 'BigDecimal'],
  [/^(datetime|timestamp)/, 'LocalDateTime'],
  [/^date/, 'LocalDate'],
]

export const toJavaType = (type: string): string => javaTypes.find(([sql]) => sql.test(type))?.[1] ?? 'String'

const packages: Readonly<Record<string, string>> = { BigDecimal: 'java.math', LocalDateTime: 'java.time', LocalDate: 'java.time' }

export const toJavaClass = (type: string): string => `${getOwn(packages, toJavaType(type)) ?? 'java.lang'}.${toJavaType(type)}`

/** Returns the widget that suits a column. */
export function inferWidget({ name, type }: PhysicalColumn): string {
  if (/^(datetime|timestamp|date)/.test(type)) return 'date'
  if (/^text/.test(type) || name === 'remark' || name === 'detail') return 'textarea'
  if (/(_type|_status|_level|category|^status)$/.test(name)) return 'select'
  return /^(int|decimal|numeric)/.test(type) ? 'number' : 'input'
}

const platformColumns = new Set(['id', 'create_user', 'create_time', 'update_time', 'status', 'is_deleted'])

/** Whether users fill in the column. */
export const isOwnColumn = (name: string): boolean => !platformColumns.has(name)

export const toFlag = (on: boolean): 0 | 1 => (on ? 1 : 0)
