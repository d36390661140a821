import { SafeImage, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import type { Client } from '@jwsk/sdk'
import { type CameraInfo, cameraInfo } from '@jwsk/sdk/iot'
import {
  getAvailabilityTone,
  usePolling,
  useWallboardNumbers,
  Wallboard,
  WallboardAlarms,
  type WallboardCallOptions,
  WallboardColumn,
  WallboardPanel,
  WallboardPlanPanel,
  WallboardRanking,
  WallboardTiles,
} from '@jwsk/wallboard'
import { formatOfflineSince, getOfflineMinutes, isOnline, toAlarms, toCameraStats, toPlan, toRanking } from './camera-stats'

// more cameras do not fit a wallboard
const maxCameras = 500
const intervalMs = 30_000

const load = async (client: Client, call: WallboardCallOptions) =>
  toCameraStats((await client.call(cameraInfo.page, { current: 1, size: maxCameras }, call)).records)

// the tile shows the name above it
const renderSnapshot = ({ snapshot }: CameraInfo) =>
  snapshot && <SafeImage className="flex-1 w-full min-h-0 border-round" url={snapshot} label="" fallback={null} />

interface OfflineCameraProps {
  readonly snapshotUrl: string | undefined
  readonly label: string
  readonly since: string
}

/** Last snapshot, dimmed below the text, so that it is not mistaken for a live picture. */
const OfflineCamera = ({ snapshotUrl, label, since }: OfflineCameraProps) => (
  <span className="relative flex-1 min-h-0 flex flex-column align-items-center justify-content-center text-center border-round overflow-hidden">
    {snapshotUrl && <SafeImage className="absolute opacity-20 top-0 left-0 w-full h-full" url={snapshotUrl} label="" fallback={null} />}
    <strong className="pi pi-eye-slash relative" aria-hidden="true" />
    <span className="wallboard-word relative">{label}</span>
    <span className="wallboard-small relative text-color-secondary">
      <small className="white-space-nowrap">{since}</small>
    </span>
  </span>
)

/** Camera wallboard: offline cameras and the last snapshot of each. */
export default function CameraWallboard() {
  const t = useTranslate()
  const clock = useFormatSiteTime()
  const { whole } = useWallboardNumbers()
  const state = usePolling({ load, intervalMs: intervalMs })
  const { answer } = state
  const places = toPlan(answer?.places ?? [])
  const unplaced = answer ? answer.places.length - places.length : 0
  const share = answer && answer.total > 0 ? answer.online / answer.total : undefined
  const offline = answer && answer.total - answer.online
  const formatSince = (camera: CameraInfo) => {
    const time = formatOfflineSince(camera)
    return time === '' ? t('wall.never') : t('wall.since', { time })
  }
  const formatOfflineDuration = (camera: CameraInfo) => {
    const time = getOfflineMinutes(camera, clock(new Date(state.answeredAt ?? Date.now())))
    return time ? t(`wall.for.${time.unit}`, { count: time.count }) : t('wall.never')
  }
  const hit = answer?.places.filter(({ online, total }) => online < total).length
  const totals = [
    {
      label: t('wall.online'),
      value: whole(answer?.online),
      note: t('wall.ofCameras', { total: whole(answer?.total) }),
      ring: { share, tone: getAvailabilityTone(share ?? 1) },
    },
    {
      label: t('wall.lost'),
      value: whole(offline),
      note: t('wall.hit', { count: whole(hit) }),
      tone: offline ? ('danger' as const) : undefined,
    },
    {
      label: t('wall.places'),
      value: whole(answer?.places.length),
      note: unplaced > 0 ? t('wall.unplaced', { count: unplaced }) : '',
    },
    { label: t('wall.platformTotal'), value: whole(answer?.platforms.length), note: '' },
  ]
  return (
    <Wallboard title={t('wall.title')} state={state} totals={totals}>
      <WallboardColumn>
        <WallboardPanel name="rank" heading={t('wall.platforms')}>
          <WallboardRanking entries={toRanking(answer?.platforms ?? [])} />
        </WallboardPanel>
      </WallboardColumn>
      <WallboardColumn>
        <WallboardTiles
          large
          heading={t('wall.pictures')}
          emptyText={t('wall.none')}
          legend={[
            ['success', t('wall.online')],
            ['danger', t('wall.lost')],
          ]}
          tiles={answer?.cameras.map((camera) => ({
            key: camera.id ?? '',
            name: camera.cameraName,
            share: 0,
            tone: isOnline(camera) ? 'success' : 'danger',
            children: isOnline(camera) ? (
              renderSnapshot(camera)
            ) : (
              <OfflineCamera snapshotUrl={camera.snapshot} label={t('wall.lost')} since={formatSince(camera)} />
            ),
          }))}
        />
      </WallboardColumn>
      <WallboardColumn>
        <WallboardAlarms
          heading={t('wall.alarms')}
          emptyText={t('wall.calm')}
          alarms={answer && toAlarms(answer.cameras, formatOfflineDuration)}
        />
        {places.length > 1 ? (
          <WallboardPlanPanel heading={t('wall.plan')} legend="availability" places={places} total={answer?.places.length} />
        ) : (
          <WallboardPanel name="places" heading={t('wall.byPlace')}>
            <WallboardRanking entries={toRanking(answer?.places ?? [])} />
          </WallboardPanel>
        )}
      </WallboardColumn>
    </Wallboard>
  )
}
