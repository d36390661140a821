const banner = '// made by `npm run generate`; never edited\n'
const pascal = (name) => name[0].toUpperCase() + name.slice(1)
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '')
const literal = (value) => JSON.stringify(value).replace(/"([A-Za-z_$][\w$]*)":/g, '$1: ')

function inputType(operation) {
  const at = `operations['${operation.id}']`
  const params = []
  if (operation.pathParameters.length > 0) params.push(`${at}['parameters']['path']`)
  if (operation.query.length > 0) params.push(`NonNullable<${at}['parameters']['query']>`)
  const body = operation.body && `Writable<NonNullable<${at}['requestBody']>['content']['${operation.body.type}']>`
  const needed = operation.pathParameters.length > 0 || operation.query.some((entry) => entry.required) || operation.body?.required
  const type = body && params.length > 0 ? `{ query: ${params.join(' & ')}; body: ${body} }` : (body ?? params.join(' & '))
  if (!type) return 'undefined'
  return needed ? type : `${type} | undefined`
}

function outputType(operation) {
  const { type, enveloped, hasData } = operation.answer
  if (type !== 'application/json') return type ? 'Blob' : 'undefined'
  const content = `operations['${operation.id}']['responses'][200]['content']['application/json']`
  if (!enveloped) return `Readable<${content}>`
  return hasData ? `Readable<NonNullable<${content}['data']>>` : 'undefined'
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

function emitEntity(entity, operations, schemas) {
  const members = operations.map((operation) => ({ action: operation.id.split('.')[1], operation }))
  const types = members.map(
    ({ action, operation }) =>
      `  /** ${operation.summary} */\n  readonly ${action}: Operation<${inputType(operation)}, ${outputType(operation)}>`,
  )
  const values = members.map(({ action, operation }) => (operation.session ? `  ${action},` : `  ${action}: ${facts(operation)},`))
  const apart = members.filter(({ operation }) => operation.session).map(({ action }) => action)
  const own = apart.length > 0 ? `import { ${apart.join(', ')} } from './${kebab(entity)}-session'\n` : ''
  const row = schemas.includes(pascal(entity))
    ? `\n/** One row as read. */\nexport type ${pascal(entity)} = Readable<components['schemas']['${pascal(entity)}']>\n`
    : ''
  const written = types.join('')
  const names = ['Readable', 'Writable', 'components', 'operations'].filter((name) =>
    name === 'components' ? row : written.includes(name) || (row && name === 'Readable'),
  )
  return `${banner}import type { Operation } from '../../operation'
${own}import type { ${names.join(', ')} } from './types'

export interface ${pascal(entity)}Operations {
${types.join('\n')}
}

export const ${entity}: ${pascal(entity)}Operations = {
${values.join('\n')}
}
${row}`
}

/** what every session calls, apart from its entity: a page that only signs in loads nothing else of it */
function emitSession(entity, operations) {
  const values = operations.map((operation) => {
    const action = operation.id.split('.')[1]
    return `export const ${action}: ${pascal(entity)}Operations['${action}'] = ${facts(operation)}`
  })
  return `${banner}import type { ${pascal(entity)}Operations } from './${kebab(entity)}'\n\n${values.join('\n')}\n`
}

/** file name → text, for every entity of a service and its index */
export function emitService(service) {
  const entities = new Map()
  for (const operation of service.operations) {
    const entity = operation.id.split('.')[0]
    entities.set(entity, [...(entities.get(entity) ?? []), operation])
  }
  const files = new Map()
  const index = []
  for (const [entity, operations] of entities) {
    files.set(`${kebab(entity)}.ts`, emitEntity(entity, operations, service.schemas))
    const apart = operations.filter(({ session }) => session)
    if (apart.length > 0) files.set(`${kebab(entity)}-session.ts`, emitSession(entity, apart))
    index.push(`export * from './${kebab(entity)}'`)
  }
  files.set('index.ts', `${banner}${index.join('\n')}\nexport type { components, paths } from './types'\n`)
  return files
}
