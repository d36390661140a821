import { dict, type Field, type FilterProps } from '@jwsk/kit'

const prefix = 'flow_'
const toCategoryKey = (wire: unknown) => (typeof wire === 'string' ? wire.replace(/^flow_/, '') : '')

/**
 * Creates the field for the category of a process: an entry of the dictionary `flow`; the wire value is the
 * dictionary's code followed by the entry's key.
 */
export function flowCategory(options: { readonly required?: boolean } = {}): Field<string> {
  const entry = dict('flow', { ...options, wire: 'text' })
  const { Filter } = entry
  return {
    ...entry,
    Filter:
      Filter &&
      ((props: FilterProps) => (
        <Filter {...props} value={toCategoryKey(props.value)} onChange={(key) => props.onChange(key && prefix + key)} />
      )),
    parse: (wire, record) => entry.parse(toCategoryKey(wire), record),
    serialize(value) {
      const key = toCategoryKey(entry.serialize(value))
      return key && prefix + key
    },
  }
}
