import { loadable } from '../../ui/loadable'
import { field } from '../field'
import type { Field, Speaker, WireRecord } from '../types'
import { namesOf } from './name-batch'
import { ReferenceCell } from './reference-cell'
import { ReferenceFilter, ReferenceInput } from './reference-input'
import {
  isAskable,
  type KeyOf,
  type LabelOf,
  mentionsOf,
  type RecordOf,
  type RecordRef,
  type Referenced,
  type ReferenceSource,
  sourceOf,
} from './reference-source'

const ReferenceLinks = loadable(() => import('./reference-links').then((module) => ({ default: module.ReferenceLinks })))

type RecordRefs = readonly RecordRef[]

/** The names as a list shows them; only those that no record told are asked for. */
async function wordsOf(
  source: ReferenceSource,
  values: readonly RecordRefs[],
  { client, t }: Speaker,
): Promise<(value: RecordRefs) => string> {
  const nameless = values.flat().filter(({ id, name }) => name === undefined && source.names && isAskable(id))
  const ids = [...new Set(nameless.map(({ id }) => id))]
  const names = ids.length > 0 ? await namesOf(client, source, ids) : new Map<string, string>()
  return (value) => value.map(({ id, name }) => name ?? names.get(id) ?? id).join(t('select.separator'))
}

export interface ReferenceOptions<Key extends string = string, Found = WireRecord> {
  /** The property that the wire refers by, where that is not `id`: `tenantId` of a tenant. */
  readonly key?: Key
  /** The column of the row that has the name (of several, comma-joined as the ids are): no call is needed for it. */
  readonly named?: string
  /** The field whose value the list takes under the same name: the posts of the chosen tenant. */
  readonly dependsOn?: string
  /** What a record must not contradict to be offered: `{ status: 1 }` of people who are approved. */
  readonly only?: Readonly<Record<string, string | number>>
  /** What stands beside the name of a record that is offered: whose order it is. */
  readonly hint?: (record: Found) => string
  /** What the chosen records say of other fields of the form, by wire name: the amount of the orders. */
  readonly fills?: (records: readonly Found[]) => WireRecord
  /** Several ids in one text of the wire. */
  readonly join?: ','
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/**
 * Records of another entity, found by `label` on the server: `parkingLotId: reference(parkingLot, 'lotName')`.
 * Names in a list come from the row, or from one call for the whole page.
 */
export function reference<const E extends Referenced>(
  entity: E,
  label: LabelOf<E>,
  options: ReferenceOptions<KeyOf<E>, RecordOf<E>> = {},
): Field<string> {
  const { named, join, required, key, dependsOn, only } = options
  // only records of its own list are ever handed to them
  const { hint, fills } = options as unknown as Pick<ReferenceOptions, 'hint' | 'fills'>
  const source = sourceOf(entity, { label, key, only, hint })
  const mode = join ? 'many' : 'one'
  return field<string, readonly RecordRef[]>({
    ...(required !== undefined && { required }),
    dependsOn,
    choices: source.operation,
    Cell: (props) => <ReferenceCell {...props} source={source} />,
    Detail: (props) => <ReferenceLinks {...props} source={source} />,
    Input: (props) => <ReferenceInput {...props} source={source} mode={mode} fills={fills} />,
    Filter: (props) => <ReferenceFilter {...props} source={source} />,
    initial: [],
    natural: 160,
    ask: 'choose',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.map(({ id, name }) => name ?? id).join(','),
    words: (values, speaker) => wordsOf(source, values, speaker),
    read: (wire, record) => {
      const mentions = mentionsOf(wire, named === undefined ? '' : record[named])
      return mode === 'one' ? mentions.slice(0, 1) : mentions
    },
    write: (value) => value.map(({ id }) => id).join(','),
  })
}
