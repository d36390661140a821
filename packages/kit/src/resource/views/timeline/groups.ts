import type { Field } from '../../../fields/types'
import type { RowEvent } from '../events'

/** Events with the same value of a field. */
export interface EventGroup {
  /** The value as text; `''` without one. */
  readonly key: string
  readonly events: readonly RowEvent[]
}

/** Groups events by a field, in the order of their first event; those without a value are last. */
export function groupEvents(events: readonly RowEvent[], name: string, field: Field): readonly EventGroup[] {
  const groups = new Map<string, RowEvent[]>()
  for (const event of events) {
    const key = field.toText(field.parse(event.row[name], event.row))
    const group = groups.get(key)
    if (group) group.push(event)
    else groups.set(key, [event])
  }
  const sorted = [...groups].map(([key, members]) => ({ key, events: members }))
  return [...sorted.filter(({ key }) => key !== ''), ...sorted.filter(({ key }) => key === '')]
}
