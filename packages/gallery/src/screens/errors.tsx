import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/errors/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/errors/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Errors() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'errors', components, sources, t })
  return (
    <Room title={t('rooms.errors.title')} hint={t('rooms.errors.hint')} groups={[{ name: 'errors', title: '', examples }]} code="beside" />
  )
}
