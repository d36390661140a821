import { useKitText } from '@jwsk/ui'
import type { Field } from '../../fields/types'
import { type FieldChange, isEmpty, toText } from '../model/record-changes'
import type { Row } from '../model/row'
import { useRecordChangesText } from './record-change-texts'
import type { RecordChangesProps } from './record-changes-section'

interface ChangedValueProps {
  readonly field: Field | undefined
  readonly value: unknown
  /** Record with the names of what it refers to. */
  readonly record: Row
}

/** Value as its field shows it, or as text if the screen has no such field. */
function ChangedValue({ field, value, record }: ChangedValueProps) {
  const t = useKitText()
  const parsed = field?.parse(value, record)
  if (field ? field.isEmpty(parsed) : isEmpty(value)) return <span className="text-color-secondary">{t('table.nothing')}</span>
  return <span className="kit-wrap">{field ? <field.Detail value={parsed} /> : toText(value)}</span>
}

const secretNames = /password|secret|token/i
/** what is shown in place of a secret */
const mask = '••••'

/** Field of a change: its label, the value before and the value after. */
export function RecordFieldChange({ resource, labels, record, change }: RecordChangesProps & { readonly change: FieldChange }) {
  const { name, before, after } = change
  const say = useRecordChangesText()
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  const isSecret = field ? field.isSecret : secretNames.test(name)
  // names in the record are those of its present values
  const withNames = (value: unknown) => (toText(value) === toText(record[name]) ? record : {})
  return (
    <div className="flex flex-wrap align-items-baseline column-gap-3 py-1">
      <dt className="text-color-secondary" style={{ flex: '0 0 8rem' }}>
        {field ? labels.field(name) : name}
      </dt>
      <dd className="flex flex-wrap align-items-baseline flex-1 m-0 column-gap-2" style={{ minWidth: '12rem' }}>
        {isSecret ? mask : <ChangedValue field={field} value={before} record={withNames(before)} />}
        <span className="text-color-secondary">
          <span aria-hidden="true">→</span>
          <span className="sr-only">{say('becomes')}</span>
        </span>
        {isSecret ? mask : <ChangedValue field={field} value={after} record={withNames(after)} />}
      </dd>
    </div>
  )
}
