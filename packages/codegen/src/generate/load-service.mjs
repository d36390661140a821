// reads a description into plain operations
import { basename } from 'node:path'
import { headResponse, readRefusals, readResponse, selectRequestContent, selectSuccessResponse } from './media.mjs'
import { getChild, getShortName, listOperations, listUnsupportedOperations, loadDocument, toMembers } from './openapi-document.mjs'
import { readParameters, readParts } from './parameters.mjs'
import { collectProperties, collectRules, resolveNode, toList } from './schema.mjs'
import { toText } from './text.mjs'

/** Returns `false` if the call is declared to be sent without the header, else `undefined`. */
function isAuthDisabled(scheme, { security, schemes }) {
  if (!Array.isArray(security)) return undefined
  // a description with other security schemes means the session token by each of them
  const isDeclared = schemes.length === 0 || schemes.includes('token') || schemes.includes('client')
  if (security.length > 0 && !isDeclared) return undefined
  return security.some((requirement) => Object.hasOwn(toMembers(requirement), scheme)) ? undefined : false
}

/** Returns a path that stays at the gateway: one that begins like an address would leave it. */
const toGatewayPath = (path) => path.replace(/^[\s\p{Cc}/\\]*/u, '/')

const addPrefix = (path, prefix) => {
  if (!prefix || path.startsWith(prefix)) return path
  return prefix.endsWith('-') ? `${prefix}${path.replace(/^\//, '')}` : `${prefix.replace(/\/$/, '')}${path}`
}

/** Returns the headers, in lower case, that the security schemes of a description set. */
const readAuthNames = (schemes, file) =>
  new Set(
    Object.values(toMembers(schemes)).flatMap((scheme) => {
      const { node } = resolveNode(scheme, file)
      return node?.type === 'apiKey' && node.in === 'header' ? [String(node.name).toLowerCase()] : []
    }),
  )

const toFlag = (value) => (typeof value === 'boolean' ? value : undefined)

function readCrypto(value) {
  const { data, token } = toMembers(value)
  const crypto = { data: toFlag(data), token: toFlag(token) }
  return crypto.data === undefined && crypto.token === undefined ? undefined : crypto
}

/** Returns the first line of what the authors say about a call. */
const readSummary = ({ summary, description }) => toText(summary) ?? toText(description)?.split('\n')[0]

const getCall = ({ method, path }) => `${method.toUpperCase()} ${path}`

/** Reads the body of a call, and its media type, its rules and how its fields are sent. */
function readBody(item, file) {
  const sent = resolveNode(item.requestBody, file)
  const body = selectRequestContent(sent.node, sent.file)
  if (body === undefined) return { rules: {} }
  const isForm = body.type === 'multipart/form-data' || body.type === 'application/x-www-form-urlencoded'
  const known = body.schema && (isForm || body.type === 'application/json') ? collectProperties(body.schema, body.file) : undefined
  return {
    body: { ...body, parts: isForm && known ? readParts(body, known.fields) : undefined },
    rules: known && !isForm ? collectRules(known) : {},
  }
}

function readOperation({ method, path, place }, { file, prefix, report }) {
  const { node: item } = place
  const whole = loadDocument(file)
  const pathItem = getChild({ node: whole, file, pointer: '' }, 'paths', path)
  const schemes = toMembers(toMembers(whole.components).securitySchemes)
  const header = { security: item.security, schemes: Object.keys(schemes) }
  const tell = (text) => report(`${getCall({ method, path })} ${text}`)
  const parameters = readParameters({
    path: addPrefix(toGatewayPath(path), prefix),
    places: [
      { list: pathItem?.node.parameters, file: pathItem?.file },
      { list: item.parameters, file: place.file },
    ],
    authNames: readAuthNames(schemes, file),
    report: tell,
  })
  const { body, rules } = readBody(item, place.file)
  if (body && (method === 'get' || method === 'head'))
    tell(`has a body, which no client sends with ${method.toUpperCase()}: a call of it is refused`)
  const timeout = item['x-timeout']
  return {
    id: toText(item.operationId),
    tag: toText(toList(item.tags)[0]),
    summary: readSummary(item),
    english: toText(item['x-summary-en']),
    method: method.toUpperCase(),
    ...parameters,
    body,
    answer: method === 'head' ? headResponse : readResponse(item, place.file),
    refusals: method === 'head' ? [] : readRefusals(item, place.file),
    rules,
    permissions: [item['x-permission']].flat().filter((code) => typeof code === 'string'),
    timeout: typeof timeout === 'number' && timeout > 0 && Number.isFinite(timeout) ? timeout : undefined,
    idempotent: toFlag(item['x-idempotent']),
    token: isAuthDisabled('token', header),
    basic: isAuthDisabled('client', header),
    authFlow: item['x-auth-flow'] === true || undefined,
    session: item['x-session'] === true,
    crypto: readCrypto(item['x-crypto']),
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

/** Reports the path that the servers of a description have before every call, and that the operations lack. */
function reportBasePath({ servers }, { prefix, report }) {
  const url = toText(toMembers(toList(servers)[0]).url) ?? ''
  const path = url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/\/+$/, '')
  if (path && !prefix) report(`servers: the base path ${path} is part of no call; --prefix ${path} puts it before all of them`)
}

/**
 * Reads the description of one service into plain operations, named by `named`; `report` gets what adopters should know
 * about calls that are not generated as written.
 */
export async function loadService(file, { named = nameByContract, prefix = '', report = () => undefined } = {}) {
  const whole = loadDocument(file)
  // a call that only redirects a browser is a link, not an operation
  const isLink = ({ place }) => selectSuccessResponse(place.node.responses, place.file) === undefined
  const listed = listOperations(file)
  const calls = listed.filter((call) => !isLink(call))
  const leaveOut = (left, reason) => left.length > 0 && report(`${left.map(getCall).join(', ')}: left out, ${reason}`)
  leaveOut(listUnsupportedOperations(file), 'no client may send it')
  leaveOut(listed.filter(isLink), 'it only redirects a browser')
  reportBasePath(whole, { prefix, report })
  const operations = named(
    calls.map((call) => readOperation(call, { file, prefix, report })),
    file,
  )
  return {
    name: basename(file, '.yaml'),
    schemas: new Map(Object.entries(toMembers(toMembers(whole.components).schemas))),
    operations,
    report,
    permissions: operations.flatMap((entry) => entry.permissions),
  }
}
