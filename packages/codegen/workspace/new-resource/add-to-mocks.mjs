// adds an entity to the mock: its rows, its calls, the line of its area, the codes that it needs
import { toKebabCase, toPascalCase } from '../../src/index.ts'
import { renderCallsFile } from './calls-file.mjs'
import { findNewDictionaries, getDictionaryEntries } from './dictionaries.mjs'
import { addImport, appendToMember } from './edit-source.mjs'
import { findTables, getOrCreateArea } from './mock-areas.mjs'
import { createRows, renderTableFile } from './mock-rows.mjs'

const worldFile = 'mocks/src/engine/world/world.ts'

const findReferences = (declaration) =>
  [...declaration.matchAll(/^ {4}(\w+): reference\((\w+), '(\w+)'(?:, \{([^}]*)\})?\)/gm)].map(([, column, to, label, options = '']) => ({
    ...{ column, to, label },
    echo: /nameField: '(\w+)'/.exec(options)?.[1],
    many: options.includes('join:'),
  }))

/** Returns the columns of a list as a workbook has them. */
function getColumns(entity, printed, references) {
  const names = [...(/columns: \[([^\]]*)\]/.exec(printed.declaration)?.[1].matchAll(/'(\w+)'/g) ?? [])].map(([, name]) => name)
  return names.map((name) => {
    const field = entity.row.get(name) ?? {}
    const label = new RegExp(`^ {4}${name}: '(.*)',$`, 'm').exec(printed.zhCn)?.[1] ?? name
    const echo = references.find(({ column }) => column === name)?.echo
    return {
      name: echo ?? name,
      label: label.replaceAll(/[\s,]/g, ''),
      dict: field['x-dict'],
      isNumber: field.type === 'integer' && !field['x-dict'],
    }
  })
}

/** Renders inputs for the mock's contract test beyond the examples: rows that exist, a workbook with one line. */
function renderInputOverrides({ entity, calls, canSubmit }, { references, columns }) {
  const lines = [
    ...(canSubmit && references.length > 0 ? [['resolveReferences', `'${entity}.submit': resolveReferences('${entity}')`]] : []),
    ...calls.flatMap(({ action, items, acceptsFile }) => {
      if (items?.join() === 'id,sort') return [['createSortInput', `'${entity}.${action}': createSortInput('${entity}')`]]
      return acceptsFile && canSubmit ? [['createImportInput', `'${entity}.${action}': createImportInput('${columns[0]?.label}\\n1')`]] : []
    }),
  ]
  if (lines.length === 0) return undefined
  const helpers = [...new Set(lines.map(([helper]) => helper))]
  return `import type { InputOverrides } from './call-with-example'
import { ${helpers.join(', ')} } from './input-overrides-business'

export const inputOverrides: InputOverrides = {
${lines.map(([, line]) => `  ${line},\n`).join('')}}
`
}

/** Adds an entity to the area of a plugin. */
export function addToMocks(plan, { plugin, entity, printed, contracts, title }) {
  const { folder, index } = getOrCreateArea(plan, plugin)
  const tables = findTables(plan, folder)
  const entries = getDictionaryEntries(plan, contracts)
  const references = findReferences(printed.declaration)
  const named = references.flatMap((one) => {
    const table = tables.get(one.to)
    return one.echo && table && one.to !== entity.entity ? [{ ...one, table: table.name }] : []
  })
  const rows = createRows(entity, { tables, entries, echoes: new Set(references.flatMap(({ echo }) => echo ?? [])) })
  const file = toKebabCase(entity.entity)
  const files = new Map([...tables.values()].map((one) => [one.name, one.file]))
  const columns = getColumns(entity, printed, references)
  plan.create(`${folder}/${file}-table.ts`, renderTableFile(entity, rows))
  plan.create(`${folder}/${file}.ts`, renderCallsFile(entity, { named, title, columns, entries, files }))
  const others = rows.references.filter(({ to }) => to.file)
  const to = rows.references.map((one) => `${one.name}: ${one.to.name}`)
  const line = `register(${entity.entity}Table, ${entity.entity}Mocks${to.length > 0 ? `, { ${to.join(', ')} }` : ''})`
  plan.change(index, (text) => {
    const imports = [
      ['register', '../../engine/area'],
      [`${entity.entity}Mocks`, `./${file}`],
      [`${entity.entity}Table`, `./${file}-table`],
      ...others.map(({ to: table }) => [table.name, table.file]),
    ]
    const registered = imports.reduce(
      (made, [what, from]) => addImport(made, what, from),
      appendToMember(text, ['defineArea', 'entities'], ['[', line, ']']),
    )
    return findNewDictionaries(plan, contracts, entity).reduce(
      (made, dictionary) => appendToMember(made, ['defineArea', 'dictionaries'], ['[', dictionary, ']']),
      registered,
    )
  })
  const special = renderInputOverrides(entity, { references: others, columns })
  if (special) plan.create(`mocks/src/contract/input-overrides-${file}.ts`, special)
  // data stored in a browser lacks the table
  plan.change(worldFile, (text) => text.replace(/^const version = (\d+)$/m, (_, version) => `const version = ${Number(version) + 1}`))
}

/** Throws if the entity cannot be added to the mock. */
export function assertMockable(entity) {
  const lacks = entity.list !== 'page' && entity.list !== 'list'
  if (lacks || !entity.hasOwnSchema)
    throw new Error(
      `${entity.entity}: rows are made of a page or list and a schema ${toPascalCase(entity.entity)}; --no-mocks leaves them to you`,
    )
}
