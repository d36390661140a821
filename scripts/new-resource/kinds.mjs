// which field kind a property is: by what the contract says of it, else by what it is called
import { findReferenced } from './entity.mjs'

/** a schema that the contracts share → its kind */
const bySchema = {
  Money: 'money()',
  Decimal: 'decimal()',
  Date: 'date()',
  DateTime: 'dateTime()',
  Image: 'image()',
  Images: 'images()',
  RichText: 'richText()',
  Url: 'url()',
  Phone: 'phone()',
  IdCard: 'idCard()',
  PlateNo: 'plate()',
  TaxNo: 'taxNumber()',
  CreditCode: 'creditCode()',
  Email: 'email()',
  Longitude: 'decimal()',
  Latitude: 'decimal()',
}

const byName = [
  [/^(attachments?|files)$/, 'files()'],
  [/^(icon|source)$/, 'icon()'],
  [/password$/i, 'password()'],
  [/^(email)$/, 'email()'],
  [/^(remark|description|reason|.*(Remark|Reason|Desc))$/, 'textarea()'],
  [/url$/i, 'text()'],
  [/time$/i, 'dateTime()'],
]

const longText = 500
const isText = (field) => field.type === 'string' || field.type === undefined
// hours like 08:00-20:00 have a length or a pattern, a moment has neither
const isBounded = ({ maxLength, pattern }) => maxLength !== undefined || pattern !== undefined
const isMany = (field) => /逗号分隔/.test(field.description ?? '')

function dictKind({ name, field, dictionaries }) {
  const code = field['x-dict']
  const kind = dictionaries.has(code) ? 'bizDict' : 'dict'
  if (!isText(field)) return `${kind}('${code}')`
  return `${kind}('${code}', ${isMany(field) || /s$/.test(name) ? "{ join: ',' }" : "{ wire: 'text' }"})`
}

async function referenceKind({ name, field, row }) {
  const entity = field['x-reference']
  const found = await findReferenced(entity)
  if (!found) return undefined
  const stem = name.replace(/Ids?$/, '')
  const named = [`${name}Names`, `${name}Name`, `${stem}Names`, `${stem}Name`, found.label].find((other) => row.has(other))
  const options = [named && `named: '${named}'`, isMany(field) && "join: ','"].filter(Boolean)
  return {
    code: `reference(${entity}, '${found.label}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`,
    covers: named ? [named] : [],
    uses: [{ service: found.service, entity }],
  }
}

/** `startDate` and `endDate`, `longitude` and `latitude`: two names on the wire, one field on screen */
function pairKind({ name, field, fields }) {
  const end = name.replace(/^start/, 'end').replace(/Start$/, 'End')
  const other = end !== name && fields.get(end)
  if (other && other.schema === field.schema && /^(Date|DateTime)$/.test(field.schema ?? '') && other.readOnly === field.readOnly)
    return { code: `dateRange({ to: '${end}'${field.schema === 'DateTime' ? ", precision: 'dateTime'" : ''} })`, covers: [end] }
  if (name === 'longitude' && fields.has('latitude')) return { code: "mapPoint({ latitude: 'latitude' })", covers: ['latitude'] }
  return undefined
}

function plainKind({ name, field }) {
  const types = [field.type ?? 'string'].flat()
  if (types.includes('object') || types.includes('array')) return undefined
  if (types.length > 1) return 'decimal()'
  if (types[0] === 'boolean') return 'toggle({ on: true, off: false })'
  if (types[0] === 'integer') return 'number()'
  if (types[0] === 'number') return 'number({ scale: 2 })'
  const known = byName.find(([pattern]) => pattern.test(name))
  if (known && !(known[1] === 'dateTime()' && isBounded(field))) return known[1]
  return (field.maxLength ?? 0) >= longText ? 'textarea()' : 'text()'
}

/**
 * The code of a field, what else of the wire it shows, and which entities it needs; nothing for what no kind holds.
 */
export async function kindOf(property) {
  const { name, field, row, entity, actions } = property
  if (field['x-reference']) {
    const reference = await referenceKind(property)
    if (reference) return reference
  }
  const plain = (code) => code && { code, covers: [] }
  if (field['x-dict']) return plain(dictKind(property))
  if (name === 'parentId' && actions.includes('tree')) return plain(`tree({ from: ${entity}.tree, none: '0' })`)
  if (name === 'regionCode') return { code: row.has('regionName') ? "region({ named: 'regionName' })" : 'region()', covers: ['regionName'] }
  return pairKind(property) ?? plain(bySchema[field.schema] ?? plainKind(property))
}
