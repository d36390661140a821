import { DynamicForm, date, money, textarea, toggle, useNotifier, useTranslate } from '@jwsk/kit'

/** Fields that are known at run time only, e.g. those of a process form. */
export function Example() {
  const t = useTranslate()
  const { notify } = useNotifier()
  return (
    <DynamicForm
      fields={[
        { name: 'amount', label: t('forms.described.amount'), field: money({ required: true }) },
        { name: 'day', label: t('forms.described.day'), field: date({ required: true }) },
        { name: 'urgent', label: t('forms.described.urgent'), field: toggle({ on: 1, off: 0 }) },
        { name: 'reason', label: t('forms.described.reason'), field: textarea() },
      ]}
      initialValues={{ day: '2026-05-01', urgent: 0 }}
      onSubmit={async (values) => notify({ severity: 'success', text: JSON.stringify(values) })}
      saveLabel={t('forms.described.send')}
      onDone={() => undefined}
      onCancel={() => undefined}
    />
  )
}
