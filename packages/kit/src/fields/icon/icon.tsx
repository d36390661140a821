import { loadable } from '@jwsk/ui'
import '../fields.css'
import { createField } from '../create-field'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { toDisplayText } from '../wire'
import { parsePrimeIcon } from './parse-prime-icon'

const IconInput = loadable(() => import('./icon-input').then((module) => ({ default: module.IconInput })))

function IconCell({ value }: CellProps<string>) {
  const iconName = parsePrimeIcon(value)
  if (iconName === undefined) return <TextCell value={value} />
  return (
    <span className="kit-icon-choice flex align-items-center gap-2 min-w-0">
      <i className={`pi ${iconName}`} aria-hidden="true" />
      <bdi className="kit-text">{iconName.slice(3)}</bdi>
    </span>
  )
}

export interface IconOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/** Creates a field for an icon, stored as its class; icons of other sets are kept until another is selected. */
export const icon = (options: IconOptions = {}): Field<string> =>
  createField<string, string>({
    ...options,
    Cell: IconCell,
    Input: IconInput,
    emptyValue: '',
    promptVerb: 'choose',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    parse: toDisplayText,
  })
