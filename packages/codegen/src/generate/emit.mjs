import { isJson } from './media.mjs'
import { toEntity } from './names.mjs'
import { createSchemas } from './schemas.mjs'
import { capitalize, chooseFree, renderPropertyName, renderValue, toCommentText } from './text.mjs'

/** Default style of the modules: import source of `Operation`, banner, import extension. */
const defaultStyle = { from: '../../operation', banner: '// made by `npm run generate`; never edited', extension: '' }

const toKebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
const toInterface = (entity) => `${capitalize(entity)}Operations`

const isTyped = ({ type }) => bodyKinds.has(type) || isJson(type)

function convertBody({ type, schema, file }, types) {
  if (isTyped({ type })) return types.convert(schema, { file, form: 'write' })
  return type.startsWith('text/') ? { type: 'string' } : { anyOf: [{ type: 'blob' }, { type: 'string' }] }
}

const toParameters = ({ pathParameters, query, headers }) => [...pathParameters, ...query, ...headers]

function inputType(operation, types) {
  const { body } = operation
  const parameters = toParameters(operation)
  const params = parameters.length > 0 ? types.convertFields(parameters, 'write') : undefined
  const written = body && convertBody(body, types)
  if (!written && !params) return 'undefined'
  const both = written && params && { type: undefined, properties: { query: params, body: written }, required: ['query', 'body'] }
  const type = types.render(both ?? written ?? params)
  return parameters.some(({ required }) => required) || body?.required ? type : `${type} | undefined`
}

function outputType({ answer }, types) {
  const { type, enveloped, hasData, isOptional, paged, schema, file } = answer
  const kind = answerKind(answer)
  if (kind === 'none') return 'undefined'
  if (kind === 'blob') return 'Blob'
  if (kind === 'text' || hasTextEvents(answer)) return 'string'
  const payload = types.render(types.convert(schema, { file, form: 'read' }))
  // if a read may find nothing, its type includes `undefined`; a page always has a value
  return type === 'application/json' && enveloped && hasData && isOptional && !paged ? `${payload} | undefined` : payload
}

/** Renders the type of the body of a refusal as a further argument of `Operation`; empty if none is described. */
function errorBodyArgument({ refusals }, types) {
  if (refusals.length === 0) return ''
  return `, ${types.render(types.join(refusals.map(({ schema, file }) => types.convert(schema, { file, form: 'read' }))))}`
}

function inputKind(operation) {
  const params = toParameters(operation).length > 0
  if (operation.body) return params ? 'both' : 'body'
  return params ? 'query' : undefined
}

function answerKind({ type, enveloped, hasData }) {
  if (type === undefined) return 'none'
  if (type === 'application/json') return enveloped && !hasData ? 'none' : undefined
  if (type === 'text/event-stream') return 'events'
  return type.startsWith('text/') ? 'text' : 'blob'
}

const hasTextEvents = ({ type, schema }) => type === 'text/event-stream' && (schema === undefined || schema.type === 'string')

/** Body kinds by media type; `undefined` means JSON, and a type without an entry is sent unchanged. */
const bodyKinds = new Map([
  ['application/json', undefined],
  ['multipart/form-data', 'multipart'],
  ['application/x-www-form-urlencoded', 'form'],
])
const bodyKind = ({ type }) => (bodyKinds.has(type) ? bodyKinds.get(type) : type)

function renderOperation(operation, { schemas, namespace }) {
  const entries = {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    input: inputKind(operation),
    parameters: operation.parameters,
    body: operation.body && bodyKind(operation.body),
    parts: operation.body?.parts,
    responseType: answerKind(operation.answer),
    eventData: hasTextEvents(operation.answer) ? 'text' : undefined,
    envelope: operation.answer.isBare ? false : undefined,
    paged: operation.answer.paged || undefined,
    permission: operation.permissions.length > 0 ? operation.permissions : undefined,
    timeout: operation.timeout,
    idempotent: operation.idempotent,
    token: operation.token,
    basic: operation.basic,
    authFlow: operation.authFlow,
    crypto: operation.crypto,
    rules: Object.keys(operation.rules).length > 0 ? operation.rules : undefined,
  }
  const text = renderValue(entries)
  const schema = schemas?.render(operation, `${namespace}.`)
  return schema ? `${text.slice(0, -1)},responseSchema:${schema}}` : text
}

/** Chooses the name by which a module imports the schemas: one that no call and no entity of it has. */
const chooseNamespace = (entity, apart) => chooseFree(['schemas'], (name) => name === entity || apart.includes(name))

const importNamespace = (namespace, text, extension) =>
  text.includes(`${namespace}.createSchema(`) ? `import * as ${namespace} from './schemas${extension}'\n` : ''

const splitName = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Whether a call is rendered apart: only one whose name a constant of a module may have. */
const isApart = ({ session, entity, action }) => session && action !== entity && toEntity(action) === action

/** Returns the English description of a call, or the words of its name if the description is in another script. */
export function getEnglishSummary({ entity, action, summary, english }) {
  if (english) return english
  return summary && !/[^\p{ASCII}\p{P}]/u.test(summary) ? summary : [entity, action].map(splitName).join(': ')
}

