import type { FlowField } from '@jwsk/sdk/flow'
import { type ReactNode, type RefObject, useState } from 'react'
import { ProblemList } from '../designer/check/problem-list'
import { DesignerCanvas } from '../designer/designer-canvas'
import type { ModelDetails } from '../designer/model-panel'
import type { ModelerHandle, NamedProblem } from '../designer/modeler-handle'
import { PropertyPanel } from '../designer/property-panel'
import type { SelectedElement } from '../designer/selected-element'
import type { Mark } from '../diagram/activity-marks'

interface DrawingPartProps {
  readonly drawing: RefObject<ModelerHandle | null>
  readonly xml: string
  readonly details: ModelDetails
  readonly fields: readonly FlowField[]
  readonly isReadOnly: boolean
  /** Marks of a read-only drawing. */
  readonly marks: ReadonlyMap<string, Mark> | undefined
  readonly problems: readonly NamedProblem[] | undefined
  readonly onProblems: (problems: readonly NamedProblem[]) => void
  readonly onChanged: () => void
  /** Panel of the model. */
  readonly children: ReactNode
}

/** Drawing of a process with the properties of what is selected. */
export function DrawingPart({ drawing, fields, problems, onProblems, children, ...canvas }: DrawingPartProps) {
  const [selected, select] = useState<SelectedElement>()
  return (
    <div className="flow-designer flex flex-column md:flex-row flex-1 gap-3 min-h-0 overflow-auto">
      <DesignerCanvas
        {...canvas}
        drawing={drawing}
        fields={fields}
        onSelect={select}
        problemCount={problems?.length}
        onProblems={onProblems}
      />
      <div className="kit-card flex-none md:w-18rem xl:w-20rem overflow-auto">
        <ProblemList problems={problems} fields={fields} onShow={(id) => drawing.current?.show(id)} />
        {selected && (
          <PropertyPanel
            element={selected}
            fields={fields}
            onChange={(property, text) => drawing.current?.change(selected.id, property, text)}
            onDefaultChange={(isDefault) => drawing.current?.setDefault(selected.id, isDefault)}
            onSettingsChange={(settings) => drawing.current?.changeSettings(selected.id, settings)}
          />
        )}
        {children}
      </div>
    </div>
  )
}
