// files of an area for the mock platform: seeded rows, calls, one line for each, and the menu entry

import { toCamelCase } from '../case.mjs'
import { formatList, quoteAll } from '../format-code.mjs'
import type { AreaEntity } from './render-contract'
import { renderSeedValue } from './sample'

interface Area {
  readonly name: string
  readonly service: string
  readonly title: string
  readonly entities: readonly AreaEntity[]
}

const findParent = ({ plan }: AreaEntity, { entities }: Area) => entities.find((other) => other.plan.table === plan.parent?.table)

const seedCount = 12

function renderTableFile(entity: AreaEntity, area: Area): string {
  const { plan, names, columns: described } = entity
  const parent = plan.parent?.table === plan.table ? undefined : findParent(entity, area)
  // a seeded row that refers to its own table starts without a reference
  const filled = described.filter(({ property }) => property['x-reference'] !== names.entity)
  const values = filled.map((one) => {
    const isParent = parent !== undefined && one.column.name === plan.parent?.column
    return `      ${one.column.property}: ${isParent ? "parents[index % parents.length]?.id ?? ''" : renderSeedValue(one, plan)},`
  })
  const spreadImport = values.some((line) => line.includes(': spread(')) ? "import { spread } from '../shared/spread'\n" : ''
  return `import type { ${names.type} } from '@jwsk/sdk/${area.service}'
import { defineSeededTable } from '../../engine/world/seeded-table'
import { getTimeBefore } from '../shared/clock'
import { platformColumns, type TenantRow } from '../shared/tenant-row'
${spreadImport}${parent ? `import { ${parent.names.entity}Table } from './${parent.names.file}-table'\n` : ''}
const count = ${seedCount}

export const ${names.entity}Table = defineSeededTable<TenantRow<${names.type}>>('${names.entity}', (world) => {
${parent ? `  const parents = ${parent.names.entity}Table.seed(world)\n` : ''}  return Array.from({ length: count }, (_, index) => {
    const time = getTimeBefore(world, count - index)
    return {
      ...platformColumns(world, '${names.entity}', index)(time),
${values.join('\n')}
    }
  })
})
`
}

const renderPlainView = ({ columns: described }: AreaEntity) => `
/** Columns of the table, which lacks the platform's base columns. */
${formatList({ open: 'const columns = [', items: quoteAll(['id', ...described.map(({ column }) => column.property)]), close: '] as const' })}
`

function renderCallsFile(entity: AreaEntity, service: string): string {
  const { plan, names } = entity
  const view = ', {\n  view: (row) => Object.fromEntries(columns.map((name) => [name, row[name]])),\n}'
  return `import { ${names.entity} } from '@jwsk/sdk/${service}'
import { createEntityMocks } from '../shared/entity-mocks'
import { ${names.entity}Table } from './${names.file}-table'
${plan.hasBase ? '' : renderPlainView(entity)}
export const ${names.entity}Mocks = createEntityMocks(${names.entity}, ${names.entity}Table${plan.hasBase ? '' : view})
`
}

function renderIndexFile(area: Area): string {
  const { name, title, entities } = area
  const imports = entities.flatMap(({ names }) => [
    `import { ${names.entity}Mocks } from './${names.file}'`,
    `import { ${names.entity}Table } from './${names.file}-table'`,
  ])
  const getImportPath = (line: string) => line.split("'./")[1] ?? ''
  const registered = entities.map((entity) => {
    const { names, plan, columns: described } = entity
    const parent = findParent(entity, area)
    const column = described.find((one) => one.column.name === plan.parent?.column)?.column.property
    const columns = parent && column ? `, { ${column}: ${parent.names.entity}Table }` : ''
    return `register(${names.entity}Table, ${names.entity}Mocks${columns})`
  })
  const pages = entities.map(({ plan, names }) => `createPageSeed(['${names.entity}', '${plan.title}', 'box'], '/${name}/${names.entity}')`)
  return `import { defineArea, register } from '../../engine/area'
import { createGroupSeed, createPageSeed } from '../../seed/menu-seed'
${imports.sort((one, other) => (getImportPath(one) < getImportPath(other) ? -1 : 1)).join('\n')}

${formatList({ open: 'const pages = [', items: pages, close: ']' })}

export const ${toCamelCase(name)} = defineArea({
${formatList({ open: 'entities: [', items: registered, close: '],' }, '  ')}
  menus: [createGroupSeed(['${toCamelCase(name)}Group', '${title}'], 'box', pages)],
})
`
}

/** Returns the mock's files of an area, by path. */
export const createMockFiles = (area: Area): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ['index.ts', renderIndexFile(area)],
    ...area.entities.flatMap((entity) => [
      [`${entity.names.file}-table.ts`, renderTableFile(entity, area)] as const,
      [`${entity.names.file}.ts`, renderCallsFile(entity, area.service)] as const,
    ]),
  ])
