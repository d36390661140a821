import { Timeline, type TimelineEvent, useAnswer, useKitText, useTranslate } from '@jwsk/kit'
import { flowProcess } from '@jwsk/sdk/flow'
import { useSpoken } from '../fields/use-spoken'
import { ProcessDiagram } from './process-diagram'

const isMoment = (duration: string) => /^\d+秒$/.test(duration)

/** A running or finished process: its diagram, and who did what when. */
export function ProcessTrack({ processInstanceId }: { readonly processInstanceId: string }) {
  const t = useTranslate()
  const kit = useKitText()
  const say = useSpoken()
  const names = (text = '') => text.split(',').map(say).join(kit('select.separator'))
  const took = (duration: string) => (isMoment(duration) ? t('diagram.moment') : t('diagram.took', { time: say(duration) }))
  const { data = [] } = useAnswer(flowProcess.historyFlowList, { processInstanceId }, { freshFor: 0 })
  const moments = data.map(
    ({ historyActivityId, historyActivityName, historyActivityDurationTime, ...visit }, place): TimelineEvent => ({
      // a node may be passed twice in a second, and what was passed stays where it is
      key: String(place),
      title: say(historyActivityName || historyActivityId),
      time: visit.createTime,
      who: [names(visit.assigneeName), historyActivityDurationTime && took(historyActivityDurationTime)].filter(Boolean).join(' · '),
      text: visit.comment,
      tone: visit.endTime ? 'success' : 'accent',
    }),
  )
  return (
    <div className="flow-track flex flex-grow-1 flex-shrink-0 flex-wrap gap-4">
      <ProcessDiagram of={{ processInstanceId }} />
      {moments.length > 0 && (
        <section>
          <h3 className="mb-3">{t('diagram.history')}</h3>
          <Timeline label={t('diagram.history')} moments={moments} />
        </section>
      )}
    </div>
  )
}
