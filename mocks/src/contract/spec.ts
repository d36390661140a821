import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'

type Node = Readonly<Record<string, unknown>>

const folder = join(import.meta.dirname, '../../../openapi')
const base = 'https://contract.test/'

/** A place in the contracts: the node and the file that its references start from. */
export interface Place {
  readonly node: Node
  readonly file: string
  readonly pointer: string
}

export interface SpecOperation {
  readonly id: string
  readonly parameters: readonly Place[]
  readonly body: Place | undefined
  readonly answer: Place | undefined
  readonly answerType: string
  /** What a refusal looks like. */
  readonly refusal: Place | undefined
}

const documents = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => [name, parse(readFileSync(join(folder, name), 'utf8')) as Node]),
)

// formats come as a CommonJS default
const addFormats = formats as unknown as (ajv: Ajv2020) => void

function createAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats(ajv)
  for (const [name, document] of documents) ajv.addSchema(document, base + name)
  return ajv
}
const ajv = createAjv()

const asToken = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1')
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** The node at a pointer, with references followed. */
export function place(file: string, pointer: string): Place {
  let node: unknown = documents.get(file)
  for (const part of pointer.split('/').slice(1)) node = isNode(node) ? node[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
  if (!isNode(node)) throw new Error(`${file}#${pointer} leads nowhere`)
  return follow({ node, file, pointer })
}

function follow(found: Place): Place {
  const reference = found.node.$ref
  if (typeof reference !== 'string') return found
  const [path = '', pointer = ''] = reference.split('#')
  return place(path || found.file, pointer)
}

export const inside = (at: Place, ...parts: readonly string[]): Place | undefined => {
  let here: Place | undefined = at
  for (const part of parts) {
    const next: unknown = here?.node[part]
    here = here && isNode(next) ? follow({ node: next, file: here.file, pointer: `${here.pointer}/${asToken(part)}` }) : undefined
  }
  return here
}

/** Every operation of the contracts by its id. */
export function loadOperations(): ReadonlyMap<string, SpecOperation> {
  const operations = new Map<string, SpecOperation>()
  for (const [file, document] of documents)
    for (const [path, item] of Object.entries((document.paths ?? {}) as Node))
      for (const method of Object.keys(item as Node)) {
        const at = place(file, `/paths/${asToken(path)}/${method}`)
        const id = at.node.operationId
        if (typeof id === 'string') operations.set(id, operation(id, at))
      }
  return operations
}

function operation(id: string, at: Place): SpecOperation {
  const listed = (at.node.parameters ?? []) as readonly unknown[]
  const parameters = listed.map((_, index) => inside(at, 'parameters', String(index))).filter((entry) => entry !== undefined)
  const content = inside(at, 'responses', '200', 'content')
  const answerType = Object.keys(content?.node ?? {})[0] ?? ''
  return {
    id,
    parameters,
    body: inside(at, 'requestBody', 'content'),
    answer: content && inside(content, answerType, 'schema'),
    answerType,
    refusal: inside(at, 'responses', 'default', 'content', 'application/json', 'schema'),
  }
}

const validators = new Map<string, ValidateFunction>()

/** What of a value the schema at a place does not allow. */
export function violations(at: Place, value: unknown): string[] {
  const reference = `${base}${at.file}#${at.pointer}`
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference })
  validators.set(reference, validate)
  if (validate(value)) return undeclared(at, value, '')
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Properties that the contract does not name: they would be a secret between mock and console. */
function undeclared(at: Place, value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const items = inside(at, 'items')
    return items ? value.flatMap((item, index) => undeclared(items, item, `${path}/${index}`)) : []
  }
  if (!isNode(value)) return []
  const declared = propertiesOf(at)
  if (!declared) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const schema = declared.get(name)
    return schema ? undeclared(schema, part, `${path}/${name}`) : [`${path}/${name} is not in the contract`]
  })
}

/** The properties of a schema and of its `allOf` parts; undefined where any name is allowed. */
function propertiesOf(at: Place): Map<string, Place> | undefined {
  if (at.node.additionalProperties !== undefined) return undefined
  const found = new Map<string, Place>()
  for (const name of Object.keys((at.node.properties ?? {}) as Node)) {
    const schema = inside(at, 'properties', name)
    if (schema) found.set(name, schema)
  }
  for (const index of ((at.node.allOf ?? []) as readonly unknown[]).keys()) {
    const part = inside(at, 'allOf', String(index))
    for (const [name, schema] of (part && propertiesOf(part)) ?? []) found.set(name, merge(found.get(name), schema))
  }
  return found.size > 0 ? found : undefined
}

// the envelope names `data` once and the call again, with its payload
const merge = (known: Place | undefined, next: Place) => (known && propertiesOf(known) && !propertiesOf(next) ? known : next)

/** Every dictionary code that a field or parameter of the contracts names. */
export function schemaDictionaries(): ReadonlySet<string> {
  const codes = new Set<string>()
  const walk = (value: unknown) => {
    if (!isNode(value)) return
    const code = value['x-dict']
    if (typeof code === 'string') codes.add(code)
    for (const part of Object.values(value)) walk(part)
  }
  for (const document of documents.values()) walk(document)
  return codes
}

export interface SpecDictionary {
  readonly code: string
  readonly entries: Readonly<Record<string, string>>
}

/** The dictionaries whose entries the contracts list. */
export const specDictionaries = (): SpecDictionary[] =>
  [...documents.values()].flatMap((document) =>
    Object.entries((document['x-dictionaries'] ?? {}) as Readonly<Record<string, SpecDictionary>>).map(([code, { entries }]) => ({
      code,
      entries,
    })),
  )
