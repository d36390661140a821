import { Tag, type Tone, useFormatSiteTime, useOperationQuery, useTranslate } from '@jwsk/kit'
import { work } from '@jwsk/sdk/flow'
import { getDueState } from '../../fields/due'
import { isLongWait } from '../../fields/is-long-wait'

/** Tasks that are counted; beyond them only the total is exact, because the most urgent come first. */
const maxCounted = 200

const tones = { overdue: 'danger', soon: 'warning', urged: 'warning', long: 'info' } as const satisfies Record<string, Tone>
type Count = keyof typeof tones

/** Number of waiting tasks, and how many of them are urgent. */
export function Counters() {
  const t = useTranslate()
  const now = useFormatSiteTime()
  const { data } = useOperationQuery(work.todoList, { current: 1, size: maxCounted }, { staleTime: 0 })
  if (!data || data.total === 0) return null
  const time = now()
  const dueStates = data.records.map(({ dueTime = '' }) => getDueState(dueTime, time))
  const counts: Readonly<Record<Count, number>> = {
    overdue: dueStates.filter((state) => state === 'overdue').length,
    soon: dueStates.filter((state) => state === 'soon').length,
    urged: data.records.filter(({ urgeCount = 0 }) => urgeCount > 0).length,
    long: data.records.filter(({ waitingMinutes = 0 }) => isLongWait(waitingMinutes)).length,
  }
  const displayed = (Object.keys(tones) as readonly Count[]).filter((name) => counts[name] > 0) // the keys of a record are those of its type
  return (
    <ul className="flex flex-wrap align-items-center gap-2 list-none p-0 m-0" aria-label={t('flow:inbox.counts.label')}>
      <li>{t('flow:inbox.counts.all', { count: data.total })}</li>
      {displayed.map((name) => (
        <li key={name}>
          <Tag tone={tones[name]}>{t(`flow:inbox.counts.${name}`, { count: counts[name] })}</Tag>
        </li>
      ))}
    </ul>
  )
}
