import { Timeline, useKitText, useTranslate } from '@jwsk/ui'
import type { RecordEvent } from '../form/record-events'
import type { Resource } from '../model/resource'
import type { Labels } from '../model/use-labels'

interface RecordHistoryProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly events: readonly RecordEvent[]
}

/** Converts the label of a moment to the word for what happened then: `支付时间` is `支付`, `Paid at` is `Paid`. */
const toEventName = (label: string) => label.replace(/(?<=.)(时间| at)$/, '')

/** History of a record as a timeline. */
export function RecordHistory({ resource, labels, events }: RecordHistoryProps) {
  const t = useKitText()
  const translate = useTranslate()
  const getEventName = (name: string) => {
    const key = `${resource.name}.events.${name}`
    const own = translate(key)
    return own === key ? toEventName(labels.field(name)) : own
  }
  const moments = events.map(({ key, time, labelKey, actor, note }) => ({
    key,
    time,
    title: labelKey ? t(labelKey) : getEventName(key),
    actor,
    text: note,
  }))
  return (
    <section className="kit-section">
      <h3 className="mb-3 text-base font-semibold">{t('form.happened')}</h3>
      <Timeline label={t('form.happened')} moments={moments} />
    </section>
  )
}
