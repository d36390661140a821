import type { InputOf, Operation, OutputOf } from '@jwsk/sdk'
import { type ComponentType, createElement, type ReactNode } from 'react'
import type { Module } from '../../i18n/types'
import type { DialogSize } from '../../ui/dialog'
import { loadable } from '../../ui/loadable'
import { type ActionContext, type ActionFacts, facts, grantedBy } from '../model/action-facts'
import type { BatchOperation, BatchOptions } from '../model/batching'
import type { ImportedRow } from '../model/import-report'
import type { FormLayout } from '../model/section'
import type { FieldFor, Resource } from '../model/types'
import type { Labels } from '../model/use-labels'
import { enablingActions } from './enabling'

/** What opens for an action is told. */
export interface ActionDialogProps<Target> {
  readonly resource: Resource
  readonly labels: Labels
  /** What the action is called. */
  readonly label: string
  /** What it is about: a record's name, or how many. */
  readonly about: string
  readonly target: Target
  readonly onClose: () => void
}

/**
 * Something to do besides add, edit, view and delete. `Target` is one record in `row`, the chosen records in `bulk`,
 * nothing in `toolbar`. `Name` is its label's key, `FieldName` and `SectionName` are what its form needs labels for.
 */
export interface Action<
  in Target,
  out Name extends string = string,
  out FieldName extends string = string,
  out SectionName extends string = string,
> {
  readonly name: Name
  readonly permission: string | undefined
  readonly tone: 'plain' | 'danger'
  readonly when: (target: Target) => boolean
  /** Does it at once; absent where something opens first. */
  readonly run: ((target: Target, context: ActionContext) => Promise<unknown>) | undefined
  /** What opens for it, and is gone when it is done. */
  readonly Dialog: ((props: ActionDialogProps<Target>) => ReactNode) | undefined
  /** Carry the types; never present at run time. */
  readonly '~fields'?: FieldName
  readonly '~sections'?: SectionName
}

/** What the component of `action.view` is given. */
export interface ActionViewProps<Target> {
  readonly target: Target
  /** Closes it, says 操作成功! and loads the list again. */
  readonly done: () => void
  readonly close: () => void
  /** Loads the list again and stays open. */
  readonly reload: () => void
}

export interface RunOptions<Target> extends ActionFacts<Target> {
  /** Success is told as 操作成功! and the list loads again; an error is told once. */
  readonly run: (target: Target, context: ActionContext) => Promise<unknown>
}

type Draft<O> = NonNullable<InputOf<O>>
type FieldsOf<O> = { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }

export interface FormOptions<Target, O, F, S extends string> extends ActionFacts<Target> {
  /** What the form is sent to; its rules are checked first. */
  readonly api: O
  readonly fields: F & { readonly [K in Exclude<keyof F, keyof Draft<O>>]: never }
  /** Parts of the form: `{ basic: ['plate'], price: ['fee'] }`; one part in the order of `fields` unless said. */
  readonly sections?: FormLayout<Extract<keyof F, string>, S>
  /** When a field stands in the form, by what the others would send; always unless said. */
  readonly shown?: { readonly [K in Extract<keyof F, string>]?: (draft: Partial<Draft<O>>) => boolean }
  /** What is sent besides the form, e.g. the id. */
  readonly send?: (target: Target) => Partial<Draft<O>>
  /** What the form starts with; it may be asked for. */
  readonly start?: (target: Target, context: ActionContext) => Partial<Draft<O>> | Promise<Partial<Draft<O>>>
}

export interface ViewOptions<Target> extends ActionFacts<Target> {
  /** 440, 600 or 960 pixels, or the whole window; `medium` unless said. */
  readonly size?: DialogSize
  /** A module whose default export is the component. */
  readonly view: () => Promise<Module<ComponentType<ActionViewProps<Target>>>>
}

export interface OpenOptions<Target> extends ActionFacts<Target> {
  /** The address of the screen that does it. */
  readonly to: (target: Target) => string
}

export interface ImportOptions<Target, O> extends ActionFacts<Target> {
  /** Takes the file, an xlsx or csv of up to 20 MB, as `file`. */
  readonly api: O
  /** Answers with the file to fill in. */
  readonly template?: Operation<undefined, Blob>
  /** The input that says, as 1 or 0, whether rows replace what is there. */
  readonly overwrite?: Extract<keyof Draft<O>, string>
  /** What became of each row; the platform's own `{ successCount, failCount, failures }` unless said. */
  readonly report?: (answer: OutputOf<O>) => readonly ImportedRow[]
}

