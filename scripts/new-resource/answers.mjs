// what a contract says of a call → what answers it in the stand-in

const code = (value) => JSON.stringify(value, null, 2).replaceAll('\\"', '”').replaceAll("'", '’').replaceAll('"', "'")
const keyOf = ({ query, body }, entity) =>
  [...query.keys(), ...body.keys()].find((name) => ['id', 'ids', `${entity}Id`, `${entity}Ids`].includes(name))

/** an answer, and what its code names of `shared` by file */
const answer = (text, uses = {}) => ({ text, uses })

// as the contract shows it, until somebody makes more of it
const exampleAnswer = ({ operation, call }) => answer(`mock(${operation}, () => (${code(call.example ?? null)}))`, { mock: ['mock'] })

function readAnswer({ operation, call, table, labels }) {
  if (call.action === 'select' && Array.isArray(call.example)) {
    const shown = Object.keys(call.example[0] ?? {}).filter((name) => name !== 'id')
    const fields = (shown.length > 0 ? shown : labels.slice(0, 1)).map((name) => `'${name}'`)
    return answer(`options(${operation}, ${table}, { fields: [${fields.join(', ')}] })`, { actions: ['options'] })
  }
  return exampleAnswer({ operation, call })
}

function sheetAnswer({ entity, operation, call, title, labels, table }) {
  const name = entity.entity
  if (call.action === 'exportTemplate')
    return answer(`templateMock(${operation}, ['${title}', sheetColumns])`, { sheets: ['templateMock'] })
  if (call.givesFile && !call.givesSheet)
    return answer(`mock(${operation}, () => new Response(new Blob(['${title}']), { headers: { 'content-type': '${call.fileType}' } }))`, {
      mock: ['mock'],
    })
  if (call.givesFile)
    return answer(`exportMock(${operation}, mockOf(crudMocks, ${name}.${entity.list}), ['${title}', sheetColumns])`, {
      sheets: ['exportMock'],
      entity: ['mockOf'],
    })
  const [first = 'id'] = labels
  return answer(
    `importMock(${operation}, {
    submit: mockOf(crudMocks, ${name}.submit),
    columns: sheetColumns,
    twin: ({ ${first} }, world) => world.table(${table}).find((row) => row.${first} === ${first}),
    duplicate: { field: '${first}', message: '记录已存在' },
  })`,
    { sheets: ['importMock'], entity: ['mockOf'] },
  )
}

function statusAnswer({ entity, operation, table, entries }) {
  const dictionary = entity.row.get('status')?.['x-dict']
  const keys = Object.keys((dictionary && entries(dictionary)) ?? { 0: '', 1: '' }).map(Number)
  return answer(`changeStatus(${operation}, ${table}, { allowed: [${keys.join(', ')}] })`, { actions: ['changeStatus'] })
}

/** a change of the rows that are meant: what the call says of columns comes to stand in them */
function changeAnswer({ entity, operation, call, table }) {
  const key = keyOf(call, entity.entity)
  if (key === undefined) return answer(`mock(${operation}, () => undefined)`, { mock: ['mock'] })
  const columns = [...call.query].filter(([name, field]) => name !== key && entity.row.has(name) && field.type === 'string')
  const given = columns.map(([name]) => `${name}: requiredParameter(call, '${name}')`)
  const uses = { mock: ['mock'], entity: ['patchRow'], ...(given.length > 0 && { actions: ['requiredParameter'] }) }
  if (call.body.has('id')) {
    const isOwn = [...call.body.keys()].every((name) => entity.row.has(name))
    const values = [...(isOwn ? ['...call.body'] : []), `id: rowOf(call, ${table}).id`]
    return answer(`mock(${operation}, (call) => patchRow(call, ${table}, { ${values.join(', ')} }))`, {
      ...uses,
      entity: ['patchRow', 'rowOf'],
    })
  }
  if (call.body.size > 0) {
    const rows = `rowsOf(call, ${table}, (call.body.${key} ?? '').split(','))`
    return answer(`mock(${operation}, (call) => {\n    for (const { id } of ${rows}) patchRow(call, ${table}, { id })\n  })`, {
      ...uses,
      entity: ['patchRow', 'rowsOf'],
    })
  }
  const ids = key === 'ids' ? '' : `, requiredParameter(call, '${key}').split(',')`
  return answer(
    `mock(${operation}, (call) => {\n    for (const { id } of rowsOf(call, ${table}${ids})) patchRow(call, ${table}, { ${['id', ...given].join(', ')} })\n  })`,
    {
      ...uses,
      entity: ['patchRow', 'rowsOf'],
      ...((ids || given.length > 0) && { actions: ['requiredParameter'] }),
    },
  )
}

/** what answers a call: its code, and what that names by file */
export function answerOf(asked) {
  const { call, entity } = asked
  if (call.givesFile || (call.takesFile && entity.canSubmit)) return sheetAnswer(asked)
  if (call.reads) return readAnswer(asked)
  if (call.example !== undefined && call.example !== null) return exampleAnswer(asked)
  if (call.query.has('ids') && call.query.has('status')) return statusAnswer(asked)
  if (call.items?.join() === 'id,sort') return answer(`reorder(${asked.operation}, ${asked.table})`, { actions: ['reorder'] })
  return changeAnswer(asked)
}
