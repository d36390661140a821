import { Button, getErrorMessage, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { signOutConfirmed } from '../../auth/session/model'
import { StatusPage } from '../../pages/status-page'
import { useText } from '../../platform/text'
import { ShellSkeleton } from '../layout/shell'
import { useIsSlow } from '../screens/use-is-slow'

/** Reports that the menu failed to load: the user can retry or sign out. */
export function StartupError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText()
  const kit = useKitText()
  const signOut = useUnit(signOutConfirmed)
  return (
    <main className="alone">
      <StatusPage icon="pi pi-exclamation-triangle" title={t('errors.startFailed')} text={getErrorMessage(error, kit)}>
        <Button onClick={() => signOut()}>{t('user.signOut')}</Button>
        <Button variant="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </StatusPage>
    </main>
  )
}

const timeoutMs = 10_000

/** Shell while the menu loads; after a while it offers to retry or sign out. */
export function SlowStartup() {
  const t = useText()
  const signOut = useUnit(signOutConfirmed)
  if (!useIsSlow('waiting', timeoutMs)) return <ShellSkeleton />
  return (
    <main className="alone">
      <StatusPage icon="pi pi-hourglass" title={t('errors.startSlow')} text={t('errors.startSlowHint')}>
        <Button onClick={() => signOut()}>{t('user.signOut')}</Button>
        <Button variant="primary" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      </StatusPage>
    </main>
  )
}
