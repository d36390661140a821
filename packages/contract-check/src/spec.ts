import { basename } from 'node:path'
import { getChild, listContractFiles, listOperations, loadDocument, type Place, toMembers } from '@jwsk/scripts/contracts'
import type { Operation } from '@jwsk/sdk'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { shiftDatesToNow } from './shift-dates'

export type PlainObject = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly location: string
  readonly required: boolean
  /** A value that the contract itself gives. */
  readonly example: unknown
}

/** What a contract cannot say by its schemas: with which record a call can be tried (`x-check`). */
export interface Trial {
  /** Name of a parameter or body field → `entity.list.field`: the value of that field in a record of that list. */
  readonly with: Readonly<Record<string, string>>
  /** What such a record has to hold. */
  readonly where: PlainObject
  /** Fields of the body that are better for a trial than those of the example. */
  readonly body: PlainObject
  /** Why a deployment may refuse the contract's own example. */
  readonly refusal?: string
  /** Lists with what the platform itself makes beside a new record, by a field that both have: `{ tenantId: [user.page] }`. */
  readonly brings: ReadonlyMap<string, readonly string[]>
}

/** One operation of the contracts, with what a call of it needs. */
export interface ContractOperation {
  readonly id: string
  readonly service: string
  /** The same call as the SDK knows it. */
  readonly call: Operation
  readonly parameters: readonly Parameter[]
  readonly example: unknown
  readonly trial: Trial
  /** The body's fields that name a record of another entity. */
  readonly references: ReadonlyMap<string, string>
  readonly answerType: string
  /** May be called to look, any number of times. */
  readonly isRead: boolean
  readonly isSignIn: boolean
  deviations(answer: unknown): string[]
}

const base = 'https://contract.invalid/'

function formatError({ instancePath, message, keyword, params }: ErrorObject): string {
  const where = `$${instancePath.replaceAll('/', '.').replace(/\.(\d+)/g, '[$1]')}`
  if (keyword === 'required') return `${where}: ${String(params.missingProperty)} is missing`
  return `${where}: expected ${keyword === 'type' ? String(params.type) : (message ?? keyword)}`
}

/** The parts of a list or a record at a place. */
const getParts = (place: Place | undefined, name: string): Place[] =>
  Object.keys(toMembers(place?.node[name])).flatMap((key) => getChild(place, name, key) ?? [])

const getFirst = (list: unknown) => toMembers(list)['0']

function readParameter(place: Place): Parameter {
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

/** The fields of a schema, and of its `allOf` parts, that name a record of another entity. */
function getReferences(schema: Place | undefined): [field: string, entity: string][] {
  const parts = getParts(schema, 'allOf').flatMap(getReferences)
  const own = Object.entries(toMembers(schema?.node.properties)).flatMap(([name, field]): [string, string][] => {
    // a reference may stand beside a $ref, and in the entries of a list
    const entity = toMembers(field)['x-reference'] ?? getChild(schema, 'properties', name, 'items')?.node['x-reference']
    return typeof entity === 'string' ? [[name, entity]] : []
  })
  return [...parts, ...own]
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

function readTrial(check: unknown): Trial {
  const { with: records, where, body, refusal, brings } = toMembers(check)
  const beside = Object.entries(toMembers(brings)).map(([field, lists]): [string, string[]] => [field, [lists].flat().map(String)])
  return {
    brings: new Map(beside),
    with: Object.fromEntries(Object.entries(toMembers(records)).filter(isText)),
    where: toMembers(where),
    body: toMembers(body),
    ...(typeof refusal === 'string' && { refusal }),
  }
}

function createAjv() {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false })
  // formats come as a CommonJS default
  ;(formats as unknown as (target: Ajv2020) => void)(ajv)
  for (const file of listContractFiles()) ajv.addSchema(loadDocument(file), base + basename(file))
  return ajv
}

const listServices = () => [...new Set(listContractFiles().map((file) => basename(file, '.yaml')))].filter((name) => name !== 'shared')

/** Every operation of the SDK, by its id. */
async function loadCalls(): Promise<ReadonlyMap<string, Operation>> {
  const services = await Promise.all(listServices().map((service) => import(/* @vite-ignore */ `@jwsk/sdk/${service}`)))
  const entities = services.flatMap((service) => Object.values<Record<string, Operation>>(service))
  return new Map(entities.flatMap((entity) => Object.values(entity)).map((call) => [call.id, call]))
}

/** Every operation of every contract, in the order of the files. */
export async function loadContracts(): Promise<ContractOperation[]> {
  const ajv = createAjv()
  const calls = await loadCalls()

  const operation = (method: string, place: Place): ContractOperation[] => {
    const id = String(place.node.operationId)
    const call = calls.get(id)
    // what a browser opens by itself is no call
    if (!call) return []
    const answer = getChild(place, 'responses', '200', 'content')
    const answerType = Object.keys(toMembers(answer?.node))[0] ?? ''
    const schema = getChild(answer, answerType, 'schema')
    const body = getChild(place, 'requestBody', 'content')
    const content = getChild(body, Object.keys(toMembers(body?.node))[0] ?? '')
    const described: ContractOperation = {
      id,
      service: basename(place.file, '.yaml'),
      call,
      parameters: getParts(place, 'parameters').map(readParameter),
      example: shiftDatesToNow(content?.node.example),
      trial: readTrial(place.node['x-check']),
      references: new Map(getReferences(getChild(content, 'schema'))),
      answerType,
      isRead: method === 'get' && place.node['x-idempotent'] !== false,
      isSignIn: place.node['x-auth-flow'] === true,
      deviations(value) {
        if (!schema) return []
        const reference = `${base}${basename(schema.file)}#${schema.pointer}`
        const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference })
        if (validate(value)) return []
        return [...new Set((validate.errors ?? []).map(formatError))]
      },
    }
    return [described]
  }

  return listContractFiles()
    .flatMap(listOperations)
    .filter(({ place }) => typeof place.node.operationId === 'string')
    .flatMap(({ method, place }) => operation(method, place))
}
