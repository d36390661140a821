import { type ActionViewProps, dateRange, type KeysOf, money, OperationForm, text, useRuntime, useTranslate } from '@jwsk/kit'
import { type RentPlace, rentPlace } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'
import { placeStatus } from '../place-status'
import { CurrentPlace, toDraft } from './current-place'

const fields = {
  tenantName2: text({ required: true }),
  rentStart: { ...dateRange({ to: 'rentEnd', required: true, needsLaterEnd: true }), span: 'wide' } as const,
  depositAmount: money(),
  contactName: text(),
  contactPhone: text(),
}

/** Lease of a free place: its tenant and term. */
export default function LeasePlace({ target, done, close }: ActionViewProps<RentPlace>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  return (
    <CurrentPlace listed={target}>
      {(place) => (
        <OperationForm
          api={rentPlace.submit}
          name="rentPlace"
          fields={fields}
          initialValues={toDraft(place)}
          onSubmit={(draft) => client.call(rentPlace.submit, { ...toDraft(place), ...draft, status: placeStatus.rented })}
          saveLabel={t('rentPlace.actions.lease')}
          onDone={done}
          onCancel={close}
        />
      )}
    </CurrentPlace>
  )
}
