import { type ReactNode, useState } from 'react'
import { useClock } from '../../runtime/use-clock'
import { Button } from '../../ui/button'
import { Figures } from '../../ui/figures'
import { labelParts } from '../form/label-parts'
import { eventsOf } from '../form/record-events'
import { recordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { RecordHistory } from './record-history'
import { isUsual, RecordOrigin } from './record-origin'
import { RecordPartView } from './record-part-view'
import { factNames, figuresOf, partsOf } from './record-parts'
import { useRecordText } from './record-texts'
import { titleStates } from './title-states'

interface RecordViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  /** Between its facts and what happened. */
  readonly children?: ReactNode
}

/** whether the title says all that the first column would */
function isWholeTitle(resource: Resource, record: Row): boolean {
  const [name = ''] = resource.columns
  const field = resource.fields[name]
  if (!field || field.dictionary || field.choices) return false
  return field.toText(field.read(record[name], record)) === recordName(resource, record)
}

function useFigures({ resource, labels, record }: RecordViewProps) {
  const figures = figuresOf(resource, record)
  return {
    names: figures.map(({ name }) => name),
    shown: figures.map(({ name, field, value }) => {
      const { text, unit } = labelParts(labels.field(name), field)
      const figure = (
        <>
          <field.Detail value={value} />
          {unit && !field.isEmpty(value) && <span className="pl-1 text-sm font-normal text-color-secondary">{unit}</span>}
        </>
      )
      return { label: text, value: figure }
    }),
  }
}

/** What the platform says twice: `status`, and `statusName` in words. */
const codeAndWord = (name: string) => [name, name.replace(/Name$/, '')]

/** One record to read: its figures, its facts in parts, what belongs to it, what happened to it, and where it comes from. */
export function RecordView(props: RecordViewProps) {
  const { resource, record, labels } = props
  const say = useRecordText()
  const now = useClock()
  const [emptyFields, setEmptyFields] = useState<'folded' | 'shown'>('folded')
  const events = eventsOf(resource, record, now())
  const figures = useFigures(props)
  const told = new Set([
    ...events.flatMap(({ names }) => names),
    ...titleStates(resource, record).flatMap(({ name }) => codeAndWord(name)),
    ...figures.names,
    resource.key,
  ])
  if (isWholeTitle(resource, record)) told.add(resource.columns[0] ?? '')
  const facts = factNames(resource, record).filter(({ name }) => !told.has(name))
  const empty = facts.filter(({ isBare }) => isBare)
  const isFolded = emptyFields === 'folded'
  const parts = partsOf(
    resource,
    facts.filter(({ isBare }) => !(isFolded && isBare)).map(({ name }) => name),
  )
  return (
    <div className="kit-dialog-body flex flex-column flex-1">
      {figures.shown.length > 0 && (
        <div className="pb-4">
          <Figures figures={figures.shown} />
        </div>
      )}
      {parts.map((part) => (
        <RecordPartView key={part.section ?? part.topic ?? ''} {...props} part={part} isHeaded={parts.length > 1} />
      ))}
      {empty.length > 0 && (
        <div className="-ml-2 pb-2">
          <Button
            kind="quiet"
            icon={isFolded ? 'down' : 'up'}
            aria-expanded={!isFolded}
            onClick={() => setEmptyFields(isFolded ? 'shown' : 'folded')}
          >
            {isFolded ? say('showEmpty', { count: empty.length }) : say('hideEmpty')}
          </Button>
        </div>
      )}
      {props.children}
      {!events.every(isUsual) && <RecordHistory labels={labels} events={events} />}
      <RecordOrigin resource={resource} labels={labels} record={record} events={events} />
    </div>
  )
}
