// reads a description into plain operations
import { basename } from 'node:path'
import { readResponse, selectRequestContent, selectSuccessResponse } from './media.mjs'
import { getChild, getShortName, listOperations, loadDocument, toMembers } from './openapi-document.mjs'
import { collectProperties, collectRules, resolveNode } from './schema.mjs'

/** Returns `false` if the call is declared to be sent without the header, else `undefined`. */
function isAuthDisabled(scheme, { security, schemes }) {
  if (security === undefined) return undefined
  // a description with other security schemes means the session token by each of them
  const isDeclared = schemes.length === 0 || schemes.includes('token') || schemes.includes('client')
  if (security.length > 0 && !isDeclared) return undefined
  return security.some((requirement) => scheme in requirement) ? undefined : false
}

const camel = (name) => name.replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase())

/** Returns the parameters of a call, including those that its path declares for all methods. */
function readParameters(item, shared, file) {
  const places = [...(shared ?? []), ...(item.parameters ?? [])].map((entry) => {
    const { node, file: within } = resolveNode(entry, file)
    const schema = node.schema ?? Object.values(node.content ?? {})[0]?.schema
    // a name in braces is a single word
    return { ...node, name: node.in === 'path' ? camel(node.name) : node.name, schema, within }
  })
  return [...new Map(places.map((entry) => [`${entry.in} ${entry.name}`, entry])).values()]
}

const addPrefix = (path, prefix) => {
  if (!prefix || path.startsWith(prefix)) return path
  return prefix.endsWith('-') ? `${prefix}${path.replace(/^\//, '')}` : `${prefix.replace(/\/$/, '')}${path}`
}

function readOperation({ method, path, place }, { file, prefix }) {
  const { node: item } = place
  const whole = loadDocument(file)
  const shared = getChild({ node: whole, file, pointer: '' }, 'paths', path)
  const parameters = readParameters(item, shared?.node.parameters, place.file)
  const sent = resolveNode(item.requestBody, place.file)
  const body = selectRequestContent(sent.node, sent.file)
  const header = { security: item.security, schemes: Object.keys(toMembers(toMembers(whole.components).securitySchemes)) }
  const permission = item['x-permission']
  return {
    id: item.operationId,
    tag: item.tags?.[0],
    summary: item.summary ?? item.description?.split('\n')[0],
    english: item['x-summary-en'],
    method: method.toUpperCase(),
    path: addPrefix(path, prefix).replace(/\{([^}]+)\}/g, (_, name) => `{${camel(name)}}`),
    query: parameters.filter((entry) => entry.in === 'query'),
    pathParameters: parameters.filter((entry) => entry.in === 'path'),
    body,
    answer: readResponse(item, place.file),
    rules: body?.type === 'application/json' && body.schema ? collectRules(collectProperties(body.schema, body.file)) : {},
    permissions: permission === undefined ? [] : [permission].flat(),
    timeout: item['x-timeout'],
    idempotent: item['x-idempotent'],
    token: isAuthDisabled('token', header),
    basic: isAuthDisabled('client', header),
    authFlow: item['x-auth-flow'],
    session: item['x-session'] === true,
    crypto: item['x-crypto'],
  }
}

/** Names the calls of a contract, whose operationId is always `entity.action`. */
export function nameByContract(operations, file) {
  for (const { id } of operations)
    if (!/^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')) throw new Error(`${getShortName(file)}: operationId ${id} is not entity.action`)
  return operations.map((entry) => {
    const [entity, action] = entry.id.split('.')
    return { ...entry, entity, action }
  })
}

/** Reads the description of one service into plain operations, named by `named`. */
export async function loadService(file, { named = nameByContract, prefix = '' } = {}) {
  // a call that only redirects a browser is a link, not an operation
  const calls = listOperations(file).filter(({ place }) => selectSuccessResponse(place.node.responses) !== undefined)
  const operations = named(
    calls.map((call) => readOperation(call, { file, prefix })),
    file,
  )
  return {
    name: basename(file, '.yaml'),
    operations,
    schemas: Object.keys(toMembers(toMembers(loadDocument(file).components).schemas)),
    permissions: operations.flatMap((entry) => entry.permissions),
  }
}
