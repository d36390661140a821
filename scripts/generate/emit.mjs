import { createShapes, member, objectOf } from './shapes.mjs'

const banner = '// made by `npm run generate`; never edited\n'
const pascal = (name) => name[0].toUpperCase() + name.slice(1)
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
const literal = (value) => JSON.stringify(value).replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')

async function inputType({ query, pathParameters, body }, shapes) {
  const lines = await Promise.all(
    [...pathParameters, ...query].map(async (entry) => {
      const type = await shapes.typeOf(entry.schema, { file: entry.within, form: 'write' })
      return member(entry.name, type, { ...entry, needed: entry.required })
    }),
  )
  const params = lines.length > 0 ? objectOf(lines) : undefined
  const written = body && (await shapes.typeOf(body.schema, { file: body.file, form: 'write' }))
  const isNeeded = pathParameters.length > 0 || query.some((entry) => entry.required) || body?.required
  const type = written && params ? objectOf([`query: ${params}`, `body: ${written}`]) : (written ?? params)
  if (!type) return 'undefined'
  return isNeeded ? type : `${type} | undefined`
}

async function outputType({ answer }, shapes) {
  const { type, enveloped, hasData, mayLack, schema, file } = answer
  if (type !== 'application/json') return type ? 'Blob' : 'undefined'
  if (enveloped && !hasData) return 'undefined'
  const payload = await shapes.typeOf(schema, { file, form: 'read' })
  // where a read may find nothing, the types say so
  return mayLack ? `${payload} | undefined` : payload
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

const bodyKinds = { 'multipart/form-data': 'multipart', 'application/x-www-form-urlencoded': 'form', 'text/plain': 'text' }

function facts(operation) {
  const entries = {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    input: inputKind(operation),
    body: operation.body && bodyKinds[operation.body.type],
    answer: answerKind(operation.answer),
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
  return literal(Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)))
}

async function emitEntity(entity, operations, shapes) {
  const members = operations.map((operation) => ({ action: operation.id.split('.')[1], operation }))
  const types = []
  for (const { action, operation } of members) {
    const type = `Operation<${await inputType(operation, shapes)}, ${await outputType(operation, shapes)}>`
    types.push(`  /** ${operation.summary} */\n  readonly ${action}: ${type.replaceAll('\n', '\n  ')}`)
  }
  const values = members.map(({ action, operation }) => (operation.session ? `  ${action},` : `  ${action}: ${facts(operation)},`))
  const apart = members.filter(({ operation }) => operation.session).map(({ action }) => action)
  const own = apart.length > 0 ? `import { ${apart.join(', ')} } from './${kebab(entity)}-session'\n` : ''
  const written = types.join('\n')
  const words = new Set(written.replace(/\/\*\*.*?\*\//g, '').match(/\b[A-Z]\w*/g))
  const names = [...shapes.names()].filter((name) => words.has(name)).toSorted()
  const used = names.length > 0 ? `import type { ${names.join(', ')} } from './shapes'\n` : ''
  return `${banner}import type { Operation } from '../../operation'
${own}${used}
export interface ${pascal(entity)}Operations {
${written}
}

export const ${entity}: ${pascal(entity)}Operations = {
${values.join('\n')}
}
`
}

/** what every session calls, apart from its entity: a page that only signs in loads nothing else of it */
function emitSession(entity, operations) {
  const values = operations.map((operation) => {
    const action = operation.id.split('.')[1]
    return `export const ${action}: ${pascal(entity)}Operations['${action}'] = ${facts(operation)}`
  })
  return `${banner}import type { ${pascal(entity)}Operations } from './${kebab(entity)}'\n\n${values.join('\n')}\n`
}

/** file name → text, for every entity of a service, their shapes and the index */
export async function emitService(service) {
  const shapes = createShapes()
  const entities = new Map()
  for (const operation of service.operations) {
    const entity = operation.id.split('.')[0]
    entities.set(entity, [...(entities.get(entity) ?? []), operation])
  }
  const files = new Map()
  const index = []
  for (const [entity, operations] of entities) {
    files.set(`${kebab(entity)}.ts`, await emitEntity(entity, operations, shapes))
    const apart = operations.filter(({ session }) => session)
    if (apart.length > 0) files.set(`${kebab(entity)}-session.ts`, emitSession(entity, apart))
    index.push(`export * from './${kebab(entity)}'`)
  }
  files.set('shapes.ts', `${banner}${shapes.text()}`)
  files.set('index.ts', `${banner}${index.join('\n')}\nexport type * from './shapes'\n`)
  return files
}
