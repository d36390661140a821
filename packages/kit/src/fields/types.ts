import type { Client, FieldRule, Operation } from '@jwsk/sdk'
import type { PasswordUse } from '@jwsk/sdk/profiles'
import type { KitTextKey, Language, TextValues, Translate } from '@jwsk/ui'
import type { ComponentType } from 'react'
import type { DictSource } from './dict/use-dict-entries'
import type { Tone } from './tag'

/** Column width in CSS pixels; by language if its labels differ in length. */
export type ColumnWidth = number | Readonly<Record<Language, number>>

/** Props of a cell. */
export interface CellProps<Value> {
  readonly value: Value
}

/** Props of the control of a form field. */
export interface InputProps<Value> {
  /** Id of the control, which its label refers to; `${id}-label` is the id of the label. */
  readonly id: string
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly invalid: boolean
  readonly required: boolean
  /** Ids of the help text and the error below the field. */
  readonly describedBy: string
  readonly rule: FieldRule
  /** Unit from the label, shown next to the value unless the kind has a unit. */
  readonly unit?: string | undefined
  /** Values of the fields that this one depends on, by name; see `dependsOn`. */
  readonly dependencies?: WireRecord
  /** Fills other fields of the form, by wire name: the amount of the selected order. */
  readonly onAutofill?: (record: WireRecord) => void
  /** Called if there are no choices; the form then omits the field. */
  readonly onNoChoices?: () => void
  /** Receives the element to focus after failed validation. */
  readonly inputRef: (element: HTMLElement | null) => void
}

/** Props of a filter. Filters are stored in the URL, so their values are text. */
export interface FilterProps {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Placeholder of an empty text box. */
  readonly hint?: string | undefined
}

/** Props of a range filter; `''` is an open end. */
export interface RangeProps {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly onChange: (range: { readonly from: string; readonly to: string }) => void
}

/** Context for resolving the labels of field values. */
export interface LabelContext {
  readonly client: Client
  readonly t: Translate<KitTextKey>
  /** Translates texts of the plugin. */
  readonly translate: Translate
}

/** Value that a field offers. */
export interface FieldOption {
  readonly key: string
  readonly label: string
  /** Whether the value is only displayed where it is in use and no longer offered. */
  readonly isDisabled: boolean
}

/** Position of a field among the texts of a plugin. */
export interface FieldPath {
  /** First part of the text keys. */
  readonly resource: string
  /** Name of the field. */
  readonly name: string
}

/** Parts of a kind that depend on texts of the plugin. */
export type BoundParts<Value> = Partial<
  Pick<FieldKind<never, Value>, 'Cell' | 'Detail' | 'Input' | 'Filter' | 'loadLabels' | 'useOptions' | 'textKeys'>
>

/** Record as on the wire. */
export type WireRecord = Readonly<Record<string, unknown>>

/** Reason why a value is invalid: one of kit's texts. */
export interface FieldError {
  readonly key: KitTextKey
  readonly values?: TextValues
}

/** Purpose of a password that the platform stores. */
export type NewPasswordUse = Exclude<PasswordUse, 'signIn'>

/** Group of a value in a record's summary if its form has no sections; a `measure` is only shown as a large number. */
export type SummaryGroup = 'amount' | 'measure' | 'time'

/**
 * Definition of how values of a kind are shown, edited and validated. `Wire` is the JSON type that it reads, `Value`
 * what a form edits, `Written` the JSON type that it sends if that is narrower: money reads numbers, and sends exact
 * text.
 */
