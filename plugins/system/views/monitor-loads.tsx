import { Button, Stats, usePreference, useTranslate } from '@jwsk/kit'
import { getOwn } from '@jwsk/sdk'
import { Gauge } from './gauge'
import { LoadTable } from './load-table'
import { MonitorChart } from './monitor-chart'
import {
  getCollectedMinutes,
  getDefaultThresholds,
  getLevel,
  type Load,
  parseThresholds,
  percent,
  type Sample,
  tones,
} from './monitor-history'

/** Classes of a panel, as framed as the page's stats. */
export const panel = 'px-4 pt-3 pb-4 border-1 surface-border border-round-lg surface-card'

const levelClasses = { warning: 'font-medium text-orange-500', critical: 'font-medium text-red-500' } as const

/** Shares in use over the collected period, with their thresholds. */
export function MonitorLoads({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useTranslate()
  const [customThresholds, setCustomThresholds] = usePreference('monitor.thresholds', parseThresholds)
  const named: Readonly<Record<string, string>> = { cpu: t('monitor.cpu'), memory: t('monitor.memory'), heap: t('monitor.heap') }
  const collected = getCollectedMinutes(samples)
  const loads = Object.entries(samples.at(-1)?.shares ?? {}).map(([figure, share]): Load => {
    const thresholds = getOwn(customThresholds, figure) ?? getDefaultThresholds(figure)
    const label = getOwn(named, figure) ?? t('monitor.disk', { dir: figure.slice('disk '.length) })
    return { figure, label, share, thresholds, level: getLevel(share, thresholds) }
  })
  const figures = loads.map(({ label, share, level, thresholds }) => ({
    label,
    // quiet while all is well
    ...(level !== 'normal' && { tone: tones[level] }),
    value: (
      <>
        {percent(share)}{' '}
        <span className={`text-xs ${level === 'normal' ? 'font-normal text-color-secondary' : levelClasses[level]}`}>
          {t(`monitor.levels.${level}`)}
        </span>
        <Gauge share={share} thresholds={thresholds} />
      </>
    ),
  }))
  return (
    <>
      <Stats figures={figures} />
      <section className={`flex flex-column flex-1 ${panel}`}>
        <h2 className="mb-3 text-base">
          {collected ? t(`monitor.collected.${collected.unit}`, { count: collected.count }) : t('monitor.halfHour')}
          {collected && <small className="ml-2 text-sm font-normal text-color-secondary">{t('monitor.growing')}</small>}
        </h2>
        <MonitorChart samples={samples} loads={loads} />
        <div>
          <LoadTable
            loads={loads}
            samples={samples}
            onChange={(figure, next) => setCustomThresholds({ ...customThresholds, [figure]: next })}
          />
          {Object.keys(customThresholds).length > 0 && (
            <Button variant="quiet" onClick={() => setCustomThresholds({})}>
              {t('monitor.usual')}
            </Button>
          )}
        </div>
      </section>
    </>
  )
}
