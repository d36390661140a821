// what a contract says of one entity: its operations, its rows, its drafts
import { document } from '../generate/description.mjs'
import { properties, resolveNode } from '../generate/schema.mjs'
import { pascal } from '../names.mjs'
import { callsOf } from './calls.mjs'

const json = 'application/json'

/** every call of an entity by its action */
export function operationsOf(file, entity) {
  const { paths = {} } = document(file)
  const all = Object.values(paths).flatMap((item) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, reads: method === 'get' })),
  )
  const own = all.filter((operation) => operation.operationId?.startsWith(`${entity}.`))
  return new Map(own.map((operation) => [operation.operationId.split('.')[1], operation]))
}

/** the records that a list answers with */
export function recordsOf(operation, file) {
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

export function queryOf(operation, file) {
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

/** a record as the contract shows it: of the list's answer, with what a draft of it may say */
function exampleOf(operations, file, list) {
  const examples = [operations.get(list)?.responses?.['200'], operations.get('submit')?.requestBody].map(
    (part) => resolveNode(part, file).node?.content?.[json]?.example,
  )
  const data = examples[0]?.data
  return { ...examples[1], ...(data?.records ?? data)?.[0] }
}

/** `x_add` → `x` */
const prefixOf = (operation) => [operation?.['x-permission'] ?? []].flat()[0]?.replace(/_(add|edit|delete|view|list|submit)$/, '')

/** what one contract says of an entity: its operations, its rows, its drafts */
export function describedEntity(file, { service, entity }) {
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
    calls: callsOf(operations, file),
    codes: [...new Set([...operations.values()].flatMap((operation) => operation['x-permission'] ?? []))],
    hasOwnSchema: spec.components?.schemas?.[pascal(entity)] !== undefined,
    example: exampleOf(operations, file, list.action),
    list: list.action,
    query: list.query,
    row: list.fields,
    draft: draft.fields,
    required: draft.required,
    canSubmit: operations.has('submit'),
    permission: prefixOf(operations.get('submit')) ?? prefixOf(operations.get('remove')),
  }
}