export interface FieldKind<Wire, Value = Wire, Written extends Wire = Wire> {
  readonly Cell: ComponentType<CellProps<Value>>
  /** Renders the value in record details, with more space than in a list. Defaults to the cell. */
  readonly Detail?: ComponentType<CellProps<Value>>
  readonly Input: ComponentType<InputProps<Value>>
  /** Filter control. Defaults to a text box. */
  readonly Filter?: ComponentType<FilterProps>
  /** Range filter for names that the list takes as `_dategt` and `_datelt`. Without it, the kind has no range. */
  readonly Range?: ComponentType<RangeProps>
  /** Initial value of a new record. */
  readonly emptyValue: Value
  /** Initial wire value of a declaration's new record, where one value is common. */
  readonly defaultValue?: unknown
  /** Verb of the prompts "please enter …" and "please choose …". */
  readonly promptVerb: 'enter' | 'choose'
  /** Error of a missing required value. Defaults to "please enter …" or "please choose …". */
  readonly requiredMessage?: KitTextKey
  /** Alignment; `end` for money and counts. */
  readonly align?: 'start' | 'end'
  /** Column width in CSS pixels. Defaults to a share of the table. */
  readonly width?: ColumnWidth
  /** Preferred column width in CSS pixels, for cells that render labels instead of `toText`. */
  readonly preferredWidth?: number
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Field of the form that limits the choices of this one; changing it clears this one. */
  readonly dependsOn?: string | undefined
  /** `wide` takes the full row of a two-column form. */
  readonly span?: 'wide'
  /** `wide` takes the full row of record details, as long text always does. */
  readonly detailSpan?: 'wide'
  /** Whether its input needs more room than a cell; such a field is not edited in the list. */
  readonly isBlock?: true
  /** Excludes the value from drafts and anything else beyond its form. */
  readonly isSecret?: true
  /** User password, encoded for sending as the deployment requires. */
  readonly passwordUse?: NewPasswordUse
  /** Whether the secret is compared with the stored one instead of replacing it. */
  readonly isCurrentSecret?: boolean
  /** Field of the form whose value this one repeats. */
  readonly repeats?: string
  /** Operation that loads the choices. If the deployment does not support it, forms and filters omit the field. */
  readonly choicesOperation?: Operation
  /** Dictionary that contains the values. */
  readonly dictionary?: DictSource
  /** Returns the values that the field offers, in display order; a hook, empty while they are loading. */
  useOptions?(): readonly FieldOption[]
  /** Keys of the texts that the field needs, relative to those of its resource. */
  readonly textKeys?: readonly string[]
  /** Returns the parts that depend on texts of the plugin, for a kind whose values have labels there. */
  bind?(path: FieldPath): BoundParts<Value>
  /** Returns the tone of a status of the record, which is shown next to its title. */
  getTone?(value: Value): Tone
  /** Position in record details: amounts are grouped among the large numbers, moments follow them. */
  readonly summaryGroup?: SummaryGroup
  isEmpty(value: Value): boolean
  toText(value: Value): string
  /** Loads the labels of these values in one batch, e.g. for an export. Defaults to `toText`. */
  loadLabels?(values: readonly Value[], context: LabelContext): Promise<(value: Value) => string>
  /** Validates the value in addition to the contract's rules; `rule` has those of the field itself. */
  validate?(value: Value, rule: FieldRule): FieldError | undefined
  /** Parses any wire value into one that is safe to show. `record` is the row or detail around it. */
  parse?(wire: Wire, record: WireRecord): Value
  /** Converts the value for the wire; `undefined` omits the name from the draft. */
  serialize?(value: Value): Written | undefined
  /** Returns additional values by wire name: the latitude of a map point. */
  serializeExtra?(value: Value): WireRecord
}

/** Field of a declaration: a kind whose form value is opaque to others. */
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
  readonly isBlock?: boolean | undefined
  readonly isSecret: boolean
  readonly passwordUse?: NewPasswordUse | undefined
  readonly isCurrentSecret?: boolean | undefined
  readonly repeats?: string | undefined
  readonly choicesOperation?: Operation | undefined
  readonly dictionary?: DictSource | undefined
  readonly useOptions?: (() => readonly FieldOption[]) | undefined
  readonly textKeys?: readonly string[] | undefined
  readonly bind?: ((path: FieldPath) => BoundParts<unknown>) | undefined
  readonly getTone?: ((value: unknown) => Tone) | undefined
  readonly summaryGroup?: SummaryGroup | undefined
  isEmpty(value: unknown): boolean
  toText(value: unknown): string
  loadLabels(values: readonly unknown[], context: LabelContext): Promise<(value: unknown) => string>
  validate(value: unknown, rule?: FieldRule): FieldError | undefined
  parse(wire: unknown, record?: WireRecord): unknown
  serialize(value: unknown): unknown
  serializeExtra(value: unknown): WireRecord
  /** Carries the types; absent at run time. */
  readonly '~wire'?: (wire: Wire) => void
  readonly '~written'?: Written
}
