import { useKitText } from '@jwsk/ui'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { RecordDetail } from './record-detail'
import type { RecordSection } from './record-sections'
import { useRecordText } from './record-texts'

interface RecordSectionViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  readonly section: RecordSection
  readonly isHeaded: boolean
}

/** Section of a record's details. */
export function RecordSectionView({ section: part, isHeaded, resource, labels, record }: RecordSectionViewProps) {
  const t = useKitText()
  const say = useRecordText()
  const { section, group = 'main', fields: names } = part
  const title = group === 'others' ? t('form.others') : say(group)
  return (
    <section className="kit-section pb-3">
      {isHeaded && <h3 className="mb-1 text-base font-semibold">{section === undefined ? title : labels.section(section)}</h3>}
      <dl className="kit-record kit-details">
        {names.flatMap((name) => {
          const field = resource.fields[name]
          const value = field?.parse(record[name], record)
          return field ? [<RecordDetail key={name} name={name} label={labels.field(name)} field={field} value={value} />] : []
        })}
      </dl>
    </section>
  )
}
