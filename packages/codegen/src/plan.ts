import { toIdentifier } from './identifier'
import { toCamelCase, toKebabCase, toPascalCase, toSnakeCase } from './case.mjs'

/** A column of a table, and what people see of it. */
export interface Column {
  readonly name: string
  /** As the database says it: `varchar(64)`. */
  readonly type: string
  readonly comment: string
  readonly property: string
  /** The short name of its Java class: `LocalDateTime`. */
  readonly javaType: string
  readonly inForm: boolean
  readonly inList: boolean
  readonly required: boolean
  /** How a list is asked for it; nothing where it is not. */
  readonly match?: 'like' | 'equal' | 'range' | undefined
  readonly widget?: string | undefined
  readonly dictionary?: string | undefined
}

/** A dictionary that a column speaks in. */
export interface Dictionary {
  readonly isBusiness: boolean
  readonly keys: readonly string[]
}

/** What one entity of an area is made from. */
export interface Plan {
  readonly title: string
  /** The service that answers its calls: `jwsk-biz`. */
  readonly service: string
  readonly table: string
  readonly tablePrefix: string
  readonly key: string
  readonly packageName: string
  readonly author: string
  /** Whether its rows have the platform's own columns: who, when, tenant, deleted or not. */
  readonly hasBase: boolean
  readonly hasWrapper: boolean
  readonly hasFeign: boolean
  readonly columns: readonly Column[]
  readonly dictionaries: ReadonlyMap<string, Dictionary>
  /** The column that names a row of another table of the area. */
  readonly parent?: { readonly column: string; readonly table: string } | undefined
}

const javaTypes: readonly (readonly [sql: RegExp, java: string])[] = [
  [/^(bigint|int8)/, 'Long'],
  [/^(bit|bool)/, 'Boolean'],
  [/^(int|integer|tinyint|smallint|mediumint)/, 'Integer'],
  [/^(decimal|numeric|number)/, 'BigDecimal'],
  [/^(double|float8|real)/, 'Double'],
  [/^float/, 'Float'],
  [/^(datetime|timestamp)/, 'LocalDateTime'],
  [/^date/, 'LocalDate'],
  [/^time/, 'LocalTime'],
]

/** `decimal(10,2)` → `BigDecimal` */
export const toJavaType = (type: string): string => javaTypes.find(([sql]) => sql.test(type.toLowerCase()))?.[1] ?? 'String'

const platformColumns = ['tenant_id', 'create_user', 'create_dept', 'create_time', 'update_user', 'update_time', 'status', 'is_deleted']
export const baseColumns: readonly string[] = ['id', ...platformColumns]

export interface PlainColumn {
  readonly name: string
  readonly type: string
  readonly comment?: string | undefined
  readonly isKey?: boolean | undefined
}

/** A column that nobody has designed: shown and edited where it is no business of the platform's. */
export function toColumn({ name, type, comment = '', isKey = false }: PlainColumn): Column {
  const isOwn = !isKey && !baseColumns.includes(name.toLowerCase())
  const javaType = toJavaType(type)
  return {
    name,
    type,
    comment,
    property: toCamelCase(name.toLowerCase()),
    javaType,
    inForm: isOwn,
    inList: isOwn,
    required: false,
    match: isOwn && javaType === 'String' ? 'like' : undefined,
  }
}

/** What a plan's parts are called. */
export interface PlanNames {
  /** `meterReading` */
  readonly entity: string
  /** `MeterReading` */
  readonly type: string
  /** `meter-reading` */
  readonly file: string
  /** `meter_reading`, which its permission codes begin with */
  readonly code: string
}

export function getPlanNames({ table, tablePrefix }: Pick<Plan, 'table' | 'tablePrefix'>): PlanNames {
  const bare = table.startsWith(tablePrefix) && table !== tablePrefix ? table.slice(tablePrefix.length) : table
  const entity = toIdentifier(bare.toLowerCase())
  return { entity, type: toPascalCase(entity), file: toKebabCase(entity), code: toSnakeCase(entity) }
}

/** The columns that the table has for its own sake. */
export const getOwnColumns = ({ columns, key, hasBase }: Plan): readonly Column[] =>
  columns.filter(
    ({ name, inForm, inList }) =>
      name !== key && (!baseColumns.includes(name.toLowerCase()) || !hasBase || (name.toLowerCase() === 'status' && (inForm || inList))),
  )
