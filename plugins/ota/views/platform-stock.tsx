import {
  type ActionViewProps,
  Button,
  type KeysOf,
  QueryBoundary,
  Stats,
  stock,
  useKitText,
  useOperationQuery,
  useTranslate,
} from '@jwsk/kit'
import { type OtaPlatformTicket, otaPlatformTicket } from '@jwsk/sdk/dp'
import type texts from '../locales/zh-cn'

const alwaysFresh = { staleTime: 0 }
const count = stock()

/** Stock that the agency's platform reports. */
export default function PlatformStock({ target, close }: ActionViewProps<OtaPlatformTicket>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const query = useOperationQuery(otaPlatformTicket.stock, { id: target.id ?? '' }, alwaysFresh)
  return (
    <QueryBoundary {...query}>
      {(left) => (
        <div className="kit-view">
          <Stats
            figures={[
              { label: t('otaPlatformTicket.fields.stock'), value: <count.Cell value={count.parse(left.stock, {})} /> },
              { label: t('otaPlatformTicket.fields.salesCount'), value: left.salesCount ?? 0 },
              { label: t('platformStock.asked'), value: left.updateTime?.slice(11) ?? kitText('table.nothing') },
            ]}
          />
          <div className="flex flex-wrap justify-content-end gap-2">
            <Button icon="refresh" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('platformStock.again')}
            </Button>
            <Button onClick={close}>{kitText('actions.close')}</Button>
          </div>
        </div>
      )}
    </QueryBoundary>
  )
}
