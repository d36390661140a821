import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/charts/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/charts/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Charts() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'charts', components, sources, t })
  return (
    <Room title={t('rooms.charts.title')} hint={t('rooms.charts.hint')} groups={[{ name: 'charts', title: '', examples }]} code="beside" />
  )
}
