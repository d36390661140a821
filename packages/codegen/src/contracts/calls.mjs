// reads the calls of an entity beyond list, detail and remove from a contract
import { collectProperties, resolveNode } from '../generate/schema.mjs'

const json = 'application/json'
const standardActions = new Set(['page', 'list', 'detail', 'submit', 'remove', 'save', 'update'])
const sheet = /spreadsheet|excel/

/** Returns the parameters of a call in addition to its file: every parameter and every body property by name. */
function readRequestBody(operation, file) {
  const { node, file: at } = resolveNode(operation.requestBody, file)
  const [type, media] = Object.entries(node?.content ?? {})[0] ?? []
  const schema = media && resolveNode(media.schema, at)
  const body = schema && schema.node?.type !== 'array' ? collectProperties(media.schema, at) : { fields: new Map(), required: new Set() }
  const items = schema?.node?.type === 'array' ? collectProperties(schema.node.items, schema.file).fields : undefined
  const parameters = (operation.parameters ?? [])
    .map((entry) => resolveNode(entry, file))
    .filter(({ node: { in: place } }) => place === 'query' || place === 'path')
  const query = parameters.map(({ node: { name, schema: own, description }, file: within }) => {
    const field = collectProperties({ properties: { [name]: own } }, within).fields.get(name)
    return [name, { ...field, ...(description && { description }) }]
  })
  return {
    query: new Map(query),
    body: body.fields,
    required: new Set([...parameters.flatMap(({ node: { name, required } }) => (required ? [name] : [])), ...body.required]),
    acceptsFile: type === 'multipart/form-data',
    items: items && [...items.keys()],
  }
}

/** Returns the calls of an entity beyond the standard ones. */
export function readCalls(operations, file) {
  return [...operations]
    .filter(([action]) => !standardActions.has(action))
    .map(([action, operation]) => {
      const { node } = resolveNode(operation.responses?.['200'], file)
      const [fileType] = Object.keys(node?.content ?? {})
      return {
        action,
        reads: operation.reads,
        summary: operation.summary ?? action,
        permission: [operation['x-permission'] ?? []].flat()[0],
        returnsFile: fileType !== undefined && fileType !== json,
        returnsSheet: sheet.test(fileType ?? ''),
        fileType,
        example: node?.content?.[json]?.example?.data,
        ...readRequestBody(operation, file),
      }
    })
}
