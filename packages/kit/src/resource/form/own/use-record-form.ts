import { useContext, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { WireRecord } from '../../../fields/types'
import type { Api, DraftType } from '../../model/api'
import { useRestoredForm } from '../fields-form'
import { toFullDraft } from '../form-values'
import { useVisibleSections } from '../sections/use-visible-sections'
import { type FieldsFormController, useFieldsForm } from '../use-fields-form'
import { RecordFormContext } from './record-form-context'

/** Form of a resource whose fields a plugin arranges itself. `A` are the operations of the entity. */
export interface RecordFormController<A extends Api = Api> {
  /** Current values on the wire, with the derived ones; without fields whose condition does not hold. */
  readonly values: Partial<DraftType<A>>
  /** Sets fields from values on the wire, and validates them. */
  readonly fill: (values: Partial<DraftType<A>>) => void
  /** Whether the draft is being saved. */
  readonly isSaving: boolean
  /** Parts of the engine. */
  readonly '~form': FieldsFormController
  readonly '~props': { readonly saveLabel: string; readonly onCancel: () => void }
  readonly '~visible': ReadonlySet<string>
}

/**
 * Returns the form of a resource for its `Form`, a component of the plugin that arranges the fields itself. Validation,
 * the rules of `check`, conditions, unsaved changes, conflicts and refusals are those of the declared form. Fields that are
 * not rendered keep their values. Throws outside of the `Form` of a resource of this entity.
 *
 * @example
 * export default function ShopForm() {
 *   const form = useRecordForm(shop)
 *   return (
 *     <RecordFormFrame form={form}>
 *       <RecordFormField form={form} name="shopName" />
 *     </RecordFormFrame>
 *   )
 * }
 */
export function useRecordForm<A extends Api>({ submit }: A): RecordFormController<A> {
  const props = useContext(RecordFormContext)
  if (!props || props.shape.operation?.id !== submit?.id)
    throw new Error(`useRecordForm: not inside of a resource's Form that is saved by ${submit?.id ?? 'a call'}`)
  const { saveLabel, onCancel } = props
  const { shape: declared, restored } = useRestoredForm(props)
  // the component decides what is in sight
  const shape = useMemo(() => ({ ...declared, isStepped: false }), [declared])
  const form = useFieldsForm({ ...props, shape }, restored)
  const { control } = form.form
  const values = toFullDraft(shape, useWatch({ control }))
  const visible = new Set(useVisibleSections(shape, control).flatMap(({ fields }) => fields))
  return {
    // the draft has the type of the operation's input
    values: values as Partial<DraftType<A>>,
    fill: (values) => form.fill(values as WireRecord),
    isSaving: form.isSubmitting,
    '~form': form,
    '~props': { saveLabel, onCancel },
    '~visible': visible,
  }
}
