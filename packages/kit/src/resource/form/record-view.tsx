import type { ReactNode } from 'react'
import { useKitText } from '../../i18n/kit-text'
import { useClock } from '../../runtime/use-clock'
import { Timeline } from '../../ui/timeline'
import { keyOf } from '../model/ids'
import { recordName } from '../model/record-name'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'
import { safeCondition } from '../model/safe-condition'
import type { Section } from '../model/section'
import type { Labels } from '../model/use-labels'
import { CopyButton } from './copy-button'
import { eventsOf, type RecordEvent } from './record-events'
import { RecordFact } from './record-fact'
import { titleStates } from './title-states'

interface RecordViewProps {
  readonly resource: Resource
  readonly labels: Labels
  readonly record: Row
  /** Between its facts and what happened. */
  readonly children?: ReactNode
}

/** the parts of the form, and behind them what no form has */
function partsOf({ fields, sections }: Resource): readonly Section[] {
  const inForm = new Set(sections.flatMap((section) => section.fields))
  const others = Object.keys(fields).filter((name) => !inForm.has(name))
  const isParted = sections.some(({ name }) => name !== undefined)
  if (!isParted) return [{ name: undefined, fields: Object.keys(fields) }]
  return others.length > 0 ? [...sections, { name: undefined, fields: others }] : sections
}

function factsOf({ resource, labels, record }: RecordViewProps, names: readonly string[]) {
  return names.flatMap((name) => {
    const field = resource.fields[name]
    // nobody reads a secret
    if (!field || field.isSecret) return []
    const value = field.read(record[name], record)
    const isShown = resource.shown[name]
    // a field that its form would not show has nothing to say, unless it holds something all the same
    if (isShown && field.isEmpty(value) && !safeCondition(isShown)(record)) return []
    return [<RecordFact key={name} name={name} label={labels.field(name)} field={field} value={value} />]
  })
}

function History({ labels, events }: Pick<RecordViewProps, 'labels'> & { readonly events: readonly RecordEvent[] }) {
  const t = useKitText()
  const moments = events.map(({ key, time, text, who, note }) => ({
    key,
    time,
    title: text ? t(text) : labels.field(key),
    ...(who !== undefined && { who }),
    ...(note !== undefined && { text: note }),
  }))
  return (
    <section className="kit-section">
      <h3 className="mb-3 text-base font-semibold">{t('form.happened')}</h3>
      <Timeline label={t('form.happened')} moments={moments} />
    </section>
  )
}

/** whether the title says all that the first column would */
function isWholeTitle(resource: Resource, record: Row): boolean {
  const [name = ''] = resource.columns
  const field = resource.fields[name]
  if (!field || field.dictionary || field.choices) return false
  return field.toText(field.read(record[name], record)) === recordName(resource, record)
}

/** One record to read: every declared field that it has, in the parts of its form, and what happened to it. */
export function RecordView(props: RecordViewProps) {
  const { resource, labels, record } = props
  const t = useKitText()
  const now = useClock()
  const events = eventsOf(resource, record, now())
  const told = new Set([...events.flatMap(({ names }) => names), ...titleStates(resource, record).map(({ name }) => name)])
  if (isWholeTitle(resource, record)) told.add(resource.columns[0] ?? '')
  const parts = partsOf(resource)
  const isParted = parts.length > 1
  return (
    <div className="kit-dialog-body flex-1">
      {parts.map(({ name, fields }) => {
        const facts = factsOf(
          props,
          fields.filter((field) => !told.has(field)),
        )
        if (facts.length === 0) return null
        return (
          <section key={name ?? ''} className="kit-section pb-3">
            {isParted && <h3 className="mb-2 text-base font-semibold">{name === undefined ? t('form.others') : labels.section(name)}</h3>}
            <dl className="kit-record grid">{facts}</dl>
          </section>
        )
      })}
      {props.children}
      {events.length > 0 && <History labels={labels} events={events} />}
      {!resource.fields[resource.key] && (
        <p className="text-sm text-color-secondary">
          {t('form.id')} {keyOf(record, resource.key)}
          <CopyButton label={t('form.id')} text={keyOf(record, resource.key)} />
        </p>
      )}
    </div>
  )
}
