import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFormatSiteTime } from '../../runtime/use-format-site-time'
import { getPeriod, type Period, type PeriodUnit, parsePeriod, serializePeriod } from './period'

/** Returns the displayed period, stored in the URL; that of today by default. */
export function usePeriod(units: readonly PeriodUnit[], addressPrefix: string | undefined) {
  const clock = useFormatSiteTime()
  const [today] = useState(() => clock().slice(0, 10))
  const [params, setParams] = useSearchParams()
  const parameter = addressPrefix ? `${addressPrefix}.period` : 'period'
  const text = params.get(parameter) ?? ''
  const [unit = 'month'] = units
  const period = useMemo(() => parsePeriod(text, units) ?? getPeriod(unit, today), [text, units, unit, today])
  const setPeriod = useCallback(
    (next: Period) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          after.set(parameter, serializePeriod(next))
          return after
        },
        { replace: true },
      ),
    [setParams, parameter],
  )
  return { today, period, setPeriod }
}
