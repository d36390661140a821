import {
  differenceInMinutes,
  Timeline,
  type TimelineEvent,
  useFormatSiteTime,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useFormatDuration } from '../fields/use-format-duration'
import { useFormatSummary } from '../fields/use-format-list'
import type { Mark, Outcome } from './activity-marks'
import { useProcess } from './use-process'

const isMoment = (duration: string) => /^\d+秒$/.test(duration)
/** Gateways have no assignee and take no time. */
const isPassage = (type: string) => type.endsWith('Gateway')

function getTone({ endTime }: { readonly endTime?: string }, mark: Mark | undefined): NonNullable<TimelineEvent['tone']> {
  if (!endTime) return 'accent'
  return mark === 'rejected' ? 'danger' : 'success'
}

interface ProcessHistoryProps {
  readonly processInstanceId: string
  readonly outcome?: Outcome | undefined
}

/** History of a process: actor, action and time of each step, and the current wait. */
export function ProcessHistory({ processInstanceId, outcome }: ProcessHistoryProps) {
  const t = useTranslate()
  const kit = useKitText()
  const formatSummary = useFormatSummary()
  const length = useFormatDuration()
  const now = useFormatSiteTime()
  const { marks } = useProcess({ processInstanceId }, outcome)
  const { data = [] } = useOperationQuery(flowProcess.historyFlowList, { processInstanceId }, { staleTime: 0 })
  const names = (text = '') => text.split(',').map(formatSummary).join(kit('select.separator'))
  const took = (duration: string) => (isMoment(duration) ? t('diagram.moment') : t('diagram.took', { time: formatSummary(duration) }))
  const waited = (since = '') => {
    const minutes = differenceInMinutes(since, now())
    return minutes === undefined ? '' : t('diagram.waiting', { time: length(minutes) })
  }
  const moments = data
    .filter(({ historyActivityType }) => !isPassage(historyActivityType))
    .map(({ historyActivityId: id, historyActivityName, historyActivityDurationTime, ...visit }, place): TimelineEvent => {
      const mark = marks.get(id)
      const isEnd = visit.historyActivityType === 'endEvent' && mark !== undefined
      const comment = isEnd ? t(`diagram.marks.${mark}`) : visit.comment
      return {
        // a node may be passed twice within a second, and past entries never move
        key: String(place),
        title: formatSummary(historyActivityName || id),
        time: visit.createTime,
        actor: isEnd
          ? ''
          : [names(visit.assigneeName), historyActivityDurationTime && took(historyActivityDurationTime)].filter(Boolean).join(' · '),
        text: visit.endTime ? comment : waited(visit.createTime),
        tone: getTone(visit, mark),
      }
    })
  if (moments.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-base">{t('diagram.history')}</h2>
      <Timeline label={t('diagram.history')} moments={moments} />
    </section>
  )
}
