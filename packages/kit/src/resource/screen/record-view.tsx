import { Button, Stats } from '@jwsk/ui'
import { type ReactNode, useState } from 'react'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { buildRecordEvents, isCommonEvent } from '../form/record-events'
import { splitLabelUnit } from '../form/split-label-unit'
import { getRecordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import type { Labels } from '../model/use-labels'
import { RecordChangesSection } from './record-changes-section'
import { RecordHistory } from './record-history'
import { RecordMetadata } from './record-metadata'
import { RecordSectionView } from './record-section-view'
import { getDetailFields, getRecordSections, getRecordStats } from './record-sections'
import { useRecordText } from './record-texts'
import { getTitleStatuses } from './title-statuses'

interface RecordViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  /** Content between details and history. */
  readonly children?: ReactNode
}

/** whether the title contains all of the first column */
function isTitleComplete(resource: Resource, record: Row): boolean {
  const [name = ''] = resource.columns
  const field = resource.fields[name]
  if (!field || field.useOptions || field.choicesOperation) return false
  return field.toText(field.parse(record[name], record)) === getRecordName(resource, record)
}

function useRecordStats({ resource, labels, record }: RecordViewProps) {
  const figures = getRecordStats(resource, record)
  return {
    names: figures.map(({ name }) => name),
    stats: figures.map(({ name, field, value }) => {
      const { text, unit } = splitLabelUnit(labels.field(name), field)
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

/** Whether the platform sends the value twice: `status`, and its label as `statusName`. */
const isCodeWithLabel = (name: string) => [name, name.replace(/Name$/, '')]

/** Record to read: its stats, details in sections, related lists, history and metadata. */
export function RecordView(props: RecordViewProps) {
  const { resource, record, labels } = props
  const say = useRecordText()
  const now = useFormatSiteTime()
  const [emptyFields, setEmptyFields] = useState<'folded' | 'shown'>('folded')
  const events = buildRecordEvents(resource, record, now())
  const hasTimeline = !events.every(isCommonEvent)
  const figures = useRecordStats(props)
  const coveredFields = new Set([
    ...events.flatMap(({ fields: names }) => names),
    ...getTitleStatuses(resource, record).flatMap(({ name }) => isCodeWithLabel(name)),
    ...figures.names,
    resource.key,
  ])
  if (isTitleComplete(resource, record)) coveredFields.add(resource.columns[0] ?? '')
  const detailFields = getDetailFields(resource, record).filter(({ name }) => !coveredFields.has(name))
  const empty = detailFields.filter(({ isBare }) => isBare)
  const isFolded = emptyFields === 'folded'
  const parts = getRecordSections(
    resource,
    detailFields.filter(({ isBare }) => !(isFolded && isBare)).map(({ name }) => name),
  )
  return (
    <div className="kit-dialog-body flex flex-column flex-1">
      {figures.stats.length > 0 && (
        <div className="pb-4">
          <Stats figures={figures.stats} />
        </div>
      )}
      {parts.map((part) => (
        <RecordSectionView key={part.section ?? part.group ?? ''} {...props} section={part} isHeaded={parts.length > 1} />
      ))}
      {empty.length > 0 && (
        <div className="-ml-2 pb-2">
          <Button
            variant="quiet"
            icon={isFolded ? 'down' : 'up'}
            aria-expanded={!isFolded}
            onClick={() => setEmptyFields(isFolded ? 'shown' : 'folded')}
          >
            {isFolded ? say('showEmpty', { count: empty.length }) : say('hideEmpty')}
          </Button>
        </div>
      )}
      {props.children}
      <RecordChangesSection resource={resource} labels={labels} record={record} />
      {hasTimeline && <RecordHistory resource={resource} labels={labels} events={events} />}
      <RecordMetadata resource={resource} labels={labels} record={record} events={hasTimeline ? [] : events} />
    </div>
  )
}
