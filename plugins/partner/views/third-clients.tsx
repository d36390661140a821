import {
  bizDict,
  dateTime,
  GuardedDialog,
  type KeysOf,
  OperationForm,
  phone,
  ResourcePanel,
  type ScreenProps,
  tags,
  text,
  textarea,
  url,
  useKitText,
  useRuntime,
  useTranslate,
} from '@jwsk/kit'
import type { OutputOf } from '@jwsk/sdk'
import { thirdClient } from '@jwsk/sdk/biz'
import { entityKey } from '@jwsk/sdk/query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type texts from '../locales/zh-cn'
import thirdClients from '../resources/third-client'
import { Secret } from './secret'

type Saved = OutputOf<typeof thirdClient.submit>

const fields = {
  clientName: text(),
  companyName: text(),
  apiScope: bizDict('third_api', { join: ',' }),
  ipWhitelist: tags(),
  callbackUrl: url(),
  contactName: text(),
  contactPhone: phone(),
  expireTime: dateTime(),
  remark: textarea(),
}

/** Dialog for a new client: its form, then its secret. */
function NewClient({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const kitText = useKitText()
  const { client, scope } = useRuntime()
  const queries = useQueryClient()
  const [saved, setSaved] = useState<Saved>()
  const made = () => void queries.invalidateQueries({ queryKey: entityKey(scope, thirdClient.submit) })
  return (
    <GuardedDialog title={kitText('form.add', { record: t('thirdClient.record') })} size="medium" onClose={onClose}>
      {(close) =>
        saved?.appSecret ? (
          <Secret appKey={saved.appKey} appSecret={saved.appSecret} onDone={onClose} />
        ) : (
          <OperationForm
            api={thirdClient.submit}
            name="thirdClient"
            fields={fields}
            extraInput={{ status: 1 }}
            onSubmit={async (draft) => setSaved(await client.call(thirdClient.submit, draft))}
            successMessage={kitText('done.added')}
            onDone={made}
            onCancel={close}
          />
        )
      }
    </GuardedDialog>
  )
}

/** Third parties that call the platform; the secret of a new client is shown once. */
export default function ThirdClientsView({ title }: ScreenProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <ResourcePanel resource={thirdClients} title={title ?? t('thirdClient.title')} onAdd={() => setAdding(true)} />
      {isAdding && <NewClient onClose={() => setAdding(false)} />}
    </>
  )
}
