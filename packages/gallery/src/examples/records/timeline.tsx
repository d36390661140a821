import { Timeline, useTranslate } from '@jwsk/kit'

/** Past events and pending steps. */
export function Example() {
  const t = useTranslate()
  return (
    <Timeline
      label={t('records.timeline.title')}
      moments={[
        { key: '1', time: '2026-05-01 09:30:00', title: t('records.timeline.applied'), actor: '王芳', tone: 'info' },
        {
          key: '2',
          time: '2026-05-01 14:05:00',
          title: t('records.timeline.approved'),
          actor: '李明',
          text: t('records.timeline.remark'),
          tone: 'success',
        },
        { key: '3', title: t('records.timeline.signed'), tone: 'quiet' },
      ]}
    />
  )
}
