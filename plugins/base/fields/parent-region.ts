import { type Field, region } from '@jwsk/kit'

/** Code of the country itself, the parent of the provinces. */
const country = '00'

/** Parent division; provinces have none to select. */
export function parentRegion(): Field<string> {
  const kind = region({ lowestLevel: 'town' })
  return {
    ...kind,
    // no selection means the country, which is a valid value
    isEmpty: () => false,
    validate: (value) => (kind.isEmpty(value) ? undefined : kind.validate(value)),
    parse: (wire, record) => kind.parse?.(wire === country ? '' : wire, record),
    serialize: (value) => kind.serialize?.(value) || country,
  }
}
