import { Button, type KeysOf, useCopy, useTranslate } from '@jwsk/kit'
import type texts from '../locales/zh-cn'

interface SecretProps {
  readonly appKey: string
  readonly appSecret: string
  readonly onDone: () => void
}

/** New secret, to be copied now because it is never shown again. */
export function Secret({ appKey, appSecret, onDone }: SecretProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const copy = useCopy()
  const line = (label: string, value: string) => (
    <div>
      <dt className="text-xs text-color-secondary">{label}</dt>
      <dd className="flex align-items-center gap-2">
        <code className="flex-1 min-w-0 px-2 py-1 border-1 surface-border border-round surface-hover text-sm select-all">{value}</code>
        <Button aria-label={t('secret.copyOf', { name: label })} onClick={() => copy(value)}>
          {t('secret.copy')}
        </Button>
      </dd>
    </div>
  )
  return (
    <div className="kit-view">
      <p role="alert">{t('secret.once')}</p>
      <dl className="flex flex-column gap-3">
        {line(t('thirdClient.fields.appKey'), appKey)}
        {line(t('secret.secret'), appSecret)}
      </dl>
      <div className="flex flex-wrap align-items-center gap-2">
        <Button variant="primary" onClick={onDone}>
          {t('secret.kept')}
        </Button>
      </div>
    </div>
  )
}
