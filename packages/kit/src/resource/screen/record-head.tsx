import { CopyButton } from '../form/copy-button'
import { identityOf } from '../form/identity'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { titleStates } from './title-states'

interface RecordHeadProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly name: string
  readonly record: Row | undefined
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** What the record is, its name, and how it stands with it. */
export function RecordHead({ resource, labels, name, record = {} }: RecordHeadProps) {
  const [first = ''] = resource.columns
  const titled = resource.fields[first]
  const identity = titled ? identityOf(first, titled, titled.read(record[first], record)) : ''
  const called = String((resource.displayName && record[resource.displayName]) || name)
  return (
    <div className="flex flex-wrap align-items-center gap-2">
      <h2 className="m-0 text-xl font-semibold" aria-live="polite">
        <span className="kit-record-type pr-2 text-base font-normal text-color-secondary">{sentence(labels.record)}</span>
        {called !== name && <span className="pr-2">{called}</span>}
        <span className={called === name ? '' : 'text-base font-normal text-color-secondary'}>{name}</span>
        {identity && <CopyButton label={labels.field(first)} text={identity} />}
      </h2>
      {titleStates(resource, record).map(({ name: state, field, value }) => (
        <span key={state} title={labels.field(state)}>
          <span className="sr-only">{labels.field(state)} </span>
          <field.Cell value={value} />
        </span>
      ))}
    </div>
  )
}
