import '../../ui/styles'
import type { Field } from '../../fields/types'
import { useKitText } from '../../i18n/kit-text'
import type { Row } from '../model/row'
import { labelParts } from './label-parts'

/** A field that no declaration knows: one that the platform described. */
export interface DescribedField {
  readonly name: string
  readonly label: string
  readonly field: Field
}

interface DescribedFactsProps {
  readonly fields: readonly DescribedField[]
  readonly record: Row
}

/** Values of described fields to read. */
export function DescribedFacts({ fields, record }: DescribedFactsProps) {
  const t = useKitText()
  return (
    <dl className="kit-facts">
      {fields.map(({ name, label, field }) => {
        const value = field.read(record[name], record)
        return (
          <div key={name}>
            {/* an amount bears its sign */}
            <dt>{field.topic === 'amount' ? labelParts(label, field).text : label}</dt>
            <dd>{field.isEmpty(value) ? t('table.nothing') : <field.Detail value={value} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
