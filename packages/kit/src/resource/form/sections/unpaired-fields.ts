import type { Field } from '../../../fields/types'

type Placed = Pick<Field, 'span' | 'width'>

/** Returns text fields that would have no neighbour in a two-column form; short values gain nothing from a long input. */
export function getUnpairedFields(fields: Readonly<Record<string, Placed>>, names: readonly string[]): ReadonlySet<string> {
  const unpaired = new Set<string>()
  let isLeft = true
  for (const [at, name] of names.entries()) {
    const field = fields[name]
    const next = fields[names[at + 1] ?? '']
    const standsAlone: boolean = isLeft && (!next || next.span !== undefined)
    if (standsAlone && field && !field.span && field.width === undefined) unpaired.add(name)
    isLeft = field?.span !== undefined || standsAlone || !isLeft
  }
  return unpaired
}
