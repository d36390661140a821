import { basename } from 'node:path'
import { getChild, contractFiles, loadDocument, isNode, toMembers, listOperations, type Place } from '@jwsk/scripts/contracts'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const base = 'https://contract.test/'

export interface SpecOperation {
  readonly id: string
  readonly parameters: readonly Place[]
  readonly body: Place | undefined
  readonly answer: Place | undefined
  readonly answerType: string
  /** What a refusal looks like. */
  readonly refusal: Place | undefined
}

// formats come as a CommonJS default
const addFormats = formats as unknown as (ajv: Ajv2020) => void

function createAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats(ajv)
  for (const file of contractFiles()) ajv.addSchema(loadDocument(file), base + basename(file))
  return ajv
}
const ajv = createAjv()

/** Every operation of the contracts by its id. */
export const loadOperations = (): ReadonlyMap<string, SpecOperation> =>
  new Map(
    contractFiles()
      .flatMap(listOperations)
      .flatMap(({ place }) => {
        const id = place.node.operationId
        return typeof id === 'string' ? [[id, operation(id, place)]] : []
      }),
  )

/** The parts of a list or a record at a place, by their names. */
const eachOf = (at: Place, name: string): (readonly [name: string, part: Place])[] =>
  Object.keys(toMembers(at.node[name])).flatMap((key) => {
    const part = getChild(at, name, key)
    return part ? [[key, part] as const] : []
  })

function operation(id: string, at: Place): SpecOperation {
  const parameters = eachOf(at, 'parameters').map(([, entry]) => entry)
  const content = getChild(at, 'responses', '200', 'content')
  const answerType = Object.keys(content?.node ?? {})[0] ?? ''
  return {
    id,
    parameters,
    body: getChild(at, 'requestBody', 'content'),
    answer: content && getChild(content, answerType, 'schema'),
    answerType,
    refusal: getChild(at, 'responses', 'default', 'content', 'application/json', 'schema'),
  }
}

const validators = new Map<string, ValidateFunction>()

/** What of a value the schema at a place does not allow. */
export function violations(at: Place, value: unknown): string[] {
  const reference = `${base}${basename(at.file)}#${at.pointer}`
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference })
  validators.set(reference, validate)
  if (validate(value)) return undeclared(at, value, '')
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Whether an answer may be without its payload: the contract then asks for no `data`. */
export const schemaAllowsNothing = (at: Place): boolean =>
  !Object.values(toMembers(at.node.required)).includes('data') && eachOf(at, 'allOf').every(([, part]) => schemaAllowsNothing(part))

/** Properties that the contract does not name: they would be a secret between mock and console. */
function undeclared(at: Place, value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const items = getChild(at, 'items')
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
  const found = new Map(eachOf(at, 'properties'))
  for (const [, part] of eachOf(at, 'allOf'))
    for (const [name, schema] of propertiesOf(part) ?? []) found.set(name, merge(found.get(name), schema))
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
  for (const file of contractFiles()) walk(loadDocument(file))
  return codes
}

export interface SpecDictionary {
  readonly code: string
  readonly entries: Readonly<Record<string, unknown>>
}

/** The dictionaries whose entries the contracts list. */
export const specDictionaries = (): SpecDictionary[] =>
  contractFiles().flatMap((file) =>
    Object.entries(toMembers(loadDocument(file)['x-dictionaries'])).map(([code, dictionary]) => ({
      code,
      entries: toMembers(toMembers(dictionary).entries),
    })),
  )
