import { Tag, type Tone, useTranslate } from '@jwsk/kit'
import type { Outcome } from '../diagram/activity-marks'

const tones: Readonly<Record<number, Tone>> = { 1: 'info', 2: 'success', 3: 'danger', 4: 'quiet' }
const outcomes: Readonly<Record<number, Outcome>> = { 2: 'ended', 3: 'rejected', 4: 'rejected' }

/** Returns the outcome of a finished request; `undefined` while it is pending. */
export const getOutcome = (status: number | undefined): Outcome | undefined => outcomes[status ?? 0]

/** Status of a request. */
export function RequestStatus({ status }: { readonly status: number | undefined }) {
  const t = useTranslate()
  return status === undefined ? null : <Tag tone={tones[status] ?? 'quiet'}>{t(`request.status.${status}`)}</Tag>
}
