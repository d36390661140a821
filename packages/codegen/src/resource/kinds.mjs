// @ts-check
// infers the field kind of a property from the contract, else from its name
import { createChoiceCode, getChoiceLabels, getEnumValues } from './choices.mjs'
import { createRowsKind } from './rows.mjs'

/**
 * @typedef {import('./entity').Property} Property
 * @typedef {import('./entity').Kind} Kind
 * @typedef {import('./entity').Entity & { readonly name: string, readonly field: Property, readonly fields: import('./entity').Properties, readonly find: import('./entity').FindEntity, readonly isLine?: boolean, readonly canHaveRows?: boolean }} FieldContext
 */

/**
 * Kinds by shared schema of the contracts.
 * @type {ReadonlyMap<string, string>}
 */
export const kindBySchema = new Map([
  ['Money', 'money()'],
  ['Decimal', 'decimal()'],
  ['Date', 'date()'],
  ['DateTime', 'dateTime()'],
  ['Image', 'image()'],
  ['Images', 'images()'],
  ['RichText', 'richText()'],
  ['Url', 'url()'],
  ['Phone', 'phone()'],
  ['IdCard', 'idCard()'],
  ['PlateNo', 'plate()'],
  ['TaxNo', 'taxNumber()'],
  ['CreditCode', 'creditCode()'],
  ['Email', 'email()'],
  ['Longitude', 'decimal()'],
  ['Latitude', 'decimal()'],
])

/**
 * Kinds by `format` of a text.
 * @type {ReadonlyMap<string, string>}
 */
const kindByFormat = new Map([
  ['date', 'date()'],
  ['date-time', 'dateTime()'],
  ['time', "time({ precision: 'seconds' })"],
  ['email', 'email()'],
  ['uri', 'url()'],
  ['url', 'url()'],
  ['password', 'password()'],
])

/** @type {readonly (readonly [RegExp, string])[]} */
const kindByName = [
  [/^(attachments?|files)$/, 'files()'],
  [/^(icon|source)$/, 'icon()'],
  [/password$/i, 'password()'],
  [/^(email)$/, 'email()'],
  [/^(remark|description|reason|.*(Remark|Reason|Desc))$/, 'textarea()'],
  [/url$/i, 'text()'],
  [/time$/i, 'dateTime()'],
]

const longText = 500
/** @type {ReadonlyMap<string | undefined, string>} */
const momentByFormat = new Map([
  ['date', 'Date'],
  ['date-time', 'DateTime'],
])
/** Returns `Date` or `DateTime` for a shared schema or an inline format of that meaning. */
const getMoment = (/** @type {Property} */ { schema, format }) =>
  schema === 'Date' || schema === 'DateTime' ? schema : momentByFormat.get(format)
const isText = (/** @type {Property} */ field) => field.type === 'string' || field.type === undefined
// hours such as 08:00-20:00 have a length or a pattern, a timestamp has neither
const isBounded = (/** @type {Property} */ { maxLength, pattern }) => maxLength !== undefined || pattern !== undefined
const isMany = (/** @type {Property} */ field) => /逗号分隔/.test(field.description ?? '')

/** @returns {string} */
function createDictKind(/** @type {FieldContext} */ { name, field, dictionaries }, /** @type {string} */ code) {
  const kind = dictionaries.has(code) ? 'bizDict' : 'dict'
  if (!isText(field)) return `${kind}('${code}')`
  return `${kind}('${code}', ${isMany(field) || /s$/.test(name) ? "{ join: ',' }" : "{ wire: 'text' }"})`
}

/** Whether the property is only returned; a writable one is the user's own text, not the label of another property. */
const isReadOnlyAnswer = (/** @type {FieldContext} */ { row, draft }, /** @type {string} */ name) =>
  row.has(name) && (!draft.has(name) || draft.get(name)?.readOnly === true)

