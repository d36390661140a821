import { useNotifier, useRuntime } from '@jwsk/kit'
import type { InputOf } from '@jwsk/sdk'
import { cameraInfo } from '@jwsk/sdk/iot'
import { useCallback, useEffect, useRef, useState } from 'react'

export type PtzCommand = Exclude<InputOf<typeof cameraInfo.ptz>['command'], 'stop'>

/**
 * Moves a camera while a control is held: `start` sends a direction, `stop` always follows it. Calls are sent in
 * sequence, because a stop that overtakes its start would leave the camera moving.
 */
export function usePtz(id: string, speed: number) {
  const { client } = useRuntime()
  const { error } = useNotifier()
  const [moving, setMoving] = useState<PtzCommand>()
  const running = useRef<PtzCommand>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const send = useCallback(
    (command: PtzCommand | 'stop') => {
      queue.current = queue.current.then(() => client.call(cameraInfo.ptz, { id, command, speed })).catch(error)
    },
    [client, error, id, speed],
  )
  const start = useCallback(
    (command: PtzCommand) => {
      if (running.current === command) return
      running.current = command
      setMoving(command)
      send(command)
    },
    [send],
  )
  const stop = useCallback(() => {
    if (running.current === undefined) return
    running.current = undefined
    setMoving(undefined)
    send('stop')
  }, [send])

  const last = useRef(stop)
  useEffect(() => {
    last.current = stop
  })
  useEffect(() => {
    const stopNow = () => last.current()
    // another window gets the keyup event of a key released there
    window.addEventListener('blur', stopNow)
    return () => {
      window.removeEventListener('blur', stopNow)
      stopNow()
    }
  }, [])
  return { moving, start, stop }
}
