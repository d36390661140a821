import { useTranslate } from '@jwsk/kit'
import type { ComponentType } from 'react'
import { examplesOf } from '../parts/components'
import { Room } from '../parts/room'

const components = import.meta.glob<ComponentType>('../examples/permissions/*.tsx', { eager: true, import: 'Example' })
const sources = import.meta.glob<string>('../examples/permissions/*.tsx', { eager: true, import: 'default', query: '?raw' })

export default function Permissions() {
  const t = useTranslate()
  const examples = examplesOf({ room: 'permissions', components, sources, t })
  return (
    <Room
      title={t('rooms.permissions.title')}
      hint={t('rooms.permissions.hint')}
      groups={[{ name: 'permissions', title: '', examples }]}
      code="beside"
    />
  )
}
