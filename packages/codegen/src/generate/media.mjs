// selects the request body and the response of a call, and detects the envelope
import { isNode, toMembers } from './openapi-document.mjs'
import { collectProperties, resolveNode, toList } from './schema.mjs'

const toEssence = (type) => type.split(';')[0].trim().toLowerCase()
const isPlainJson = (type) => toEssence(type) === 'application/json'
export const isJson = (type) => /^(application|text)\/([\w.-]+\+)?json$/.test(toEssence(type))
const isForm = (type) => ['multipart/form-data', 'application/x-www-form-urlencoded'].includes(toEssence(type))
const bodyOrder = [
  isPlainJson,
  isJson,
  (type) => toEssence(type) === 'multipart/form-data',
  (type) => toEssence(type) === 'application/x-www-form-urlencoded',
  (type) => /^text\//i.test(type),
]

/** Whether the value is a file: bytes rather than text. */
export const isFileNode = ({ type, format, contentMediaType, contentEncoding }) =>
  type === 'file' || format === 'binary' || (typeof contentMediaType === 'string' && contentEncoding === undefined)

const isFile = (schema, file) => {
  const { node } = resolveNode(schema, file)
  return isNode(node) && isFileNode(node)
}

const hasFile = (schema, file) =>
  schema !== undefined &&
  [...collectProperties(schema, file).fields.values()].some((field) => isFile(field.type === 'array' ? field.items : field, field.at))

/** Selects the request content: JSON, then a form, then plain text, else the first. */
export function selectRequestContent(body, file) {
  const content = toMembers(body?.content)
  const types = Object.keys(content)
  const type = bodyOrder.flatMap((fits) => types.filter(fits))[0] ?? types[0]
  if (type === undefined) return undefined
  const { schema, encoding } = toMembers(content[type])
  // a description that says `*/*` means JSON, except for a file
  const isAny = type === '*/*' && !isFile(schema, file)
  const about = { required: body.required === true, schema, encoding: toMembers(encoding), file }
  // JSON cannot contain a file: some tools describe a multipart form this way
  if ((isPlainJson(type) || isAny) && hasFile(schema, file)) return { type: 'multipart/form-data', ...about }
  if (isPlainJson(type) || isAny) return { type: 'application/json', ...about }
  if (isJson(type) || isForm(type)) return { type: toEssence(type), ...about }
  // a wildcard type cannot be sent as a content type
  const fallback = type.startsWith('text/') ? 'text/plain' : 'application/octet-stream'
  const isSendable = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(;.*)?$/.test(type)
  return { type: isSendable ? type : fallback, ...about }
}

const hasContent = (response, file) => Object.keys(toMembers(resolveNode(response, file).node?.content)).length > 0

/**
 * Selects the success response: 200 or the first 2xx, by preference one that has content, else the default; `undefined`
 * if the call only redirects.
 */
export function selectSuccessResponse(responses, file) {
  const known = toMembers(responses)
  const good = Object.keys(known).filter((status) => /^2/.test(status))
  const ordered = good.toSorted((a, b) => Number(b === '200') - Number(a === '200'))
  const key = ordered.find((status) => hasContent(known[status], file)) ?? ordered[0]
  if (key !== undefined) return toMembers(known[key])
  return Object.keys(known).some((status) => /^3/.test(status)) ? undefined : toMembers(known.default)
}

/** Whether several success responses have content, so that the status decides what a payload is. */
const hasSeveralContents = (responses, file) =>
  Object.entries(toMembers(responses)).filter(([status, response]) => /^2/.test(status) && hasContent(response, file)).length > 1

/** Selects the response content that is read: JSON if there is any. */
function selectResponseContent(answer) {
  const content = toMembers(answer.node?.content)
  const types = Object.keys(content)
  const type = types.find(isPlainJson) ?? types.find(isJson) ?? types[0]
  if (type === undefined) return {}
  const { schema, itemSchema, example, examples } = toMembers(content[type])
  if (isFile(schema, answer.file)) return { type: 'application/octet-stream' }
  const isAny = type === '*/*' && schema !== undefined
  const named = Object.values(toMembers(examples)).map((entry) => resolveNode(entry, answer.file).node?.value)
  return {
    type: isJson(type) || isAny ? 'application/json' : toEssence(type),
    schema: schema ?? itemSchema,
    examples: [example, ...named].filter((value) => value !== undefined),
  }
}

