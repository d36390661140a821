import { type Resource, ResourcePanel, useTranslate } from '@jwsk/kit'
import { getExampleName } from '../parts/example-paths'
import { GalleryScreen, type Group } from '../parts/gallery-screen'
import { ListFrame } from '../parts/list-frame'

const resources = import.meta.glob<Resource>('../examples/lists/*.ts', { eager: true, import: 'example' })
const sources = import.meta.glob<string>('../examples/lists/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const lists = Object.entries(resources).map(([file, resource]) => {
  const name = getExampleName(file)
  // each list has its own URL prefix
  const Component = () => (
    <ListFrame>
      <ResourcePanel resource={resource} urlPrefix={name} />
    </ListFrame>
  )
  return { name, source: sources[file] ?? '', Component }
})

export default function Lists() {
  const t = useTranslate()
  const groups = lists.map(({ name, ...list }): Group => {
    const title = t(`lists.${name}.title`)
    return { name, title, examples: [{ ...list, name, title, note: `lists.${name}.note` }] }
  })
  return <GalleryScreen title={t('rooms.lists.title')} hint={t('rooms.lists.hint')} groups={groups} code="below" />
}
