import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/records/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/records/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Records() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'records', components, sources, t })
  return (
    <Room
      title={t('rooms.records.title')}
      hint={t('rooms.records.hint')}
      groups={[{ name: 'records', title: '', examples }]}
      code="beside"
    />
  )
}
