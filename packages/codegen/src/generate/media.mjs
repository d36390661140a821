// which body and which answer of several is meant, and whether an answer lies in an envelope
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

/** what a call sends: JSON before a form, a form before plain text, else the first that there is */
export function selectRequestContent(body, file) {
  const types = Object.keys(body?.content ?? {})
  const type = bodyOrder.flatMap((fits) => types.filter(fits))[0] ?? types[0]
  if (type === undefined) return undefined
  const { schema } = body.content[type]
  // a maker that says any type means JSON, but for a file
  const isAny = type === '*/*' && !isFile(schema, file)
  const about = { required: body.required === true, schema, file }
  // a file has no place in JSON: some makers describe a form so
  if (isJson(type) || isAny) return { type: hasFile(schema, file) ? 'multipart/form-data' : 'application/json', ...about }
  // any of a kind is none that could be named
  const any = type.startsWith('text/') ? 'text/plain' : 'application/octet-stream'
  return { type: type.includes('*') ? any : type, ...about }
}

/** the response of success: 200, else the first 2xx, else the default; undefined where a call only leads a browser elsewhere */
export function selectSuccessResponse(responses = {}) {
  const key = '200' in responses ? '200' : Object.keys(responses).find((status) => /^2/.test(status))
  if (key !== undefined) return responses[key]
  return Object.keys(responses).some((status) => /^3/.test(status)) ? undefined : (responses.default ?? {})
}

/** the content of an answer that is read: JSON where there is any */
function selectResponseContent(answer) {
  const content = answer.node?.content ?? {}
  const types = Object.keys(content)
  const type = types.find(isJson) ?? types[0]
  if (type === undefined) return {}
  const { schema } = content[type]
  const isAny = type === '*/*' && schema !== undefined && !isFile(schema, answer.file)
  return { type: isJson(type) || isAny ? 'application/json' : type, schema }
}

/** `{ code, success, data, msg }`: a code, and success or msg beside it */
const isEnvelope = ({ fields }) => fields.has('code') && (fields.has('success') || fields.has('msg'))

const isPage = (schema, file) => {
  const { node } = resolveNode(schema, file)
  if (!node?.properties && !node?.allOf) return false
  const { fields } = collectProperties(schema, file)
  return fields.get('records')?.type === 'array' && fields.has('total')
}

/** what a call answers with: a payload inside its envelope or bare, a file, or nothing */
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
    // who requires nothing at all has only not said it
    mayLack: enveloped && about.required.size > 0 && !about.required.has('data'),
    paged: isRead && payload.schema !== undefined && isPage(payload.schema, payload.file),
    ...payload,
  }
}
