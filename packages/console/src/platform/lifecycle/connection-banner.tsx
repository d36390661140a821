import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useText } from '../text'
import { $connection, networkChanged } from './connection'

/** Banner while the browser is offline or the platform unreachable. */
export function ConnectionBanner({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const [connection, change] = useUnit([$connection, networkChanged])
  useEffect(() => {
    const update = () => change(navigator.onLine ? 'online' : 'offline')
    update()
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [change])
  return (
    <div role="status">
      {connection !== 'good' && (
        <p className="connection-banner flex align-items-center justify-content-center gap-2 px-4 text-orange-500 bg-orange-50">
          <i className="pi pi-wifi" aria-hidden="true" />
          {t(`connection.${connection}`)}
          {connection === 'unreachable' && <Button onClick={onRetry}>{t('errors.retry')}</Button>}
        </p>
      )}
    </div>
  )
}
