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

const toExample = (file: string, sample: FieldSample) => ({
  name: getExampleName(file),
  title: getExampleName(file),
  note: `notes.${getExampleName(file)}`,
  source: sources[file] ?? '',
  Component: () => <FieldPreview {...sample} />,
})

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