/** @returns {Kind | undefined} */
function createReferenceKind(/** @type {FieldContext} */ context, /** @type {string} */ entity) {
  const { name, field, find } = context
  const found = find(entity)
  if (!found) return undefined
  const stem = name.replace(/Ids?$/, '')
  const echoes = [`${name}Names`, `${name}Name`, `${stem}Names`, `${stem}Name`, ...(entity === context.entity ? [] : [found.label])]
  const named = echoes.find((other) => isReadOnlyAnswer(context, other))
  const options = [named && `nameField: '${named}'`, isMany(field) && "join: ','"].filter(Boolean)
  return {
    code: `reference(${entity}, '${found.label}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`,
    covers: named ? [named] : [],
    uses: [{ service: found.service, entity }],
  }
}

/**
 * Merges `startDate` and `endDate`, or `longitude` and `latitude`: two names on the wire, one field on screen.
 * @returns {Kind | undefined}
 */
function createRangeKind(/** @type {FieldContext} */ { name, field, fields }) {
  const end = name.replace(/^start/, 'end').replace(/Start$/, 'End')
  const other = end === name ? undefined : fields.get(end)
  const moment = getMoment(field)
  if (other && moment && getMoment(other) === moment && other.readOnly === field.readOnly)
    return { code: `dateRange({ to: '${end}'${moment === 'DateTime' ? ", precision: 'dateTime'" : ''} })`, covers: [end] }
  if (name === 'longitude' && fields.has('latitude')) return { code: "mapPoint({ latitude: 'latitude' })", covers: ['latitude'] }
  return undefined
}

/** @returns {string | undefined} */
function createPlainKind(/** @type {FieldContext} */ { name, field }) {
  const types = [field.type ?? 'string'].flat()
  if (types.includes('object') || types.includes('array')) return undefined
  if (types.length > 1) return 'decimal()'
  if (types[0] === 'boolean') return 'toggle({ on: true, off: false })'
  if (types[0] === 'integer') return field.enum?.join() === '0,1' ? 'toggle({ on: 1, off: 0 })' : 'number()'
  if (types[0] === 'number') return 'number({ scale: 2 })'
  const formatted = kindByFormat.get(field.format ?? '')
  if (formatted) return formatted
  const known = kindByName.find(([pattern]) => pattern.test(name))
  if (known && !(known[1] === 'dateTime()' && isBounded(field))) return known[1]
  return (field.maxLength ?? 0) >= longText ? 'textarea()' : 'text()'
}

/** Returns why no kind supports a property. */
export function describeLeftOut(/** @type {Property} */ field) {
  const { items } = /** @type {{ items?: unknown }} */ (field)
  const isOfObjects = typeof items === 'object' && items !== null && ('properties' in items || '$ref' in items || 'allOf' in items)
  if (field.type === 'array') return `${isOfObjects ? 'an array of objects' : 'an array'} has no field kind`
  return 'an object has no field kind'
}

/**
 * Infers the kind of a property; `undefined` if no kind supports it.
 * @returns {Kind | undefined}
 */
export function inferFieldKind(/** @type {FieldContext} */ context) {
  const { name, field, row, entity, actions, kinds } = context
  const refersTo = field['x-reference']
  const reference = refersTo === undefined ? undefined : createReferenceKind(context, refersTo)
  if (reference) return reference
  /** @returns {Kind | undefined} */
  const plain = (/** @type {string | undefined} */ code) => (code === undefined ? undefined : { code, covers: [] })
  const selected = kinds?.get(name)
  if (selected !== undefined) return { ...selected, covers: [] }
  const dictionary = field['x-dict']
  if (dictionary !== undefined) return plain(createDictKind(context, dictionary))
  if (name === 'parentId' && actions.includes('tree')) return plain(`tree({ operation: ${entity}.tree, emptyValue: '0' })`)
  if (name === 'regionCode')
    return { code: row.has('regionName') ? "region({ nameField: 'regionName' })" : 'region()', covers: ['regionName'] }
  const values = kindBySchema.has(field.schema ?? '') ? undefined : getEnumValues(field)
  if (values) return { code: createChoiceCode(values, { isText: isText(field) }), covers: [], choices: getChoiceLabels(field, values) }
  const rows = context.canHaveRows && !context.isLine ? createRowsKind(context, inferFieldKind) : undefined
  return rows ?? createRangeKind(context) ?? plain(kindBySchema.get(field.schema ?? '') ?? createPlainKind(context))
}
