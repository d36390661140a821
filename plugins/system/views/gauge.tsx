import { useTranslate } from '@jwsk/kit'
import { getLevel, type Thresholds } from './monitor-history'

interface GaugeProps {
  /** Share in percent, as the thresholds. */
  readonly share: number
  readonly thresholds: Thresholds
}

const height = 4
const fills = { normal: 'text-primary', warning: 'text-orange-500', critical: 'text-red-500' } as const

/** Bar for a share in the colour of its level, with marks at the warning and the critical threshold. */
export function Gauge({ share, thresholds }: GaugeProps) {
  const t = useTranslate()
  const { warning, critical } = thresholds
  return (
    <>
      <svg className="block w-full mt-2" height={height} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="1" fill="currentColor" opacity="0.15" />
        <rect className={fills[getLevel(share, thresholds)]} width={Math.min(Math.max(share, 0), 100)} height="1" fill="currentColor" />
        {[warning, critical].map((threshold, index) => (
          <line
            key={index === 0 ? 'warning' : 'critical'}
            className={index === 0 ? 'text-orange-500' : 'text-red-500'}
            x1={threshold}
            x2={threshold}
            y2="1"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <span className="block mt-1 text-xs font-normal text-color-secondary">{t('monitor.thresholds', { ...thresholds })}</span>
    </>
  )
}