const envelopeNames = new Set(['code', 'success', 'data', 'msg', 'message', 'timestamp', 'time', 'traceId', 'requestId'])

/** Whether it is an envelope `{ code, success, data, msg }`: a code with what belongs to one, and nothing else. */
function isEnvelope({ fields }) {
  if (!fields.has('code') || ![...fields.keys()].every((name) => envelopeNames.has(name))) return false
  // `{ code, message }` may as well be a record
  return fields.has('success') || fields.has('msg') || (fields.has('message') && fields.has('data'))
}

const isPage = (schema, file) => {
  const { node } = resolveNode(schema, file)
  if (!node?.properties && !node?.allOf) return false
  const { fields } = collectProperties(schema, file)
  return fields.get('records')?.type === 'array' && fields.has('total')
}

/** Reads the response of a call: a payload, with or without an envelope, a file, text, events, or nothing. */
export function readResponse(item, file) {
  const answer = resolveNode(selectSuccessResponse(item.responses, file), file)
  const { type, schema, examples = [] } = item['x-answer'] === 'blob' ? { type: 'application/octet-stream' } : selectResponseContent(answer)
  const isRead = type === 'application/json'
  const about = isRead && isNode(schema) ? collectProperties(schema, answer.file) : undefined
  const enveloped = item['x-envelope'] !== false && about !== undefined && isEnvelope(about)
  const data = enveloped ? about.fields.get('data') : undefined
  const payload = enveloped ? { schema: data?.raw, file: data?.within } : { schema, file: answer.file }
  return {
    type,
    enveloped,
    isBare: isRead && !enveloped,
    hasData: data !== undefined,
    // a schema without any required property is merely incomplete
    isOptional: enveloped && about.required.size > 0 && !about.required.has('data'),
    examples,
    hasSeveral: hasSeveralContents(item.responses, file),
    isNullable: enveloped && !about.required.has('data'),
    paged: isRead && payload.schema !== undefined && isPage(payload.schema, payload.file),
    ...payload,
  }
}

/** Reads the bodies of the responses that reject a call, by what the client makes of them: JSON, or text. */
export function readRefusals({ responses }, file) {
  const known = toMembers(responses)
  // without a success response, the default is the answer
  const isAnswer = selectSuccessResponse(known, file) === known.default
  const statuses = Object.keys(known).filter((status) => /^[45]/.test(status) || (status === 'default' && !isAnswer))
  return statuses.flatMap((status) => {
    const answer = resolveNode(known[status], file)
    const { type, schema } = selectResponseContent(answer)
    if (type === undefined) return []
    return [{ schema: type === 'application/json' ? schema : { type: 'string' }, file: answer.file }]
  })
}

/** Response of a call with HEAD: status and headers alone, regardless of the described body. */
export const headResponse = { type: undefined, enveloped: false, isBare: true }

/** Whether a schema is a list, an object or something else, alternatives and `allOf` parts included. */
export function getStructure(schema, file, known = new Set()) {
  const { node, file: at } = resolveNode(schema, file)
  if (!isNode(node) || known.has(node)) return undefined
  known.add(node)
  const types = [node.type].flat()
  if (types.includes('array') || node.items || node.prefixItems) return 'array'
  if (types.includes('object') || node.properties || node.additionalProperties) return 'object'
  for (const part of [node.allOf, node.oneOf, node.anyOf].flatMap(toList)) {
    const structure = getStructure(part, at, known)
    if (structure) return structure
  }
  return undefined
}

const styles = new Set(['form', 'simple', 'label', 'matrix', 'spaceDelimited', 'pipeDelimited', 'deepObject'])

/** Returns how OpenAPI serializes a query parameter or a form field, where that is not what the SDK does by default. */
export function readStyle({ style, explode }, structure) {
  if (structure === undefined) return {}
  const known = styles.has(style) ? style : 'form'
  const exploded = typeof explode === 'boolean' ? explode : known === 'form'
  if (structure === 'array' && known === 'form') return exploded ? { explode: true } : {}
  if (structure === 'object' && known === 'deepObject') return {}
  if (known === 'form') return { style: 'form', explode: exploded }
  return exploded ? { style: known, explode: true } : { style: known }
}
