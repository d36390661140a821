import '../ui/view.css'
import { type ReactNode, useId, useState } from 'react'
import { Select, type SelectOption } from '../ui/select'
import { Batch, type BatchProps } from './batch'
import type { BatchResult } from './use-batch'

interface BatchForProps extends Omit<BatchProps, 'run' | 'isReady'> {
  /** What is chosen first, e.g. a platform. */
  readonly choice: ReactNode
  /** What the choice says while nothing is chosen. */
  readonly none: string
  readonly options: readonly SelectOption[]
  readonly run: (id: string, chosen: string, signal: AbortSignal) => Promise<BatchResult | undefined>
}

/** A {@link Batch} for one of a few, which is chosen first. */
export function BatchFor({ choice, none, options, run, ...batch }: BatchForProps) {
  const id = useId()
  const [chosen, choose] = useState('')
  return (
    <div className="kit-view">
      <label className="kit-toggle" htmlFor={id}>
        {choice}
        <Select id={id} none={none} options={options} value={chosen} onChange={choose} />
      </label>
      <Batch {...batch} key={chosen} isReady={chosen !== ''} run={(item, signal) => run(item, chosen, signal)} />
    </div>
  )
}
