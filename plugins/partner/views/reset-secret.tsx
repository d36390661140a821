import { type ActionViewProps, Button, type KeysOf, useKitText, useNotifier, useRuntime, useTranslate } from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { type ThirdClient, thirdClient } from '@jwsk/sdk/biz'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import { Secret } from './secret'

/** Resets the secret of a client; the previous one is invalid at once. */
export default function ResetSecret({ target, reload, close }: ActionViewProps<ThirdClient>) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const { client } = useRuntime()
  const { error: failed } = useNotifier()
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<OutputOf<typeof thirdClient.resetSecret>>()
  const reset = async () => {
    setBusy(true)
    try {
      setMade(await client.call(thirdClient.resetSecret, { id: target.id ?? '' }))
      reload()
    } catch (error) {
      failed(error)
    }
    setBusy(false)
  }
  if (made) return <Secret {...made} onDone={close} />
  return (
    <div className="kit-view">
      <p>{t('secret.reset', { name: target.clientName })}</p>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button onClick={close}>{kitText('actions.cancel')}</Button>
        <Button variant="danger" busy={isBusy} onClick={() => void reset()}>
          {t('thirdClient.actions.reset')}
        </Button>
      </div>
    </div>
  )
}
