import { pluralize, toKebabCase } from '../case.mjs'
import { getPlanNames, type Plan } from '../plan'
import { createPluginFrame, createTextFiles } from '../plugin'
import { printResource } from '../resource/declaration.mjs'
import { sanitizePlan } from '../sanitize-plan'
import { toContractColumns, toEntity } from './contract-columns'
import { renderInputOverrides } from './input-overrides'
import { createMockFiles } from './mock-files'
import { type AreaEntity, renderContract } from './render-contract'
import { renderScreenTest } from './screen-test'

/** Converts `meter-reading` to `meterreading`, the name of its contract and of its SDK entry. */
export const toServiceName = (area: string): string => area.replaceAll('-', '')

/** Returns the plans of an area with their names and resolved parents. */
export function toAreaEntities(plans: readonly Plan[]): readonly AreaEntity[] {
  const tidy = plans.map(sanitizePlan)
  return tidy.map((plan) => {
    const parent = tidy.find(({ table }) => table === plan.parent?.table)
    return { plan, names: getPlanNames(plan), columns: toContractColumns(plan, parent && getPlanNames(parent).entity) }
  })
}

const underFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const)

/** Returns the front-end files of an area, by path from the root of a clone. */
export function createWebFiles(area: string, plans: readonly Plan[]): Readonly<Record<string, string>> {
  const service = toServiceName(area)
  const entities = toAreaEntities(plans)
  const known = entities.map(({ plan, names, columns }) => toEntity(plan, columns, { service, entity: names.entity, code: names.code }))
  const find = (name: string) => {
    const found = known.find(({ entity }) => entity === name)
    const label = found && [...found.row].find(([key, { type }]) => type === 'string' && key !== 'id' && found.query.includes(key))?.[0]
    return label === undefined ? undefined : { service, label }
  }
  const printed = known.map((entity) => printResource(entity, find, `/${area}/${entity.entity}`))
  const texts = createTextFiles({
    zhCn: printed.map(({ zhCn }, index) => `${zhCn} satisfies LabelsOf<typeof ${pluralize(known[index]?.entity ?? '')}>`),
    en: printed.map(({ en }) => en),
    imports: [
      "import type { LabelsOf } from '@jwsk/kit'",
      ...known.map(({ entity }) => `import type ${pluralize(entity)} from '../resources/${toKebabCase(entity)}'`).sort(),
    ],
  })
  const title = entities[0]?.plan.title ?? area
  return Object.fromEntries([
    [`openapi/${service}.yaml`, renderContract(entities)],
    ...underFolder(`plugins/${area}`, {
      ...createPluginFrame(area, { resources: printed.map(({ manifest }) => manifest), devDependencies: { '@jwsk/mocks': '*' } }),
      ...Object.fromEntries(printed.map(({ file, declaration }) => [`resources/${file}`, declaration])),
      ...texts,
      'screens.test.tsx': renderScreenTest(area, service, entities),
    }),
    ...underFolder('mocks/src/contract', renderInputOverrides(area, entities)),
    ...underFolder(`mocks/src/areas/${area}`, createMockFiles({ name: area, service, title, entities })),
  ])
}