/** Renders the doc comment of a call for editors. */
function comment(operation) {
  const { summary, method, path, permissions } = operation
  const english = getEnglishSummary(operation)
  const granted = permissions.length > 0 ? `, permission ${permissions.map((code) => `\`${toCommentText(code)}\``).join(' or ')}` : ''
  const lines = [...new Set([summary, english].filter(Boolean).map(toCommentText))]
  return `  /**\n${lines.map((line) => `   * ${line}\n   *\n`).join('')}   * \`${method} ${toCommentText(path)}\`${granted}\n   */`
}

function emitEntity({ entity, operations, session, types, schemas }, { from, banner, extension }) {
  const members = operations.map((operation) => {
    const type = `Operation<${inputType(operation, types)}, ${outputType(operation, types)}${errorBodyArgument(operation, types)}>`
    return `${comment(operation)}\n  readonly ${renderPropertyName(operation.action)}: ${type.replaceAll('\n', '\n  ')}`
  })
  const apart = operations.filter(isApart).map(({ action }) => action)
  const namespace = chooseNamespace(entity, apart)
  const values = operations
    .map((operation) =>
      isApart(operation)
        ? `  ${operation.action},`
        : `  ${renderPropertyName(operation.action)}: ${renderOperation(operation, { schemas, namespace })},`,
    )
    .join('\n')
  const own = apart.length > 0 ? `import { ${apart.join(', ')} } from './${session}${extension}'\n` : ''
  const names = types.takeNames()
  const used = names.length > 0 ? `import type { ${names.join(', ')} } from './shapes${extension}'\n` : ''
  return `${banner}\nimport type { Operation } from '${from}'
${own}${used}${importNamespace(namespace, values, extension)}
export interface ${toInterface(entity)} {
${members.join('\n')}
}

export const ${entity}: ${toInterface(entity)} = {
${values}
}
`
}

/** Renders the calls that every session makes into a separate module, so that a sign-in page loads nothing else of the entity. */
function emitSession({ entity, file, operations, schemas }, { banner, extension }) {
  const apart = operations.filter(isApart)
  const namespace = chooseNamespace(
    entity,
    apart.map(({ action }) => action),
  )
  const values = apart
    .map(
      (operation) =>
        `export const ${operation.action}: ${toInterface(entity)}['${operation.action}'] = ${renderOperation(operation, { schemas, namespace })}`,
    )
    .join('\n')
  const checks = importNamespace(namespace, values, extension)
  return `${banner}\nimport type { ${toInterface(entity)} } from './${file}${extension}'\n${checks}\n${values}\n`
}

// names of files that Windows keeps for devices
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Chooses unique file names of modules; they differ in more than case, because some file systems ignore it. */
function createFileNames({ validate, mocks }) {
  const taken = new Set(['index', 'shapes', ...(validate ? ['schemas', 'validate'] : []), ...(mocks ? ['mocks'] : [])])
  return (entity) => {
    const candidates = device.test(entity) ? [`${entity}-calls`] : [entity, `${entity}-calls`]
    const name = chooseFree(candidates, (candidate) => taken.has(candidate.toLowerCase()))
    taken.add(name.toLowerCase())
    return name
  }
}

/** Groups the operations by entity, and names the files of each. */
function groupByEntity(operations, style) {
  const entities = new Map()
  for (const operation of operations) entities.set(operation.entity, [...(entities.get(operation.entity) ?? []), operation])
  const chooseFile = createFileNames(style)
  const named = [...entities].map(([entity, own]) => ({ entity, operations: own, file: chooseFile(toKebabCase(entity)) }))
  return named.map((group) => ({ ...group, session: group.operations.some(isApart) ? chooseFile(`${group.file}-session`) : undefined }))
}

/** Renders the modules of every entity of a service, their shapes and the index, as a map of file name to text. */
export async function emitService(service, style = defaultStyle) {
  // loaded on demand, because the compiler takes a while to load
  const { createTypes } = await import('./types.mjs')
  const { banner, extension } = style
  const groups = groupByEntity(service.operations, style)
  const reserved = new Set(groups.flatMap(({ entity }) => [entity, toInterface(entity)]))
  const types = createTypes({ schemas: service.schemas, reserved, report: service.report })
  const schemas = style.validate ? createSchemas(types) : undefined
  const files = new Map()
  for (const group of groups) {
    files.set(`${group.file}.ts`, emitEntity({ ...group, types, schemas }, style))
    if (group.session) files.set(`${group.session}.ts`, emitSession({ ...group, schemas }, style))
  }
  for (const [name, text] of schemas?.files(style) ?? []) files.set(name, text)
  if (style.mocks) {
    const { renderMocks } = await import('./mocks.mjs')
    files.set('mocks.ts', await renderMocks(service, types, style))
  }
  const index = groups.map(({ file }) => `export * from './${file}${extension}'`)
  files.set('shapes.ts', `${banner}\n${types.text() || 'export {}\n'}`)
  files.set('index.ts', `${banner}\n${index.join('\n')}\nexport type * from './shapes${extension}'\n`)
  return files
}
