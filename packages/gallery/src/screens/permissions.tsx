import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/permissions/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/permissions/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Permissions() {
  const t = useTranslate()
  const examples = createExamples({ group: 'permissions', components, sources, t })
  return (
    <GalleryScreen
      title={t('rooms.permissions.title')}
      hint={t('rooms.permissions.hint')}
      groups={[{ name: 'permissions', title: '', examples }]}
      code="beside"
    />
  )
}
