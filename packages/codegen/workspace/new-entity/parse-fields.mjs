// parses the fields of a new entity: `name[=label]:kind[(arguments)][!]`
import { didYouMean } from '@jwsk/sdk/command-line'
import { toPlainLine } from '../../src/case.mjs'
import { toChinese } from './words.mjs'

/** Arguments that each kind takes, and an example of a field of it. */
export const fieldKinds = {
  text: { takes: 'length', example: 'orderNo:text!' },
  textarea: { takes: 'nothing', example: 'remark:textarea' },
  number: { takes: 'limits', example: "quantity:'number(1,999)'" },
  decimal: { takes: 'nothing', example: 'weight:decimal' },
  money: { takes: 'nothing', example: 'total:money' },
  date: { takes: 'nothing', example: 'dueDate:date' },
  dateTime: { takes: 'nothing', example: 'payTime:dateTime' },
  choice: { takes: 'values', example: "'status:choice(draft=草稿,sent=已发送)'" },
  dict: { takes: 'code', example: "'payWay:dict(pay_way)'" },
  toggle: { takes: 'nothing', example: 'urgent:toggle' },
  reference: { takes: 'entity', example: "'supplierId:reference(shop)'" },
  image: { takes: 'nothing', example: 'cover:image' },
  images: { takes: 'nothing', example: 'photos:images' },
  richText: { takes: 'nothing', example: 'content:richText' },
  url: { takes: 'nothing', example: 'homepage:url' },
  email: { takes: 'nothing', example: 'email:email' },
  phone: { takes: 'nothing', example: 'contactPhone:phone' },
  rows: { takes: 'fields', example: "'lines:rows(productName:text!,quantity:number)'" },
}
const kindNames = Object.keys(fieldKinds)

/** Returns the kinds with the arguments that they take. */
export const getFieldUsages = () =>
  Object.entries(fieldKinds).map(([kind, { takes, example }]) =>
    takes === 'nothing' || takes === 'length' ? kind : (/\w+\(.*\)/.exec(example)?.[0] ?? kind),
  )

/** Properties that every table has. */
const baseNames = new Set(['id', 'tenantId', 'createUser', 'createDept', 'createTime', 'updateUser', 'updateTime', 'isDeleted', 'children'])

/** Splits at the commas outside of parentheses. */
function splitArguments(text) {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

/** Parses `draft=草稿` as a value with its label. */
function parseValue(text) {
  const [value, label = value] = text.split('=').map((part) => part.trim())
  if (!/^[\w-]+$/.test(value)) throw new Error(`${text} is no value: letters, digits, - and _, e.g. draft=草稿`)
  return { value, label: toPlainLine(label) || value }
}

/** Readers of the arguments, by what a kind takes. */
const readers = {
  nothing: (parts) => (parts.length > 0 ? undefined : {}),
  length: ([length = '100', ...more]) => (more.length > 0 || !/^[1-9]\d{0,4}$/.test(length) ? undefined : { length: Number(length) }),
  limits: (parts) => (parts.length > 2 || parts.some((part) => !/^-?\d+$/.test(part)) ? undefined : { limits: parts.map(Number) }),
  values: (parts) => (parts.length < 2 ? undefined : { values: parts.map(parseValue) }),
  code: ([code, ...more]) => (code === undefined || more.length > 0 ? undefined : { code }),
  entity: ([entity, ...more]) => (entity === undefined || more.length > 0 ? undefined : { entity }),
}
const wishes = {
  ...{ nothing: 'takes no arguments', length: 'takes its length at most', limits: 'takes its smallest and largest value at most' },
  ...{ values: 'needs at least two values', code: 'needs the code of a dictionary', entity: 'needs the entity that it refers to' },
  fields: 'needs the fields of a row',
}

function readArguments({ name, kind, parts }, isRow) {
  const { takes, example } = fieldKinds[kind]
  if (kind === 'rows' && isRow) throw new Error(`${name}: rows within rows are an entity of their own`)
  const found = takes === 'fields' ? parts.length > 0 && { fields: parseFields(parts, true) } : readers[takes](parts)
  if (!found) throw new Error(`${name}:${kind} ${wishes[takes]}, e.g. ${example}`)
  const repeated = found.values?.find(({ value }, index) => found.values.findIndex((other) => other.value === value) !== index)
  if (repeated) throw new Error(`${name} has the value ${repeated.value} twice`)
  return found
}

/** Parameters of every page, which a filter of that name would replace. */
const pageNames = new Set(['current', 'size', 'ascs', 'descs', 'ids'])

function assertName(name, text) {
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`${text}: ${name} is no name of a property, e.g. ${fieldKinds.text.example}`)
  if (baseNames.has(name)) throw new Error(`every table has ${name}; leave it out`)
  if (pageNames.has(name)) throw new Error(`${name} is a parameter of every page; choose another name`)
}

function parseField(text, isRow) {
  const required = text.endsWith('!')
  const [, name, label, rest] = /^([^=:(]*)(?:=([^:(]*))?(?::(.*))?$/s.exec(required ? text.slice(0, -1) : text) ?? []
  if (name === undefined || name === '') throw new Error(`${text} is no field, e.g. ${fieldKinds.text.example}`)
  if (!rest) throw new Error(`${name} has no kind, e.g. ${name}:text; there are ${kindNames.join(', ')}`)
  const [, kind, inside, after] = /^(\w*)(?:\((.*)\)|=(.*))?$/s.exec(rest) ?? []
  if (kind === undefined) throw new Error(`${text}: a parenthesis is not closed; in a shell, quote it: '${text})'`)
  if (!Object.hasOwn(fieldKinds, kind)) {
    const near = didYouMean(kind, kindNames)
    throw new Error(`${name}: there is no kind ${kind}${near || `; there are ${kindNames.join(', ')}`}`)
  }
  // the name of a reference is that of its id
  const ownName = kind === 'reference' && !/Id$/.test(name) ? `${name}Id` : name
  assertName(ownName, text)
  const parts = splitArguments(inside ?? after ?? '')
  return {
    name: ownName,
    label: toPlainLine(label ?? '') || toChinese(ownName.replace(/Id$/, '')),
    kind,
    required,
    ...readArguments({ name, kind, parts }, isRow),
  }
}

/** Parses fields; throws with an example, or a suggestion, if one is wrong. */
export function parseFields(texts, isRow = false) {
  const fields = texts.map((text) => parseField(text, isRow))
  const repeated = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index)
  if (repeated) throw new Error(`${repeated.name} is there twice`)
  return fields
}
