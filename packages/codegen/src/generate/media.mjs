// selects the request body and the response of a call, and detects the envelope
import { collectProperties, resolveNode } from './schema.mjs'

const isJson = (type) => /^application\/([\w.-]+\+)?json\b/i.test(type)
const bodyOrder = [
  isJson,
  (type) => type === 'multipart/form-data',
  (type) => type === 'application/x-www-form-urlencoded',
  (type) => /^text\//.test(type),
]

const isFile = (schema, file) => {
  const { node } = resolveNode(schema, file)
  return node?.format === 'binary' || (node?.contentMediaType !== undefined && node.contentEncoding === undefined)
}

const hasFile = (schema, file) =>
  schema !== undefined &&
  [...collectProperties(schema, file).fields.values()].some((field) => isFile(field.type === 'array' ? field.items : field, field.at))

/** Selects the request content: JSON, then a form, then plain text, else the first. */
export function selectRequestContent(body, file) {
  const types = Object.keys(body?.content ?? {})
  const type = bodyOrder.flatMap((fits) => types.filter(fits))[0] ?? types[0]
  if (type === undefined) return undefined
  const { schema } = body.content[type]
  // a description that says `*/*` means JSON, except for a file
  const isAny = type === '*/*' && !isFile(schema, file)
  const about = { required: body.required === true, schema, file }
  // JSON cannot contain a file: some tools describe a multipart form this way
  if (isJson(type) || isAny) return { type: hasFile(schema, file) ? 'multipart/form-data' : 'application/json', ...about }
  // a wildcard type cannot be sent as a content type
  const any = type.startsWith('text/') ? 'text/plain' : 'application/octet-stream'
  return { type: type.includes('*') ? any : type, ...about }
}

/** Selects the success response: 200, else the first 2xx, else the default; `undefined` if the call only redirects. */
export function selectSuccessResponse(responses = {}) {
  const key = '200' in responses ? '200' : Object.keys(responses).find((status) => /^2/.test(status))
  if (key !== undefined) return responses[key]
  return Object.keys(responses).some((status) => /^3/.test(status)) ? undefined : (responses.default ?? {})
}

/** Selects the response content that is read: JSON if there is any. */
function selectResponseContent(answer) {
  const content = answer.node?.content ?? {}
  const types = Object.keys(content)
  const type = types.find(isJson) ?? types[0]
  if (type === undefined) return {}
  const { schema } = content[type]
  const isAny = type === '*/*' && schema !== undefined && !isFile(schema, answer.file)
  return { type: isJson(type) || isAny ? 'application/json' : type, schema }
}

/** Whether it is an envelope `{ code, success, data, msg }`: a code with `success` or `msg`. */
const isEnvelope = ({ fields }) => fields.has('code') && (fields.has('success') || fields.has('msg'))

const isPage = (schema, file) => {
  const { node } = resolveNode(schema, file)
  if (!node?.properties && !node?.allOf) return false
  const { fields } = collectProperties(schema, file)
  return fields.get('records')?.type === 'array' && fields.has('total')
}

/** Reads the response of a call: a payload, with or without an envelope, a file, or nothing. */
export function readResponse(item, file) {
  const answer = resolveNode(selectSuccessResponse(item.responses), file)
  const { type, schema } = selectResponseContent(answer)
  const isRead = type === 'application/json'
  const about = isRead && schema ? collectProperties(schema, answer.file) : undefined
  const enveloped = item['x-envelope'] !== false && about !== undefined && isEnvelope(about)
  const data = enveloped ? about.fields.get('data') : undefined
  const payload = enveloped ? { schema: data?.raw, file: data?.within } : { schema, file: answer.file }
  return {
    type,
    enveloped,
    hasData: data !== undefined,
    // a schema without any required property is merely incomplete
    isOptional: enveloped && about.required.size > 0 && !about.required.has('data'),
    paged: isRead && payload.schema !== undefined && isPage(payload.schema, payload.file),
    ...payload,
  }
}
