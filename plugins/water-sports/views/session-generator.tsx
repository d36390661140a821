import { Button, TextInput, TimeBox, useTranslate } from '@jwsk/kit'
import type { WaterSport } from '@jwsk/sdk/biz'
import { useId, useState } from 'react'
import { generateSessions, getOpeningHours } from './session-rules'

interface SessionGeneratorProps {
  readonly sport: WaterSport
  readonly onPlan: (sessions: ReturnType<typeof generateSessions>) => void
}

/** Generates the sessions of a day, of equal length. */
export function SessionGenerator({ sport, onPlan }: SessionGeneratorProps) {
  const t = useTranslate()
  const id = useId()
  const [opens, closes] = getOpeningHours(sport.openTime)
  const [from, setFrom] = useState(opens)
  const [until, setUntil] = useState(closes)
  const [length, setLength] = useState(String(sport.durationMinutes || 60))
  const [pause, setPause] = useState('15')
  const [isEmpty, setEmpty] = useState(false)
  const plan = () => {
    const sessions = generateSessions({ from, until, length: Math.trunc(Number(length)), pause: Math.trunc(Number(pause)) })
    setEmpty(sessions.length === 0)
    if (sessions.length > 0) onPlan(sessions)
  }
  const time = (label: string, value: string, set: (value: string) => void) => (
    <div className="text-sm text-color-secondary">
      <label htmlFor={`${id}-${label}`}>{t(label)}</label>
      <TimeBox id={`${id}-${label}`} value={value} onChange={set} />
    </div>
  )
  const minutes = (label: string, value: string, set: (value: string) => void) => (
    <label className="text-sm text-color-secondary">
      {t(label)}
      <TextInput inputMode="numeric" value={value} onChange={(event) => set(event.target.value)} />
    </label>
  )
  return (
    <fieldset className="sport-plan kit-tiles align-items-end p-3 border-1 surface-border border-round-lg">
      <legend className="px-1">{t('session.plan')}</legend>
      {time('session.first', from, setFrom)}
      {time('session.last', until, setUntil)}
      {minutes('session.length', length, setLength)}
      {minutes('session.pause', pause, setPause)}
      <Button onClick={plan}>{t('session.fill')}</Button>
      {isEmpty && (
        <p className="text-xs text-red-500" role="alert">
          {t('session.none')}
        </p>
      )}
    </fieldset>
  )
}
