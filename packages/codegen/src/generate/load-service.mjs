// a description → plain operations
import { basename } from 'node:path'
import { getChild, loadDocument, toMembers, listOperations, getShortName } from './openapi-document.mjs'
import { readResponse, selectRequestContent, selectSuccessResponse } from './media.mjs'
import { collectProperties, resolveNode, collectRules } from './schema.mjs'

/** `false` where a call says that it is sent without a header, else `undefined` */
function isAuthDisabled(scheme, { security, schemes }) {
  if (security === undefined) return undefined
  // whoever declares other schemes means the token of the session by any of them
  const isDeclared = schemes.length === 0 || schemes.includes('token') || schemes.includes('client')
  if (security.length > 0 && !isDeclared) return undefined
  return security.some((requirement) => scheme in requirement) ? undefined : false
}

const camel = (name) => name.replace(/\W+(\w?)/g, (_, letter) => letter.toUpperCase())

/** the parameters of a call, with those that its path has for all of its methods */
function readParameters(item, shared, file) {
  const places = [...(shared ?? []), ...(item.parameters ?? [])].map((entry) => {
    const { node, file: within } = resolveNode(entry, file)
    const schema = node.schema ?? Object.values(node.content ?? {})[0]?.schema
    // what stands in braces is a name of one word
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

/** a contract names each call itself, `entity.action` */
export function nameByContract(operations, file) {
  for (const { id } of operations)
    if (!/^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')) throw new Error(`${getShortName(file)}: operationId ${id} is not entity.action`)
  return operations.map((entry) => {
    const [entity, action] = entry.id.split('.')
    return { ...entry, entity, action }
  })
}

/** one service's description, read into plain operations, each with a name of `named`'s */
export async function loadService(file, { named = nameByContract, prefix = '' } = {}) {
  // what only redirects a browser is a link, not a call
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
