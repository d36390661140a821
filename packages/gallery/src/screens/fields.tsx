import { useTranslate } from '@jwsk/kit'
import { type FieldSample, FieldTrial } from '../parts/field-trial'
import { folderOf, nameOf } from '../parts/found'
import { type Group, Room } from '../parts/room'

const samples = import.meta.glob<FieldSample>('../examples/kinds/*/*.ts', { eager: true })
const sources = import.meta.glob<string>('../examples/kinds/*/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const order = ['words', 'people', 'numbers', 'dates', 'choices', 'places', 'files']

const exampleOf = (file: string, sample: FieldSample) => ({
  name: nameOf(file),
  title: nameOf(file),
  note: `notes.${nameOf(file)}`,
  source: sources[file] ?? '',
  Shown: () => <FieldTrial {...sample} />,
})

const examples = Object.entries(samples).map(([file, sample]) => ({ folder: folderOf(file), example: exampleOf(file, sample) }))

export default function Fields() {
  const t = useTranslate()
  const groups = order.map(
    (name): Group => ({
      name,
      title: t(`kinds.${name}`),
      examples: examples.filter(({ folder }) => folder === name).map(({ example }) => example),
    }),
  )
  return <Room title={t('rooms.fields.title')} hint={t('rooms.fields.hint')} groups={groups} code="beside" />
}
