import { useTranslate } from '@jwsk/ui'
import type { CascadeOptions } from '../cascade'
import { createField } from '../create-field'
import { getTone, type Tone, tagColumnWidth } from '../tag'
import type { BoundParts, CellProps, Field, FieldKind, FilterProps } from '../types'
import { isEmptyWire, parseIds, toDisplayText } from '../wire'
import { ChoiceCell, MultiChoiceCell } from './choice-cell'
import { ChoiceFilter, ChoiceInput, MultiChoiceInput } from './choice-select'
import { bindChoices, type Choices, createChoices, getChoiceLabel, normalizeWire, toFieldOptions } from './choices'

export interface ChoiceOptions extends CascadeOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

interface SingleOptions<Value> extends ChoiceOptions {
  /** Value preselected in a new record. */
  readonly defaultValue?: Value
}

type ToneByValue = Readonly<Record<string | number, Tone>>
type KeyOf<Tones extends ToneByValue> = `${Extract<keyof Tones, string | number>}`
type WireOf<Tones extends ToneByValue> = KeyOf<Tones> extends `${number}` ? number : string
type ValueOf<Tones extends ToneByValue> = KeyOf<Tones> extends `${infer N extends number}` ? N : KeyOf<Tones>

/** Field with fixed values, which the compiler compares with those of the contract. */
export interface ChoiceField<Wire, Key extends string> extends Field<Wire> {
  /** Carries the values; absent at run time. */
  readonly '~values'?: (key: Key) => Key
}

/** Creates fields with fixed values. */
export interface ChoiceKind {
  /** Joins several values into one wire text. */
  <const T extends ToneByValue>(
    tones: T,
    options: ChoiceOptions & { readonly multiple?: true; readonly join: ',' },
  ): ChoiceField<string, KeyOf<T>>
  /** Several values are an array on the wire. */
  <const T extends ToneByValue>(tones: T, options: ChoiceOptions & { readonly multiple: true }): ChoiceField<readonly WireOf<T>[], KeyOf<T>>
  /** Values that are digits are text on the wire. */
  <const T extends ToneByValue>(tones: T, options: SingleOptions<KeyOf<T>> & { readonly wire: 'text' }): ChoiceField<string, KeyOf<T>>
  <const T extends ToneByValue>(tones: T, options?: SingleOptions<ValueOf<T>>): ChoiceField<WireOf<T>, KeyOf<T>>
}

interface AnyOptions extends SingleOptions<unknown> {
  readonly multiple?: true
  readonly join?: ','
  readonly wire?: 'text'
}

type Parts<Value> = BoundParts<Value> & Pick<FieldKind<never, Value>, 'Cell' | 'Input'>

const createSharedParts = (choices: Choices) => ({
  Filter: (props: FilterProps) => <ChoiceFilter {...props} choices={choices} />,
  useOptions: () => toFieldOptions(choices, useTranslate()),
  dependsOn: choices.cascade.dependsOn,
  ...(choices.textKeys && { textKeys: choices.textKeys }),
})

function createSingleParts(choices: Choices): Parts<unknown> {
  const Cell = ({ value }: CellProps<unknown>) => <ChoiceCell choices={choices} value={toDisplayText(value)} />
  return {
    ...createSharedParts(choices),
    Cell,
    Detail: Cell,
    Input: (props) => <ChoiceInput {...props} choices={choices} />,
    loadLabels: (_values, { translate }) => Promise.resolve((value) => getChoiceLabel(choices, toDisplayText(value), translate)),
  }
}

function createMultiParts(choices: Choices): Parts<readonly unknown[]> {
  const Cell = ({ value }: CellProps<readonly unknown[]>) => <MultiChoiceCell choices={choices} values={value.map(toDisplayText)} />
  return {
    ...createSharedParts(choices),
    Cell,
    Detail: Cell,
    Input: (props) => <MultiChoiceInput {...props} choices={choices} />,
    loadLabels: (_values, { t, translate }) =>
      Promise.resolve((value) => value.map((item) => getChoiceLabel(choices, toDisplayText(item), translate)).join(t('select.separator'))),
  }
}

function createSingleChoice(choices: Choices, { required, defaultValue }: AnyOptions): Field<string | number> {
  return createField<string | number, unknown>({
    ...createSingleParts(choices),
    bind: (path) => createSingleParts(bindChoices(choices, path)),
    ...(required !== undefined && { required }),
    getTone: (value) => getTone(choices.tones, toDisplayText(value)),
    emptyValue: '',
    defaultValue,
    width: tagColumnWidth,
    promptVerb: 'choose',
    isEmpty: (value) => value === '',
    toText: toDisplayText,
    parse: (wire) => normalizeWire(choices, wire ?? ''),
    // an unknown value is of any JSON type, and sent as it came
    serialize: (value) => (value === '' ? undefined : (value as string | number)),
  })
}

/** Parses an array of unique values. */
function parseArray(choices: Choices, wire: unknown): readonly unknown[] {
  const items = (Array.isArray(wire) ? wire : [wire]).filter((item) => !isEmptyWire(item))
  return [...new Map(items.map((item) => [toDisplayText(item), normalizeWire(choices, item)])).values()]
}

function createMultiChoice(choices: Choices, { required, join }: AnyOptions): Field<string | readonly unknown[]> {
  return createField<string | readonly unknown[], readonly unknown[]>({
    ...createMultiParts(choices),
    bind: (path) => createMultiParts(bindChoices(choices, path)),
    ...(required !== undefined && { required }),
    emptyValue: [],
    promptVerb: 'choose',
    span: 'wide',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.map(toDisplayText).join(','),
    parse: join ? parseIds : (wire) => parseArray(choices, wire),
    serialize: (value) => (join ? value.map(toDisplayText).join(join) : value),
  })
}

/**
 * Creates a field for the fixed values of a contract, with their tones in display order; digits are in ascending order.
 * Their texts are below the labels of the resource, at `choices.<field>.<value>`, with underscores for dots and colons.
 *
 * @param tones - Tone of each value.
 * @example
 * drive: choice({ sail: 'success', motor: 'quiet' })
 */
export const choice: ChoiceKind = ((tones: ToneByValue, options: AnyOptions = {}) => {
  const choices = createChoices(tones, { ...options, wire: options.join ? 'text' : options.wire })
  return options.multiple || options.join ? createMultiChoice(choices, options) : createSingleChoice(choices, options)
}) as ChoiceKind // the options select one of the four field types, as the overloads declare
