import { DescribedForm, date, money, textarea, toggle, useNotice, useTranslate } from '@jwsk/kit'

/** Fields that only a running page knows: a process describes its form so. */
export function Example() {
  const t = useTranslate()
  const { tell } = useNotice()
  return (
    <DescribedForm
      fields={[
        { name: 'amount', label: t('forms.described.amount'), field: money({ required: true }) },
        { name: 'day', label: t('forms.described.day'), field: date({ required: true }) },
        { name: 'urgent', label: t('forms.described.urgent'), field: toggle({ on: 1, off: 0 }) },
        { name: 'reason', label: t('forms.described.reason'), field: textarea() },
      ]}
      start={{ day: '2026-05-01', urgent: 0 }}
      call={async (values) => tell({ kind: 'success', text: JSON.stringify(values) })}
      saveLabel={t('forms.described.send')}
      onDone={() => undefined}
      onCancel={() => undefined}
    />
  )
}
