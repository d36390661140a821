import { loadable } from '@jwsk/ui'
import { createField } from '../create-field'
import type { Field, LabelContext, WireRecord } from '../types'
import { ReferenceCell } from './reference-cell'
import { ReferenceFilter, ReferenceInput } from './reference-input'
import { fetchNames } from './reference-name-loader'
import {
  createReferenceSource,
  isRequestableId,
  type KeyOf,
  type LabelOf,
  parseReferences,
  type RecordOf,
  type RecordRef,
  type ReferenceEntity,
  type ReferenceSource,
} from './reference-source'

const ReferenceLinks = loadable(() => import('./reference-links').then((module) => ({ default: module.ReferenceLinks })))

type RecordRefs = readonly RecordRef[]

/** Loads the names as lists show them, except those that the records contain. */
async function loadLabels(
  source: ReferenceSource,
  values: readonly RecordRefs[],
  { client, t }: LabelContext,
): Promise<(value: RecordRefs) => string> {
  const nameless = values.flat().filter(({ id, name }) => name === undefined && isRequestableId(id))
  const ids = [...new Set(nameless.map(({ id }) => id))]
  const names = ids.length > 0 ? await fetchNames(client, source, ids) : new Map<string, string>()
  return (value) => value.map(({ id, name }) => name ?? names.get(id) ?? id).join(t('select.separator'))
}

export interface ReferenceOptions<Key extends string = string, Found = WireRecord> {
  /** Property that the wire refers by: `tenantId` of a tenant. Defaults to `id`. */
  readonly keyField?: Key
  /** Column of the row with the name (comma-separated like the ids if there are several), which saves a call. */
  readonly nameField?: string
  /** Field whose value is passed to the list under the same name: the posts of the selected tenant. */
  readonly dependsOn?: string
  /** Values that an offered record must not contradict: `{ status: 1 }` offers approved users only. */
  readonly filter?: Readonly<Record<string, string | number>>
  /** Returns text shown next to the name of an offered record, e.g. who placed an order. */
  readonly hint?: (record: Found) => string
  /** Returns values for other fields of the form, by wire name, from the selected records: the amount of the orders. */
  readonly autofill?: (records: readonly Found[]) => WireRecord
  /** Separator of several ids in one wire text. */
  readonly join?: ','
  /** Whether the field is required even if the contract does not require it. */
  readonly required?: boolean
}

/**
 * Creates a field that refers to records of another entity, searched by `label` on the server: `parkingLotId:
 * reference(parkingLot, 'lotName')`. A list takes names from its rows, or loads them in one call per page.
 *
 * @param entity - Operations of the entity, of which it uses the list.
 * @param label - Property with the name of a record.
 */
export function reference<const E extends ReferenceEntity>(
  entity: E,
  label: LabelOf<E>,
  options: ReferenceOptions<KeyOf<E>, RecordOf<E>> = {},
): Field<string> {
  const { nameField, join, required, keyField, dependsOn, filter: only } = options
  // they are only called with records of this entity's list
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
    loadLabels: (values, context) => loadLabels(source, values, context),
    parse: (wire, record) => {
      const mentions = parseReferences(wire, nameField === undefined ? '' : record[nameField])
      return mode === 'one' ? mentions.slice(0, 1) : mentions
    },
    serialize: (value) => value.map(({ id }) => id).join(','),
  })
}
