// renders the mock table of an entity from its contract
import { toPascalCase } from '../../src/index.ts'

/** Columns that the platform sets in every row. */
const platformColumns = new Set([
  'id',
  'tenantId',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'isDeleted',
  'children',
  'hasChildren',
])
const count = 12
const code = (value) => JSON.stringify(value).replaceAll('\\"', '”').replaceAll("'", '’').replaceAll('"', "'")

const isEnd = (name) => /^end|End$|expire|Expiry/.test(name)
const isDue = (name) => /due|deadline|plan|expect|appoint/i.test(name)
const isStatus = (name) => /(^|[a-z])(status|state)$/i.test(name)

/** Renders the days of a row before today: from the past to today, from today on, or half of them in each. */
function renderDays(name) {
  if (isEnd(name)) return 'index - count'
  if (/birth/i.test(name)) return '(index + 25) * 365'
  return isDue(name) ? 'count - index * 2' : 'count - index'
}

/** Renders one of several values: each of them in turn for a status, so that every state has rows, else any. */
const renderAlternatives = (name, values) => (isStatus(name) ? `spread(${code(values)}, index)` : `random.pick(${code(values)})`)

/** Renders a trailing number that increases by row, if the pattern accepts all of them. */
function numberExample(example, pattern) {
  const [, stem] = /^([^:/]*)\d\d$/.exec(example ?? '') ?? []
  const fits = (index) => new RegExp(pattern ?? '', 'u').test(`${stem}${index + 10}`)
  return stem !== undefined && Array.from({ length: count }, (_, index) => index).every(fits) ? `\`${stem}\${index + 10}\`` : undefined
}

function createTextValue({ name, field, example }) {
  const sample = example ?? field.examples?.[0] ?? field.description ?? name
  // only the contract's example is known to match a pattern
  if (field.pattern !== undefined || field.format !== undefined || /^https?:|^\//.test(sample))
    return numberExample(example, field.pattern) ?? renderValue(example, undefined)
  const room = (field.maxLength ?? 60) - String(count).length
  return room < 1 ? code(String(sample).slice(0, field.maxLength)) : `\`${code(String(sample).slice(0, room)).slice(1, -1)}\${index + 1}\``
}

const renderValue = (example, otherwise) => (example === undefined ? otherwise : code(example))

function createNumberValue({ name, field, example }) {
  const { minimum: min = 0, maximum: max } = field
  // a status without values: that of records in use
  if (isStatus(name)) return renderValue(example, '1')
  const first = typeof example === 'number' && Number.isInteger(example) ? example : min
  if (max === undefined) return first === 0 ? 'index' : `${first} + index`
  const offset = first === min ? 'index' : `(${first - min} + index)`
  const value = `${offset} % ${Math.floor(max) - min + 1}`
  return min === 0 ? value : `${min} + (${value})`
}

/** Renders an exact number that grows by row, with the decimals of the example. */
function createDecimalValue(example) {
  if (!/^\d+(\.\d+)?$/.test(String(example ?? '')) || Number(example) === 0) return renderValue(example, 'String(index + 1.5)')
  const [, decimals = ''] = String(example).split('.')
  return `(${Number(example)} * (1 + index / 10)).toFixed(${decimals.length})`
}

function createPlainValue(one) {
  const { name, field, example } = one
  const types = [field.type ?? 'string'].flat()
  const values = (field.enum ?? []).filter((value) => value !== null)
  if (values.length > 0) return renderAlternatives(name, values)
  if (field.schema === 'DateTime') return `getTimeBefore(world, ${renderDays(name)})`
  if (field.schema === 'Date' || field.format === 'date') return `getDateBefore(world, ${renderDays(name)})`
  if (types.includes('object') || types.includes('array')) return renderValue(example, undefined)
  if (types.includes('boolean')) return 'index % 2 === 0'
  if (name === 'sort') return 'index + 1'
  if (types.length > 1) return createDecimalValue(example)
  return types[0] === 'integer' || types[0] === 'number' ? createNumberValue(one) : createTextValue(one)
}

/** Renders the value of the nth row; `undefined` if the contract has no example. */
function createSeedValue(one) {
  const { name, field, example, tables, entity, entries } = one
  const refers = field['x-reference']
  if (refers === entity) return undefined
  if (refers !== undefined) {
    const table = tables.get(refers)
    return table ? `random.pick(${table.name}.seed(world)).id` : undefined
  }
  const dictionary = field['x-dict']
  const keys = dictionary === undefined ? [] : Object.keys(entries(dictionary) ?? {})
  if (keys.length > 0 && field.enum === undefined) {
    const isNumber = [field.type].flat().includes('integer')
    return renderAlternatives(
      name,
      keys.map((key) => (isNumber ? Number(key) : key)),
    )
  }
  return createPlainValue({ name, field, example })
}

/** Creates the rows of an entity: its properties with their values, and the tables that they reference. */
export function createRows(entity, { tables, entries, echoes }) {
  const values = [...entity.row].flatMap(([name, field]) => {
    if (platformColumns.has(name) || echoes.has(name) || field.writeOnly) return []
    const value = createSeedValue({ name, field, example: entity.example[name], tables, entity: entity.entity, entries })
    return value === undefined ? [] : [[name, value]]
  })
  const references = [...entity.row].flatMap(([name, field]) => {
    const to = field['x-reference'] === entity.entity ? { name: `${entity.entity}Table` } : tables.get(field['x-reference'])
    return to && !echoes.has(name) ? [{ name, to, many: /逗号分隔/.test(field.description ?? '') }] : []
  })
  return { values, references }
}

/** Renders the file of a table. */
export function renderTableFile(entity, { values, references }) {
  const name = entity.entity
  const type = toPascalCase(name)
  const text = values.map(([, value]) => value).join('\n')
  const others = new Map(references.filter(({ to }) => to.file).map(({ to }) => [to.name, to.file]))
  const clock = ['getDateBefore', 'getTimeBefore'].filter((one) => one === 'getTimeBefore' || text.includes(`${one}(`))
  return `import type { ${type} } from '@jwsk/sdk/${entity.service}'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { ${clock.join(', ')} } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
${text.includes('spread(') ? "import { spread } from '../shared/spread'\n" : ''}${[...others].map(([table, file]) => `import { ${table} } from '${file}'\n`).join('')}
export type ${type}Row = TenantRow<${type}>

const count = ${count}

export const ${name}Table = defineSeededTable<${type}Row>('${name}', (world) => {
${text.includes('random.') ? `  const random = world.random('${name}')\n` : ''}  return Array.from({ length: count }, (_, index): ${type}Row => ({
    ...platformColumns(world, '${name}', index)(getTimeBefore(world, count - index)),
${values.map(([field, value]) => `    ${field}: ${value},\n`).join('')}  }))
})
`
}
