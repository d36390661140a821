import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import type { ComponentType } from 'react'
import type { DefaultModule } from '../../i18n/types'
import type { DialogSize } from '../../ui/dialog'
import type { ActionContext, ActionSettings } from './action-settings'
import type { FieldFor, NoField } from './api'
import type { ImportedRow } from './import-report'
import type { ActionDialogProps } from './resource'
import type { FormLayout } from './section'

/** What the component of `action.view` is given. */
export interface ActionViewProps<Target> {
  readonly target: Target
  /** Closes it, says 操作成功! and loads the list again. */
  readonly done: () => void
  readonly close: () => void
  /** Loads the list again and stays open. */
  readonly reload: () => void
}

/** An action asks before it runs, naming the record, and says by the text `consequence` what comes of it, unless it says why not. */
export type ConfirmOptions<Target> =
  | {
      /** A text of `warnings` for this record, e.g. that it is not its day. */
      readonly getWarning?: (target: Target, context: Pick<ActionContext, 'now'>) => string | undefined
      readonly skipConfirmReason?: never
    }
  | { readonly skipConfirmReason: string; readonly getWarning?: never }

export type RunOptions<Target> = ActionSettings<Target> &
  ConfirmOptions<Target> & {
    /** Success is told with what was done to what, and the list loads again; an error is told once. */
    readonly run: (target: Target, context: ActionContext) => Promise<unknown>
  }

type Draft<O> = NonNullable<InputOf<O>>
/** The field kinds that the input of an operation may have. */
export type FieldsOf<O> = { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }

export interface FormOptions<Target, O extends Operation, F, S extends string> extends ActionSettings<Target> {
  /** What the form is sent to; its rules are checked first. */
  readonly api: O
  readonly fields: F & { readonly [K in Exclude<keyof F, keyof Draft<O>>]: NoField<K, O> }
  /** Fields of the form, in sections: `{ basic: ['plate'], price: ['fee'] }`; all in the order of `fields` unless said. */
  readonly form?: FormLayout<Extract<keyof F, string>, S>
  /** When a field stands in the form, by what the others would send; always unless said. */
  readonly visibleWhen?: { readonly [K in Extract<keyof F, string>]?: (draft: Partial<Draft<O>>) => boolean }
  /** What is sent besides the form, e.g. the id. */
  readonly extraInput?: (target: Target) => Partial<Draft<O>>
  /** What the form starts with; it may be asked for. */
  readonly initialValues?: (target: Target, context: ActionContext) => Partial<Draft<O>> | Promise<Partial<Draft<O>>>
}

export interface ViewOptions<Target> extends ActionSettings<Target> {
  /** 440, 600 or 960 pixels, or the whole window; `medium` unless said. */
  readonly size?: DialogSize
  /** A module whose default export is the component. */
  readonly view: () => Promise<DefaultModule<ComponentType<ActionViewProps<Target>>>>
}

export interface NavigateOptions<Target> extends ActionSettings<Target> {
  /** The address of the screen that does it. */
  readonly to: (target: Target) => string
}

export interface ImportOptions<Target, O extends Operation> extends ActionSettings<Target> {
  /** Takes the file, an xlsx or csv of up to 20 MB, as `file`. */
  readonly api: O
  /** Answers with the file to fill in. */
  readonly template?: Operation<undefined, Blob>
  /** The input that says, as 1 or 0, whether rows replace what is there. */
  readonly overwriteField?: Extract<keyof Draft<O>, string>
  /** What became of each row; the platform's own `{ successCount, failCount, failures }` unless said. */
  readonly report?: (answer: OutputOf<O>) => readonly ImportedRow[]
}

/** The calls of an entity whose records come in from a file. */
export interface Importable<IsCovered extends number> {
  readonly import: Operation<{ file: Blob; isCovered?: IsCovered }, unknown>
  readonly exportTemplate: Operation<undefined, Blob>
}

export interface OperationOptions extends ActionSettings<never> {
  readonly api: Operation
}

/** What a part that opens is told besides: how the action was declared. Whatever the target is, it is only handed on. */
export interface DeclaredDialogProps<Options> extends ActionDialogProps<never> {
  /** Of the action. */
  readonly name: string
  readonly options: Options
}
