// reads and edits the mock's areas: their calls and tables, and the area of a plugin
import { relative } from 'node:path'
import { toCamelCase } from '../../src/index.ts'
import { addImport, appendToConstant } from './edit-source.mjs'

const areasFile = 'mocks/src/areas.ts'
const own = ['mocks/src/areas', 'mocks/src/auth', 'mocks/src/platform', 'mocks/src/system']

export const listMockSources = (plan) =>
  own.flatMap((folder) => plan.below(folder)).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

/** Whether the mock already answers an entity's list. */
export function hasMock(plan, entity) {
  const list = new RegExp(`\\b${entity}\\.(page|list)\\b|\\b(createEntityMocks|crud)\\(${entity}\\b`)
  return listMockSources(plan).some((path) => list.test(plan.read(path)))
}

/** Returns the mock's tables by entity, as a file of an area imports them. */
export function findTables(plan, area) {
  const found = listMockSources(plan).flatMap((path) =>
    [...plan.read(path).matchAll(/^export const (\w+)Table = define(?:Seeded)?Table\b/gm)].map(([, entity]) => {
      const to = relative(area, path.replace(/\.ts$/, '')).replaceAll('\\', '/')
      return [entity, { name: `${entity}Table`, file: to.startsWith('.') ? to : `./${to}` }]
    }),
  )
  return new Map(found)
}

/** Returns the index of a plugin's area; creates it and adds it to the list of areas if it is missing. */
export function getOrCreateArea(plan, plugin) {
  const folder = `mocks/src/areas/${plugin}`
  const index = `${folder}/index.ts`
  if (plan.exists(index)) return { folder, index }
  const isTaken = new RegExp(`\\{ ${toCamelCase(plugin)} \\}`).test(plan.read(areasFile))
  const name = isTaken ? `${toCamelCase(plugin)}Area` : toCamelCase(plugin)
  plan.create(index, `import { defineArea } from '../../engine/area'\n\nexport const ${name} = defineArea({})\n`)
  plan.change(areasFile, (text) => addImport(appendToConstant(text, 'business', name), name, `./areas/${plugin}`))
  return { folder, index }
}
