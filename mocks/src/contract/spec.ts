import { basename } from 'node:path'
import { getChild, isNode, listOperations, loadDocument, type Place, toMembers } from '@jwsk/codegen/generate'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { listContractFiles } from '../../../openapi/list-contract-files.mjs'

const base = 'https://contract.test/'

export interface SpecOperation {
  readonly id: string
  readonly parameters: readonly Place[]
  readonly body: Place | undefined
  readonly answer: Place | undefined
  readonly answerType: string
  /** Schema of a rejection. */
  readonly refusal: Place | undefined
}

// `ajv-formats` is a CommonJS default export
const addFormats = formats as unknown as (ajv: Ajv2020) => void

function createAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  addFormats(ajv)
  for (const file of listContractFiles()) ajv.addSchema(loadDocument(file), base + basename(file))
  return ajv
}
const ajv = createAjv()

/** Loads every operation of the contracts by its id. */
export const loadOperations = (): ReadonlyMap<string, SpecOperation> =>
  new Map(
    listContractFiles()
      .flatMap(listOperations)
      .flatMap(({ place }) => {
        const id = place.node.operationId
        return typeof id === 'string' ? [[id, readOperation(id, place)]] : []
      }),
  )

/** Returns the named members of a list or record at a place. */
const toNamedPlaces = (at: Place, name: string): (readonly [name: string, part: Place])[] =>
  Object.keys(toMembers(at.node[name])).flatMap((key) => {
    const part = getChild(at, name, key)
    return part ? [[key, part] as const] : []
  })

function readOperation(id: string, at: Place): SpecOperation {
  const parameters = toNamedPlaces(at, 'parameters').map(([, entry]) => entry)
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

/** Returns the violations of the schema at a place. */
export function findViolations(at: Place, value: unknown): string[] {
  const reference = `${base}${basename(at.file)}#${at.pointer}`
  const validate = validators.get(reference) ?? ajv.compile({ $ref: reference })
  validators.set(reference, validate)
  if (validate(value)) return findUndeclared(at, value, '')
  return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
}

/** Whether a response may omit its payload, i.e. the contract does not require `data`. */
export const allowsEmptyPayload = (at: Place): boolean =>
  !Object.values(toMembers(at.node.required)).includes('data') && toNamedPlaces(at, 'allOf').every(([, part]) => allowsEmptyPayload(part))

/** Finds properties that the contract does not declare, so that mock and console share no undocumented fields. */
function findUndeclared(at: Place, value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    const items = getChild(at, 'items')
    return items ? value.flatMap((item, index) => findUndeclared(items, item, `${path}/${index}`)) : []
  }
  if (!isNode(value)) return []
  const declared = getProperties(at)
  if (!declared) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const schema = declared.get(name)
    return schema ? findUndeclared(schema, part, `${path}/${name}`) : [`${path}/${name} is not in the contract`]
  })
}

/** Returns the properties of a schema and of its `allOf` parts; `undefined` if any name is allowed. */
function getProperties(at: Place): Map<string, Place> | undefined {
  if (at.node.additionalProperties !== undefined) return undefined
  const found = new Map(toNamedPlaces(at, 'properties'))
  for (const [, part] of toNamedPlaces(at, 'allOf'))
    for (const [name, schema] of getProperties(part) ?? []) found.set(name, mergePlaces(found.get(name), schema))
  return found.size > 0 ? found : undefined
}

// the envelope declares `data`, and so does the call, with its payload
const mergePlaces = (known: Place | undefined, next: Place) => (known && getProperties(known) && !getProperties(next) ? known : next)

/** Collects the dictionary codes that fields and parameters of the contracts name. */
export function getSchemaDictionaries(): ReadonlySet<string> {
  const codes = new Set<string>()
  const walk = (value: unknown) => {
    if (!isNode(value)) return
    const code = value['x-dict']
    if (typeof code === 'string') codes.add(code)
    for (const part of Object.values(value)) walk(part)
  }
  for (const file of listContractFiles()) walk(loadDocument(file))
  return codes
}

export interface SpecDictionary {
  readonly code: string
  readonly entries: Readonly<Record<string, unknown>>
}

/** Returns the dictionaries whose entries the contracts list. */
export const getSpecDictionaries = (): SpecDictionary[] =>
  listContractFiles().flatMap((file) =>
    Object.entries(toMembers(loadDocument(file)['x-dictionaries'])).map(([code, dictionary]) => ({
      code,
      entries: toMembers(toMembers(dictionary).entries),
    })),
  )
