import '@jwsk/ui/styles'
import { useKitText } from '@jwsk/ui'
import type { Field } from '../../fields/types'
import type { Row } from '../model/row'
import { splitLabelUnit } from './split-label-unit'

/** Field without a declaration, described by the platform at run time. */
export interface DynamicField {
  readonly name: string
  readonly label: string
  readonly field: Field
}

interface DynamicDetailsProps {
  readonly fields: readonly DynamicField[]
  readonly record: Row
}

/** Read-only values of dynamic fields. */
export function DynamicDetails({ fields, record }: DynamicDetailsProps) {
  const t = useKitText()
  return (
    <dl className="kit-details">
      {fields.map(({ name, label, field }) => {
        const value = field.parse(record[name], record)
        return (
          <div key={name}>
            {/* an amount has a currency sign */}
            <dt>{field.summaryGroup === 'amount' ? splitLabelUnit(label, field).text : label}</dt>
            <dd>{field.isEmpty(value) ? t('table.nothing') : <field.Detail value={value} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
