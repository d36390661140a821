// renders the properties, parameters and examples of a new entity in the style of the contracts
import { toYamlScalar } from '../../src/area/render-contract.ts'

export const shared = (name) => `shared.yaml#/components/${name}`
export const local = (name) => `'#/components/schemas/${name}'`

/** Shared schemas of kinds; those of shared.yaml, else of the contract itself. */
const schemaByKind = { date: 'Date', dateTime: 'DateTime', phone: 'Phone', reference: 'Id' }
const ownSchemaByKind = {
  money: 'Money',
  decimal: 'Decimal',
  image: 'Image',
  images: 'Images',
  richText: 'RichText',
  url: 'Url',
  email: 'Email',
}

/** Returns the schema that the contract itself needs for a field. */
export const getOwnSchema = ({ kind }) => ownSchemaByKind[kind]

const longText = 500
const isInteger = ({ value }) => /^-?(0|[1-9]\d*)$/.test(value)

/** Returns the values of a choice on the wire; `status` of every table is a number, so its words are counted. */
export const getWireValues = ({ name, values }) =>
  name === 'status' && !values.every(isInteger) ? values.map((one, index) => ({ ...one, value: String(index + 1) })) : values

/** Describes the values as the generator reads them: `状态：1 草稿、2 已发送`. */
function describeField(field) {
  if (field.kind !== 'choice') return field.label
  return `${field.label}：${getWireValues(field)
    .map(({ value, label }) => (value === label ? value : `${value} ${label}`))
    .join('、')}`
}

const toFlow = (parts) => `{ ${parts.filter(Boolean).join(', ')} }`

/** Returns the type of a field as parts of a flow mapping. */
function renderType(field) {
  const { kind, limits = [], code, isNumber } = field
  const schema = schemaByKind[kind]
  if (schema) return [`$ref: ${shared(`schemas/${schema}`)}`]
  if (ownSchemaByKind[kind]) return [`$ref: ${local(ownSchemaByKind[kind])}`]
  if (kind === 'number')
    return ['type: integer', ...['minimum', 'maximum'].map((name, at) => limits[at] !== undefined && `${name}: ${limits[at]}`)]
  if (kind === 'toggle') return ['type: integer', 'enum: [0, 1]']
  if (kind === 'dict') return [isNumber === false ? 'type: string' : 'type: integer', `x-dict: ${code}`]
  if (kind !== 'choice') return ['type: string']
  const values = getWireValues(field)
  const isWhole = values.every(isInteger)
  return [
    `type: ${isWhole ? 'integer' : 'string'}`,
    `enum: [${values.map(({ value }) => (isWhole ? value : toYamlScalar(value))).join(', ')}]`,
  ]
}

/** Renders a property, and below a reference the name that rows have. */
export function renderProperty(field, { rowSchema }) {
  const { name, kind, required, length, entity, nameField } = field
  if (kind === 'rows') {
    const parts = [
      'type: array',
      `description: ${toYamlScalar(field.label)}`,
      required && 'minItems: 1',
      `items: { $ref: ${local(rowSchema(field))} }`,
    ]
    return [`${name}: ${toFlow(parts)}`]
  }
  const [type, ...rules] = renderType(field)
  const isText = kind === 'text' || kind === 'textarea'
  const parts = [
    type,
    `description: ${toYamlScalar(describeField(field))}`,
    ...rules,
    isText && required && 'minLength: 1',
    isText && `maxLength: ${kind === 'textarea' ? longText : length}`,
    entity && `x-reference: ${entity}`,
  ]
  const echo = nameField ? [`${nameField}: { type: string, description: ${toYamlScalar(`${field.label}名称`)}, readOnly: true }`] : []
  return [`${name}: ${toFlow(parts)}`, ...echo]
}

const parameter = (name, description, schema) =>
  `- { name: ${name}, in: query, description: ${toYamlScalar(description)}, schema: ${toFlow(schema)} }`

const filtered = new Set(['text', 'choice', 'dict', 'toggle', 'reference', 'date', 'dateTime'])

/** Renders the parameters by which a list is filtered by a field. */
export function renderParameters(field) {
  const { name, kind, label, entity } = field
  if (!filtered.has(kind)) return []
  if (kind === 'text') return [parameter(name, `${label}（模糊）`, ['type: string'])]
  if (kind === 'date' || kind === 'dateTime')
    return [
      ['dategt', '晚于'],
      ['datelt', '早于'],
    ].map(([end, word]) => parameter(`${name}_${end}`, `${label}${word} yyyy-MM-dd HH:mm:ss`, [`$ref: ${shared('schemas/DateTime')}`]))
  return [parameter(name, label, [...renderType(field), entity && `x-reference: ${entity}`])]
}

const exampleByKind = {
  ...{ money: "'128.00'", decimal: "'4.8'", date: "'2026-12-01'", dateTime: "'2026-12-01 08:00:00'", toggle: '1' },
  ...{ reference: "'1800000000000000001'", image: "'https://cdn.example.com/a.jpg'", images: "'https://cdn.example.com/a.jpg'" },
  ...{ richText: '<p>说明</p>', url: "'https://example.com'", email: 'a@example.com', phone: "'13800000000'" },
}

/** Renders an example value that the property accepts. */
export function renderExampleValue(field) {
  const { kind, label, length, limits = [], firstKey, fields } = field
  if (kind === 'rows') return `[${renderExample(fields)}]`
  if (kind === 'number') return String(limits[0] ?? 1)
  if (kind === 'choice') {
    const [{ value }] = getWireValues(field)
    return getWireValues(field).every(isInteger) ? value : toYamlScalar(value)
  }
  if (kind === 'dict') return field.isNumber === false ? toYamlScalar(firstKey) : String(firstKey)
  return exampleByKind[kind] ?? toYamlScalar(`${label}1`.slice(-(length ?? longText)))
}

/** Renders an example record; `reads` adds the key and the names of references. */
export function renderExample(fields, { reads = false } = {}) {
  const entries = fields.flatMap((field) => [
    `${field.name}: ${renderExampleValue(field)}`,
    ...(reads && field.nameField ? [`${field.nameField}: ${toYamlScalar(`${field.label}1`)}`] : []),
  ])
  return toFlow([...(reads ? ["id: '1800000000000000001'"] : []), ...entries])
}
