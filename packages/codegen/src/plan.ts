import { toCamelCase, toKebabCase, toPascalCase, toSnakeCase } from './case.mjs'
import { toIdentifier } from './identifier'

/** Column of a table, with its presentation. */
export interface Column {
  readonly name: string
  /** SQL type, e.g. `varchar(64)`. */
  readonly type: string
  readonly comment: string
  readonly property: string
  /** Short name of its Java class, e.g. `LocalDateTime`. */
  readonly javaType: string
  readonly inForm: boolean
  readonly inList: boolean
  readonly required: boolean
  /** Operator by which a list filters it; `undefined` if it cannot be filtered. */
  readonly match?: 'like' | 'equal' | 'range' | undefined
  readonly widget?: string | undefined
  readonly dictionary?: string | undefined
}

/** Dictionary of the values of a column. */
export interface Dictionary {
  readonly isBusiness: boolean
  readonly keys: readonly string[]
}

/** Input from which one entity of an area is generated. */
export interface Plan {
  readonly title: string
  /** Service that implements its calls, e.g. `jwsk-biz`. */
  readonly service: string
  readonly table: string
  readonly tablePrefix: string
  readonly key: string
  readonly packageName: string
  readonly author: string
  /** Whether its rows have the platform's base columns: user, time, tenant, logical delete. */
  readonly hasBase: boolean
  readonly hasWrapper: boolean
  readonly hasFeign: boolean
  readonly columns: readonly Column[]
  readonly dictionaries: ReadonlyMap<string, Dictionary>
  /** Column that refers to a row of another table of the area. */
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

/** Converts `decimal(10,2)` to `BigDecimal`. */
export const toJavaType = (type: string): string => javaTypes.find(([sql]) => sql.test(type.toLowerCase()))?.[1] ?? 'String'

const platformColumns = ['tenant_id', 'create_user', 'create_dept', 'create_time', 'update_user', 'update_time', 'status', 'is_deleted']
export const baseColumns: readonly string[] = ['id', ...platformColumns]

export interface PlainColumn {
  readonly name: string
  readonly type: string
  readonly comment?: string | undefined
  readonly isKey?: boolean | undefined
}

/** Derives a default column: shown and editable unless it is a platform column. */
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

/** Names derived from a plan. */
export interface PlanNames {
  /** `meterReading` */
  readonly entity: string
  /** `MeterReading` */
  readonly type: string
  /** `meter-reading` */
  readonly file: string
  /** `meter_reading`, the prefix of its permission codes. */
  readonly code: string
}

export function getPlanNames({ table, tablePrefix }: Pick<Plan, 'table' | 'tablePrefix'>): PlanNames {
  const bare = table.startsWith(tablePrefix) && table !== tablePrefix ? table.slice(tablePrefix.length) : table
  const entity = toIdentifier(bare.toLowerCase())
  return { entity, type: toPascalCase(entity), file: toKebabCase(entity), code: toSnakeCase(entity) }
}

/** Returns the columns that are specific to the table. */
export const getOwnColumns = ({ columns, key, hasBase }: Plan): readonly Column[] =>
  columns.filter(
    ({ name, inForm, inList }) =>
      name !== key && (!baseColumns.includes(name.toLowerCase()) || !hasBase || (name.toLowerCase() === 'status' && (inForm || inList))),
  )
