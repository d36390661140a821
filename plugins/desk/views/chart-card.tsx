import { PointsChart } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import type { dashboard } from '@jwsk/sdk/desk'

type ChartData = OutputOf<typeof dashboard.portal>['charts'][number]

interface ChartCardProps {
  readonly title: string
  readonly unit: string
  readonly chart: ChartData
  readonly asOf: number
  /** The same chart over twice the period; `undefined` if unknown. */
  readonly longer: ChartData | undefined
}

/** Chart with the previous period behind it; each point links to its list. */
export function ChartCard({ title, unit, chart: { path, points }, longer, asOf }: ChartCardProps) {
  return (
    <section className="desk-card flex flex-column px-4 pt-2 pb-3 border-1 surface-border border-round-lg surface-card" aria-label={title}>
      <PointsChart label={title} unit={unit} points={points} comparisonPoints={longer?.points} path={path} asOf={asOf} heading="h2" />
    </section>
  )
}
