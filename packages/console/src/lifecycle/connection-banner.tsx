import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useText } from '../text'
import { $connection, networkChanged } from './connection'

/** Says that the console is cut off, as long as it is. */
export function ConnectionBanner({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText()
  const [connection, change] = useUnit([$connection, networkChanged])
  useEffect(() => {
    const look = () => change(navigator.onLine ? 'online' : 'offline')
    look()
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
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
