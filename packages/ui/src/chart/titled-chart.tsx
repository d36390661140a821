import type { ComponentProps } from 'react'
import { Chart } from './chart'

/** Chart with its label as heading, for a row of charts. */
export const TitledChart = (props: ComponentProps<typeof Chart>) => (
  <div className="flex flex-column flex-1 min-w-0">
    <Chart {...props} header={<h2 className="m-0 text-sm font-normal text-color-secondary">{props.label}</h2>} />
  </div>
)
