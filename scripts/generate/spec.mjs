import { basename } from 'node:path'
import { document, operationsIn, resolveReference } from '../lib/contracts.mjs'

/** follows `$ref` (local or to another file) until a plain node stands there */
export const resolveNode = (node, file) => (node ? resolveReference({ node, file, pointer: '' }) : { node, file })

/** the properties of a schema, with those of every `allOf` part, and the names that are required */
export function properties(schema, file) {
  const { node, file: at } = resolveNode(schema, file)
  const fields = new Map()
  const required = new Set(node?.required ?? [])
  for (const part of node?.allOf ?? []) {
    const inner = properties(part, at)
    for (const [name, field] of inner.fields) fields.set(name, field)
    for (const name of inner.required) required.add(name)
  }
  for (const [name, field] of Object.entries(node?.properties ?? {})) {
    const resolved = resolveNode(field, at)
    const own = field.$ref ? { ...field, $ref: undefined, schema: field.$ref.split('/').at(-1) } : {}
    fields.set(name, { ...resolved.node, ...own, at: resolved.file, raw: field, within: at })
  }
  return { fields, required }
}

const ruleNames = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'format']

/** what a form checks before it submits: only what the schema says, and only for fields that can be written */
function rules({ fields, required }) {
  const out = {}
  for (const [name, field] of fields) {
    if (field.readOnly || name === 'id') continue
    const rule = {}
    if (required.has(name)) rule.required = true
    for (const key of ruleNames) if (field[key] !== undefined) rule[key] = field[key]
    if (field['x-dict']) rule.dict = field['x-dict']
    if (field['x-not-below']) rule.notBelow = field['x-not-below']
    if (field['x-not-above']) rule.notAbove = field['x-not-above']
    if (Object.keys(rule).length > 0) out[name] = rule
  }
  return out
}

/** `false` where a call says that it is sent without a header, else `undefined` */
const without = (scheme, security) => (security?.some((requirement) => scheme in requirement) === false ? false : undefined)

function operation({ method, path, item }, file) {
  const parameters = (item.parameters ?? []).map((entry) => {
    const { node, file: within } = resolveNode(entry, file)
    return { ...node, within }
  })
  const { node: body, file: bodyFile } = resolveNode(item.requestBody, file)
  const bodyType = body && Object.keys(body.content)[0]
  const answer = resolveNode(item.responses['200'], file)
  const answerType = Object.keys(answer.node.content ?? {})[0]
  const answerSchema = answer.node.content?.[answerType]?.schema
  const enveloped = item['x-envelope'] !== false && answerType === 'application/json'
  const answered = enveloped ? properties(answerSchema, answer.file) : undefined
  const data = answered?.fields.get('data')
  const paged = data?.allOf ? properties({ allOf: data.allOf }, data.at).fields.has('records') : false
  const payload = enveloped ? { schema: data?.raw, file: data?.within } : { schema: answerSchema, file: answer.file }
  const permission = item['x-permission']
  return {
    id: item.operationId,
    summary: item.summary,
    method: method.toUpperCase(),
    path,
    query: parameters.filter((entry) => entry.in === 'query'),
    pathParameters: parameters.filter((entry) => entry.in === 'path'),
    body: body && { type: bodyType, required: body.required === true, schema: body.content[bodyType].schema, file: bodyFile },
    answer: {
      type: answerType,
      enveloped,
      hasData: data !== undefined,
      mayLack: enveloped && !answered.required.has('data'),
      paged,
      ...payload,
    },
    rules: bodyType === 'application/json' ? rules(properties(body.content[bodyType].schema, bodyFile)) : {},
    permissions: permission === undefined ? [] : [permission].flat(),
    timeout: item['x-timeout'],
    idempotent: item['x-idempotent'],
    token: without('token', item.security),
    basic: without('client', item.security),
    authFlow: item['x-auth-flow'],
    session: item['x-session'] === true,
    crypto: item['x-crypto'],
  }
}

/** one service's file, read into plain operations */
export async function loadService(file) {
  // what only redirects a browser is a link, not a call
  const calls = operationsIn(file).filter(({ place }) => place.node.responses['200'])
  const operations = calls.map(({ method, path, place }) => operation({ method, path, item: place.node }, place.file))
  for (const { id } of operations)
    if (!/^[a-z]\w*\.[a-z]\w*$/i.test(id ?? '')) throw new Error(`${basename(file)}: operationId ${id} is not entity.action`)
  return {
    name: basename(file, '.yaml'),
    operations,
    schemas: Object.keys(document(file).components?.schemas ?? {}),
    permissions: operations.flatMap((entry) => entry.permissions),
  }
}
