import { sendPendingWrites } from '@jwsk/kit/shell'
import { scopeBind } from 'effector'
import {
  announceSignOutFx,
  queryOtherWindowsFx,
  remoteSignOutConfirmed,
  remoteSignOutRequested,
  reportUnsavedFx,
} from '../../auth/session/model'
import { listenFx } from '../../platform/drafts/model'
import { getAppKey } from '../../platform/links/base-path'
import { maxWaitMs, waitForWrites } from './write-lock'

type WindowMessage = 'leaving?' | 'unsaved' | 'left'

/** a window that has not answered by then is frozen or does not exist */
const answerTimeoutMs = 200

// one per page, however often the shell opens
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${getAppKey()}:windows`)
const broadcast = (message: WindowMessage) => channel?.postMessage(message)

async function isUnsavedElsewhere(): Promise<boolean> {
  if (!channel) return false
  const controller = new AbortController()
  const result = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === 'unsaved' && resolve(true), { signal: controller.signal })
    setTimeout(resolve, answerTimeoutMs, false)
  })
  broadcast('leaving?')
  return result.finally(() => controller.abort())
}

async function announceSignOut({ confirmed }: { readonly confirmed: boolean }): Promise<void> {
  // a window that was too busy to object in time keeps what it holds
  if (confirmed) broadcast('left')
  // while there are tokens
  await Promise.race([sendPendingWrites(), new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  await waitForWrites()
}

function startListening(): void {
  const [onRequest, onConfirm] = [scopeBind(remoteSignOutRequested), scopeBind(remoteSignOutConfirmed)]
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'leaving?') {
      onRequest()
      // later there may be no tokens; it was confirmed, and is sent in a hidden window too
      void sendPendingWrites()
    }
    if (data === 'left') onConfirm()
  })
}

/** Implements the effects by which the windows of this browser coordinate a sign-out. */
export function handleWindowEffects(): void {
  queryOtherWindowsFx.use(isUnsavedElsewhere)
  reportUnsavedFx.use(() => broadcast('unsaved'))
  announceSignOutFx.use(announceSignOut)
  listenFx.use(startListening)
}
