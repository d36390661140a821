// turns a plan into the properties of its contract
import type { Column, Plan } from '../plan'
import { getOwnColumns } from '../plan'
import type { Entity, Property } from '../resource/entity'

/** Column with its property in the contract. */
export interface ContractColumn {
  readonly column: Column
  readonly property: Property
}

const moneyWords = /金额|价格|单价|费|租金|amount|price|fee|rent/i
const longText = 65535

const parseScale = (type: string) => Number(/,\s*(\d+)\)/.exec(type)?.[1] ?? 0)
const parseLength = (type: string) => Number(/char\w{0,9}\((\d+)\)/.exec(type)?.[1] ?? 0)

function toTextProperty({ type, required }: Column): Property {
  const maxLength = /text|clob/i.test(type) ? longText : parseLength(type)
  return { type: 'string', ...(required && { minLength: 1 }), ...(maxLength > 0 && { maxLength }) }
}

function toProperty(column: Column): Property {
  const { javaType, type, widget, comment, property } = column
  if (widget === 'upload') return { schema: 'Image' }
  switch (javaType) {
    case 'Long':
      return { schema: 'Id' }
    case 'Integer':
    case 'Short':
      return { type: 'integer', ...(widget === 'switch' && { enum: [0, 1] }) }
    case 'Boolean':
      return { type: 'boolean' }
    case 'BigDecimal':
    case 'Double':
    case 'Float':
      return { schema: parseScale(type) === 2 && moneyWords.test(`${comment} ${property}`) ? 'Money' : 'Decimal' }
    case 'LocalDateTime':
    case 'Date':
      return { schema: 'DateTime' }
    case 'LocalDate':
      return { schema: 'Date' }
    case 'LocalTime':
      return { type: 'string', pattern: '^(\\d{2}:\\d{2}:\\d{2})?$' }
    default:
      return toTextProperty(column)
  }
}

const hasEntries = ({ javaType, dictionary }: Column) => dictionary !== undefined && /^(Integer|Short|String)$/.test(javaType)

/** Returns the contract's properties for the columns that users see. */
export function toContractColumns(plan: Plan, parent: string | undefined): readonly ContractColumn[] {
  return getOwnColumns(plan)
    .filter(({ inForm, inList, match }) => inForm || inList || match !== undefined)
    .map((column) => {
      const isParent = column.name === plan.parent?.column
      const { enum: values, ...shape } = isParent ? { schema: 'Id' } : toProperty(column)
      const valueSet = hasEntries(column) && column.dictionary ? { 'x-dict': column.dictionary } : { ...(values && { enum: values }) }
      return {
        column,
        property: {
          ...shape,
          description: column.comment,
          ...valueSet,
          ...(isParent && parent && { 'x-reference': parent }),
          ...(!column.inForm && { readOnly: true }),
        },
      }
    })
}

/** Schemas that a contract adds when its columns need them; all others are already shared. */
export const sharedSchemas: ReadonlyMap<string, string> = new Map([
  [
    'Money',
    "{ type: [string, number], description: 金额（元，两位小数）, pattern: '^(-?\\d{1,12}(\\.\\d{1,2})?)?$', examples: ['128.00'] }",
  ],
  [
    'Decimal',
    "{ type: [string, number], description: 小数，服务端以字符串返回, pattern: '^(-?\\d{1,12}(\\.\\d{1,6})?)?$', examples: ['4.8'] }",
  ],
  [
    'Image',
    "{ type: string, description: 图片地址，http(s) 或站内路径, maxLength: 500, pattern: '^((https?://|/(?!/))[^\\s,]+)?$', examples: ['https://cdn.example.com/a.jpg'] }",
  ],
])

const getSchemaType = (schema: string): string | readonly string[] => (/^(Money|Decimal)$/.test(schema) ? ['string', 'number'] : 'string')

/** Returns the parameters by which a list filters this column. */
export const getQueryNames = ({ property, match }: Column): readonly string[] => {
  if (match === undefined) return []
  return match === 'range' ? [`${property}_dategt`, `${property}_datelt`] : [property]
}

const paging = ['current', 'size', 'ascs', 'descs']
const audit: readonly (readonly [string, Property])[] = ['createUser', 'createDept', 'createTime', 'updateUser', 'updateTime'].map(
  (name) => [name, { type: 'string', readOnly: true }],
)
const baseProperties = new Map<string, Property>([
  ['id', { type: 'string', schema: 'Id' }],
  ...audit,
  ['status', { type: 'integer' }],
  ['isDeleted', { type: 'integer', readOnly: true }],
  ['tenantId', { type: 'string', readOnly: true }],
])

interface Place {
  readonly service: string
  readonly entity: string
  readonly code: string
}

/** Returns the entity that the plan's contract describes, as a reader of that contract sees it. */
export function toEntity(plan: Plan, described: readonly ContractColumn[], { service, entity, code }: Place): Entity {
  const own = described.map(({ column, property }): readonly [string, Property] => [
    column.property,
    property.schema === undefined ? property : { ...property, type: getSchemaType(property.schema) },
  ])
  const base = plan.hasBase ? [...baseProperties] : [['id', { type: 'string', schema: 'Id' }] as const]
  const properties = new Map<string, Property>([...base, ...own])
  return {
    service,
    entity,
    description: plan.title,
    actions: ['page', 'detail', 'submit', 'remove'],
    list: 'page',
    query: [
      ...paging,
      ...described.flatMap(({ column }) => getQueryNames(column)),
      ...(plan.hasBase ? ['createTime_dategt', 'createTime_datelt'] : []),
    ],
    row: properties,
    draft: properties,
    required: new Set(described.filter(({ column }) => column.required && column.inForm).map(({ column }) => column.property)),
    canSubmit: true,
    permission: code,
    dictionaries: new Set([...plan.dictionaries].filter(([, { isBusiness }]) => isBusiness).map(([name]) => name)),
    listed: new Set(described.filter(({ column }) => column.inList).map(({ column }) => column.property)),
    kinds: new Map(
      described.flatMap(({ column, property }) =>
        column.widget === 'textarea' && property.type === 'string' ? [[column.property, { code: 'textarea()' }] as const] : [],
      ),
    ),
  }
}
