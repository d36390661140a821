import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/records/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/records/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Records() {
  const t = useTranslate()
  const examples = createExamples({ group: 'records', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.records.title')}
      hint={t('rooms.records.hint')}
      groups={[{ name: 'records', title: '', examples }]}
      code="beside"
    />
  )
}
