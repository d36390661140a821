import { kebab, plural } from '../names.mjs'
import { namesOf, type Plan } from '../plan'
import { pluginFrame, textFiles } from '../plugin'
import { printResource } from '../resource/declaration.mjs'
import { tidyPlan } from '../tidy-plan'
import { type AreaEntity, contractOf } from './contract'
import { describedColumns, entityOf } from './described'
import { mockFiles } from './mocks'
import { screenTest } from './screen-test'
import { specialInput } from './special-input'

/** `meter-reading` → `meterreading`, which its contract and the SDK's entry are called */
export const serviceOf = (area: string): string => area.replaceAll('-', '')

/** The plans of an area with their names, parents found. */
export function areaEntities(plans: readonly Plan[]): readonly AreaEntity[] {
  const tidy = plans.map(tidyPlan)
  return tidy.map((plan) => {
    const parent = tidy.find(({ table }) => table === plan.parent?.table)
    return { plan, names: namesOf(plan), described: describedColumns(plan, parent && namesOf(parent).entity) }
  })
}

const underFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text] as const)

/** The front-end half of an area, by path from the root of a clone. */
export function webFiles(area: string, plans: readonly Plan[]): Readonly<Record<string, string>> {
  const service = serviceOf(area)
  const entities = areaEntities(plans)
  const known = entities.map(({ plan, names, described }) => entityOf(plan, described, { service, entity: names.entity, code: names.code }))
  const find = (name: string) => {
    const found = known.find(({ entity }) => entity === name)
    const label = found && [...found.row].find(([key, { type }]) => type === 'string' && key !== 'id' && found.query.includes(key))?.[0]
    return label === undefined ? undefined : { service, label }
  }
  const printed = known.map((entity) => printResource(entity, find, `/${area}/${entity.entity}`))
  const texts = textFiles({
    zhCn: printed.map(({ zhCn }, index) => `${zhCn} satisfies LabelsOf<typeof ${plural(known[index]?.entity ?? '')}>`),
    en: printed.map(({ en }) => en),
    imports: [
      "import type { LabelsOf } from '@jwsk/kit'",
      ...known.map(({ entity }) => `import type ${plural(entity)} from '../resources/${kebab(entity)}'`).sort(),
    ],
  })
  const title = entities[0]?.plan.title ?? area
  return Object.fromEntries([
    [`openapi/${service}.yaml`, contractOf(entities)],
    ...underFolder(`plugins/${area}`, {
      ...pluginFrame(area, { resources: printed.map(({ manifest }) => manifest), devDependencies: { '@jwsk/mocks': '*' } }),
      ...Object.fromEntries(printed.map(({ file, declaration }) => [`resources/${file}`, declaration])),
      ...texts,
      'screens.test.tsx': screenTest(area, service, entities),
    }),
    ...underFolder('mocks/src/contract', specialInput(area, entities)),
    ...underFolder(`mocks/src/areas/${area}`, mockFiles({ name: area, service, title, entities })),
  ])
}
