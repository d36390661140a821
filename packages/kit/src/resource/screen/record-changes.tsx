import { type RecordData, recordData } from '@jwsk/sdk/system'
import { Timeline, type TimelineEvent } from '@jwsk/ui'
import { LoadError } from '../../runtime/load-error'
import { useOperationQuery } from '../../runtime/use-operation-query'
import { type RecordChange, readRecordChange } from '../model/record-changes'
import { useRecordChangesText, useRecordChangesTexts } from './record-change-texts'
import type { RecordChangesProps } from './record-changes-section'
import { RecordFieldChange } from './record-field-change'

/** Number of audits that are read for one record. */
const maxAudits = 100

const tones = { added: 'success', changed: 'info', removed: 'danger' } as const

/** Fields of one change, those of the screen first, in its order. */
function ChangedFields({ change: { kind, fields, raw }, ...screen }: RecordChangesProps & { readonly change: RecordChange }) {
  const t = useRecordChangesText()
  if (raw)
    return (
      <div className="text-sm">
        <p className="text-color-secondary">{t('unreadable')}</p>
        <p className="kit-wrap">{raw.before}</p>
        <p className="kit-wrap">{raw.after}</p>
      </div>
    )
  if (kind !== 'changed') return null
  if (fields.length === 0) return <p className="text-color-secondary">{t('same')}</p>
  const order = Object.keys(screen.resource.fields)
  const getPlace = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = fields.toSorted((one, other) => getPlace(one.name) - getPlace(other.name))
  return (
    <dl className="m-0">
      {sorted.map((field) => (
        <RecordFieldChange key={field.name} {...screen} change={field} />
      ))}
    </dl>
  )
}

const getTime = ({ recordTime }: RecordData) => String(recordTime)

/** Who changed which field of a record, from what to what: the newest first. One request. */
export function RecordChanges(props: RecordChangesProps) {
  const { resource, record } = props
  const t = useRecordChangesText()
  const isReady = useRecordChangesTexts()
  const id = String(record.id ?? record[resource.key])
  const input = { newData: id, descs: 'recordTime', current: 1, size: maxAudits }
  const { data, error, isFetching, refetch } = useOperationQuery(recordData.page, input, { staleTime: 0 })
  if (error) return <LoadError error={error} isFetching={isFetching} refetch={refetch} />
  if (!data || !isReady) return <div className="kit-skeleton h-6rem" aria-busy="true" />
  const changes = data.records
    .toSorted((one, other) => getTime(other).localeCompare(getTime(one)))
    .flatMap((audit) => readRecordChange(audit, id) ?? [])
  const moments = changes.map(
    (change): TimelineEvent => ({
      key: change.key,
      time: change.time,
      title: t(change.kind),
      actor: change.actor,
      tone: tones[change.kind],
      content: <ChangedFields {...props} change={change} />,
    }),
  )
  return (
    <div className="pt-2">
      {moments.length > 0 ? <Timeline label={t('label')} moments={moments} /> : <p className="text-color-secondary">{t('none')}</p>}
      {data.total > data.records.length && <p className="text-sm text-color-secondary">{t('older', { count: data.records.length })}</p>}
    </div>
  )
}
