import { getOwn } from '@jwsk/sdk'
import type { KitText } from '../../i18n/kit-key'
import type { Resource } from '../model/resource'
import type { Row } from '../model/row'

/** Something that happened to a record. */
export interface RecordEvent {
  readonly key: string
  /** As the wire has it. */
  readonly time: string
  /** What kit calls it, where no field does. */
  readonly text?: KitText
  readonly who?: string
  readonly note?: string
  /** The fields that say it. */
  readonly names: readonly string[]
}

const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const id = /^\d+$/

/** what every record of the platform has, declared or not */
const usual: Readonly<Record<string, KitText>> = { createTime: 'form.created', updateTime: 'form.updated' }

/** a person's name or words, and no number that stands for one */
function spoken(record: Row, names: readonly string[]) {
  const name = names.find((known) => typeof record[known] === 'string' && record[known] !== '' && !id.test(record[known]))
  return name === undefined ? undefined : { name, said: String(record[name]) }
}

/** What happened to a record up to now, first things first: the moments that no form asks for, with who it was and what they said. */
export function eventsOf({ fields, sections }: Pick<Resource, 'fields' | 'sections'>, record: Row, now: string): readonly RecordEvent[] {
  const inForm = new Set(sections.flatMap((section) => section.fields))
  const names = new Set([...Object.keys(fields), ...Object.keys(usual)])
  const events = [...names].flatMap((key): RecordEvent[] => {
    const time = record[key]
    if (!key.endsWith('Time') || inForm.has(key) || typeof time !== 'string' || !moment.test(time) || time > now) return []
    // nothing has happened since
    if (key === 'updateTime' && time === record.createTime) return []
    const about = key.slice(0, -'Time'.length)
    const declared = (endings: readonly string[]) =>
      endings.map((ending) => about + ending).filter((name) => (fields[name] || getOwn(usual, key)) && !inForm.has(name))
    const who = spoken(record, declared(['User', 'UserName', 'By', 'Name']))
    const note = spoken(record, declared(['Remark', 'Reason']))
    const text = fields[key] ? undefined : getOwn(usual, key)
    return [
      {
        key,
        time,
        ...(text && { text }),
        ...(who && { who: who.said }),
        ...(note && { note: note.said }),
        names: [key, ...(who ? [who.name] : []), ...(note ? [note.name] : [])],
      },
    ]
  })
  return events.sort((one, other) => one.time.localeCompare(other.time))
}
