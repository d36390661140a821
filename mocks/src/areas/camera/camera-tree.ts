import type { OutputOf } from '@jwsk/sdk'
import type { cameraInfo } from '@jwsk/sdk/iot'
import type { Call } from '../../engine/mock'
import { isVisibleToCaller } from '../../system/tenant/tenancy'
import { parkingLotTable } from '../parking/parking-lot-table'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { type CameraInfoRow, cameraInfoTable } from './camera-info-table'

type CameraNode = OutputOf<typeof cameraInfo.tree>[number]

const other = 'other'

interface Place {
  readonly id: string
  readonly title: string
  readonly parentId: string
}

const createNode = (nodeType: CameraNode['nodeType'], { id, title, parentId }: Place, children: CameraNode[] = []): CameraNode => ({
  id,
  parentId,
  title,
  key: id,
  value: id,
  nodeType,
  ...(children.length > 0 && { children }),
})

const createLeaf = (row: CameraInfoRow, parentId: string): CameraNode => ({
  ...createNode('camera', { id: row.id, title: row.cameraName, parentId }),
  onlineStatus: row.onlineStatus,
})

/** Builds the tree of scenic spots, car parks and cameras; omits places without cameras. */
export function buildCameraTree(call: Call): CameraNode[] {
  const { world } = call
  const cameras = world
    .table(cameraInfoTable)
    .all()
    .filter((row) => isVisibleToCaller(row, call))
  const toLeaves = (matches: (row: CameraInfoRow) => boolean, parentId: string) =>
    cameras.filter(matches).map((row) => createLeaf(row, parentId))

  const getLots = (scenicSpotId: string | undefined, parentId: string) =>
    world
      .table(parkingLotTable)
      .all()
      .filter((lot) => lot.scenicSpotId === scenicSpotId)
      .map((lot) =>
        createNode(
          'parkingLot',
          { id: lot.id, title: lot.lotName, parentId },
          toLeaves((row) => row.parkingLotId === lot.id, lot.id),
        ),
      )
      .filter(({ children }) => children)

  const spots = world
    .table(scenicSpotTable)
    .all()
    .map((spot) =>
      createNode('scenicSpot', { id: spot.id, title: spot.spotName, parentId: '0' }, [
        ...getLots(spot.id, spot.id),
        ...toLeaves((row) => row.scenicSpotId === spot.id && !row.parkingLotId, spot.id),
      ]),
    )
  const rest = [...getLots(undefined, other), ...toLeaves((row) => !row.scenicSpotId && !row.parkingLotId, other)]
  return [...spots, createNode('other', { id: other, title: '其他', parentId: '0' }, rest)].filter(({ children }) => children)
}
