import { type ActionViewProps, date, dateRange, type KeysOf, money, OperationForm, useRuntime, useTranslate } from '@jwsk/kit'
import { type RentPlace, rentPlace } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import { CurrentPlace, toDraft } from './current-place'
import { DetailsList, Price } from './details-list'

const term = dateRange({ to: 'rentEnd' })

interface RenewalProps extends Omit<ActionViewProps<RentPlace>, 'target' | 'reload'> {
  readonly place: RentPlace
}

function Renewal({ place, done, close }: RenewalProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  const [fields] = useState(() => ({ rentEnd: date({ required: true, after: place.rentEnd ?? '' }), rentPrice: money({ required: true }) }))
  return (
    <>
      <DetailsList
        details={[
          [t('rentPlace.fields.tenantName2'), <bdi key="tenant">{place.tenantName2}</bdi>],
          [t('rentPlace.fields.rentStart'), <term.Cell key="term" value={term.parse(place.rentStart, place)} />],
          [t('rentPlace.fields.rentPrice'), <Price key="price" place={place} />],
        ]}
      />
      <OperationForm
        api={rentPlace.submit}
        name="rentRenewal"
        fields={fields}
        initialValues={{ rentPrice: place.rentPrice }}
        onSubmit={(draft) => client.call(rentPlace.submit, { ...toDraft(place), ...draft })}
        saveLabel={t('rentPlace.actions.renew')}
        onDone={done}
        onCancel={close}
      />
    </>
  )
}

/** Renewal of a lease: a later end, and the rent from now on. */
export default function RenewLease({ target, ...handlers }: ActionViewProps<RentPlace>) {
  return <CurrentPlace listed={target}>{(place) => <Renewal {...handlers} place={place} />}</CurrentPlace>
}
