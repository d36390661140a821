import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/dialogs/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/dialogs/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Dialogs() {
  const t = useTranslate()
  const examples = createExamples({ group: 'dialogs', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.dialogs.title')}
      hint={t('rooms.dialogs.hint')}
      groups={[{ name: 'dialogs', title: '', examples }]}
      code="beside"
    />
  )
}
