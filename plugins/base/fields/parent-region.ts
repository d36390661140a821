import { type Field, region } from '@jwsk/kit'

/** the country itself: what provinces stand under */
const country = '00'

/** The division above; a province has none to choose. */
export function parentRegion(): Field<string> {
  const kind = region({ lowestLevel: 'town' })
  return {
    ...kind,
    // nothing chosen is the country, which is an answer
    isEmpty: () => false,
    validate: (value) => (kind.isEmpty(value) ? undefined : kind.validate(value)),
    parse: (wire, record) => kind.parse?.(wire === country ? '' : wire, record),
    serialize: (value) => kind.serialize?.(value) || country,
  }
}
