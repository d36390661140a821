import { scopeBind } from 'effector'
import { listenFx } from '../../drafts/model'
import { getAppKey } from '../../links/base-path'
import {
  announceSignOutFx,
  queryOtherWindowsFx,
  remoteSignOutConfirmed,
  remoteSignOutRequested,
  reportUnsavedFx,
} from '../../session/model'
import { waitForWrites } from './write-lock'

type WindowMessage = 'leaving?' | 'unsaved' | 'left'

/** a window that has not answered by then is frozen, or there is none */
const answerTimeoutMs = 200

// one for the page, however often the shell opens
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${getAppKey()}:windows`)
const broadcast = (word: WindowMessage) => channel?.postMessage(word)

async function isUnsavedElsewhere(): Promise<boolean> {
  if (!channel) return false
  const waiting = new AbortController()
  const answer = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === 'unsaved' && resolve(true), { signal: waiting.signal })
    setTimeout(resolve, answerTimeoutMs, false)
  })
  broadcast('leaving?')
  return answer.finally(() => waiting.abort())
}

async function announceSignOut({ confirmed }: { readonly confirmed: boolean }): Promise<void> {
  // a window that was too busy to object in time keeps what it holds
  if (confirmed) broadcast('left')
  await waitForWrites()
}

function startListening(): void {
  const [heard, decided] = [scopeBind(remoteSignOutRequested), scopeBind(remoteSignOutConfirmed)]
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'leaving?') heard()
    if (data === 'left') decided()
  })
}

/** Lets the windows of this browser tell one another before somebody signs out. */
export function handleWindowEffects(): void {
  queryOtherWindowsFx.use(isUnsavedElsewhere)
  reportUnsavedFx.use(() => broadcast('unsaved'))
  announceSignOutFx.use(announceSignOut)
  listenFx.use(startListening)
}
