import { type KeysOf, ResourcePanel, type ScreenProps, useTranslate } from '@jwsk/kit'
import type texts from '../locales/zh-cn'
import rentPlaces from '../resources/rent-place'
import { Board } from './occupancy-board'

/** Places to rent: their occupancy, with the list below. */
export default function PlacesView({ title }: ScreenProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  return <ResourcePanel resource={rentPlaces} title={title ?? t('rentPlace.title')} header={<Board />} />
}
