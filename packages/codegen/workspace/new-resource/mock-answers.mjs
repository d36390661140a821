// renders the mock of a call from its contract
import { findStateChange } from '../../src/resource/state-change.mjs'

const code = (value) => JSON.stringify(value, null, 2).replaceAll('\\"', '”').replaceAll("'", '’').replaceAll('"', "'")
const getKeyField = ({ query, body }, entity) =>
  [...query.keys(), ...body.keys()].find((name) => ['id', 'ids', `${entity}Id`, `${entity}Ids`].includes(name))

/** Creates an answer with the names that its code imports from `shared`, by file. */
const createAnswer = (text, uses = {}) => ({ text, uses })

// the contract's example, until a developer replaces it
const createExampleAnswer = ({ operation, call }) =>
  createAnswer(`mock(${operation}, () => (${code(call.example ?? null)}))`, { mock: ['mock'] })

function createReadAnswer({ operation, call, table, labels }) {
  if (call.action === 'select' && Array.isArray(call.example)) {
    const names = Object.keys(call.example[0] ?? {}).filter((name) => name !== 'id')
    const fields = (names.length > 0 ? names : labels.slice(0, 1)).map((name) => `'${name}'`)
    return createAnswer(`createOptionsMock(${operation}, ${table}, { fields: [${fields.join(', ')}] })`, { actions: ['createOptionsMock'] })
  }
  return createExampleAnswer({ operation, call })
}

function createSheetAnswer({ entity, operation, call, title, labels, table }) {
  const name = entity.entity
  if (call.action === 'exportTemplate')
    return createAnswer(`createTemplateMock(${operation}, ['${title}', sheetColumns])`, { sheets: ['createTemplateMock'] })
  if (call.returnsFile && !call.returnsSheet)
    return createAnswer(
      `mock(${operation}, () => new Response(new Blob(['${title}']), { headers: { 'content-type': '${call.fileType}' } }))`,
      {
        mock: ['mock'],
      },
    )
  if (call.returnsFile)
    return createAnswer(`createExportMock(${operation}, findMock(crudMocks, ${name}.${entity.list}), ['${title}', sheetColumns])`, {
      sheets: ['createExportMock'],
      entity: ['findMock'],
    })
  const [first = 'id'] = labels
  return createAnswer(
    `createImportMock(${operation}, {
    submit: findMock(crudMocks, ${name}.submit),
    columns: sheetColumns,
    twin: ({ ${first} }, world) => world.table(${table}).find((row) => row.${first} === ${first}),
    duplicate: { field: '${first}', message: '记录已存在' },
  })`,
    { sheets: ['createImportMock'], entity: ['findMock'] },
  )
}

function createStatusAnswer({ entity, operation, table, entries }) {
  const dictionary = entity.row.get('status')?.['x-dict']
  const keys = Object.keys((dictionary && entries(dictionary)) ?? { 0: '', 1: '' }).map(Number)
  return createAnswer(`createStatusMock(${operation}, ${table}, { allowed: [${keys.join(', ')}] })`, { actions: ['createStatusMock'] })
}

/** Renders the status that a call sets; without values in the contract, 1 is enabled and 0 disabled. */
function renderState({ entity, call, entries }) {
  const { field, to } = findStateChange(entity, call, entries) ?? {}
  if (to !== undefined) return [`${field}: ${to}`]
  const status = entity.row.get('status')
  const [, verb] = /^(enable|disable)/.exec(call.action) ?? []
  const isSwitch = verb && status?.type === 'integer' && !call.query.has('status') && !call.body.has('status')
  return isSwitch ? [`status: ${verb === 'enable' ? 1 : 0}`] : []
}

/** Renders an update of the addressed rows: parameters that are columns are written to them, and the status that the call sets. */
function createChangeAnswer({ entity, operation, call, table, entries }) {
  const key = getKeyField(call, entity.entity)
  if (key === undefined) return createAnswer(`mock(${operation}, () => undefined)`, { mock: ['mock'] })
  const columns = [...call.query].filter(([name, field]) => name !== key && entity.row.has(name) && field.type === 'string')
  const given = columns.map(([name]) => `${name}: requireParameter(call, '${name}')`)
  const state = renderState({ entity, call, entries })
  const uses = { mock: ['mock'], entity: ['patchRow'], ...(given.length > 0 && { actions: ['requireParameter'] }) }
  if (call.body.has('id')) {
    const isOwn = [...call.body.keys()].every((name) => entity.row.has(name))
    const values = [...(isOwn ? ['...call.body'] : []), ...state, `id: requireRow(call, ${table}).id`]
    return createAnswer(`mock(${operation}, (call) => patchRow(call, ${table}, { ${values.join(', ')} }))`, {
      ...uses,
      entity: ['patchRow', 'requireRow'],
    })
  }
  if (call.body.size > 0) {
    const rows = `requireRows(call, ${table}, (call.body.${key} ?? '').split(','))`
    return createAnswer(
      `mock(${operation}, (call) => {\n    for (const { id } of ${rows}) patchRow(call, ${table}, { ${['id', ...state].join(', ')} })\n  })`,
      {
        ...uses,
        entity: ['patchRow', 'requireRows'],
      },
    )
  }
  const ids = key === 'ids' ? '' : `, requireParameter(call, '${key}').split(',')`
  return createAnswer(
    `mock(${operation}, (call) => {\n    for (const { id } of requireRows(call, ${table}${ids})) patchRow(call, ${table}, { ${['id', ...given, ...state].join(', ')} })\n  })`,
    {
      ...uses,
      entity: ['patchRow', 'requireRows'],
      ...((ids || given.length > 0) && { actions: ['requireParameter'] }),
    },
  )
}

/** Creates the mock of a call: its code, and the imported names by file. */
export function createMockAnswer(request) {
  const { call, entity } = request
  if (call.returnsFile || (call.acceptsFile && entity.canSubmit)) return createSheetAnswer(request)
  if (call.reads) return createReadAnswer(request)
  if (call.example !== undefined && call.example !== null) return createExampleAnswer(request)
  if (call.query.has('ids') && call.query.has('status')) return createStatusAnswer(request)
  if (call.items?.join() === 'id,sort')
    return createAnswer(`createReorderMock(${request.operation}, ${request.table})`, { actions: ['createReorderMock'] })
  return createChangeAnswer(request)
}
