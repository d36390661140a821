// reads one entity from a contract: its operations, its rows, its drafts

import { toPascalCase } from '../case.mjs'
import { loadDocument } from '../generate/openapi-document.mjs'
import { collectProperties, resolveNode } from '../generate/schema.mjs'
import { readCalls } from './calls.mjs'

const json = 'application/json'

/** Returns every call of an entity by action. */
export function readOperations(file, entity) {
  const { paths = {} } = loadDocument(file)
  const all = Object.values(paths).flatMap((item) =>
    Object.entries(item).map(([method, operation]) => ({ ...operation, reads: method === 'get' })),
  )
  const own = all.filter((operation) => operation.operationId?.startsWith(`${entity}.`))
  return new Map(own.map((operation) => [operation.operationId.split('.')[1], operation]))
}

/** Returns the schema of the records that a list returns. */
export function readRecordSchema(operation, file) {
  const answer = resolveNode(operation.responses['200'], file)
  const schema = answer.node.content?.[json]?.schema
  if (!schema) return undefined
  const data = collectProperties(schema, answer.file).fields.get('data')
  if (!data) return undefined
  if (data.type === 'array') return collectProperties(data.items, data.at)
  const records = collectProperties(data, data.at).fields.get('records')
  return records && collectProperties(records.items, records.at)
}

function readDraftSchema(operation, file) {
  const { node, file: at } = resolveNode(operation?.requestBody, file)
  const schema = node?.content?.[json]?.schema
  return schema ? collectProperties(schema, at) : { fields: new Map(), required: new Set() }
}

export function readQueryNames(operation, file) {
  const parameters = (operation.parameters ?? []).map((entry) => resolveNode(entry, file).node)
  return parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name)
}

/** Finds the call that lists the entity: `page`, else `list`, else the first call that returns records. */
function findListAction(operations, file) {
  const order = ['page', 'list', ...[...operations.keys()].filter((action) => /list|page/i.test(action))]
  for (const action of order) {
    const operation = operations.get(action)
    const records = operation && readRecordSchema(operation, file)
    if (records) return { action, query: readQueryNames(operation, file), ...records }
  }
  return undefined
}

/** Returns an example record: that of the list's response, merged with the draft's. */
function readExample(operations, file, list) {
  const examples = [operations.get(list)?.responses?.['200'], operations.get('submit')?.requestBody].map(
    (part) => resolveNode(part, file).node?.content?.[json]?.example,
  )
  const data = examples[0]?.data
  return { ...examples[1], ...(data?.records ?? data)?.[0] }
}

/** Converts `x_add` to `x`. */
const getPermissionPrefix = (operation) =>
  [operation?.['x-permission'] ?? []].flat()[0]?.replace(/_(add|edit|delete|view|list|submit)$/, '')

/** Adds the properties of its objects to each array. */
const addLines = (fields) =>
  new Map(
    [...fields].map(([name, field]) => {
      const lines = [field.type].flat().includes('array') && field.items ? collectProperties(field.items, field.at).fields : undefined
      return [name, lines && lines.size > 0 ? { ...field, lines } : field]
    }),
  )

/** Describes one entity of a contract: its operations, its rows, its drafts. */
export function describeEntity(file, { service, entity }) {
  const spec = loadDocument(file)
  const operations = readOperations(file, entity)
  const list = findListAction(operations, file)
  if (!list) throw new Error(`${service}/${entity}: the contract has no call that lists it`)
  const draft = readDraftSchema(operations.get('submit'), file)
  return {
    service,
    entity,
    description: (spec.tags ?? []).find((tag) => tag.name === entity)?.description ?? entity,
    actions: [...operations.keys()],
    calls: readCalls(operations, file),
    codes: [...new Set([...operations.values()].flatMap((operation) => operation['x-permission'] ?? []))],
    hasOwnSchema: spec.components?.schemas?.[toPascalCase(entity)] !== undefined,
    example: readExample(operations, file, list.action),
    list: list.action,
    query: list.query,
    row: addLines(list.fields),
    draft: addLines(draft.fields),
    required: draft.required,
    canSubmit: operations.has('submit'),
    permission: getPermissionPrefix(operations.get('submit')) ?? getPermissionPrefix(operations.get('remove')),
  }
}
