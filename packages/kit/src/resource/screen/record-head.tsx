import { CopyButton } from '../form/copy-button'
import { identityOf } from '../form/identity'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'

interface RecordHeadProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly name: string
  readonly record: Row | undefined
}

const mostStates = 3

/** What the record is, its name, and how it stands with it. */
export function RecordHead({ resource, labels, name, record = {} }: RecordHeadProps) {
  const [first = '', ...others] = resource.columns
  const readOf = (column: string) => {
    const field = resource.fields[column]
    return field && { field, value: field.read(record[column], record) }
  }
  const titled = readOf(first)
  const identity = titled ? identityOf(first, titled.field, titled.value) : ''
  const states = others.flatMap((column) => {
    const state = readOf(column)
    return state?.field.isState && !state.field.isEmpty(state.value) ? [<state.field.Cell key={column} value={state.value} />] : []
  })
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <h2 className="m-0 text-base font-semibold" aria-live="polite">
        <span className="hidden md:inline pr-2 font-normal text-color-secondary capitalize">{labels.record}</span>
        <span>{name}</span>
        {identity && <CopyButton label={labels.field(first)} text={identity} />}
      </h2>
      {states.slice(0, mostStates)}
    </div>
  )
}
