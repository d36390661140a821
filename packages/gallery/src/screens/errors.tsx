import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/errors/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/errors/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Errors() {
  const t = useTranslate()
  const examples = createExamples({ group: 'errors', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.errors.title')}
      hint={t('rooms.errors.hint')}
      groups={[{ name: 'errors', title: '', examples }]}
      code="beside"
    />
  )
}
