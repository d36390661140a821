import { type Resource, ResourcePanel, useTranslate } from '@jwsk/kit'
import { nameOf } from '../parts/found'
import { ListSpace } from '../parts/list-space'
import { type Group, Room } from '../parts/room'

const resources = import.meta.glob<Resource>('../examples/lists/*.ts', { eager: true, import: 'example' })
const sources = import.meta.glob<string>('../examples/lists/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const lists = Object.entries(resources).map(([file, resource]) => {
  const name = nameOf(file)
  // each list has its own part of the address
  const Shown = () => (
    <ListSpace>
      <ResourcePanel resource={resource} addressPrefix={name} />
    </ListSpace>
  )
  return { name, source: sources[file] ?? '', Shown }
})

export default function Lists() {
  const t = useTranslate()
  const groups = lists.map(({ name, ...list }): Group => {
    const title = t(`lists.${name}.title`)
    return { name, title, examples: [{ ...list, name, title, note: `lists.${name}.note` }] }
  })
  return <Room title={t('rooms.lists.title')} hint={t('rooms.lists.hint')} groups={groups} code="below" />
}
