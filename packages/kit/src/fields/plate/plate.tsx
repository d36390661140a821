import { CodeFilter } from '../code/code-filter'
import { createField } from '../create-field'
import { createLineInput } from '../line-input'
import { normalizeTyped } from '../normalize-typed'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { toDisplayText } from '../wire'

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'
// letters I and O are never used: they look like digits
const platePattern = new RegExp(`^[${provinces}][A-HJ-NP-Z][A-HJ-NP-Z\\d]{4,5}[A-HJ-NP-Z\\d挂学警港澳]$`, 'u')

/** Normalizes a plate number: `浙a·12345` → `浙A12345`. */
export const normalizePlate = (text: string) =>
  normalizeTyped(text)
    .replaceAll(/[\s·•・.-]/gu, '')
    .toUpperCase()

export const isPlate = (text: string) => platePattern.test(normalizePlate(text))

export interface PlateOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for a plate number: province, letter, then five characters, or six for new-energy vehicles. */
export const plate = (options: PlateOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: TextCell,
    Input: createLineInput({ normalize: normalizePlate, attributes: { placeholder: '浙A12345', autoCapitalize: 'characters' } }),
    Filter: CodeFilter,
    emptyValue: '',
    width: 112,
    promptVerb: 'enter',
    isEmpty: (value) => normalizePlate(value) === '',
    toText: (value) => value,
    validate: (value) => (isPlate(value) ? undefined : { key: 'fields.plate.malformed' }),
    parse: toDisplayText,
    serialize: normalizePlate,
  })
