import { type Field, region } from '@jwsk/kit'

/** the country itself: what provinces stand under */
const country = '00'

/** The division above; a province has none to choose. */
export function parentRegion(): Field<string> {
  const kind = region({ to: 'town' })
  return {
    ...kind,
    // nothing chosen is the country, which is an answer
    isEmpty: () => false,
    check: (value) => (kind.isEmpty(value) ? undefined : kind.check(value)),
    read: (wire, record) => kind.read?.(wire === country ? '' : wire, record),
    write: (value) => kind.write?.(value) || country,
  }
}
