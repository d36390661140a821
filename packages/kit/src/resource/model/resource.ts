import type { Operation } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import type { Field } from '../../fields/types'
import type { ActionContext } from './action-settings'
import type { Api } from './api'
import type { DependentsDeclaration } from './dependents'
import type { SortRows } from './list/sort-rows'
import type { ResourceViews } from './list/views'
import type { SortDirection } from './list-state'
import type { RelatedListDeclaration } from './related'
import type { Row } from './row'
import type { ComputeRules, FormCheck } from './rules/form-rules'
import type { FormSection } from './section'
import type { CellSlot, FormSlot, StatsOptions, StatsSlot } from './slots'
import type { Labels } from './use-labels'

/** Whether an action is available for this record. */
type RowPredicate<R> = (row: R) => boolean

/**
 * Availability of the standard actions, by screen or by record. `delete: 'undo'` waits a few seconds after the
 * confirmation, in which the delete can be undone.
 */
export interface StandardActions<R = Row> {
  readonly add?: false
  readonly view?: false
  readonly edit?: false | RowPredicate<R>
  readonly delete?: false | 'undo' | RowPredicate<R> | { readonly undo?: true; readonly when?: RowPredicate<R> }
}

/** Options that turn a list into a tree: each row contains its `children`, or they are loaded by the parent's key on expand. */
export interface ResourceTree {
  readonly parent: string
  readonly load: 'whole' | 'lazy'
  /** Parent of the first level. Defaults to `0`. */
  readonly root?: string
}

/** Props of an action's dialog. */
export interface ActionDialogProps<Target> {
  readonly resource: Resource
  readonly labels: Labels
  /** Name of the action. */
  readonly name: string
  /** Label of the action. */
  readonly label: string
  /** Label of the target: the name of a record, or the number of records. */
  readonly targetLabel: string
  readonly target: Target
  readonly onClose: () => void
}

/**
 * Custom action in addition to add, edit, view and delete. `Target` is one record in `row`, the selected records in `bulk`,
 * nothing in `toolbar`. `Name` is the key of its label; `FieldName`, `SectionName` and `ChoiceName` need labels for its form.
 */
export interface Action<
  in Target,
  out Name extends string = string,
  out FieldName extends string = string,
  out SectionName extends string = string,
  out ChoiceName extends string = string,
> {
  readonly name: Name
  readonly permission: string | undefined
  /** Operation that it calls, if known. */
  readonly api?: Operation | undefined
  readonly tone: 'plain' | 'danger'
  readonly when: (target: Target) => boolean
  /**
   * Placement: `rowClick` runs on a click on the name if the screen has no view; `primary` is the next step for the
   * record's state; `overflow` follows the standard actions.
   */
  readonly placement: 'rowClick' | 'primary' | 'default' | 'overflow'
  /** Runs the action at once; `undefined` if a dialog opens first. */
  readonly run: ((target: Target, context: ActionContext) => Promise<unknown>) | undefined
  /** Whether it asks for confirmation. */
  readonly confirms?: true
  /** Reason why it runs without confirmation; only together with `run`. */
  readonly skipConfirmReason?: string
  /** Dialog that opens for it, and unmounts when done. */
  readonly Dialog: ((props: ActionDialogProps<Target>) => ReactNode) | undefined
  /** Carries the types; absent at run time. */
  readonly '~fields'?: FieldName
  readonly '~sections'?: SectionName
  readonly '~choices'?: ChoiceName
}

/**
 * Declared screen, normalized for the engine. `Name` are its fields, `ActionName` its custom actions, `SectionName` the
 * sections of its form, `ChoiceName` the fixed values of its fields as `field.value` and the fields of its rows as
 * `field[].name`, `CheckKey` the messages of its check.
 */
export interface Resource<
  Name extends string = string,
  ActionName extends string = string,
  SectionName extends string = string,
  ChoiceName extends string = string,
  CheckKey extends string = string,
> extends ResourceViews {
  /** Name of the entity, e.g. `tenantPackage`: first part of its text keys and query keys. */
  readonly name: string
  readonly api: Api & { readonly list: Operation }
  readonly permission: string | undefined
  readonly fields: Readonly<Record<string, Field>>
  readonly columns: readonly string[]
  readonly highlights: readonly string[] | undefined
  readonly displayName: string | undefined
  readonly search: readonly string[]
  readonly range: readonly string[]
  readonly sections: readonly FormSection[]
  /** Whether the sections of its form are steps. */
  readonly isStepped: boolean
  readonly visibleWhen: Readonly<Record<string, ((draft: Row) => boolean) | undefined>>
  readonly check: FormCheck | undefined
  readonly compute: ComputeRules
  /** All columns by which the list can be sorted. */
  readonly sortable: readonly string[]
  readonly sort: Readonly<Record<string, SortDirection | undefined>>
  readonly actions: StandardActions
  /** Fields that users can change in all selected records at once. */
  readonly bulkEdit: readonly string[]
  /** Columns whose cells users can edit in the list, if there are any. */
  readonly inline: readonly string[] | undefined
  /** Way to store the order of the rows, if users can change it. */
  readonly sortRows: SortRows<Row> | undefined
  readonly key: string
  readonly pageSize: number | undefined
  readonly tree: ResourceTree | undefined
  readonly cells: Readonly<Record<string, CellSlot<Row> | undefined>>
  readonly Form: FormSlot<Row, Row> | undefined
  readonly stats: StatsSlot | StatsOptions | undefined
  readonly related: readonly RelatedListDeclaration[]
  readonly dependents: DependentsDeclaration | undefined
  readonly rowActions: readonly Action<Row>[]
  readonly bulkActions: readonly Action<readonly Row[]>[]
  readonly toolbarActions: readonly Action<undefined>[]
  /** Carries the types; absent at run time. */
  readonly '~names'?: Name
  readonly '~actions'?: ActionName
  readonly '~sections'?: SectionName
  readonly '~choices'?: ChoiceName
  readonly '~checks'?: CheckKey
}

/** Props of every screen; a hand-written one may ignore them. */
export interface ScreenProps {
  /** Label of the menu item. Defaults to the plugin's title. */
  readonly title?: string
}
