// checks values against the schemas of the description, by the interface of https://standardschema.dev

/** Schema of the description, reduced to what is checked; an empty one allows every value. */
export interface Schema {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'null'
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly enum?: readonly unknown[]
  /** Schema of the entries of an array. */
  readonly items?: Schema
  /** Schemas of the first entries of an array. */
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  /** Fields of an object: name, schema, whether it is required. */
  readonly fields?: readonly (readonly [name: string, schema: Schema, isRequired?: boolean])[]
  /** Schema of all other fields. */
  readonly rest?: Schema
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  /** Returns the schema that this one refers to. */
  readonly ref?: () => Schema
}

type Key = string | number

interface Issue {
  readonly path: readonly Key[]
  readonly expected: readonly string[]
  readonly isMissing: boolean
}

interface Position {
  readonly value: unknown
  /** Key of the value in its object or array. */
  readonly key: Key | undefined
  readonly depth: number
  /** Issues of the objects that were checked, by their schemas, because alternatives check the same object. */
  readonly known: Map<Schema, Map<unknown, readonly Issue[]>>
}

const maxDepth = 500
const maxIssues = 20
const none: readonly Issue[] = []
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const fail = (expected: string, { value }: Position): readonly Issue[] => [
  { path: [], expected: [expected], isMissing: value === undefined },
]
const isOwn = ({ path }: Issue) => path.length === 0
const getPlace = ({ path }: Issue) => JSON.stringify(path)

/** Checks a field or an entry; the path of its issues starts with the key. */
function checkAt(schema: Schema, parent: Position, [key, value]: readonly [Key, unknown]): readonly Issue[] {
  const issues = check(schema, { value, key, depth: parent.depth + 1, known: parent.known })
  return issues.length > 0 ? issues.map((issue) => ({ ...issue, path: [key, ...issue.path] })) : none
}

function checkObject({ fields = [], rest }: Schema, at: Position): readonly Issue[] {
  const { value } = at
  if (!isObject(value) || Array.isArray(value)) return fail('object', at)
  const own = new Map<string, unknown>(Object.entries(value))
  const issues: Issue[] = []
  for (const [name, schema, isRequired] of fields) {
    const inner = own.get(name)
    if (isRequired || inner !== undefined) issues.push(...checkAt(schema, at, [name, inner]))
  }
  if (!rest) return issues
  for (const [name] of fields) own.delete(name)
  for (const entry of own) if (issues.length < maxIssues) issues.push(...checkAt(rest, at, entry))
  return issues
}

function checkArray({ items, prefixItems = [], minItems, maxItems }: Schema, at: Position): readonly Issue[] {
  const { value } = at
  if (!Array.isArray(value)) return fail('array', at)
  if (minItems !== undefined && value.length < minItems) return fail(`a length of at least ${minItems}`, at)
  if (maxItems !== undefined && value.length > maxItems) return fail(`a length of at most ${maxItems}`, at)
  const entries: readonly unknown[] = value
  const issues: Issue[] = []
  for (const [index, entry] of entries.entries()) {
    const schema = prefixItems[index] ?? items
    if (schema && issues.length < maxIssues) issues.push(...checkAt(schema, at, [index, entry]))
  }
  return issues
}

const numberPattern = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/
const idPattern = /^(?:id|[A-Za-z]\w*Id)$/

/** Returns the number of a value; the client parses an id, and a number that would lose digits, as text. */
function toNumber({ value, key }: Position): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || !numberPattern.test(value)) return undefined
  const number = Number(value)
  const isExact = String(number) === value && (Number.isSafeInteger(number) || !Number.isInteger(number))
  return idPattern.test(String(key)) || !isExact ? number : undefined
}

function checkNumber(schema: Schema, at: Position): readonly Issue[] {
  const { type = 'number', minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema
  const number = toNumber(at)
  if (number === undefined || (type === 'integer' && !Number.isInteger(number))) return fail(type, at)
  if (minimum !== undefined && number < minimum) return fail(`at least ${minimum}`, at)
  if (maximum !== undefined && number > maximum) return fail(`at most ${maximum}`, at)
  if (exclusiveMinimum !== undefined && number <= exclusiveMinimum) return fail(`more than ${exclusiveMinimum}`, at)
  if (exclusiveMaximum !== undefined && number >= exclusiveMaximum) return fail(`less than ${exclusiveMaximum}`, at)
  return none
}

// the date-times of servers lack the zone, or have a space in place of the `T`
const formats = new Map([
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['date-time', /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d+)?)?([Zz]|[+-]\d\d:?\d\d)?$/],
  ['email', /^[^\s@]+@[^\s@]+$/],
  ['uuid', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
])

