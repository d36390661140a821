import type { Client, FieldRule, Operation } from '@jwsk/sdk'
import type { ComponentType } from 'react'
import type { KitTextKey } from '../i18n/kit-key'
import type { Language, TextValues, Translate } from '../i18n/types'
import type { DictSource } from './dict/use-dict-entries'

/** Words are longer in one language than in another; figures are not. */
export type ColumnWidth = number | Readonly<Record<Language, number>>

export interface CellProps<Value> {
  readonly value: Value
}

export interface InputProps<Value> {
  /** Of the control; its label points here, `${id}-label` names the label itself. */
  readonly id: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly invalid: boolean
  readonly required: boolean
  /** Ids of the help and the error under the field. */
  readonly describedBy: string
  readonly rule: FieldRule
  /** What its numbers count, as the label says: shown beside the value unless the kind says its own. */
  readonly unit?: string | undefined
  /** What the fields that this one depends on would send, by name; see `dependsOn`. */
  readonly dependencies?: WireRecord
  /** Gives other fields of the form what they would read from these, by wire name: the amount of the order that is chosen. */
  readonly onAutofill?: (record: WireRecord) => void
  /** Told where there turns out to be nothing to choose from: the field is not asked for then. */
  readonly onNoChoices?: () => void
  /** What takes the focus when the value is refused. */
  readonly inputRef: (element: HTMLElement | null) => void
}

/** Filters live in the address, so their values are text. */
export interface FilterProps {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What stands in an empty text box. */
  readonly hint?: string | undefined
}

/** Both ends of a range of a list; `''` is open. */
export interface RangeProps {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly onChange: (range: { readonly from: string; readonly to: string }) => void
}

/** Whom a field asks what its values are called. */
export interface LabelContext {
  readonly client: Client
  readonly t: Translate<KitTextKey>
}

/** A record as the wire has it. */
export type WireRecord = Readonly<Record<string, unknown>>

/** Why a value is refused: one of kit's texts. */
export interface FieldError {
  readonly key: KitTextKey
  readonly values?: TextValues
}

/** What a record's facts are sorted by where its form has no parts; a `measure` is a large figure, and no more. */
export type SummaryGroup = 'amount' | 'measure' | 'time'

/**
 * How values of a sort are shown, edited and checked. `Wire` is the JSON type that it reads, `Value` what a form
 * edits, `Written` the JSON type that it sends where that is narrower: money reads numbers, and sends exact text.
 */
export interface FieldKind<Wire, Value = Wire, Written extends Wire = Wire> {
  readonly Cell: ComponentType<CellProps<Value>>
  /** In a record that is read, where there is more room than in a list; the cell unless said. */
  readonly Detail?: ComponentType<CellProps<Value>>
  readonly Input: ComponentType<InputProps<Value>>
  /** A text box unless said. */
  readonly Filter?: ComponentType<FilterProps>
  /** For names that the list takes as `_dategt` and `_datelt`; a kind without it has no range. */
  readonly Range?: ComponentType<RangeProps>
  /** What a new record starts with. */
  readonly emptyValue: Value
  /** What a new record of a declaration begins with on the wire, where one answer is the usual one. */
  readonly defaultValue?: unknown
  /** The verb of "please enter …" and "please choose …". */
  readonly promptVerb: 'enter' | 'choose'
  /** What is said when a required value is missing; "please enter …" or "please choose …" unless said. */
  readonly requiredMessage?: KitTextKey
  /** `end` for money and counts. */
  readonly align?: 'start' | 'end'
  /** Pixels that a list gives its values; a share of the table unless said. */
  readonly width?: ColumnWidth
  /** Pixels that its values usually take, where cells show names of what `toText` says. */
  readonly preferredWidth?: number
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** Another field of the form that decides what may be chosen here: a change of it empties this one. */
  readonly dependsOn?: string | undefined
  /** `wide` takes the whole row of a form with two columns. */
  readonly span?: 'wide'
  /** `wide` takes the whole row of a record that is read; text that is long does so anyway. */
  readonly detailSpan?: 'wide'
  /** Never kept beyond its form. */
  readonly isSecret?: true
  /** A person's password, which goes out as the deployment encodes it for that. */
  readonly passwordUse?: 'newUser'
  /** What it asks for its choices: where the deployment lacks that, forms and filters do without the field. */
  readonly choicesOperation?: Operation
  /** The dictionary that its values are entries of. */
  readonly dictionary?: DictSource
  /** Its values say how it stands with a record: they are shown beside its name. */
  readonly isStatus?: boolean
  /** Where it stands in a record that is read: amounts among the large figures and then together, moments behind them. */
  readonly summaryGroup?: SummaryGroup
  isEmpty(value: Value): boolean
  toText(value: Value): string
  /** What a person calls these values, asked for together: the words of an export. `toText` unless said. */
  loadLabels?(values: readonly Value[], speaker: LabelContext): Promise<(value: Value) => string>
  /** What is wrong beyond the contract's own rules. */
  validate?(value: Value): FieldError | undefined
  /** The wire may hold anything; what comes out is safe to show. `record` is the row or detail around it. */
  parse?(wire: Wire, record: WireRecord): Value
  /** `undefined` leaves the name out of the draft. */
  serialize?(value: Value): Written | undefined
  /** What the value fills besides the field's own name, by wire name: the latitude of a map point. */
  serializeExtra?(value: Value): WireRecord
}

/** A field of a declaration: a kind whose form value only the kind itself knows. */
export interface Field<Wire = never, Written = [Wire] extends [never] ? unknown : Wire> {
  readonly Cell: ComponentType<CellProps<unknown>>
  readonly Detail: ComponentType<CellProps<unknown>>
  readonly Input: ComponentType<InputProps<unknown>>
  readonly Filter?: ComponentType<FilterProps> | undefined
  readonly Range?: ComponentType<RangeProps> | undefined
  readonly emptyValue: unknown
  readonly defaultValue?: unknown
  readonly promptVerb: 'enter' | 'choose'
  readonly requiredMessage?: KitTextKey | undefined
  readonly align: 'start' | 'end'
  readonly width?: ColumnWidth | undefined
  readonly preferredWidth?: number | undefined
  readonly required: boolean
  readonly dependsOn?: string | undefined
  readonly span?: 'wide' | undefined
  readonly detailSpan?: 'wide' | undefined
  readonly isSecret: boolean
  readonly passwordUse?: 'newUser' | undefined
  readonly choicesOperation?: Operation | undefined
  readonly dictionary?: DictSource | undefined
  readonly isStatus?: boolean | undefined
  readonly summaryGroup?: SummaryGroup | undefined
  isEmpty(value: unknown): boolean
  toText(value: unknown): string
  loadLabels(values: readonly unknown[], speaker: LabelContext): Promise<(value: unknown) => string>
  validate(value: unknown): FieldError | undefined
  parse(wire: unknown, record?: WireRecord): unknown
  serialize(value: unknown): unknown
  serializeExtra(value: unknown): WireRecord
  /** Carry the types; never present at run time. */
  readonly '~wire'?: (wire: Wire) => void
  readonly '~written'?: Written
}
