import { useTranslate } from '@jwsk/kit'
import { getExampleGroup, getExampleName } from '../parts/example-paths'
import { FieldPreview, type FieldSample } from '../parts/field-preview'
import { GalleryScreen, type Group } from '../parts/gallery-screen'

const samples = import.meta.glob<FieldSample>('../examples/kinds/*/*.ts', { eager: true })
const sources = import.meta.glob<string>('../examples/kinds/*/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const order = ['words', 'people', 'numbers', 'dates', 'choices', 'places', 'files']

function toExample(file: string, sample: FieldSample) {
  const name = getExampleName(file)
  const kind = { ...sample.kind, ...sample.kind.bind?.({ resource: 'fieldTrial', name }) }
  return {
    name,
    title: name,
    note: `notes.${name}`,
    source: sources[file] ?? '',
    Component: () => <FieldPreview {...sample} kind={kind} />,
  }
}

const examples = Object.entries(samples).map(([file, sample]) => ({ folder: getExampleGroup(file), example: toExample(file, sample) }))

export default function Fields() {
  const t = useTranslate()
  const groups = order.map(
    (name): Group => ({
      name,
      title: t(`kinds.${name}`),
      examples: examples.filter(({ folder }) => folder === name).map(({ example }) => example),
    }),
  )
  return <GalleryScreen title={t('rooms.fields.title')} hint={t('rooms.fields.hint')} groups={groups} code="beside" />
}