function checkText({ format = '', minLength, maxLength }: Schema, at: Position): readonly Issue[] {
  const { value } = at
  if (typeof value !== 'string') return fail('string', at)
  // an empty text has no format, because servers write null as one
  if (value !== '' && formats.get(format)?.test(value) === false) return fail(format, at)
  if (minLength === undefined && maxLength === undefined) return none
  const length = [...value].length
  if (minLength !== undefined && length < minLength) return fail(`a length of at least ${minLength}`, at)
  return maxLength !== undefined && length > maxLength ? fail(`a length of at most ${maxLength}`, at) : none
}

function checkScalar(schema: Schema, at: Position): readonly Issue[] {
  const { type } = schema
  if (type === 'string') return checkText(schema, at)
  if (type === 'number' || type === 'integer') return checkNumber(schema, at)
  if (type === 'null') return at.value === null ? none : fail('null', at)
  if (type === 'boolean') return typeof at.value === 'boolean' ? none : fail('boolean', at)
  return at.value === undefined ? fail('a value', at) : none
}

const checkValues = (values: readonly unknown[], at: Position): readonly Issue[] =>
  values.includes(at.value) || values.includes(toNumber(at) ?? at.value)
    ? none
    : [{ path: [], expected: values.map(String), isMissing: at.value === undefined }]

/** Merges the issues of alternatives none of which fits: into what all of them expect of one field, else those of the closest. */
function mergeAlternatives(failures: readonly (readonly Issue[])[]): readonly Issue[] {
  // an alternative of another type says nothing about the fields
  const inner = failures.filter((issues) => !issues.some(isOwn))
  const candidates = inner.length > 0 ? inner : failures
  const [closest = none] = [...candidates].sort((a, b) => a.length - b.length)
  const all = candidates.flat()
  const place = closest.map(getPlace).find((path) => candidates.every((issues) => issues.some((issue) => getPlace(issue) === path)))
  const shared = all.filter((issue) => getPlace(issue) === place)
  const [first] = shared
  return first ? [{ ...first, expected: [...new Set(shared.flatMap(({ expected }) => expected))] }] : closest
}

function checkAny(schemas: readonly Schema[], at: Position): readonly Issue[] {
  const failures: (readonly Issue[])[] = []
  for (const schema of schemas) {
    const issues = check(schema, at)
    if (issues.length === 0) return none
    failures.push(issues)
  }
  return mergeAlternatives(failures)
}

function checkReference(schema: Schema, at: Position): readonly Issue[] {
  const { value, known } = at
  const inner = { ...at, depth: at.depth + 1 }
  if (!isObject(value)) return check(schema, inner)
  const byValue = known.get(schema) ?? new Map<unknown, readonly Issue[]>()
  known.set(schema, byValue)
  const issues = byValue.get(value) ?? check(schema, inner)
  byValue.set(value, issues)
  return issues
}

function check(schema: Schema, at: Position): readonly Issue[] {
  // neither a deep value nor a circular schema overflows the stack
  if (at.depth > maxDepth) return none
  if (schema.ref) return checkReference(schema.ref(), at)
  if (schema.anyOf) return checkAny(schema.anyOf, at)
  if (schema.allOf) return schema.allOf.flatMap((part) => check(part, at))
  if (schema.enum) return checkValues(schema.enum, at)
  if (schema.fields || schema.rest) return checkObject(schema, at)
  if (schema.items || schema.prefixItems) return checkArray(schema, at)
  return checkScalar(schema, at)
}

const joinExpected = (expected: readonly string[]) =>
  expected.length < 2 ? expected.join('') : `${expected.slice(0, -1).join(', ')} or ${expected.slice(-1)}`

const toIssue = ({ path, expected, isMissing }: Issue) => ({
  path,
  message: `expected ${joinExpected(expected)}${isMissing ? ', found nothing' : ''}`,
})

/** Creates a Standard Schema; a value that fits is returned unchanged, with the fields that the description lacks. */
export const createSchema = (schema: Schema) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'jwsk',
    validate(value: unknown) {
      const issues = check(schema, { value, key: undefined, depth: 0, known: new Map() })
      return issues.length > 0 ? { issues: issues.map(toIssue) } : { value }
    },
  },
})
