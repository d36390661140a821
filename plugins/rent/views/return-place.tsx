import { type ActionViewProps, date, differenceInDays, type KeysOf, money, OperationForm, useFormatSiteTime, useTranslate } from '@jwsk/kit'
import { type RentPlace, rentPlace } from '@jwsk/sdk/biz'
import type texts from '../locales/zh-cn'
import { placeStatus } from '../place-status'
import { DetailsList } from './details-list'

const moneyField = money()
const day = date()

/** Confirmation of a return: tenant, end of the term and the deposit to pay back. */
export default function ReturnPlace({ target, done, close }: ActionViewProps<RentPlace>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const now = useFormatSiteTime()
  const { id, tenantName2, rentEnd = '', depositAmount } = target
  const daysLeft = differenceInDays(now(), rentEnd) ?? 0
  return (
    <>
      <DetailsList
        details={[
          [t('rentPlace.fields.tenantName2'), <bdi key="tenant">{tenantName2}</bdi>],
          [t('return.end'), <day.Cell key="end" value={day.parse(rentEnd)} />],
          [t('return.deposit'), <moneyField.Cell key="deposit" value={moneyField.parse(depositAmount ?? 0)} />],
        ]}
      />
      <div className="kit-dialog-body pb-0">
        {daysLeft > 0 && (
          <p className="text-orange-500" role="alert">
            {t('return.early', { count: daysLeft })}
          </p>
        )}
        <p className="pt-2">{t('return.consequence')}</p>
      </div>
      <OperationForm
        api={rentPlace.changeStatus}
        name="rentPlace"
        fields={{}}
        extraInput={{ ids: id, status: placeStatus.free }}
        saveLabel={t('rentPlace.actions.return')}
        onDone={done}
        onCancel={close}
      />
    </>
  )
}
