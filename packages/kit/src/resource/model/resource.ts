import type { Operation } from '@jwsk/sdk'
import type { ReactNode } from 'react'
import type { Field } from '../../fields/types'
import type { ActionContext } from './action-settings'
import type { Api } from './api'
import type { SortDirection } from './list-state'
import type { RelatedListDeclaration } from './related'
import type { Row } from './row'
import type { FormSection } from './section'
import type { CellSlot, StatsSlot, FormSlot } from './slots'
import type { Labels } from './use-labels'

/** Whether something may be done with this record. */
type RowPredicate<R> = (row: R) => boolean

/**
 * What of the usual actions a screen leaves out, or has only for some records. `delete: 'undo'` waits a few
 * seconds after the question, in which the delete can be taken back.
 */
export interface StandardActions<R = Row> {
  readonly add?: false
  readonly view?: false
  readonly edit?: false | RowPredicate<R>
  readonly delete?: false | 'undo' | RowPredicate<R> | { readonly undo?: true; readonly when?: RowPredicate<R> }
}

/** How a list becomes a tree: each row's `children` come along, or are asked for by the parent's key when it opens. */
export interface ResourceTree {
  readonly parent: string
  readonly load: 'whole' | 'lazy'
  /** The parent of the first level; `0` unless said. */
  readonly root?: string
}

/** What opens for an action is told. */
export interface ActionDialogProps<Target> {
  readonly resource: Resource
  readonly labels: Labels
  /** Of the action. */
  readonly name: string
  /** What the action is called. */
  readonly label: string
  /** What it is about: a record's name, or how many. */
  readonly targetLabel: string
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
  /** What it calls, where that is known. */
  readonly api?: Operation | undefined
  readonly tone: 'plain' | 'danger'
  readonly when: (target: Target) => boolean
  /** `opens`: its name does it, where the screen has no view of it; `first`: a record's state asks for it next; `last`: behind what is usual with every record. */
  readonly placement: 'rowClick' | 'primary' | 'default' | 'overflow'
  /** Does it at once; absent where something opens first. */
  readonly run: ((target: Target, context: ActionContext) => Promise<unknown>) | undefined
  /** It asks before it runs. */
  readonly confirms?: true
  /** Why it runs without a question; only beside `run`. */
  readonly skipConfirmReason?: string
  /** What opens for it, and is gone when it is done. */
  readonly Dialog: ((props: ActionDialogProps<Target>) => ReactNode) | undefined
  /** Carry the types; never present at run time. */
  readonly '~fields'?: FieldName
  readonly '~sections'?: SectionName
}

/** A declared screen as the engine sees it. `Name` are its fields, `ActionName` its own actions, `SectionName` the parts of its form. */
export interface Resource<Name extends string = string, ActionName extends string = string, SectionName extends string = string> {
  /** The entity, e.g. `tenantPackage`: first part of its texts' keys and of its query keys. */
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
  readonly visibleWhen: Readonly<Record<string, ((draft: Row) => boolean) | undefined>>
  /** Every column that the list may be sorted by. */
  readonly sortable: readonly string[]
  readonly sort: Readonly<Record<string, SortDirection | undefined>>
  readonly actions: StandardActions
  readonly key: string
  readonly pageSize: number | undefined
  readonly tree: ResourceTree | undefined
  readonly cells: Readonly<Record<string, CellSlot<Row> | undefined>>
  readonly Form: FormSlot<Row, Row> | undefined
  readonly stats: StatsSlot | undefined
  readonly related: readonly RelatedListDeclaration[]
  readonly rowActions: readonly Action<Row>[]
  readonly bulkActions: readonly Action<readonly Row[]>[]
  readonly toolbarActions: readonly Action<undefined>[]
  /** Carry the types; never present at run time. */
  readonly '~names'?: Name
  readonly '~actions'?: ActionName
  readonly '~sections'?: SectionName
}

/** What every screen may be given; a hand-written one may ignore it. */
export interface ScreenProps {
  /** The label of the menu entry; the plugin's own title unless given. */
  readonly title?: string
}
