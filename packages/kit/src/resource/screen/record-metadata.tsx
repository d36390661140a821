import { useKitText } from '@jwsk/ui'
import { CopyButton } from '../form/copy-button'
import type { RecordEvent } from '../form/record-events'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { getRowKey } from '../model/row-keys'
import type { Labels } from '../model/use-labels'

interface RecordMetadataProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  /** Events that the record's timeline does not show. */
  readonly events: readonly RecordEvent[]
}

/** Metadata of a record: its key, who added it, and who changed it last. */
export function RecordMetadata({ resource, labels, record, events }: RecordMetadataProps) {
  const t = useKitText()
  const { key } = resource
  const id = getRowKey(record, key)
  const label = resource.fields[key] ? labels.field(key) : t('form.id')
  return (
    <footer className="flex flex-wrap align-items-center column-gap-4 row-gap-1 pt-3 text-xs text-color-secondary">
      <span className="kit-wrap">
        {label} {id}
        <CopyButton label={label} text={id} />
      </span>
      {events.map(({ key: name, time, actor }) => (
        <span key={name}>
          {t(name === 'createTime' ? 'form.created' : 'form.updated')} {time} {actor}
        </span>
      ))}
    </footer>
  )
}
