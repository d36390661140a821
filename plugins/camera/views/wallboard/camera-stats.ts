import { differenceInMinutes, toLargestUnit } from '@jwsk/kit'
import type { CameraInfo } from '@jwsk/sdk/iot'
import { getAvailabilityTone, type PlanPlace, type WallboardAlarm, type WallboardRankingEntry } from '@jwsk/wallboard'

/** Place or video platform with its cameras. */
export interface CameraGroup {
  readonly name: string
  readonly total: number
  readonly online: number
  /** Longitude and latitude of one of the cameras; `undefined` if the platform sends none. */
  readonly at?: readonly [number, number] | undefined
}

/** Data of the camera wallboard, of the cameras in use. */
export interface CameraStats {
  /**
   * Cameras in page order: while there are any, one offline camera on each page, because it needs attention; the large
   * tile shows an online one.
   */
  readonly cameras: readonly CameraInfo[]
  readonly total: number
  readonly online: number
  readonly places: readonly CameraGroup[]
  readonly platforms: readonly CameraGroup[]
}

const [online, enabled] = [1, 1]

export const isOnline = ({ onlineStatus }: CameraInfo) => onlineStatus === online

const toPoint = ({ longitude, latitude }: CameraInfo) =>
  Number(longitude) && Number(latitude) ? ([Number(longitude), Number(latitude)] as const) : undefined

/**
 * Returns the map's places, most offline cameras first, as dots if all of their cameras are online. Places without a
 * position are omitted.
 */
export const toPlan = (places: readonly CameraGroup[]): readonly PlanPlace[] =>
  places
    .toSorted((one, other) => one.online / one.total - other.online / other.total)
    .flatMap(({ name, total, online, at }): readonly PlanPlace[] => {
      if (!at) return []
      const [longitude, latitude] = at
      const size = online < total ? 'large' : 'dot'
      return [
        {
          key: name,
          name,
          tone: getAvailabilityTone(online / total),
          longitude,
          latitude,
          figure: `${online}/${total}`,
          share: online / total,
          size,
        },
      ]
    })

function groupByPlace(cameras: readonly CameraInfo[], getName: (camera: CameraInfo) => string): readonly CameraGroup[] {
  const groups = new Map<string, CameraGroup>()
  for (const camera of cameras) {
    const name = getName(camera)
    const group = groups.get(name) ?? { name, total: 0, online: 0 }
    const at = group.at ?? toPoint(camera)
    groups.set(name, { ...group, at, total: group.total + 1, online: group.online + (isOnline(camera) ? 1 : 0) })
  }
  return [...groups.values()]
}

// a large tile and eight around it
const [selectOffline, selectOnline] = [1, 8]

/** Interleaves cameras: one online, one offline, seven online, and so on. */
function mixed(cameras: readonly CameraInfo[]): readonly CameraInfo[] {
  const [online, offline] = [cameras.filter(isOnline), cameras.filter((camera) => !isOnline(camera))]
  const pages = Math.max(Math.ceil(offline.length / selectOffline), Math.ceil(online.length / selectOnline))
  return Array.from({ length: pages }, (_, page) => {
    const [leading, ...others] = online.slice(page * selectOnline, (page + 1) * selectOnline)
    return [...(leading ? [leading] : []), ...offline.slice(page * selectOffline, (page + 1) * selectOffline), ...others]
  }).flat()
}

/** Counts cameras by place and platform; ignores those that are switched off on purpose. */
export function toCameraStats(all: readonly CameraInfo[]): CameraStats {
  const used = all.filter(({ status }) => status === enabled)
  return {
    cameras: mixed(used),
    total: used.length,
    online: used.filter(isOnline).length,
    places: groupByPlace(used, ({ lotName, spotName, location }) => lotName || spotName || location),
    platforms: groupByPlace(used, ({ configName, cameraConfigId }) => configName || cameraConfigId),
  }
}

/** Returns the share of online cameras of each group, lowest first. */
export const toRanking = (groups: readonly CameraGroup[]): readonly WallboardRankingEntry[] =>
  groups
    .map((group) => {
      const share = group.online / group.total
      return { key: group.name, name: group.name, share, tone: getAvailabilityTone(share), figure: `${group.online} / ${group.total}` }
    })
    .toSorted((one, other) => one.share - other.share)

/** Returns the minutes that a camera has been offline at `yyyy-MM-dd HH:mm:ss`, at least 1; `undefined` if it was never online. */
export function getOfflineMinutes({ lastOnlineTime = '' }: CameraInfo, moment: string) {
  const minutes = differenceInMinutes(lastOnlineTime, moment)
  return minutes === undefined ? undefined : toLargestUnit(Math.max(1, minutes))
}

/** Returns when a camera went offline, without year and seconds; `''` if it was never online. */
export const formatOfflineSince = ({ lastOnlineTime = '' }: CameraInfo) => lastOnlineTime.slice(5, 16)

/** Returns the offline cameras as alarms, most recent first. */
export const toAlarms = (cameras: readonly CameraInfo[], getText: (camera: CameraInfo) => string): readonly WallboardAlarm[] =>
  cameras
    .filter((camera) => !isOnline(camera))
    .toSorted((one, other) => (other.lastOnlineTime ?? '').localeCompare(one.lastOnlineTime ?? ''))
    .map((camera) => ({ key: camera.id ?? '', name: camera.cameraName, tone: 'danger', label: getText(camera) }))
