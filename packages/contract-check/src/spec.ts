import { readdirSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { findContractsFolder, getChild, listOperations, loadDocument, type Place, toMembers } from '@jwsk/codegen/generate'
import type { Operation } from '@jwsk/sdk'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { shiftDatesToNow } from './shift-dates'

export type PlainObject = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly location: string
  readonly required: boolean
  /** Example, default or first enum value from the contract; `undefined` if it has none. */
  readonly example: unknown
}

/** Hints of `x-check` that schemas cannot express: the records with which a call can be checked. */
export interface CheckHints {
  /** References by parameter or body field, as `entity.list.field`: the value of that field in a record of that list. */
  readonly with: Readonly<Record<string, string>>
  /** Values that such a record must have. */
  readonly where: PlainObject
  /** Body fields that override those of the example. */
  readonly body: PlainObject
  /** Reason why a deployment may reject the contract's example. */
  readonly refusal?: string
  /** Lists of the records that the platform creates with a new record, by the field that links them: `{ tenantId: [user.page] }`. */
  readonly brings: ReadonlyMap<string, readonly string[]>
}

/** Operation of the contracts, with the data needed to call it. */
export interface ContractOperation {
  readonly id: string
  readonly service: string
  /** Operation of the SDK with the same id. */
  readonly call: Operation
  readonly parameters: readonly Parameter[]
  readonly example: unknown
  readonly hints: CheckHints
  /** Entities by the body field that references them. */
  readonly references: ReadonlyMap<string, string>
  readonly responseType: string
  /** Whether the operation is a safe, idempotent read. */
  readonly isRead: boolean
  readonly isAuthFlow: boolean
  /** Validates a response body against the schema, and returns the errors. */
  validate(body: unknown): string[]
}

const base = 'https://contract.invalid/'

function formatError({ instancePath, message, keyword, params }: ErrorObject): string {
  const where = `$${instancePath.replaceAll('/', '.').replace(/\.(\d+)/g, '[$1]')}`
  if (keyword === 'required') return `${where}: ${String(params.missingProperty)} is missing`
  return `${where}: expected ${keyword === 'type' ? String(params.type) : (message ?? keyword)}`
}

/** Returns the entries of a list or an object in a document. */
const getParts = (place: Place | undefined, name: string): Place[] =>
  Object.keys(toMembers(place?.node[name])).flatMap((key) => getChild(place, name, key) ?? [])

const getFirst = (list: unknown) => toMembers(list)['0']

function parseParameter(place: Place): Parameter {
  const { node } = place
  const schema = toMembers(getChild(place, 'schema')?.node)
  const listed = [node.example, schema.default, getFirst(schema.enum), getFirst(schema.examples)]
  return {
    name: String(node.name),
    location: String(node.in),
    required: node.required === true,
    example: shiftDatesToNow(listed.find((value) => value !== undefined)),
  }
}

/** Collects the fields of a schema, including its `allOf` schemas, that reference another entity. */
function getReferences(schema: Place | undefined): [field: string, entity: string][] {
  const parts = getParts(schema, 'allOf').flatMap(getReferences)
  const own = Object.entries(toMembers(schema?.node.properties)).flatMap(([name, field]): [string, string][] => {
    // `x-reference` may be a sibling of `$ref`, or part of a list's items
    const entity = toMembers(field)['x-reference'] ?? getChild(schema, 'properties', name, 'items')?.node['x-reference']
    return typeof entity === 'string' ? [[name, entity]] : []
  })
  return [...parts, ...own]
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

function parseCheckHints(check: unknown): CheckHints {
  const { with: records, where, body, refusal, brings } = toMembers(check)
  const sideEffects = Object.entries(toMembers(brings)).map(([field, lists]): [string, string[]] => [field, [lists].flat().map(String)])
  return {
    brings: new Map(sideEffects),
    with: Object.fromEntries(Object.entries(toMembers(records)).filter(isText)),
    where: toMembers(where),
    body: toMembers(body),
    ...(typeof refusal === 'string' && { refusal }),
  }
}

function createAjv(files: readonly string[]) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  // ajv-formats is a CommonJS module with a default export
  ;(formats as unknown as (target: Ajv2020) => void)(ajv)
  for (const file of files) ajv.addSchema(loadDocument(file), base + basename(file))
  return ajv
}

/** Lists the contracts, i.e. those of the working folder or the installed SDK. */
function listContractFiles(): string[] {
  const folder = findContractsFolder(undefined)
  const names = readdirSync(folder).filter((name) => /\.(yaml|json)$/.test(name))
  return names.sort().map((name) => join(folder, name))
}

const getServiceName = (file: string) => parse(file).name

/** Loads all operations of the SDK, by id. */
async function loadCalls(files: readonly string[]): Promise<ReadonlyMap<string, Operation>> {
  const names = files.map(getServiceName).filter((name) => name !== 'shared')
  const services = await Promise.all(names.map((service) => import(/* @vite-ignore */ `@jwsk/sdk/${service}`)))
  const entities = services.flatMap((service) => Object.values<Record<string, Operation>>(service))
  return new Map(entities.flatMap((entity) => Object.values(entity)).map((call) => [call.id, call]))
}

/** Loads the operations of all contracts, in file order. */
export async function loadContracts(): Promise<ContractOperation[]> {
  const files = listContractFiles()
  const ajv = createAjv(files)
  const calls = await loadCalls(files)

  const toOperation = (method: string, place: Place): ContractOperation[] => {
    const id = String(place.node.operationId)
    const call = calls.get(id)
    // operations that only a browser navigates to have no call in the SDK
    if (!call) return []
    const responseContent = getChild(place, 'responses', '200', 'content')
    const responseType = Object.keys(toMembers(responseContent?.node))[0] ?? ''
    const schema = getChild(responseContent, responseType, 'schema')
    const body = getChild(place, 'requestBody', 'content')
    const content = getChild(body, Object.keys(toMembers(body?.node))[0] ?? '')
    const parsed: ContractOperation = {
      id,
      service: getServiceName(place.file),
      call,
      parameters: getParts(place, 'parameters').map(parseParameter),
      example: shiftDatesToNow(content?.node.example),
      hints: parseCheckHints(place.node['x-check']),
      references: new Map(getReferences(getChild(content, 'schema'))),
      responseType,
      isRead: method === 'get' && place.node['x-idempotent'] !== false,
      isAuthFlow: place.node['x-auth-flow'] === true,
      validate(value) {
        if (!schema) return []
        const reference = `${base}${basename(schema.file)}#${schema.pointer}`
        const validateBody = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
        if (validateBody(value)) return []
        return [...new Set((validateBody.errors ?? []).map(formatError))]
      },
    }
    return [parsed]
  }

  return files
    .flatMap(listOperations)
    .filter(({ place }) => typeof place.node.operationId === 'string')
    .flatMap(({ method, place }) => toOperation(method, place))
}

/** Finds an operation that only a browser navigates to, which is in the contracts but not in the SDK. */
export function findNavigation(id: string): Operation | undefined {
  const found = listContractFiles()
    .flatMap(listOperations)
    .find(({ place }) => place.node.operationId === id)
  // the path is the pointer's second part: `/paths/~1send~1sms/get`
  const path = found?.place.pointer.split('/')[2]?.replaceAll('~1', '/').replaceAll('~0', '~')
  return path === undefined ? undefined : { id, method: 'GET', path, idempotent: false }
}
