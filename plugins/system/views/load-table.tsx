import { Button, type Column, DataTable, Tag, useTranslate } from '@jwsk/kit'
import { useId, useState } from 'react'
import { getSpan, type Load, percent, type Sample, type Thresholds, tones } from './monitor-history'
import { ThresholdInput } from './threshold-input'

interface LoadTableProps {
  readonly loads: readonly Load[]
  readonly samples: readonly Sample[]
  readonly onChange: (figure: string, thresholds: Thresholds) => void
}

const spanKeys = { min: 'least', mean: 'mean', max: 'most' } as const

/** Lowest and highest share of each load and its thresholds; collapsed, because the charts show most of it. */
export function LoadTable({ loads, samples, onChange }: LoadTableProps) {
  const t = useTranslate()
  const id = useId()
  const [isOpen, open] = useState(false)
  const span = (which: keyof ReturnType<typeof getSpan>): Column<Load> => ({
    id: spanKeys[which],
    label: t(`monitor.${spanKeys[which]}`),
    align: 'end',
    width: 88,
    renderCell: ({ figure }) => percent(getSpan(samples, figure)[which]),
  })
  const threshold = (which: keyof Thresholds): Column<Load> => ({
    id: which,
    label: t(`monitor.${which}`),
    align: 'start',
    width: 128,
    renderCell: ({ figure, label, thresholds }) => (
      <ThresholdInput
        label={t('monitor.thresholdOf', { figure: label, level: t(`monitor.levels.${which}`) })}
        which={which}
        thresholds={thresholds}
        onChange={(next) => onChange(figure, next)}
      />
    ),
  })
  const columns: readonly Column<Load>[] = [
    { id: 'label', label: t('monitor.figure'), align: 'start', renderCell: ({ label }) => label },
    { id: 'share', label: t('monitor.now'), align: 'end', width: 88, renderCell: ({ share }) => percent(share) },
    {
      id: 'level',
      label: t('monitor.level'),
      align: 'start',
      width: 104,
      renderCell: ({ level }) => <Tag tone={tones[level]}>{t(`monitor.levels.${level}`)}</Tag>,
    },
    span('min'),
    span('mean'),
    span('max'),
    threshold('warning'),
    threshold('critical'),
  ]
  return (
    <>
      <Button variant="quiet" icon={isOpen ? 'up' : 'down'} aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
        {t('monitor.figuresAndThresholds')}
      </Button>
      <div id={id}>
        {isOpen && (
          <DataTable
            label={t('monitor.halfHour')}
            columns={columns}
            rows={loads}
            rowOptions={{ getRowKey: ({ figure }) => figure, getRowName: ({ label }) => label }}
          />
        )}
      </div>
    </>
  )
}
