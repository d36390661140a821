import { scopeBind } from 'effector'
import { listenFx } from '../../drafts/model'
import { appKey } from '../../links/base-path'
import { askWindowsFx, leaveDecided, leaveHeard, objectFx, partFx } from '../../session/model'
import { writesSettled } from './writes'

type Word = 'leaving?' | 'unsaved' | 'left'

/** a window that has not answered by then is frozen, or there is none */
const answerTime = 200

// one for the page, however often the shell opens
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`${appKey()}:windows`)
const say = (word: Word) => channel?.postMessage(word)

async function isUnsavedElsewhere(): Promise<boolean> {
  if (!channel) return false
  const waiting = new AbortController()
  const answer = new Promise<boolean>((resolve) => {
    channel.addEventListener('message', ({ data }) => data === 'unsaved' && resolve(true), { signal: waiting.signal })
    setTimeout(resolve, answerTime, false)
  })
  say('leaving?')
  return answer.finally(() => waiting.abort())
}

async function part({ asked }: { readonly asked: boolean }): Promise<void> {
  // a window that was too busy to object in time keeps what it holds
  if (asked) say('left')
  await writesSettled()
}

function listen(): void {
  const [heard, decided] = [scopeBind(leaveHeard), scopeBind(leaveDecided)]
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'leaving?') heard()
    if (data === 'left') decided()
  })
}

/** Lets the windows of this browser tell one another before somebody signs out. */
export function handleWindowEffects(): void {
  askWindowsFx.use(isUnsavedElsewhere)
  objectFx.use(() => say('unsaved'))
  partFx.use(part)
  listenFx.use(listen)
}
