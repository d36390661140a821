import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'
import { getRegionLevel, isRegionCode, type Level, levels } from './region-code'

const RegionName = loadable(() => import('./region-name').then((module) => ({ default: module.RegionName })))
const RegionInput = loadable(() => import('./region-input').then((module) => ({ default: module.RegionInput })))

/** Administrative division, with its name if known. */
export interface RegionEntry {
  readonly code: string
  readonly name: string
}

export interface RegionOptions {
  /** Column of the row with the name. Defaults to showing the code. */
  readonly nameField?: string
  /** Lowest level on offer. Defaults to `district`. */
  readonly lowestLevel?: Level
  /** Level that the user must reach at least. */
  readonly requiredLevel?: Level
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for an administrative division, selected level by level; its value is the code. */
export function region({ nameField, lowestLevel = 'district', requiredLevel = 'province', ...options }: RegionOptions = {}): Field<string> {
  const isDeep = (code: string) => {
    const level = getRegionLevel(code)
    return level !== undefined && levels.indexOf(level) >= levels.indexOf(requiredLevel)
  }
  return createField<string, RegionEntry>({
    ...options,
    Cell: ({ value }) => <TextCell value={value.name || value.code} />,
    Detail: ({ value }) =>
      value.name || !isRegionCode(value.code) ? <TextCell value={value.name || value.code} /> : <RegionName code={value.code} />,
    Input: (props) => <RegionInput {...props} to={lowestLevel} />,
    emptyValue: { code: '', name: '' },
    promptVerb: 'choose',
    isEmpty: (value) => value.code === '',
    toText: (value) => value.name || value.code,
    validate: ({ code }) => {
      if (!isRegionCode(code)) return { key: 'form.malformed' }
      return isDeep(code) ? undefined : { key: `fields.region.deeper.${requiredLevel}` }
    },
    parse: (wire, record) => ({
      code: toDisplayText(wire).trim(),
      name: nameField === undefined ? '' : toDisplayText(record[nameField]).trim(),
    }),
    serialize: (value) => value.code,
  })
}
