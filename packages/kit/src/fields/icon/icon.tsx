import { loadable } from '../../ui/loadable'
import '../fields.css'
import { field } from '../field'
import { TextCell } from '../text-cell'
import type { CellProps, Field } from '../types'
import { textOf } from '../wire'

const IconInput = loadable(() => import('./icon-input').then((module) => ({ default: module.IconInput })))

const form = /^(?:pi\s+)?(pi-[a-z0-9-]{1,40})$/

/** The class of a PrimeIcon, however it is written; nothing for other icon sets. */
export const primeIcon = (text: string) => form.exec(text.trim())?.[1]

function IconCell({ value }: CellProps<string>) {
  const shown = primeIcon(value)
  if (shown === undefined) return <TextCell value={value} />
  return (
    <span className="kit-icon-choice flex align-items-center gap-2 min-w-0">
      <i className={`pi ${shown}`} aria-hidden="true" />
      <bdi className="kit-text">{shown.slice(3)}</bdi>
    </span>
  )
}

export interface IconOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/** An icon by its class; those of other sets that a record has are kept until another is chosen. */
export const icon = (options: IconOptions = {}): Field<string> =>
  field<string, string>({
    ...options,
    Cell: IconCell,
    Input: IconInput,
    initial: '',
    ask: 'choose',
    isEmpty: (value) => value.trim() === '',
    toText: (value) => value,
    read: textOf,
  })
