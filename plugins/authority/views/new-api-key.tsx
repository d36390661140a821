import { type ActionViewProps, Button, OperationForm, useCopy, useRuntime, useTranslate } from '@jwsk/kit'
import type { InputOf, OutputOf } from '@jwsk/sdk'
import { apiKey } from '@jwsk/sdk/system'
import { useState } from 'react'
import { apiKeyFields } from '../resources/api-key'

type Draft = NonNullable<InputOf<typeof apiKey.save>>
type Added = OutputOf<typeof apiKey.save>

/** Adds an API key, then shows it, because the platform never returns it again. */
export default function NewApiKey({ done, close, reload }: ActionViewProps<undefined>) {
  const { client } = useRuntime()
  const [added, setAdded] = useState<Added>()
  const [isSaved, setSaved] = useState(false)
  const save = async (draft: Draft) => {
    setAdded(await client.call(apiKey.save, draft))
  }
  const showKey = () => {
    setSaved(true)
    reload()
  }
  if (added && isSaved) return <NewKey added={added} onDone={done} />
  return <OperationForm api={apiKey.save} name="apiKey" fields={apiKeyFields} onSubmit={save} onDone={showKey} onCancel={close} />
}

function NewKey({ added, onDone }: { readonly added: Added; readonly onDone: () => void }) {
  const t = useTranslate()
  const copy = useCopy()
  const key = added.apiKey ?? ''
  return (
    <div className="kit-form flex flex-column min-h-0">
      <div className="kit-dialog-body flex flex-column gap-3">
        <p>{t('apiKey.once.hint', { name: added.name })}</p>
        {key ? (
          <dl className="kit-details">
            <div style={{ gridColumn: '1 / -1' }}>
              <dt>{t('apiKey.fields.apiKey')}</dt>
              <dd>
                <code className="kit-wrap select-all">{key}</code>
              </dd>
            </div>
            <div>
              <dt>{t('apiKey.once.id')}</dt>
              <dd>
                <code className="kit-wrap select-all">{added.id}</code>
              </dd>
            </div>
          </dl>
        ) : (
          <p role="alert">
            <i className="pi pi-exclamation-triangle mr-2 text-orange-500" aria-hidden="true" />
            {t('apiKey.once.missing')}
          </p>
        )}
        <p className="text-color-secondary">{t('apiKey.once.use')}</p>
      </div>
      <div className="kit-dialog-footer">
        {key && (
          <Button icon="copy" onClick={() => copy(key)}>
            {t('apiKey.once.copy')}
          </Button>
        )}
        <Button variant="primary" onClick={onDone}>
          {t('apiKey.once.noted')}
        </Button>
      </div>
    </div>
  )
}
