import { Timeline, useKitText } from '@jwsk/ui'
import type { RecordEvent } from '../form/record-events'
import type { Labels } from '../model/use-labels'

interface RecordHistoryProps {
  readonly labels: Labels
  readonly events: readonly RecordEvent[]
}

/** History of a record as a timeline. */
export function RecordHistory({ labels, events }: RecordHistoryProps) {
  const t = useKitText()
  const moments = events.map(({ key, time, labelKey, actor, note }) => ({
    key,
    time,
    title: labelKey ? t(labelKey) : labels.field(key),
    ...(actor !== undefined && { who: actor }),
    ...(note !== undefined && { text: note }),
  }))
  return (
    <section className="kit-section">
      <h3 className="mb-3 text-base font-semibold">{t('form.happened')}</h3>
      <Timeline label={t('form.happened')} moments={moments} />
    </section>
  )
}
