import './secret.css'
import { Button, type KeysOf, useCopy, useTranslate } from '@jwsk/kit'
import type texts from '../locales/zh-cn'

interface SecretProps {
  readonly appKey: string
  readonly appSecret: string
  readonly onKept: () => void
}

/** A new secret: to be copied now, for it is never shown again. */
export function Secret({ appKey, appSecret, onKept }: SecretProps) {
  const t = useTranslate<KeysOf<typeof texts>>()
  const copy = useCopy()
  const line = (label: string, value: string) => (
    <div className="partner-secret">
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
        <Button aria-label={t('secret.copyOf', { name: label })} onClick={() => copy(value)}>
          {t('secret.copy')}
        </Button>
      </dd>
    </div>
  )
  return (
    <div className="kit-view">
      <p role="alert">{t('secret.once')}</p>
      <dl className="partner-secrets">
        {line(t('thirdClient.fields.appKey'), appKey)}
        {line(t('secret.secret'), appSecret)}
      </dl>
      <div className="kit-view-actions">
        <Button kind="primary" onClick={onKept}>
          {t('secret.kept')}
        </Button>
      </div>
    </div>
  )
}
