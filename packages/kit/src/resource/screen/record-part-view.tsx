import { useKitText } from '../../i18n/kit-text'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { RecordFact } from './record-fact'
import type { RecordPart } from './record-parts'
import { useRecordText } from './record-texts'

interface RecordPartViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  readonly part: RecordPart
  readonly isHeaded: boolean
}

/** A section of a record's facts. */
export function RecordPartView({ part, isHeaded, resource, labels, record }: RecordPartViewProps) {
  const t = useKitText()
  const say = useRecordText()
  const { section, topic = 'main', names } = part
  const title = topic === 'others' ? t('form.others') : say(topic)
  return (
    <section className="kit-section pb-3">
      {isHeaded && <h3 className="mb-1 text-base font-semibold">{section === undefined ? title : labels.section(section)}</h3>}
      <dl className="kit-record kit-facts">
        {names.flatMap((name) => {
          const field = resource.fields[name]
          const value = field?.read(record[name], record)
          return field ? [<RecordFact key={name} name={name} label={labels.field(name)} field={field} value={value} />] : []
        })}
      </dl>
    </section>
  )
}
