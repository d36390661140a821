import { useTranslate } from '@jwsk/kit'
import { WallboardAlarms, WallboardFeed } from '@jwsk/wallboard'
import { WallboardFrame } from '../../parts/wallboard-frame'

export function Example() {
  const t = useTranslate()
  return (
    <WallboardFrame>
      <WallboardFeed
        name="feed"
        heading={t('walls.feed.title')}
        emptyText={t('walls.none')}
        events={[
          { key: '2', day: '', time: '09:42', text: t('walls.left') },
          { key: '1', day: '05-01', time: '23:10', text: t('walls.entered') },
        ]}
      />
      <WallboardAlarms
        heading={t('walls.alarms')}
        emptyText={t('walls.calm')}
        alarms={[{ key: '1', name: t('walls.east'), tone: 'danger', label: t('walls.full') }]}
      />
    </WallboardFrame>
  )
}
