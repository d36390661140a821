import { Button, type Column, DataTable, type Figure, Figures, Tag, type Tone, usePreference, useTranslate } from '@jwsk/kit'
import { ownEntry } from '@jwsk/sdk'
import { Gauge } from './gauge'
import { MonitorChart } from './monitor-chart'
import { type Level, levelOf, parseThresholds, type Sample, spanOf, type Thresholds, usualThresholds } from './monitor-history'
import { ThresholdInput } from './threshold-input'

const percent = (share: number) => `${share.toFixed(1)}%`

const tones = { normal: 'success', warning: 'warning', critical: 'danger' } as const satisfies Record<Level, Tone>

interface Load {
  readonly figure: string
  readonly label: string
  readonly share: number
  readonly level: Level
  readonly thresholds: Thresholds
}

/** What is in use, over the last half hour, and from where on that is too much. */
export function MonitorLoads({ samples }: { readonly samples: readonly Sample[] }) {
  const t = useTranslate()
  const [chosen, keep] = usePreference('monitor.thresholds', parseThresholds)
  const named: Readonly<Record<string, string>> = { cpu: t('monitor.cpu'), memory: t('monitor.memory'), heap: t('monitor.heap') }
  const loads = Object.entries(samples.at(-1)?.shares ?? {}).map(([figure, share]): Load => {
    const thresholds = ownEntry(chosen, figure) ?? usualThresholds(figure)
    const label = ownEntry(named, figure) ?? t('monitor.disk', { dir: figure.slice('disk '.length) })
    return { figure, label, share, thresholds, level: levelOf(share, thresholds) }
  })
  const figures = loads.map(
    ({ label, share, level, thresholds }): Figure => ({
      label,
      tone: tones[level],
      value: (
        <>
          {percent(share)} <span className="text-sm">{t(`monitor.levels.${level}`)}</span>
          <Gauge share={share} thresholds={thresholds} />
        </>
      ),
    }),
  )
  const span = (which: keyof ReturnType<typeof spanOf>): Column<Load> => ({
    id: which,
    label: t(`monitor.${which}`),
    align: 'end',
    width: 88,
    cell: ({ figure }) => percent(spanOf(samples, figure)[which]),
  })
  const threshold = (which: keyof Thresholds): Column<Load> => ({
    id: which,
    label: t(`monitor.${which}`),
    align: 'start',
    width: 128,
    cell: ({ figure, label, thresholds }) => (
      <ThresholdInput
        label={t('monitor.thresholdOf', { figure: label, level: t(`monitor.levels.${which}`) })}
        which={which}
        thresholds={thresholds}
        onChange={(next) => keep({ ...chosen, [figure]: next })}
      />
    ),
  })
  const columns: readonly Column<Load>[] = [
    { id: 'label', label: t('monitor.figure'), align: 'start', cell: ({ label }) => label },
    { id: 'share', label: t('monitor.now'), align: 'end', width: 88, cell: ({ share }) => percent(share) },
    {
      id: 'level',
      label: t('monitor.level'),
      align: 'start',
      width: 104,
      cell: ({ level }) => <Tag tone={tones[level]}>{t(`monitor.levels.${level}`)}</Tag>,
    },
    span('least'),
    span('mean'),
    span('most'),
    threshold('warning'),
    threshold('critical'),
  ]
  return (
    <>
      <Figures figures={figures} />
      <section>
        <h2>{t('monitor.halfHour')}</h2>
        <MonitorChart samples={samples} figures={loads} />
        <DataTable
          label={t('monitor.halfHour')}
          columns={columns}
          rows={loads}
          parts={{ keyOf: ({ figure }) => figure, nameOf: ({ label }) => label }}
        />
        {Object.keys(chosen).length > 0 && (
          <Button kind="quiet" onClick={() => keep({})}>
            {t('monitor.usual')}
          </Button>
        )}
      </section>
    </>
  )
}
