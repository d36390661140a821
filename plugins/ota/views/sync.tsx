import { type ActionViewProps, Batch, type KeysOf, useRuntime, useTranslate } from '@jwsk/kit'
import { type OtaPlatformTicket, otaPlatformTicket } from '@jwsk/sdk/dp'
import type texts from '../locales/zh-cn'

const nameOf = ({ otaProductName, otaProductId }: OtaPlatformTicket) => otaProductName || otaProductId

/** Sends the chosen tickets to their platforms. */
export default function SyncView({ target, reload, close }: ActionViewProps<readonly OtaPlatformTicket[]>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const { client } = useRuntime()
  return (
    <div className="kit-view">
      <Batch
        action={t('otaPlatformTicket.actions.sync')}
        label={t('otaPlatformTicket.fields.otaProductName')}
        items={target.map((ticket) => ({ id: ticket.id ?? '', name: nameOf(ticket) }))}
        run={async (ids, signal) => (await client.call(otaPlatformTicket.sync, { ids }, { signal })).results[0]}
        onEnd={reload}
        onClose={close}
      />
    </div>
  )
}
