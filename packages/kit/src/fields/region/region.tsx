import { loadable } from '../../ui/loadable'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { textOf } from '../wire'
import { isRegionCode, type Level, levelOf, levels } from './region-code'

const RegionInput = loadable(() => import('./region-input').then((module) => ({ default: module.RegionInput })))

/** An administrative division, with its name as far as it is known. */
export interface RegionEntry {
  readonly code: string
  readonly name: string
}

export interface RegionOptions {
  /** The column of the row that has the name; the code is shown without. */
  readonly named?: string
  /** The lowest level that is offered; `district` unless said. */
  readonly to?: Level
  /** The level that must be reached. */
  readonly least?: Level
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A division of the country, chosen level by level; its code is the value. */
export function region({ named, to = 'district', least = 'province', ...options }: RegionOptions = {}): Field<string> {
  const isDeep = (code: string) => {
    const level = levelOf(code)
    return level !== undefined && levels.indexOf(level) >= levels.indexOf(least)
  }
  return field<string, RegionEntry>({
    ...options,
    Cell: ({ value }) => <TextCell value={value.name || value.code} />,
    Input: (props) => <RegionInput {...props} to={to} />,
    initial: { code: '', name: '' },
    ask: 'choose',
    isEmpty: (value) => value.code === '',
    toText: (value) => value.name || value.code,
    check: ({ code }) => {
      if (!isRegionCode(code)) return { text: 'form.malformed' }
      return isDeep(code) ? undefined : { text: `fields.region.deeper.${least}` }
    },
    read: (wire, record) => ({ code: textOf(wire).trim(), name: named === undefined ? '' : textOf(record[named]).trim() }),
    write: (value) => value.code,
  })
}
