import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/walls/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/walls/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Wallboards() {
  const t = useTranslate()
  const examples = createExamples({ group: 'walls', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.walls.title')}
      hint={t('rooms.walls.hint')}
      groups={[{ name: 'walls', title: '', examples }]}
      code="beside"
    />
  )
}
