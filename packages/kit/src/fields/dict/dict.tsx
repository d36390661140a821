import type { Operation } from '@jwsk/sdk'
import { dictBiz, dict as systemDict } from '@jwsk/sdk/system'
import type { CascadeOptions } from '../cascade'
import { createField } from '../create-field'
import { getTone, type Tones, tagColumnWidth, wordColumnWidth } from '../tag'
import type { Field, LabelContext } from '../types'
import { parseIds } from '../wire'
import { DictCell } from './dict-cell'
import { DictFilter, DictInput, DictMultiInput } from './dict-select'
import { toKey, translateEntries } from './entries'
import { type DictSource, useDictEntries } from './use-dict-entries'

export interface DictOptions extends CascadeOptions {
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
  /** Renders labels as tags, colored by key: `{ 1: 'success', 9: 'danger' }`. */
  readonly tones?: Tones
  /** Key preselected in a new record. */
  readonly defaultValue?: number
}

/** Creates fields whose values are entries of a dictionary. */
export interface DictKind {
  /** Joins several keys into one wire text. */
  (code: string, options: DictOptions & { readonly join: ',' }): Field<string>
  /** Keys are text on the wire. */
  (code: string, options: DictOptions & { readonly wire: 'text' }): Field<string>
  (code: string, options?: DictOptions): Field<number>
}

interface AnyOptions extends DictOptions {
  readonly join?: ','
  readonly wire?: 'text'
}

const integerKey = /^-?\d+$/

/** Loads the labels of keys as lists show them. */
async function loadLabels({ operation, code }: DictSource, { client, t }: LabelContext): Promise<(keys: readonly string[]) => string> {
  const known = new Map(translateEntries(await client.call(operation, { code }), t).map(({ key, label }) => [key, label]))
  return (keys) => keys.map((key) => known.get(key) ?? key).join(t('select.separator'))
}

function createMultiDict(source: DictSource, options: AnyOptions): Field<string> {
  const { tones, required, dependsOn } = options
  return createField<string, readonly string[]>({
    dictionary: source,
    useOptions: () => useDictEntries(source),
    ...(required !== undefined && { required }),
    Cell: ({ value }) => <DictCell source={source} keys={value} tones={tones} />,
    dependsOn,
    Input: (props) => <DictMultiInput {...props} source={source} cascade={options} />,
    Filter: (props) => <DictFilter {...props} source={source} />,
    emptyValue: [],
    promptVerb: 'choose',
    span: 'wide',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.join(','),
    loadLabels: (_values, context) => loadLabels(source, context),
    parse: (wire) => parseIds(wire).filter((key) => toKey(key) !== ''),
    serialize: (value) => value.join(','),
  })
}

function createSingleDict<Wire extends number | string>(source: DictSource, options: AnyOptions, write: (key: string) => Wire | undefined) {
  const { tones, required, defaultValue, dependsOn } = options
  return createField<Wire, string>({
    dictionary: source,
    useOptions: () => useDictEntries(source),
    ...(tones && { getTone: (key) => getTone(tones, key) }),
    ...(required !== undefined && { required }),
    Cell: ({ value }) => <DictCell source={source} keys={value === '' ? [] : [value]} tones={tones} />,
    dependsOn,
    Input: (props) => <DictInput {...props} source={source} cascade={options} />,
    Filter: (props) => <DictFilter {...props} source={source} />,
    emptyValue: '',
    defaultValue,
    width: tones ? tagColumnWidth : wordColumnWidth,
    promptVerb: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    async loadLabels(_values, context) {
      const getLabel = await loadLabels(source, context)
      return (value) => getLabel(value === '' ? [] : [value])
    },
    parse: toKey,
    serialize: write,
  })
}

function createDictKind(operation: Operation): DictKind {
  const kind = (code: string, options: AnyOptions = {}) => {
    const source = { operation, code }
    if (options.join) return createMultiDict(source, options)
    if (options.wire) return createSingleDict<string>(source, options, (key) => key)
    return createSingleDict<number>(source, options, (key) => (integerKey.test(key) ? Number(key) : undefined))
  }
  return kind as DictKind // the options select one of the three field types, as the overloads declare
}

/**
 * Creates a field for entries of a system dictionary: `sex: dict('sex')`.
 *
 * @param code - Code of the dictionary.
 */
export const dict: DictKind = createDictKind(systemDict.dictionary)

/**
 * Creates a field for entries of a business dictionary: `orderStatus: bizDict('parking_order_status', { tones: { 2:
 * 'success' } })`.
 *
 * @param code - Code of the dictionary.
 */
export const bizDict: DictKind = createDictKind(dictBiz.dictionary)
