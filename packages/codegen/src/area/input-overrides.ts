import type { AreaEntity } from './render-contract'

/** What the stand-in's contract test needs beyond the examples where rows name other rows: rows that exist, and one that nothing names. */
export function renderInputOverrides(area: string, entities: readonly AreaEntity[]): Readonly<Record<string, string>> {
  const children = entities.filter(({ columns }) => columns.some(({ property }) => property['x-reference']))
  const named = new Set(children.flatMap(({ columns }) => columns.flatMap(({ property }) => property['x-reference'] ?? [])))
  if (children.length === 0) return {}
  const lines = [
    ...children.map(({ names }) => `  '${names.entity}.submit': resolved('${names.entity}'),`),
    ...[...named].map((entity) => `  '${entity}.remove': unreferencedRow('${entity}'),`),
  ]
  return {
    [`special-input-${area}.ts`]: `import type { SpecialInput } from './exercise'
import { resolved, unreferencedRow } from './special-input-biz'

export const specialInput: SpecialInput = {
${lines.join('\n')}
}
`,
  }
}
