import { loadable } from '../../ui/loadable'
import { createField } from '../create-field'
import type { Field, LabelContext, WireRecord } from '../types'
import { fetchNames } from './reference-name-loader'
import { ReferenceCell } from './reference-cell'
import { ReferenceFilter, ReferenceInput } from './reference-input'
import {
  isRequestableId,
  type KeyOf,
  type LabelOf,
  parseReferences,
  type RecordOf,
  type RecordRef,
  type ReferenceEntity,
  type ReferenceSource,
  createReferenceSource,
} from './reference-source'

const ReferenceLinks = loadable(() => import('./reference-links').then((module) => ({ default: module.ReferenceLinks })))

type RecordRefs = readonly RecordRef[]

/** The names as a list shows them; only those that no record told are asked for. */
async function loadLabels(
  source: ReferenceSource,
  values: readonly RecordRefs[],
  { client, t }: LabelContext,
): Promise<(value: RecordRefs) => string> {
  const nameless = values.flat().filter(({ id, name }) => name === undefined && source.names && isRequestableId(id))
  const ids = [...new Set(nameless.map(({ id }) => id))]
  const names = ids.length > 0 ? await fetchNames(client, source, ids) : new Map<string, string>()
  return (value) => value.map(({ id, name }) => name ?? names.get(id) ?? id).join(t('select.separator'))
}

export interface ReferenceOptions<Key extends string = string, Found = WireRecord> {
  /** The property that the wire refers by, where that is not `id`: `tenantId` of a tenant. */
  readonly keyField?: Key
  /** The column of the row that has the name (of several, comma-joined as the ids are): no call is needed for it. */
  readonly nameField?: string
  /** The field whose value the list takes under the same name: the posts of the chosen tenant. */
  readonly dependsOn?: string
  /** What a record must not contradict to be offered: `{ status: 1 }` of people who are approved. */
  readonly filter?: Readonly<Record<string, string | number>>
  /** What stands beside the name of a record that is offered: whose order it is. */
  readonly hint?: (record: Found) => string
  /** What the chosen records say of other fields of the form, by wire name: the amount of the orders. */
  readonly autofill?: (records: readonly Found[]) => WireRecord
  /** Several ids in one text of the wire. */
  readonly join?: ','
  /** Beyond what the contract requires. */
  readonly required?: boolean
}

/**
 * Records of another entity, found by `label` on the server: `parkingLotId: reference(parkingLot, 'lotName')`.
 * Names in a list come from the row, or from one call for the whole page.
 */
export function reference<const E extends ReferenceEntity>(
  entity: E,
  label: LabelOf<E>,
  options: ReferenceOptions<KeyOf<E>, RecordOf<E>> = {},
): Field<string> {
  const { nameField, join, required, keyField, dependsOn, filter: only } = options
  // only records of its own list are ever handed to them
  const { hint, autofill } = options as unknown as Pick<ReferenceOptions, 'hint' | 'autofill'>
  const source = createReferenceSource(entity, { label, keyField, filter: only, hint })
  const mode = join ? 'many' : 'one'
  return createField<string, readonly RecordRef[]>({
    ...(required !== undefined && { required }),
    dependsOn,
    choicesOperation: source.operation,
    Cell: (props) => <ReferenceCell {...props} source={source} />,
    Detail: (props) => <ReferenceLinks {...props} source={source} />,
    Input: (props) => <ReferenceInput {...props} source={source} selectionMode={mode} autofill={autofill} />,
    Filter: (props) => <ReferenceFilter {...props} source={source} />,
    emptyValue: [],
    preferredWidth: 160,
    promptVerb: 'choose',
    isEmpty: (value) => value.length === 0,
    toText: (value) => value.map(({ id, name }) => name ?? id).join(','),
    loadLabels: (values, speaker) => loadLabels(source, values, speaker),
    parse: (wire, record) => {
      const mentions = parseReferences(wire, nameField === undefined ? '' : record[nameField])
      return mode === 'one' ? mentions.slice(0, 1) : mentions
    },
    serialize: (value) => value.map(({ id }) => id).join(','),
  })
}
