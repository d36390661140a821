import { field } from '../field'
import { halfWidth } from '../half-width'
import { lineInput } from '../line-input'
import { TextCell } from '../text-cell'
import type { Field } from '../types'
import { textOf } from '../wire'

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼'
// letters I and O are never used: they look like digits
const form = new RegExp(`^[${provinces}][A-HJ-NP-Z][A-HJ-NP-Z\\d]{4,5}[A-HJ-NP-Z\\d挂学警港澳]$`, 'u')

/** `浙a·12345` → `浙A12345` */
export const plateText = (text: string) =>
  halfWidth(text)
    .replaceAll(/[\s·•・.-]/gu, '')
    .toUpperCase()

export const isPlate = (text: string) => form.test(plateText(text))

export interface PlateOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** A plate number: province, letter, then five characters, or six for new-energy vehicles. */
export const plate = (options: PlateOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: TextCell,
    Input: lineInput({ tidy: plateText, attributes: { placeholder: '浙A12345', autoCapitalize: 'characters' } }),
    initial: '',
    width: 112,
    ask: 'enter',
    isEmpty: (value) => plateText(value) === '',
    toText: (value) => value,
    check: (value) => (isPlate(value) ? undefined : { text: 'fields.plate.malformed' }),
    read: textOf,
    write: plateText,
  })
