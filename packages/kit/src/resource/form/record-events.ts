import { getOwn } from '@jwsk/sdk'
import type { KitTextKey } from '@jwsk/ui'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

/** Event in the history of a record. */
export interface RecordEvent {
  readonly key: string
  /** Moment as on the wire. */
  readonly time: string
  /** Key of kit's label if no field has one. */
  readonly labelKey?: KitTextKey
  readonly actor?: string
  readonly note?: string
  /** Fields shown with the event. */
  readonly fields: readonly string[]
}

const dateTimePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const id = /^\d+$/

/** audit fields of every record on the platform, declared or not */
const commonEventLabels: Readonly<Record<string, KitTextKey>> = { createTime: 'form.created', updateTime: 'form.updated' }

/** Formats names and comments of users; omits numeric ids. */
function formatFields(record: Row, names: readonly string[]) {
  const name = names.find((known) => typeof record[known] === 'string' && record[known] !== '' && !id.test(record[known]))
  return name === undefined ? undefined : { name, text: String(record[name]) }
}

/** Whether the event is common to all records. */
export const isCommonEvent = ({ key }: RecordEvent) => getOwn(commonEventLabels, key) !== undefined

/** Merges creation and update into what happened at the same moment: a record that was applied for was not also created. */
function mergeCommonEvents(events: readonly RecordEvent[]): RecordEvent[] {
  const own = events.filter((event) => !isCommonEvent(event))
  const common = events.filter(isCommonEvent)
  const isMerged = ({ time }: RecordEvent) => own.some((event) => event.time === time)
  const merged = own.map((event) => {
    const same = common.filter(({ time }) => time === event.time)
    const actor = event.actor ?? same.find((one) => one.actor !== undefined)?.actor
    return { ...event, ...(actor !== undefined && { actor }), fields: [...event.fields, ...same.flatMap((one) => one.fields)] }
  })
  return [...merged, ...common.filter((event) => !isMerged(event))]
}

/** Builds the past events of a record in order: the moments that no form contains, with actor and comment. */
export function buildRecordEvents(
  { fields, sections }: Pick<Resource, 'fields' | 'sections'>,
  record: Row,
  now: string,
): readonly RecordEvent[] {
  const inForm = new Set(sections.flatMap((section) => section.fields))
  const names = new Set([...Object.keys(fields), ...Object.keys(commonEventLabels)])
  const events = [...names].flatMap((key): RecordEvent[] => {
    const time = record[key]
    if (!key.endsWith('Time') || inForm.has(key) || typeof time !== 'string' || !dateTimePattern.test(time) || time > now) return []
    // no change since creation
    if (key === 'updateTime' && time === record.createTime) return []
    const about = key.slice(0, -'Time'.length)
    const declared = (endings: readonly string[]) =>
      endings.map((ending) => about + ending).filter((name) => (fields[name] || getOwn(commonEventLabels, key)) && !inForm.has(name))
    const actor = formatFields(record, declared(['User', 'UserName', 'By', 'Name']))
    const note = formatFields(record, declared(['Remark', 'Reason']))
    const text = fields[key] ? undefined : getOwn(commonEventLabels, key)
    return [
      {
        key,
        time,
        ...(text && { labelKey: text }),
        ...(actor && { actor: actor.text }),
        ...(note && { note: note.text }),
        fields: [key, ...(actor ? [actor.name] : []), ...(note ? [note.name] : [])],
      },
    ]
  })
  return mergeCommonEvents(events).sort((one, other) => one.time.localeCompare(other.time))
}
