import type { AreaEntity } from './render-contract'

/**
 * Renders inputs for the mock's contract test beyond the examples, for rows that refer to other rows: rows that exist,
 * and one that no row refers to.
 */
export function renderInputOverrides(area: string, entities: readonly AreaEntity[]): Readonly<Record<string, string>> {
  const children = entities.filter(({ columns }) => columns.some(({ property }) => property['x-reference']))
  const named = new Set(children.flatMap(({ columns }) => columns.flatMap(({ property }) => property['x-reference'] ?? [])))
  if (children.length === 0) return {}
  const lines = [
    ...children.map(({ names }) => `  '${names.entity}.submit': resolveReferences('${names.entity}'),`),
    ...[...named].map((entity) => `  '${entity}.remove': copyUnreferencedRow('${entity}'),`),
  ]
  return {
    [`input-overrides-${area}.ts`]: `import type { InputOverrides } from './call-with-example'
import { copyUnreferencedRow, resolveReferences } from './input-overrides-business'

export const inputOverrides: InputOverrides = {
${lines.join('\n')}
}
`,
  }
}
