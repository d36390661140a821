import { TextInput } from '@jwsk/ui'
import type { Field, FilterProps } from '../../fields/types'
import type { ListState } from '../model/list-state'
import { getRangeNames, toRangeStart } from '../model/range-names'

interface SearchFilterProps {
  readonly id: string
  /** Name as declared by the resource. */
  readonly name: string
  readonly label: string
  readonly field: Field
  readonly draft: ListState['filters']
  /** Hint about how text is matched, if not as usual. */
  readonly placeholder: string | undefined
  readonly onChange: (filters: ListState['filters']) => void
}

function TextFilter({ id, value, hint, onChange }: FilterProps) {
  return <TextInput id={id} type="search" value={value} placeholder={hint} onChange={(event) => onChange(event.target.value)} />
}

/** Class of a filter in the row, also of one that is set. */
const getClassName = (...values: readonly unknown[]) => `kit-search-field ${values.some(Boolean) ? 'kit-search-set' : ''}`

/** Filter with its label. */
export function SearchFilter({ id, name, label, field, draft, placeholder: hint, onChange }: SearchFilterProps) {
  const Filter = field.Filter ?? TextFilter
  return (
    <div className={getClassName(draft[name])}>
      <label htmlFor={id}>{label}</label>
      <Filter id={id} value={draft[name] ?? ''} hint={hint} onChange={(value) => onChange({ [name]: value })} />
    </div>
  )
}

/** Filter for both ends of a range, under the names that the list takes. */
export function RangeFilter({ id, name, label, field, draft, onChange }: SearchFilterProps) {
  const names = getRangeNames(name)
  const { from: after, to: before } = names
  return (
    field.Range && (
      <div className={`${getClassName(draft[after], draft[before])} kit-search-range`}>
        <label htmlFor={id}>{label}</label>
        <field.Range
          id={id}
          from={draft[after] ?? ''}
          to={draft[before] ?? ''}
          onChange={(range) => onChange({ [after]: toRangeStart(names, range.from), [before]: range.to })}
        />
      </div>
    )
  )
}
