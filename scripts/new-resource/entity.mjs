// what a contract says of one entity: its operations, its rows, its drafts
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { document, properties, resolve } from '../generate/spec.mjs'
import { at } from '../lib/root.mjs'

const contracts = at('openapi')
const json = 'application/json'

async function operationsOf(file, entity) {
  const { paths = {} } = await document(file)
  const all = Object.values(paths).flatMap((item) => Object.values(item))
  const own = all.filter((operation) => operation?.operationId?.startsWith(`${entity}.`))
  return new Map(own.map((operation) => [operation.operationId.split('.')[1], operation]))
}

/** the schema of the records that a list answers with, and whether it is a page */
async function recordsOf(operation, file) {
  const answer = await resolve(operation.responses['200'], file)
  const schema = answer.node.content?.[json]?.schema
  if (!schema) return undefined
  const data = (await properties(schema, answer.file)).fields.get('data')
  if (!data) return undefined
  if (data.type === 'array') return properties(data.items, data.at)
  const records = (await properties(data, data.at)).fields.get('records')
  return records && properties(records.items, records.at)
}

async function draftOf(operation, file) {
  const { node, file: at } = await resolve(operation?.requestBody, file)
  const schema = node?.content?.[json]?.schema
  return schema ? properties(schema, at) : { fields: new Map(), required: new Set() }
}

async function queryOf(operation, file) {
  const parameters = await Promise.all((operation.parameters ?? []).map(async (entry) => (await resolve(entry, file)).node))
  return parameters.filter((entry) => entry.in === 'query').map((entry) => entry.name)
}

/** the call that lists it: `page`, else `list`, else the first that answers with records */
async function listOf(operations, file) {
  const order = ['page', 'list', ...[...operations.keys()].filter((action) => /list|page/i.test(action))]
  for (const action of order) {
    const operation = operations.get(action)
    const records = operation && (await recordsOf(operation, file))
    if (records) return { action, query: await queryOf(operation, file), ...records }
  }
  return undefined
}

/** `x_add` → `x` */
const prefixOf = (operation) => [operation?.['x-permission'] ?? []].flat()[0]?.replace(/_(add|edit|delete|view|list|submit)$/, '')

/** the business dictionaries, whichever contract lists them; every other code is a system dictionary */
async function businessDictionaries() {
  const files = (await readdir(contracts)).filter((name) => name.endsWith('.yaml'))
  const specs = await Promise.all(files.map((name) => document(join(contracts, name))))
  return new Set(specs.flatMap((spec) => Object.keys(spec['x-dictionaries'] ?? {})))
}

export async function readEntity(service, entity) {
  const file = join(contracts, `${service}.yaml`)
  const spec = await document(file)
  const operations = await operationsOf(file, entity)
  const list = await listOf(operations, file)
  if (!list) throw new Error(`${service}/${entity}: the contract has no call that lists it`)
  const draft = await draftOf(operations.get('submit'), file)
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
    dictionaries: await businessDictionaries(),
  }
}

/** Where an entity that others refer to lies, and by which text its short list finds it. */
export async function findReferenced(entity) {
  for (const name of await readdir(contracts)) {
    const file = join(contracts, name)
    const operations = name.endsWith('.yaml') ? await operationsOf(file, entity) : new Map()
    const operation = operations.get('select') ?? operations.get('page')
    const records = operation && (await recordsOf(operation, file))
    if (!records) continue
    const query = new Set(await queryOf(operation, file))
    const named = [...records.fields].filter(([key, field]) => field.type === 'string' && key !== 'id' && query.has(key))
    const label = (named.find(([key]) => /name|title/i.test(key)) ?? named[0])?.[0]
    if (label) return { service: basename(name, '.yaml'), label }
  }
  return undefined
}
