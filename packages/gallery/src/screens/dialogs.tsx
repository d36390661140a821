import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/dialogs/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/dialogs/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Dialogs() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'dialogs', components, sources, t })
  return (
    <Room
      title={t('rooms.dialogs.title')}
      hint={t('rooms.dialogs.hint')}
      groups={[{ name: 'dialogs', title: '', examples }]}
      code="beside"
    />
  )
}
