import { CopyButton } from '../form/copy-button'
import { getCopyableId } from '../form/copyable-id'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { getTitleStatuses } from './title-statuses'

interface RecordHeaderProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly name: string
  readonly record: Row | undefined
}

const toSentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Header with the type, name and statuses of a record. */
export function RecordHeader({ resource, labels, name, record = {} }: RecordHeaderProps) {
  const [first = ''] = resource.columns
  const titled = resource.fields[first]
  const identity = titled ? getCopyableId(first, titled, titled.parse(record[first], record)) : ''
  const called = String((resource.displayName && record[resource.displayName]) || name)
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <h2 className="m-0 text-xl font-semibold" aria-live="polite">
        <span className="kit-record-type pr-2 text-base font-normal text-color-secondary">{toSentence(labels.record)}</span>
        {called !== name && <span className="pr-2">{called}</span>}
        <span className={called === name ? '' : 'text-base font-normal text-color-secondary'}>{name}</span>
        {identity && <CopyButton label={labels.field(first)} text={identity} />}
      </h2>
      {getTitleStatuses(resource, record).map(({ name: state, field, value }) => (
        <span key={state} title={labels.field(state)}>
          <span className="sr-only">{labels.field(state)} </span>
          <field.Cell value={value} />
        </span>
      ))}
    </div>
  )
}
