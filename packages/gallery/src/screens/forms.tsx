import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { createExamples } from '../parts/component-examples'
import { GalleryScreen } from '../parts/gallery-screen'

const components = import.meta.glob<ComponentType>('../examples/forms/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/forms/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Forms() {
  const t = useTranslate()
  const examples = createExamples({ group: 'forms', components, sources, t })
  // one group each, because every example moves the focus
  const groups = examples.map((example) => ({ name: example.name, title: example.title, examples: [example] }))
  return <GalleryScreen title={t('rooms.forms.title')} hint={t('rooms.forms.hint')} groups={groups} code="beside" />
}
