import type { Problem } from './lint'
import type { Property } from './selected-element'

/** What the tools above a drawing can do now. */
export interface ModelerState {
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** How many elements are chosen. */
  readonly chosenCount: number
  /** 1 where it is drawn as large as it is. */
  readonly scale: number
}

export const initialModelerState: ModelerState = { canUndo: false, canRedo: false, chosenCount: 0, scale: 1 }

export type Side = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'

/** What the parts around a drawing do with it. */
export interface ModelerHandle {
  readonly change: (id: string, property: Property, text: string) => void
  /** The file, with the process named as its model is. */
  readonly save: (process: { readonly key: string; readonly name: string }) => Promise<string>
  readonly undo: () => void
  readonly redo: () => void
  readonly zoom: (steps: number) => void
  readonly fit: () => void
  /** As large as it is. */
  readonly unscale: () => void
  readonly align: (side: Side) => void
  /** Another process in its place; rejects where it cannot be drawn, and the old one stands. */
  readonly open: (xml: string) => Promise<void>
  readonly svg: () => Promise<string>
  /** Marks what is wrong at its elements. */
  readonly check: () => Promise<readonly NamedProblem[]>
  /** Chooses an element and brings it into view. */
  readonly show: (id: string) => void
}

export interface NamedProblem extends Problem {
  /** Of the element, else of its kind. */
  readonly name: string
}
