import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/walls/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/walls/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Walls() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'walls', components, sources, t })
  return (
    <Room title={t('rooms.walls.title')} hint={t('rooms.walls.hint')} groups={[{ name: 'walls', title: '', examples }]} code="beside" />
  )
}
