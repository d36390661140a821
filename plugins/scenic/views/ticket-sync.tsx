import { type ActionViewProps, BatchFor, Loading, useAnswer, useRuntime, useTranslate } from '@jwsk/kit'
import { type ScenicSpotTicket, scenicSpotTicket } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'

/** Offers the chosen tickets on a platform. */
export default function TicketSync({ target, reload, close }: ActionViewProps<readonly ScenicSpotTicket[]>) {
  const t = useTranslate()
  const { client } = useRuntime()
  return (
    <Loading {...useAnswer(otaPlatform.select, { status: 1 })}>
      {(platforms) => (
        <BatchFor
          choice={t('sync.platform')}
          none={t('sync.choose')}
          options={platforms.map(({ id, platformName }) => ({ value: id, label: platformName }))}
          action={t('scenicSpotTicket.actions.sync')}
          label={t('scenicSpotTicket.fields.ticketName')}
          items={target.map(({ id, ticketName }) => ({ id, name: ticketName }))}
          run={async (ids, otaPlatformId, signal) =>
            (await client.call(scenicSpotTicket.syncOta, { ids, otaPlatformId }, { signal })).results[0]
          }
          onEnd={reload}
          onClose={close}
        />
      )}
    </Loading>
  )
}
