import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import type { DefaultModule, DialogSize } from '@jwsk/ui'
import type { ComponentType } from 'react'
import type { ActionContext, ActionSettings } from './action-settings'
import type { FieldFor, NoField } from './api'
import type { ImportedRow } from './import-report'
import type { ActionDialogProps } from './resource'
import type { FormLayout, StepsOf } from './section'

/** Props of the component of `action.view`. */
export interface ActionViewProps<Target> {
  readonly target: Target
  /** Closes the dialog, notifies with 操作成功! and reloads the list. */
  readonly done: () => void
  readonly close: () => void
  /** Reloads the list and stays open. */
  readonly reload: () => void
}

/** Confirmation of an action, which names the record and its consequence (text `consequence`); skipping it needs a reason. */
export type ConfirmOptions<Target> =
  | {
      /** Returns a key of `warnings` for this record, e.g. that it is not due today. */
      readonly getWarning?: (target: Target, context: Pick<ActionContext, 'now'>) => string | undefined
      readonly skipConfirmReason?: never
    }
  | { readonly skipConfirmReason: string; readonly getWarning?: never }

/** Details that a decision needs. */
interface DecisionOptions<Target> {
  /** Fields of the record that are shown with the question, at most six. */
  readonly details?: readonly Extract<keyof Target, string>[]
}

/** Options of an action that runs at once or after a confirmation, which by default shows the first columns of the list. */
export type RunOptions<Target> = ActionSettings<Target> &
  DecisionOptions<Target> &
  ConfirmOptions<Target> & {
    /** Runs the action. Success is notified with action and target, and the list reloads; an error is notified once. */
    readonly run: (target: Target, context: ActionContext) => Promise<unknown>
  }

type Draft<O> = NonNullable<InputOf<O>>
/** Field kinds allowed for the input of an operation. */
export type FieldsOf<O> = { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }

export interface FormOptions<Target, O extends Operation, F, S extends string> extends ActionSettings<Target>, DecisionOptions<Target> {
  /** Operation that receives the form; its rules are validated first. */
  readonly api: O
  readonly fields: F & { readonly [K in Exclude<keyof F, keyof Draft<O>>]: NoField<K, O> }
  /** Fields of the form, in sections: `{ basic: ['plate'], price: ['fee'] }`. Defaults to all in the order of `fields`. */
  readonly form?: FormLayout<Extract<keyof F, string>, S>
  /** Shows the sections of `form` as steps, each validated before the next. */
  readonly steps?: StepsOf<S>
  /** Conditions by which a field is visible, given the values of the others on the wire. Defaults to always visible. */
  readonly visibleWhen?: { readonly [K in Extract<keyof F, string>]?: (draft: Partial<Draft<O>>) => boolean }
  /** Returns values sent in addition to the form, e.g. the id. */
  readonly extraInput?: (target: Target) => Partial<Draft<O>>
  /** Returns the initial values of the form; may be asynchronous. */
  readonly initialValues?: (target: Target, context: ActionContext) => Partial<Draft<O>> | Promise<Partial<Draft<O>>>
}

export interface ViewOptions<Target> extends ActionSettings<Target> {
  /** Width of the dialog: 440, 600 or 960 CSS pixels, or the full window. Defaults to `medium`. */
  readonly size?: DialogSize
  /** Loads a module whose default export is the component. */
  readonly view: () => Promise<DefaultModule<ComponentType<ActionViewProps<Target>>>>
}

export interface NavigateOptions<Target> extends ActionSettings<Target> {
  /** Returns the URL of the screen. */
  readonly to: (target: Target) => string
}

export interface ImportOptions<Target, O extends Operation> extends ActionSettings<Target> {
  /** Operation that takes the file, an xlsx or csv of up to 20 MB, as `file`. */
  readonly api: O
  /** Operation that returns the template to fill in. */
  readonly template?: Operation<undefined, Blob>
  /** Input that receives, as 1 or 0, whether rows overwrite existing ones. */
  readonly overwriteField?: Extract<keyof Draft<O>, string>
  /** Returns the result of each row. Defaults to the platform's `{ successCount, failCount, failures }`. */
  readonly report?: (answer: OutputOf<O>) => readonly ImportedRow[]
}

/** Operations of an entity whose records can be imported from a file. */
export interface Importable<IsCovered extends number> {
  readonly import: Operation<{ file: Blob; isCovered?: IsCovered }, unknown>
  readonly exportTemplate: Operation<undefined, Blob>
}

export interface OperationOptions extends ActionSettings<never> {
  readonly api: Operation
}

/** Props of an action's dialog with the options of its declaration. The target is only passed on, of any type. */
export interface DeclaredDialogProps<Options> extends ActionDialogProps<never> {
  /** Name of the action. */
  readonly name: string
  readonly options: Options
}
