import { getOwn } from '@jwsk/sdk'
import './camera.css'
import { Button, type KeysOf, useTranslate } from '@jwsk/kit'
import { type KeyboardEvent, useState } from 'react'
import type texts from '../locales/zh-cn'
import { type PtzCommand, usePtz } from './use-ptz'

const pad: readonly (readonly [command: PtzCommand, sign: string])[] = [
  ['leftUp', '↖'],
  ['up', '↑'],
  ['rightUp', '↗'],
  ['left', '←'],
  ['zoomIn', '＋'],
  ['right', '→'],
  ['leftDown', '↙'],
  ['down', '↓'],
  ['rightDown', '↘'],
]

const commandByKey: Readonly<Record<string, PtzCommand>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
}

/** Moves a camera while a button, an arrow key, `+` or `-` is held. */
export function PtzPad({ id }: { readonly id: string }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const [speed, setSpeed] = useState(5)
  const { moving, start, stop } = usePtz(id, speed)
  const onKeyDown = (event: KeyboardEvent) => {
    const command = getOwn(commandByKey, event.key)
    if (!command) return
    event.preventDefault()
    start(command)
  }
  const hold = (command: PtzCommand, sign: string) => (
    <Button
      key={command}
      aria-label={t(`ptz.${command}`)}
      data-moving={moving === command}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        start(command)
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        event.stopPropagation()
        start(command)
      }}
    >
      {sign}
    </Button>
  )
  return (
    <div className="flex flex-column gap-3">
      <fieldset className="camera-pad gap-1 p-2 border-1 surface-border border-round-lg" onKeyDown={onKeyDown} onKeyUp={stop} onBlur={stop}>
        <legend className="px-1 text-xs text-color-secondary">{t('ptz.title')}</legend>
        {pad.map(([command, sign]) => hold(command, sign))}
        {hold('zoomOut', '－')}
      </fieldset>
      <p className="text-xs text-color-secondary">{t('ptz.hint')}</p>
      <label className="flex flex-column gap-1 text-xs text-color-secondary">
        {t('ptz.speed', { speed })}
        <input type="range" min={1} max={10} value={speed} onChange={(event) => setSpeed(Number(event.target.value))} />
      </label>
    </div>
  )
}
