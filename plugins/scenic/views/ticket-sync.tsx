import { type ActionViewProps, Batch, Loading, useAnswer, useRuntime, useTranslate } from '@jwsk/kit'
import { type ScenicSpotTicket, scenicSpotTicket } from '@jwsk/sdk/biz'
import { otaPlatform } from '@jwsk/sdk/dp'
import { useState } from 'react'

/** Offers the chosen tickets on a platform. */
export default function TicketSync({ target, reload, close }: ActionViewProps<readonly ScenicSpotTicket[]>) {
  const t = useTranslate()
  const { client } = useRuntime()
  const [otaPlatformId, choose] = useState('')
  const platforms = useAnswer(otaPlatform.select, { status: 1 })
  return (
    <Loading {...platforms}>
      {(known) => (
        <div className="kit-view">
          <label className="kit-toggle">
            {t('sync.platform')}
            <select className="kit-select" value={otaPlatformId} onChange={(event) => choose(event.target.value)}>
              <option value="">{t('sync.choose')}</option>
              {known.map((platform) => (
                <option key={platform.id} value={platform.id}>
                  {platform.platformName}
                </option>
              ))}
            </select>
          </label>
          <Batch
            key={otaPlatformId}
            action={t('scenicSpotTicket.actions.sync')}
            label={t('scenicSpotTicket.fields.ticketName')}
            items={target.map((ticket) => ({ id: ticket.id, name: ticket.ticketName }))}
            isReady={otaPlatformId !== ''}
            run={async (ids, signal) => (await client.call(scenicSpotTicket.syncOta, { ids, otaPlatformId }, { signal })).results[0]}
            onEnd={reload}
            onClose={close}
          />
        </div>
      )}
    </Loading>
  )
}
