import { useEffect } from 'react'
import { lazyPart } from '../../platform/lazy-part'
import { useHistory } from '../../platform/links/history-provider'
import { consoleNamespace, panelTexts, signedInTexts } from '../../platform/text'

const lockPage = () => import('./lock-page').then(({ LockPage }) => ({ default: LockPage }))
const LockPage = lazyPart(lockPage, signedInTexts, { namespace: consoleNamespace, loaders: panelTexts })

const redirectDelayMs = 100

/** Renders the lock page at once instead of any screen; the URL changes to `to` after 100 ms. */
export function LockRoute({ to }: { readonly to: string | undefined }) {
  const { history } = useHistory()
  useEffect(() => {
    if (to === undefined) return
    const timer = setTimeout(() => history.replace(to), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [to, history])
  return <LockPage />
}
