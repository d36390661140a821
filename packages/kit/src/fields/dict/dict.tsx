import type { Operation } from '@jwsk/sdk'
import { dictBiz, dict as systemDict } from '@jwsk/sdk/system'
import { field } from '../field'
import { tagsWidth } from '../tag'
import type { Field, Speaker } from '../types'
import { idsOf } from '../wire'
import { DictCell, type Tones } from './dict-cell'
import { DictFilter, DictInput, DictMultiInput } from './dict-select'
import { keyOf, wordedEntries } from './entries'
import type { DictSource } from './use-entries'

export interface DictOptions {
  /** Beyond what the contract requires. */
  readonly required?: boolean
  /** Shows the words as tags, each key in its own colour: `{ 1: 'success', 9: 'danger' }`. */
  readonly tones?: Tones
  /** The key that a new record begins with. */
  readonly preset?: number
}

/** A field whose values are the entries of a dictionary. */
export interface DictKind {
  /** Several keys in one text of the wire. */
  (code: string, options: DictOptions & { readonly join: ',' }): Field<string>
  /** Keys that are text on the wire. */
  (code: string, options: DictOptions & { readonly wire: 'text' }): Field<string>
  (code: string, options?: DictOptions): Field<number>
}

interface AnyOptions extends DictOptions {
  readonly join?: ','
  readonly wire?: 'text'
}

const integerKey = /^-?\d+$/

/** The words of keys as a list shows them. */
async function wordsOf({ operation, code }: DictSource, { client, t }: Speaker): Promise<(keys: readonly string[]) => string> {
  const known = new Map(wordedEntries(await client.call(operation, { code }), t).map(({ key, word }) => [key, word]))
  return (keys) => keys.map((key) => known.get(key) ?? key).join(t('select.separator'))
}

function multiDict(source: DictSource, { tones, required }: AnyOptions): Field<string> {
  return field<string, readonly string[]>({
    dictionary: source,
    ...(required !== undefined && { required }),
    Cell: ({ value }) => <DictCell source={source} keys={value} tones={tones} />,
    Input: (props) => <DictMultiInput {...props} source={source} />,
    Filter: (props) => <DictFilter {...props} source={source} />,
    initial: [],
    ask: 'choose',
    span: 'wide',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.join(','),
    words: (_values, speaker) => wordsOf(source, speaker),
    read: (wire) => idsOf(wire).filter((key) => keyOf(key) !== ''),
    write: (value) => value.join(','),
  })
}

function singleDict<Wire extends number | string>(
  source: DictSource,
  { tones, required, preset }: AnyOptions,
  write: (key: string) => Wire | undefined,
) {
  return field<Wire, string>({
    dictionary: source,
    isState: tones !== undefined,
    ...(required !== undefined && { required }),
    Cell: ({ value }) => <DictCell source={source} keys={value === '' ? [] : [value]} tones={tones} />,
    Input: (props) => <DictInput {...props} source={source} />,
    Filter: (props) => <DictFilter {...props} source={source} />,
    initial: '',
    preset,
    width: tagsWidth,
    ask: 'choose',
    isEmpty: (value) => value === '',
    toText: (value) => value,
    async words(_values, speaker) {
      const speak = await wordsOf(source, speaker)
      return (value) => speak(value === '' ? [] : [value])
    },
    read: keyOf,
    write,
  })
}

function kindOf(operation: Operation): DictKind {
  const kind = (code: string, options: AnyOptions = {}) => {
    const source = { operation, code }
    if (options.join) return multiDict(source, options)
    if (options.wire) return singleDict<string>(source, options, (key) => key)
    return singleDict<number>(source, options, (key) => (integerKey.test(key) ? Number(key) : undefined))
  }
  return kind as DictKind // which of the three it makes follows from the options, as the overloads say
}

/** Entries of a system dictionary: `sex: dict('sex')`. */
export const dict: DictKind = kindOf(systemDict.dictionary)

/** Entries of a business dictionary: `orderStatus: bizDict('parking_order_status', { tones: { 2: 'success' } })`. */
export const bizDict: DictKind = kindOf(dictBiz.dictionary)
