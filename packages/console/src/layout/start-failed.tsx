import { errorText, useKitText } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { signOutConfirmed } from '../session/model'
import { useText } from '../text'
import { StatePage } from '../ui/state-page'

/** The menu could not be had: nothing can be opened, but one can try again or leave. */
export function StartFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useText()
  const kit = useKitText()
  const signOut = useUnit(signOutConfirmed)
  return (
    <main className="alone">
      <StatePage icon="pi pi-exclamation-triangle" title={t('errors.startFailed')} text={errorText(error, kit)}>
        <button type="button" className="button" onClick={() => signOut()}>
          {t('user.signOut')}
        </button>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('errors.retry')}
        </button>
      </StatePage>
    </main>
  )
}
