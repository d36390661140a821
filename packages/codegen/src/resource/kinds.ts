// which field kind a property is: by what the contract says of it, else by what it is called
import type { Entity, FindEntity, Properties, Property } from './entity'

/** The code of a field, what else of the wire it shows, and which entities it needs. */
export interface Kind {
  readonly code: string
  readonly covers: readonly string[]
  readonly uses?: readonly { readonly service: string; readonly entity: string }[]
}

interface Asked extends Entity {
  readonly name: string
  readonly field: Property
  readonly fields: Properties
  readonly find: FindEntity
}

/** a schema that the contracts share → its kind */
const bySchema: ReadonlyMap<string, string> = new Map([
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

const byName: readonly (readonly [RegExp, string])[] = [
  [/^(attachments?|files)$/, 'files()'],
  [/^(icon|source)$/, 'icon()'],
  [/password$/i, 'password()'],
  [/^(email)$/, 'email()'],
  [/^(remark|description|reason|.*(Remark|Reason|Desc))$/, 'textarea()'],
  [/url$/i, 'text()'],
  [/time$/i, 'dateTime()'],
]

const longText = 500
const isText = (field: Property) => field.type === 'string' || field.type === undefined
// hours like 08:00-20:00 have a length or a pattern, a moment has neither
const isBounded = ({ maxLength, pattern }: Property) => maxLength !== undefined || pattern !== undefined
const isMany = (field: Property) => /逗号分隔/.test(field.description ?? '')

function dictKind({ name, field, dictionaries }: Asked, code: string): string {
  const kind = dictionaries.has(code) ? 'bizDict' : 'dict'
  if (!isText(field)) return `${kind}('${code}')`
  return `${kind}('${code}', ${isMany(field) || /s$/.test(name) ? "{ join: ',' }" : "{ wire: 'text' }"})`
}

/** a property that only goes out: what people write is their own, and no echo of another's */
const isAnswer = ({ row, draft }: Asked, name: string) => row.has(name) && (!draft.has(name) || draft.get(name)?.readOnly === true)

function referenceKind(asked: Asked, entity: string): Kind | undefined {
  const { name, field, find } = asked
  const found = find(entity)
  if (!found) return undefined
  const stem = name.replace(/Ids?$/, '')
  const echoes = [`${name}Names`, `${name}Name`, `${stem}Names`, `${stem}Name`, ...(entity === asked.entity ? [] : [found.label])]
  const named = echoes.find((other) => isAnswer(asked, other))
  const options = [named && `named: '${named}'`, isMany(field) && "join: ','"].filter(Boolean)
  return {
    code: `reference(${entity}, '${found.label}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`,
    covers: named ? [named] : [],
    uses: [{ service: found.service, entity }],
  }
}

/** `startDate` and `endDate`, `longitude` and `latitude`: two names on the wire, one field on screen */
function pairKind({ name, field, fields }: Asked): Kind | undefined {
  const end = name.replace(/^start/, 'end').replace(/Start$/, 'End')
  const other = end === name ? undefined : fields.get(end)
  if (other && other.schema === field.schema && /^(Date|DateTime)$/.test(field.schema ?? '') && other.readOnly === field.readOnly)
    return { code: `dateRange({ to: '${end}'${field.schema === 'DateTime' ? ", precision: 'dateTime'" : ''} })`, covers: [end] }
  if (name === 'longitude' && fields.has('latitude')) return { code: "mapPoint({ latitude: 'latitude' })", covers: ['latitude'] }
  return undefined
}

function plainKind({ name, field }: Asked): string | undefined {
  const types = [field.type ?? 'string'].flat()
  if (types.includes('object') || types.includes('array')) return undefined
  if (types.length > 1) return 'decimal()'
  if (types[0] === 'boolean') return 'toggle({ on: true, off: false })'
  if (types[0] === 'integer') return field.enum?.join() === '0,1' ? 'toggle({ on: 1, off: 0 })' : 'number()'
  if (types[0] === 'number') return 'number({ scale: 2 })'
  const known = byName.find(([pattern]) => pattern.test(name))
  if (known && !(known[1] === 'dateTime()' && isBounded(field))) return known[1]
  return (field.maxLength ?? 0) >= longText ? 'textarea()' : 'text()'
}

/** The kind of a property; nothing for what no kind holds. */
export function kindOf(asked: Asked): Kind | undefined {
  const { name, field, row, entity, actions, kinds } = asked
  const refersTo = field['x-reference']
  const reference = refersTo === undefined ? undefined : referenceKind(asked, refersTo)
  if (reference) return reference
  const plain = (code: string | undefined): Kind | undefined => (code === undefined ? undefined : { code, covers: [] })
  const chosen = kinds?.get(name)
  if (chosen !== undefined) return plain(chosen)
  const dictionary = field['x-dict']
  if (dictionary !== undefined) return plain(dictKind(asked, dictionary))
  if (name === 'parentId' && actions.includes('tree')) return plain(`tree({ from: ${entity}.tree, none: '0' })`)
  if (name === 'regionCode') return { code: row.has('regionName') ? "region({ named: 'regionName' })" : 'region()', covers: ['regionName'] }
  return pairKind(asked) ?? plain(bySchema.get(field.schema ?? '') ?? plainKind(asked))
}
