import type { InputOf, Operation } from '@jwsk/sdk'
import type { DraftType, RowType, StringKey, WritableName } from '../api'
import type { Row } from '../row'

/** Calendar over the rows of a list. */
export interface CalendarOptions<Date extends string = string, Title extends string = string> {
  /** Date or date-time at which a row starts. */
  readonly from: Date
  /** Date or date-time at which it ends; a date is included. Defaults to the day of `from`. */
  readonly to?: Date
  /** Field that names the rows. Defaults to the first column. */
  readonly title?: Title
  /** Field whose range in the list limits the rows to the displayed days, e.g. the day of `from`. Defaults to `from`. */
  readonly range?: Date
}

/** Bars of the rows over a horizontal axis of days. */
export interface TimelineOptions<Date extends string = string, Title extends string = string> extends CalendarOptions<Date, Title> {
  readonly to: Date
  /** Field by whose values the bars are grouped. Defaults to no groups. */
  readonly group?: Title
}

/** Operation that moves a card to another column of a board. */
export interface BoardMove<R = Row, O = Operation> {
  readonly api: O
  /** Returns the input of the operation; `value` is the key of the new column, as the field's options name it. */
  readonly input: (row: R, value: string) => InputOf<O>
  /** Permission code required. Defaults to that of the operation. */
  readonly permission?: string
}

/** Columns of cards, one for each value of a field. */
export interface BoardOptions<Name extends string = string, R = Row, O = Operation> {
  readonly by: Name
  /**
   * Way in which cards are moved: `submit` reads the record again and saves it as its form would, which requires the
   * permission to edit. Defaults to cards that cannot be moved.
   */
  readonly move?: 'submit' | BoardMove<R, O>
  /** Whether a card can be moved to the column of `value`, e.g. not past an approval. Defaults to all columns. */
  readonly canMove?: (row: R, value: string) => boolean
}

/** Names of the properties of a row that are text, as dates are. */
type DateName<A> = {
  [K in StringKey<RowType<A>>]: [NonNullable<RowType<A>[K]>] extends [never]
    ? never
    : NonNullable<RowType<A>[K]> extends string
      ? string extends NonNullable<RowType<A>[K]>
        ? K
        : never
      : never
}[StringKey<RowType<A>>]
type ColumnName<A, F> = Extract<keyof F, StringKey<RowType<A>>>
type EditableName<A, F> = Extract<ColumnName<A, F>, WritableName<DraftType<A>>>

/** Views of a list's rows in addition to its table. */
export interface ViewsDeclaration<A, F, O> {
  /** Calendar of the rows; loads the displayed period by the range of `from`, if the list has it. */
  readonly calendar?: CalendarOptions<DateName<A>, ColumnName<A, F>>
  /** Board of the rows, in columns by the value of a field. */
  readonly board?: (BoardOptions<ColumnName<A, F>, RowType<A>, O> & { readonly move?: BoardMove<RowType<A>, O> }) | EditableBoard<A, F>
  /** Timeline of the rows. */
  readonly timeline?: TimelineOptions<DateName<A>, ColumnName<A, F>>
}

interface EditableBoard<A, F> {
  readonly by: EditableName<A, F>
  readonly move: 'submit'
  readonly canMove?: (row: RowType<A>, value: string) => boolean
}

/** Views of a declared screen in addition to the table. */
export interface ResourceViews {
  readonly calendar: CalendarOptions | undefined
  readonly board: BoardOptions | undefined
  readonly timeline: TimelineOptions | undefined
}
