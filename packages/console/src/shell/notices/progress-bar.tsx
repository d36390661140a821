import { useUnit } from 'effector-react'
import { $busy } from './model'

/** Thin progress bar at the top while calls are pending; hidden for short calls. */
export function ProgressBar() {
  const busy = useUnit($busy)
  return busy ? <div className="progress" aria-hidden="true" /> : null
}
