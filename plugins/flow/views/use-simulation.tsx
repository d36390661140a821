import { Fallback, loadable } from '@jwsk/kit'
import type { FlowField } from '@jwsk/sdk/flow'
import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import type { ModelerHandle } from '../designer/modeler-handle'
import { type SimulationResult, toMarks } from '../designer/simulation/to-marks'
import type { Mark } from '../diagram/activity-marks'

const SimulationPanel = loadable(() =>
  import('../designer/simulation/simulation-panel').then((module) => ({ default: module.SimulationPanel })),
)

interface SimulationOptions {
  readonly drawing: RefObject<ModelerHandle | null>
  readonly fields: readonly FlowField[]
  /** Returns the process as it is. */
  readonly getXml: () => Promise<string>
  readonly onShow: (id: string) => void
}

interface Simulation {
  readonly isOpen: boolean
  readonly toggle: () => void
  /** Marks of the way that the sample took. */
  readonly marks: ReadonlyMap<string, Mark> | undefined
  /** Makes the result out of date. */
  readonly invalidate: () => void
  readonly panel: ReactNode
}

/** Trial run of the process that is edited. */
export function useSimulation({ drawing, fields, getXml, onShow }: SimulationOptions): Simulation {
  const [isOpen, setOpen] = useState(false)
  const [revision, setRevision] = useState(0)
  const [marks, setMarks] = useState<ReadonlyMap<string, Mark>>()
  const mark = (result: SimulationResult | undefined) => {
    const next = result && toMarks(result)
    setMarks(next)
    drawing.current?.mark(next)
  }
  const toggle = () => {
    mark(undefined)
    setOpen((before) => !before)
  }
  return {
    isOpen,
    toggle,
    marks,
    invalidate: useCallback(() => setRevision((before) => before + 1), []),
    panel: isOpen && (
      <Fallback fallback={<div className="kit-skeleton-box" aria-busy="true" />}>
        <SimulationPanel fields={fields} revision={revision} getXml={getXml} onResult={mark} onShow={onShow} onClose={toggle} />
      </Fallback>
    ),
  }
}
