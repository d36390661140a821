import '../../ui/view.css'
import { useKitText } from '../../i18n/kit-text'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { useLabels } from '../model/use-labels'

interface RecordFactsProps<Name extends string> {
  readonly resource: Resource<Name>
  readonly record: Row
  /** Which fields, in the order on screen. */
  readonly names: readonly Name[]
}

/** Some fields of a record to read, for a view that shows it among other things. */
export function RecordFacts<Name extends string>({ resource, record, names }: RecordFactsProps<Name>) {
  const t = useKitText()
  const labels = useLabels(resource)
  return (
    <dl className="kit-facts">
      {names.map((name) => {
        const field = resource.fields[name]
        const value = field?.read(record[name], record)
        return (
          <div key={name}>
            <dt>{labels.field(name)}</dt>
            <dd>{!field || field.isEmpty(value) ? t('table.nothing') : <field.Detail value={value} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}
