import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/charts/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/charts/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Charts() {
  const t = useTranslate()
  const examples = createExamples({ group: 'charts', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.charts.title')}
      hint={t('rooms.charts.hint')}
      groups={[{ name: 'charts', title: '', examples }]}
      code="beside"
    />
  )
}
