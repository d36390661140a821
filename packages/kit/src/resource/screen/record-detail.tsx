import { estimateTextWidth, useKitText } from '@jwsk/ui'
import type { Field } from '../../fields/types'
import { CopyButton } from '../form/copy-button'
import { getCopyableId } from '../form/copyable-id'

interface RecordDetailProps {
  readonly name: string
  readonly label: string
  readonly field: Field
  /** Value as the field parses it. */
  readonly value: unknown
}

/** width of one of three columns, in CSS pixels */
const columnWidth = 260

/** Whether the value needs a full row; empty and short values share one. */
function isUntruncated(field: Field, value: unknown): boolean {
  if (field.isEmpty(value)) return false
  return field.detailSpan === 'wide' || (field.Detail === field.Cell && estimateTextWidth(field.toText(value)) > columnWidth)
}

/** Labeled value of a record; identifying numbers can be copied. */
export function RecordDetail({ name, label, field, value }: RecordDetailProps) {
  const t = useKitText()
  const identity = getCopyableId(name, field, value)
  return (
    <div className="py-1" style={isUntruncated(field, value) ? { gridColumn: '1 / -1' } : {}}>
      <dt>{label}</dt>
      <dd className={identity && 'flex align-items-center'}>
        {field.isEmpty(value) ? <span className="text-color-secondary">{t('table.nothing')}</span> : <field.Detail value={value} />}
        {identity && <CopyButton label={label} text={identity} />}
      </dd>
    </div>
  )
}
