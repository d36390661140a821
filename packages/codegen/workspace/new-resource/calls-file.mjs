// renders the file of an entity's calls in the mock
import { toKebabCase } from '../../src/index.ts'
import { createMockAnswer } from './mock-answers.mjs'

/** Renders names of referenced rows: `spotName` of the row with the id `scenicSpotId`. */
const renderView = (named) =>
  named.length === 0
    ? []
    : [
        `view: (row, { world }) => ({ ...row, ${named
          .map(({ echo, column, label, table, many }) =>
            many
              ? `${echo}: lookUpNames(world, ${table}, { ids: row.${column}, name: (one) => one.${label} })`
              : `${echo}: lookUpName(world, ${table}, { id: row.${column}, name: (one) => one.${label} })`,
          )
          .join(', ')} })`,
      ]

const importPaths = {
  actions: '../shared/actions',
  entity: '../shared/entity-mocks',
  sheets: '../shared/sheets',
  mock: '../../engine/mock',
}

/** Renders the file of an entity's calls. */
export function renderCallsFile(entity, { named, title, columns, entries, files }) {
  const name = entity.entity
  const table = `${name}Table`
  const labels = columns.map(({ name: field }) => field)
  const answers = entity.calls.map((call) =>
    createMockAnswer({ entity, call, title, labels, table, entries, operation: `${name}.${call.action}` }),
  )
  const hasSheets = answers.some(({ uses }) => uses.sheets)
  const options = [...renderView(named), ...(entity.row.has('sort') ? ['order: compareBySort'] : [])]
  const uses = new Map([
    ['actions', new Set()],
    ['entity', new Set(['createEntityMocks', ...named.map(({ many }) => (many ? 'lookUpNames' : 'lookUpName'))])],
    ['sheets', new Set(hasSheets ? ['defineSheetColumns'] : [])],
    ['mock', new Set()],
  ])
  for (const one of answers) for (const [file, names] of Object.entries(one.uses)) for (const used of names) uses.get(file).add(used)
  const tables = new Map([[table, `./${toKebabCase(name)}-table`], ...named.map((one) => [one.table, files.get(one.table)])])
  const crud = `createEntityMocks(${name}, ${table}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
  const sheetColumns = columns
    .map(({ name: field, label, dict, isNumber }) => `${label} ${field}${dict ? `:${dict}` : ''}${isNumber ? '#' : ''}`)
    .join(',')
  return [
    `import { ${name} } from '@jwsk/sdk/${entity.service}'\n`,
    entity.row.has('sort') ? "import { compareBySort } from '../../engine/crud'\n" : '',
    ...[...uses].map(([file, names]) => (names.size === 0 ? '' : `import { ${[...names].join(', ')} } from '${importPaths[file]}'\n`)),
    ...[...tables].map(([one, file]) => `import { ${one} } from '${file}'\n`),
    answers.length === 0 ? `\nexport const ${name}Mocks = ${crud}\n` : `\nconst crudMocks = ${crud}\n`,
    hasSheets ? `\nconst sheetColumns = defineSheetColumns('${sheetColumns}')\n` : '',
    answers.length === 0 ? '' : `\nexport const ${name}Mocks = [...crudMocks, ${answers.map(({ text }) => text).join(', ')}]\n`,
  ].join('')
}
