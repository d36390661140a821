import { tenantPackage } from '@jwsk/sdk/system'
import { createElement } from 'react'
import { RecordFormField } from './record-form-parts'
import { useRecordForm } from './use-record-form'

export function useExample() {
  const form = useRecordForm(tenantPackage)
  const name: string = form.values.packageName ?? ''
  form.fill({ remark: name })
  // @ts-expect-error a value that the contract does not have
  form.fill({ comment: '' })
  createElement(RecordFormField<typeof tenantPackage>, { form, name: 'packageName' })
  // @ts-expect-error a field that the contract does not have
  createElement(RecordFormField<typeof tenantPackage>, { form, name: 'comment' })
}
