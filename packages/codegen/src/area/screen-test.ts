import { toCamelCase } from '../case.mjs'
import type { AreaEntity } from './render-contract'
import { createSample } from './sample'

const quoted = (value: string | number | boolean) => (typeof value === 'string' ? `'${value}'` : String(value))

function renderTests(entity: AreaEntity, area: string): string {
  const { plan, names, columns } = entity
  const draft = columns.filter(({ column, property }) => column.inForm && !property['x-reference'])
  const values = draft.map((one) => `    ${one.column.property}: ${quoted(createSample(one, plan))},`)
  const refers = columns.find(({ property }) => property['x-reference'])
  const parent =
    refers &&
    `    ${refers.column.property}: (await client.call(${refers.property['x-reference']}.page, { size: 1 })).records[0]?.id ?? '',`
  return `
test('${plan.title}: the platform fills the list', async () => {
  renderScreen(plugin, { path: '/${area}/${names.entity}', client })
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
})

test('${plan.title}: a record is added and removed', async () => {
  const before = await client.call(${names.entity}.page, { size: 1 })
  await client.call(${names.entity}.submit, {
${[...values, ...(parent ? [parent] : [])].join('\n')}
  })
  const after = await client.call(${names.entity}.page, { size: 1 })
  expect(after.total).toBe(before.total + 1)
  await client.call(${names.entity}.remove, { ids: after.records[0]?.id ?? '' })
  expect((await client.call(${names.entity}.page, { size: 1 })).total).toBe(before.total)
})
`
}

/** Renders the test of an area's screens, which runs against the mock. */
export function renderScreenTest(area: string, service: string, entities: readonly AreaEntity[]): string {
  const names = entities.map((one) => one.names.entity).sort()
  return `import { renderScreen } from '@jwsk/kit/testing'
import { startPlatform } from '@jwsk/mocks/testing'
import { ${names.join(', ')} } from '@jwsk/sdk/${service}'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ${toCamelCase(area)} as plugin } from './plugin'

const { client } = startPlatform()
${entities.map((entity) => renderTests(entity, area)).join('')}`
}
