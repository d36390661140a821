import { createShapes, renderMember, renderObject } from './shapes.mjs'

/** Default style of the modules: import source of `Operation`, banner, import extension. */
const defaultStyle = { from: '../../operation', banner: '// made by `npm run generate`; never edited', extension: '' }

const toPascalCase = (name) => name[0].toUpperCase() + name.slice(1)
const toKebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
const toLiteral = (value) => JSON.stringify(value).replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')

const getRequestType = ({ type, schema, file }, shapes) => {
  if (bodyKinds.has(type)) return shapes.typeOf(schema, { file, form: 'write' })
  return type.startsWith('text/') ? 'string' : 'Blob | string'
}

function inputType({ query, pathParameters, body }, shapes) {
  const inPath = new Set(pathParameters.map(({ name }) => name))
  const lines = [...pathParameters, ...query.filter(({ name }) => !inPath.has(name))].map((entry) => {
    const type = shapes.fieldType(entry.name, entry.schema, { file: entry.within, form: 'write' })
    return renderMember(entry.name, type, { ...entry, needed: entry.required })
  })
  const params = lines.length > 0 ? renderObject(lines) : undefined
  const written = body && getRequestType(body, shapes)
  const isNeeded = pathParameters.length > 0 || query.some((entry) => entry.required) || body?.required
  const type = written && params ? renderObject([`query: ${params}`, `body: ${written}`]) : (written ?? params)
  if (!type) return 'undefined'
  return isNeeded ? type : `${type} | undefined`
}

function outputType({ answer }, shapes) {
  const { type, enveloped, hasData, isOptional, paged, schema, file } = answer
  if (type !== 'application/json') return type ? 'Blob' : 'undefined'
  if (enveloped && !hasData) return 'undefined'
  const payload = shapes.typeOf(schema, { file, form: 'read' })
  // if a read may find nothing, its type includes `undefined`; a page always has a value
  return isOptional && !paged ? `${payload} | undefined` : payload
}

function inputKind(operation) {
  const params = operation.query.length + operation.pathParameters.length > 0
  if (operation.body) return params ? 'both' : 'body'
  return params ? 'query' : undefined
}

function answerKind({ type, enveloped, hasData }) {
  if (type === undefined) return 'none'
  if (type !== 'application/json') return 'blob'
  return enveloped && !hasData ? 'none' : undefined
}

/** Body kinds by media type; `undefined` means JSON, and a type without an entry is sent unchanged. */
const bodyKinds = new Map([
  ['application/json', undefined],
  ['multipart/form-data', 'multipart'],
  ['application/x-www-form-urlencoded', 'form'],
])
const bodyKind = ({ type }) => (bodyKinds.has(type) ? bodyKinds.get(type) : type)

function renderOperation(operation) {
  const entries = {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    input: inputKind(operation),
    body: operation.body && bodyKind(operation.body),
    responseType: answerKind(operation.answer),
    envelope: operation.answer.type === 'application/json' && !operation.answer.enveloped ? false : undefined,
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
  return toLiteral(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)))
}

const splitName = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Returns the English description of a call, or the words of its name if the description is in another script. */
export function getEnglishSummary({ entity, action, summary, english }) {
  if (english) return english
  return summary && !/[^\p{ASCII}\p{P}]/u.test(summary) ? summary : [entity, action].map(splitName).join(': ')
}

const plain = (text) => text.replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim()

/** Renders the doc comment of a call for editors. */
function comment(operation) {
  const { summary, method, path, permissions } = operation
  const english = getEnglishSummary(operation)
  const granted = permissions.length > 0 ? `, permission ${permissions.map((code) => `\`${code}\``).join(' or ')}` : ''
  const lines = [...new Set([summary, english].filter(Boolean).map(plain))]
  return `  /**\n${lines.map((line) => `   * ${line}\n   *\n`).join('')}   * \`${method} ${path}\`${granted}\n   */`
}

function emitEntity({ entity, operations, shapes }, { from, banner, extension }) {
  const types = operations.map((operation) => {
    const type = `Operation<${inputType(operation, shapes)}, ${outputType(operation, shapes)}>`
    return `${comment(operation)}\n  readonly ${operation.action}: ${type.replaceAll('\n', '\n  ')}`
  })
  const values = operations.map((operation) =>
    operation.session ? `  ${operation.action},` : `  ${operation.action}: ${renderOperation(operation)},`,
  )
  const apart = operations.filter(({ session }) => session).map(({ action }) => action)
  const own = apart.length > 0 ? `import { ${apart.join(', ')} } from './${toKebabCase(entity)}-session${extension}'\n` : ''
  const written = types.join('\n')
  const words = new Set(written.replace(/\/\*\*[\s\S]*?\*\//g, '').match(/\b[A-Z]\w*/g))
  const names = [...shapes.names()].filter((name) => words.has(name)).toSorted()
  const used = names.length > 0 ? `import type { ${names.join(', ')} } from './shapes${extension}'\n` : ''
  return `${banner}\nimport type { Operation } from '${from}'
${own}${used}
export interface ${toPascalCase(entity)}Operations {
${written}
}

export const ${entity}: ${toPascalCase(entity)}Operations = {
${values.join('\n')}
}
`
}

/** Renders the calls that every session makes into a separate module, so that a sign-in page loads nothing else of the entity. */
function emitSession({ entity, operations }, { banner, extension }) {
  const values = operations.map(
    (operation) =>
      `export const ${operation.action}: ${toPascalCase(entity)}Operations['${operation.action}'] = ${renderOperation(operation)}`,
  )
  return `${banner}\nimport type { ${toPascalCase(entity)}Operations } from './${toKebabCase(entity)}${extension}'\n\n${values.join('\n')}\n`
}

/** Renders the modules of every entity of a service, their shapes and the index, as a map of file name to text. */
export function emitService(service, style = defaultStyle) {
  const { banner, extension } = style
  const shapes = createShapes(service.schemas)
  const entities = new Map()
  for (const operation of service.operations) {
    const { entity } = operation
    entities.set(entity, [...(entities.get(entity) ?? []), operation])
  }
  const files = new Map()
  const index = []
  for (const [entity, operations] of entities) {
    files.set(`${toKebabCase(entity)}.ts`, emitEntity({ entity, operations, shapes }, style))
    const apart = operations.filter(({ session }) => session)
    if (apart.length > 0) files.set(`${toKebabCase(entity)}-session.ts`, emitSession({ entity, operations: apart }, style))
    index.push(`export * from './${toKebabCase(entity)}${extension}'`)
  }
  files.set('shapes.ts', `${banner}\n${shapes.text() || 'export {}\n'}`)
  files.set('index.ts', `${banner}\n${index.join('\n')}\nexport type * from './shapes${extension}'\n`)
  return files
}
