import type { FlowField } from '@jwsk/sdk/flow'
import type { Mark } from '../diagram/activity-marks'
import type { ProcessProblem } from './check/lint'
import type { Property } from './selected-element'
import type { StepSettings } from './settings/step-settings'

/** State of the toolbar's actions. */
export interface ModelerState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Number of selected elements. */
  readonly selectedCount: number
  /** Zoom factor; 1 is the original size. */
  readonly scale: number
}

export const initialModelerState: ModelerState = { canUndo: false, canRedo: false, selectedCount: 0, scale: 1 }

export type Side = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** Commands of a diagram for its toolbar and panels. */
export interface ModelerHandle {
  readonly change: (id: string, property: Property, text: string) => void
  /** Makes a flow the default one of its gateway, or ends that. */
  readonly setDefault: (id: string, isDefault: boolean) => void
  /** Changes the settings of a user task, in one undo step. */
  readonly changeSettings: (id: string, settings: StepSettings) => void
  /** Returns the XML, with the process named after its model. */
  readonly save: (process: { readonly key: string; readonly name: string }) => Promise<string>
  /** Returns the XML with the ids of the diagram, which differ from those of the file if bpmn-moddle rejects them. */
  readonly getXml: () => Promise<string>
  /** Marks elements until the process changes; `undefined` removes the marks. */
  readonly mark: (marks: ReadonlyMap<string, Mark> | undefined) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly zoom: (steps: number) => void
  readonly fit: () => void
  /** Resets the zoom to 1. */
  readonly unscale: () => void
  readonly align: (side: Side) => void
  /** Imports another process. Rejects if it cannot be drawn; the current one remains. */
  readonly open: (xml: string) => Promise<void>
  readonly svg: () => Promise<string>
  /** Checks the diagram with the fields of its form and marks problems at their elements. */
  readonly check: (fields: readonly FlowField[]) => Promise<readonly NamedProblem[]>
  /** Selects an element and scrolls it into view. */
  readonly show: (id: string) => void
}

export interface NamedProblem extends ProcessProblem {
  /** Name of the element, or of its kind. */
  readonly name: string
}
