// what a contract says of one entity: its operations, its rows, its drafts
import { basename } from 'node:path'
import { didYouMean, operationsIn, properties, resolveNode } from '@jwsk/codegen/generate'
import { contractFiles, document } from '../lib/contracts.mjs'
import { fromRoot } from '../lib/root.mjs'

const json = 'application/json'

function operationsOf(file, entity) {
  const { paths = {} } = document(file)
  const all = Object.values(paths).flatMap((item) => Object.values(item))
  const own = all.filter((operation) => operation?.operationId?.startsWith(`${entity}.`))
  return new Map(own.map((operation) => [operation.operationId.split('.')[1], operation]))
}

/** the schema of the records that a list answers with, and whether it is a page */
function recordsOf(operation, file) {
  const answer = resolveNode(operation.responses['200'], file)
  const schema = answer.node.content?.[json]?.schema
  if (!schema) return undefined
  const data = properties(schema, answer.file).fields.get('data')
  if (!data) return undefined
  if (data.type === 'array') return properties(data.items, data.at)
  const records = properties(data, data.at).fields.get('records')
  return records && properties(records.items, records.at)
}

function draftOf(operation, file) {
  const { node, file: at } = resolveNode(operation?.requestBody, file)
  const schema = node?.content?.[json]?.schema
  return schema ? properties(schema, at) : { fields: new Map(), required: new Set() }
}

function queryOf(operation, file) {
  const parameters = (operation.parameters ?? []).map((entry) => resolveNode(entry, file).node)
  return parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name)
}

/** the call that lists it: `page`, else `list`, else the first that answers with records */
function listOf(operations, file) {
  const order = ['page', 'list', ...[...operations.keys()].filter((action) => /list|page/i.test(action))]
  for (const action of order) {
    const operation = operations.get(action)
    const records = operation && recordsOf(operation, file)
    if (records) return { action, query: queryOf(operation, file), ...records }
  }
  return undefined
}

/** `x_add` → `x` */
const prefixOf = (operation) => [operation?.['x-permission'] ?? []].flat()[0]?.replace(/_(add|edit|delete|view|list|submit)$/, '')

/** the business dictionaries, whichever contract lists them; every other code is a system dictionary */
function businessDictionaries() {
  return new Set(contractFiles().flatMap((file) => Object.keys(document(file)['x-dictionaries'] ?? {})))
}

/** refuses what the contracts have not, and names what was meant */
export function assertEntity(path) {
  const [service, entity] = path.split('/')
  const services = contractFiles().map((file) => basename(file, '.yaml'))
  if (!services.includes(service)) throw new Error(`there is no service ${service}${didYouMean(service, services)}`)
  const calls = operationsIn(fromRoot('openapi', `${service}.yaml`)).map(({ place }) => place.node.operationId.split('.')[0])
  if (!calls.includes(entity)) throw new Error(`${service} has no entity ${entity}${didYouMean(entity, calls)}`)
}

export function readEntity(service, entity, file = fromRoot('openapi', `${service}.yaml`)) {
  const spec = document(file)
  const operations = operationsOf(file, entity)
  const list = listOf(operations, file)
  if (!list) throw new Error(`${service}/${entity}: the contract has no call that lists it`)
  const draft = draftOf(operations.get('submit'), file)
  return {
    service,
    entity,
    description: (spec.tags ?? []).find((tag) => tag.name === entity)?.description ?? entity,
    actions: [...operations.keys()],
    list: list.action,
    query: list.query,
    row: list.fields,
    draft: draft.fields,
    required: draft.required,
    canSubmit: operations.has('submit'),
    permission: prefixOf(operations.get('submit')) ?? prefixOf(operations.get('remove')),
    dictionaries: businessDictionaries(),
  }
}

/** Where an entity that others refer to lies, and by which text its short list finds it. */
export function findReferenced(entity) {
  for (const file of contractFiles()) {
    const operations = operationsOf(file, entity)
    const operation = operations.get('select') ?? operations.get('page')
    const records = operation && recordsOf(operation, file)
    if (!records) continue
    const query = new Set(queryOf(operation, file))
    const named = [...records.fields].filter(([key, field]) => field.type === 'string' && key !== 'id' && query.has(key))
    const label = (named.find(([key]) => /name|title/i.test(key)) ?? named[0])?.[0]
    if (label) return { service: basename(file, '.yaml'), label }
  }
  return undefined
}
