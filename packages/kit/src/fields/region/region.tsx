import { loadable } from '../../ui/loadable'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'
import { isRegionCode, type Level, getRegionLevel, levels } from './region-code'

const RegionInput = loadable(() => import('./region-input').then((module) => ({ default: module.RegionInput })))

/** An administrative division, with its name as far as it is known. */
export interface RegionEntry {
  readonly code: string
  readonly name: string
}

export interface RegionOptions {
  /** The column of the row that has the name; the code is shown without. */
  readonly nameField?: string
  /** The lowest level that is offered; `district` unless said. */
  readonly lowestLevel?: Level
  /** The level that must be reached. */
  readonly requiredLevel?: Level
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A division of the country, chosen level by level; its code is the value. */
export function region({ nameField, lowestLevel = 'district', requiredLevel = 'province', ...options }: RegionOptions = {}): Field<string> {
  const isDeep = (code: string) => {
    const level = getRegionLevel(code)
    return level !== undefined && levels.indexOf(level) >= levels.indexOf(requiredLevel)
  }
  return createField<string, RegionEntry>({
    ...options,
    Cell: ({ value }) => <TextCell value={value.name || value.code} />,
    Input: (props) => <RegionInput {...props} to={lowestLevel} />,
    emptyValue: { code: '', name: '' },
    promptVerb: 'choose',
    isEmpty: (value) => value.code === '',
    toText: (value) => value.name || value.code,
    validate: ({ code }) => {
      if (!isRegionCode(code)) return { key: 'form.malformed' }
      return isDeep(code) ? undefined : { key: `fields.region.deeper.${requiredLevel}` }
    },
    parse: (wire, record) => ({ code: toDisplayText(wire).trim(), name: nameField === undefined ? '' : toDisplayText(record[nameField]).trim() }),
    serialize: (value) => value.code,
  })
}
