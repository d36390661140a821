import {
  differenceInMinutes,
  files,
  Timeline,
  type TimelineEvent,
  useFormatSiteTime,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { flowProcess } from '@jwsk/sdk/flow'
import { useFormatDuration } from '../fields/use-format-duration'
import { useFormatSummary } from '../fields/use-format-list'
import { SignatureImage } from '../signature/signature-field'
import type { Mark, Outcome } from './activity-marks'
import { useProcess } from './use-process'

type Visit = NonNullable<OutputOf<typeof flowProcess.historyFlowList>>[number]

const attachmentsField = files()
const isMoment = (duration: string) => /^\d+秒$/.test(duration)
/** Gateways have no assignee and take no time. */
const isPassage = (type: string) => type.endsWith('Gateway')

/** What users add to a request, besides its nodes. */
const isAdded = (type: string): type is 'comment' | 'copy' => type === 'comment' || type === 'copy'

function getTone({ endTime, historyActivityType: type, flag }: Visit, mark: Mark | undefined): NonNullable<TimelineEvent['tone']> {
  if (isAdded(type)) return 'quiet'
  if (!endTime) return 'accent'
  if (flag === 'no') return 'danger'
  return mark === 'rejected' ? 'danger' : 'success'
}

/** Signature and attachments of a decision or a comment. */
function Enclosures({ signature = '', attachments = '' }: Pick<Visit, 'signature' | 'attachments'>) {
  return (
    <div className="flex flex-column align-items-start gap-1">
      {signature !== '' && <SignatureImage url={signature} />}
      {attachments !== '' && <attachmentsField.Detail value={attachmentsField.parse(attachments, {})} />}
    </div>
  )
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
  // a delegate is `甲（代 乙）` in every language
  const formatName = (name: string) => {
    const [, own = '', owner = ''] = /^(.+)（代 (.+)）$/.exec(name) ?? []
    return own === '' ? formatSummary(name) : `${formatSummary(own)} ${t('timeline.delegated', { name: formatSummary(owner) })}`
  }
  const names = (text = '') => text.split(',').map(formatName).join(kit('select.separator'))
  const took = (duration: string) => (isMoment(duration) ? t('diagram.moment') : t('diagram.took', { time: formatSummary(duration) }))
  const waited = (since = '') => {
    const minutes = differenceInMinutes(since, now())
    return minutes === undefined ? '' : t('diagram.waiting', { time: length(minutes) })
  }
  const getActor = ({ assigneeName, historyActivityDurationTime: duration, flag }: Visit) =>
    [names(assigneeName), flag && t(`timeline.${flag}`), duration && took(duration)].filter(Boolean).join(' · ')
  const moments = data
    .filter(({ historyActivityType }) => !isPassage(historyActivityType))
    .map((visit, place): TimelineEvent => {
      const { historyActivityId: id, historyActivityName: name, historyActivityType: type } = visit
      const mark = marks.get(id)
      const isEnd = type === 'endEvent' && mark !== undefined
      const comment = isEnd ? t(`diagram.marks.${mark}`) : visit.comment
      return {
        // a node may be passed twice within a second, and past entries never move
        key: String(place),
        title: isAdded(type) ? t(`timeline.${type}`) : formatSummary(name || id),
        time: visit.createTime,
        actor: isEnd ? '' : getActor(visit),
        text: visit.endTime ? comment : waited(visit.createTime),
        content: (visit.signature || visit.attachments) && <Enclosures {...visit} />,
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
