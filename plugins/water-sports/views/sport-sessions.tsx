import './water-sports.css'
import {
  type ActionViewProps,
  Button,
  QueryBoundary,
  TextInput,
  TimeBox,
  useNotifier,
  useOperationQuery,
  useRuntime,
  useTranslate,
  useUnsavedEdits,
} from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { type WaterSport, waterSport } from '@jwsk/sdk/biz'
import { type FormEvent, useState } from 'react'
import { SessionGenerator } from './session-generator'
import { type SessionDraft, validateSessions } from './session-rules'

type Session = OutputOf<typeof waterSport.sessions>[number]

/** Daily sessions of a sport and their capacity. */
export default function SportSessions(props: ActionViewProps<WaterSport>) {
  const query = useOperationQuery(waterSport.sessions, { id: props.target.id }, { staleTime: 0 })
  return <QueryBoundary {...query}>{(sessions) => <Editor {...props} sessions={sessions} />}</QueryBoundary>
}

type NewSession = Pick<Session, 'startTime' | 'endTime'> & { readonly capacity: number | string }

const toDrafts = (sessions: readonly NewSession[], first = 0): readonly SessionDraft[] =>
  sessions.map(({ startTime, endTime, capacity }, index) => ({ key: first + index, startTime, endTime, capacity: String(capacity) }))

function Editor({ target, done, sessions }: ActionViewProps<WaterSport> & { readonly sessions: readonly Session[] }) {
  const t = useTranslate()
  const notice = useNotifier()
  const { client } = useRuntime()
  const [start] = useState(() => toDrafts(sessions))
  const { draft: rows = start, setDraft: setRows, ref: form } = useUnsavedEdits<readonly SessionDraft[], HTMLFormElement>()
  const [isChecked, setChecked] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const faults = validateSessions(rows)
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1
  const capacity = String(target.capacity || 10)
  const edit = (key: number, part: Partial<SessionDraft>) => setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (faults.size > 0 || isSaving) return
    setSaving(true)
    const body = rows.map((row) => ({ startTime: row.startTime, endTime: row.endTime, capacity: Number(row.capacity) }))
    try {
      await client.call(waterSport.setSessions, { query: { id: target.id }, body })
      done()
    } catch (error) {
      notice.error(error)
      setSaving(false)
    }
  }
  const box = (row: SessionDraft, name: 'startTime' | 'endTime' | 'capacity') => {
    const { key } = row
    const fault = isChecked ? faults.get(key) : undefined
    return {
      value: row[name],
      'aria-label': t(`session.${name}`),
      'aria-invalid': (fault !== undefined && (fault === 'capacity') === (name === 'capacity')) || undefined,
      'aria-describedby': fault && `session-${key}`,
      onChange: (value: string) => edit(key, { [name]: value }),
    }
  }
  return (
    <form ref={form} className="kit-view" onSubmit={save} noValidate>
      <ol className="flex flex-column gap-2">
        {rows.map((row) => (
          <li key={row.key} className="sport-session align-items-center column-gap-2 row-gap-1">
            <TimeBox {...box(row, 'startTime')} />
            <span aria-hidden="true">–</span>
            <TimeBox {...box(row, 'endTime')} />
            <TextInput
              inputMode="numeric"
              {...box(row, 'capacity')}
              onChange={(event) => edit(row.key, { capacity: event.target.value })}
            />
            <span>{t('session.people')}</span>
            <Button
              variant="quiet"
              icon="delete"
              aria-label={t('session.remove', { time: `${row.startTime}-${row.endTime}` })}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
            {isChecked && faults.has(row.key) && (
              <p id={`session-${row.key}`} className="text-xs text-red-500" role="alert">
                {t(`session.fault.${faults.get(row.key)}`)}
              </p>
            )}
          </li>
        ))}
      </ol>
      {rows.length === 0 && <p className="text-color-secondary">{t('session.anytime')}</p>}
      <div className="flex flex-wrap align-items-center gap-2">
        <Button icon="add" onClick={() => setRows([...rows, { key: next, startTime: '', endTime: '', capacity }])}>
          {t('session.add')}
        </Button>
      </div>
      <SessionGenerator
        sport={target}
        onPlan={(made) =>
          setRows(
            toDrafts(
              made.map((one) => ({ ...one, capacity })),
              next,
            ),
          )
        }
      />
      <div className="flex flex-wrap align-items-center gap-2">
        <Button type="submit" variant="primary" busy={isSaving}>
          {t('session.save')}
        </Button>
      </div>
    </form>
  )
}
