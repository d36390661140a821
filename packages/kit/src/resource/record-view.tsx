import { useKitText } from '../i18n/kit-text'
import type { Resource, Row } from './types'
import type { Labels } from './use-labels'

interface RecordViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
}

/** One record to read, every declared field that it has. */
export function RecordView({ resource, labels, record }: RecordViewProps) {
  const t = useKitText()
  return (
    <dl className="kit-dialog-body kit-record">
      {Object.entries(resource.fields).map(([name, field]) => {
        const value = field.read(record[name], record)
        return (
          <div key={name} className="kit-record-field">
            <dt>{labels.field(name)}</dt>
            <dd>{field.isEmpty(value) ? t('table.nothing') : <field.Detail value={value} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