export interface OperationFacts extends ActionFacts<never> {
  readonly api: Operation
}

/**
 * What a declaration makes its actions with; each is handed the target of the list it stands in.
 *
 * @example
 * row: (action) => [
 *   action('unlock', { permission: 'user_unlock', run: ({ id }, { client }) => client.call(user.unlock, { userIds: id }) }),
 *   action.form('refund', { api: order.refund, fields: { refundMoney: money() }, send: ({ id }) => ({ id }) }),
 *   action.view('prices', { size: 'large', view: () => import('../views/price-calendar') }),
 * ]
 */
export interface ActionMaker<Target> {
  /** Runs at once, or after a question when its tone is `danger`. */
  <const Name extends string>(name: Name, options: RunOptions<Target>): Action<Target, Name, never, never>
  /** Asks for a few fields first, in a dialog of its own. */
  form<const Name extends string, O extends Operation, const F extends FieldsOf<O>, const S extends string = never>(
    name: Name,
    options: FormOptions<Target, O, F, S>,
  ): Action<Target, Name, Extract<keyof F, string>, string extends S ? never : S>
  /** Opens a component of the plugin in a dialog; it loads when it is asked for. */
  view<const Name extends string>(name: Name, options: ViewOptions<Target>): Action<Target, Name, never, never>
  /** Goes to another screen of the console. */
  open<const Name extends string>(name: Name, options: OpenOptions<Target>): Action<Target, Name, never, never>
  /**
   * `enable` and `disable`: each stands where the other holds, sends `{ ids, status }`, and needs the code that the
   * operation names. On is 1 and off is 0 unless said.
   */
  enabling<Id extends string, Status extends number>(
    api: Operation<{ ids: Id; status: Status }, unknown>,
    states?: { readonly on?: Status; readonly off?: Status },
  ): readonly [Action<Target, 'enable', never, never>, Action<Target, 'disable', never, never>]
  /** `sort`: asks for the record's place, by its field `sort`; it needs the code that the operation names. */
  sorting(api: Operation<readonly { id: string; sort: number }[], unknown>): Action<Target, 'sort', 'sort', never>
  /** Sends the chosen records one by one, for one of a few if the call takes that too, and shows what became of each. */
  batch<const Name extends string, O extends BatchOperation, const C extends string = never, S extends Operation = Operation>(
    name: Name,
    options: BatchOptions<Target, O, C, S>,
  ): Action<Target, Name, string extends C ? never : C, never>
  /** Takes a file of records, and shows what became of each row. */
  import<const Name extends string, O extends Operation>(name: Name, options: ImportOptions<Target, O>): Action<Target, Name, never, never>
}

/** What a part that opens is told besides: how the action was declared. Whatever the target is, it is only handed on. */
export interface Opened<Options> extends ActionDialogProps<never> {
  readonly options: Options
}

/** Makes actions for which a part opens, which is fetched when it is asked for. */
function opening<Options extends ActionFacts<never>>(load: () => Promise<Module<ComponentType<Opened<Options>>>>) {
  const Part = loadable(load)
  return (name: string, options: Options): Action<never> => ({
    ...facts(options),
    name,
    run: undefined,
    Dialog: (props) => createElement(Part, { ...props, options }),
  })
}

const confirmed = opening(() => import('./confirm-action').then((module) => ({ default: module.ConfirmAction })))
const sorted = opening(() => import('./sort-action').then((module) => ({ default: module.SortAction })))

const runAction = (name: string, options: RunOptions<never>): Action<never> =>
  options.tone === 'danger' ? confirmed(name, options) : { ...facts(options), name, run: options.run, Dialog: undefined }

const maker = Object.assign(runAction, {
  enabling: enablingActions,
  sorting: (api: Operation) => sorted('sort', { ...grantedBy(api), api }),
  form: opening(() => import('./form-action').then((module) => ({ default: module.FormAction }))),
  view: opening(() => import('./view-action').then((module) => ({ default: module.ViewAction }))),
  open: opening(() => import('./open-action').then((module) => ({ default: module.OpenAction }))),
  import: opening(() => import('./import-action').then((module) => ({ default: module.ImportAction }))),
  batch: opening(() => import('./batch-action').then((module) => ({ default: module.BatchAction }))),
})

/** The actions that a declaration makes. */
export const actionsOf = <Target>(
  make: ((action: ActionMaker<Target>) => readonly Action<Target>[]) | undefined,
): readonly Action<Target>[] =>
  // it only hands targets on, whatever they are
  make?.(maker as unknown as ActionMaker<Target>) ?? []
