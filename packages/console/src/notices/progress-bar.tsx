import { useUnit } from 'effector-react'
import { $busy } from './model'

/** A thin line at the top while a call is under way; short calls never show it. */
export function ProgressBar() {
  const busy = useUnit($busy)
  return busy ? <div className="progress" aria-hidden="true" /> : null
}
