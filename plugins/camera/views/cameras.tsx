import { getOwn } from '@jwsk/sdk'
import './camera.css'
import {
  Button,
  type KeysOf,
  LoadError,
  ResourcePanel,
  type Row,
  type ScreenProps,
  Split,
  SplitAside,
  TreeAside,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { cameraInfo } from '@jwsk/sdk/iot'
import { useMemo, useState } from 'react'
import type texts from '../locales/zh-cn'
import cameraInfos from '../resources/camera-info'

const filters: Readonly<Record<string, string>> = { scenicSpot: 'scenicSpotId', parkingLot: 'parkingLotId' }

interface Node {
  readonly id: string
  readonly title: string
  readonly nodeType: string
  readonly children?: readonly Node[]
}

function findNode(nodes: readonly Node[], id: string | undefined): Node | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/** Returns the list's filter for a tree node: a place or a camera; places without a name set no filter. */
function toQuery({ nodeType, id, title }: Node): Row {
  const filter = getOwn(filters, nodeType)
  if (filter) return { [filter]: id }
  return nodeType === 'camera' ? { cameraName: title } : {}
}

interface PlaceTreeProps {
  readonly selected: string | undefined
  readonly onSelect: (place: Node | undefined) => void
}

/** Scenic spots and car parks with their cameras. */
function PlaceTree({ selected, onSelect }: PlaceTreeProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { data, error, refetch, isFetching } = useOperationQuery(cameraInfo.tree)
  if (error) return <LoadError title={t('camera.failed')} error={error} isFetching={isFetching} refetch={refetch} />
  return <TreeAside label={t('camera.places')} payload={data} selected={selected} onSelect={(id) => onSelect(findNode(data ?? [], id))} />
}

/** Cameras, next to the tree of the places where they are installed. */
export default function CamerasView({ title }: ScreenProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const [place, select] = useState<Node>()
  const placeQuery = useMemo(() => (place ? toQuery(place) : {}), [place])
  return (
    <Split orientation="side">
      <SplitAside title={t('camera.everywhere')} selectedLabel={place?.title}>
        <PlaceTree selected={place?.id} onSelect={select} />
      </SplitAside>
      <ResourcePanel
        key={place?.id}
        resource={cameraInfos}
        title={title ?? t('cameraInfo.title')}
        baseQuery={placeQuery}
        header={
          place && (
            <p className="inline-flex align-items-center align-self-start w-fit gap-2 pl-3 border-round bg-primary-50 text-sm">
              <bdi>{place.title}</bdi>
              <Button variant="quiet" icon="close" aria-label={t('camera.everywhere')} onClick={() => select(undefined)} />
            </p>
          )
        }
      />
    </Split>
  )
}
