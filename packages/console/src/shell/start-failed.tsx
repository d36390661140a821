import { Button, errorText, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { StatePage } from '../screens/state-page'
import { useSlow } from '../screens/use-slow'
import { signOutConfirmed } from '../session/model'
import { useText } from '../text'

/** The menu could not be had: nothing can be opened, but one can try again or leave. */
export function StartFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText()
  const kit = useKitText()
  const signOut = useUnit(signOutConfirmed)
  return (
    <main className="alone">
      <StatePage icon="pi pi-exclamation-triangle" title={t('errors.startFailed')} text={errorText(error, kit)}>
        <Button onClick={() => signOut()}>{t('user.signOut')}</Button>
        <Button kind="primary" onClick={onRetry}>
          {t('errors.retry')}
        </Button>
      </StatePage>
    </main>
  )
}

const timeoutMs = 10_000

interface SlowStartProps {
  readonly isWaiting: boolean
  readonly children: ReactNode
}

/** What stands while the menu is under way and afterwards; where that takes long, a way out instead. */
export function SlowStart({ isWaiting, children }: SlowStartProps) {
  const t = useText()
  const signOut = useUnit(signOutConfirmed)
  if (!useSlow(isWaiting ? 'waiting' : 'over', timeoutMs)) return children
  return (
    <main className="alone">
      <StatePage icon="pi pi-hourglass" title={t('errors.startSlow')} text={t('errors.startSlowHint')}>
        <Button onClick={() => signOut()}>{t('user.signOut')}</Button>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('errors.reload')}
        </Button>
      </StatePage>
    </main>
  )
}
