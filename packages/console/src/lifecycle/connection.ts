import { combine, createEvent, createStore, sample } from 'effector'

/** what the browser says of its network */
export const networkChanged = createEvent<'online' | 'offline'>()
/** a call found nobody at the other end, or came through */
export const callUnreachable = createEvent()
export const callAnswered = createEvent()

/** one lost call may be an accident */
const maxConsecutiveFailures = 2

const $network = createStore<'online' | 'offline'>('online')
const $consecutiveFailures = createStore(0)

sample({ clock: networkChanged, target: $network })
sample({ clock: callUnreachable, source: $consecutiveFailures, fn: (count) => count + 1, target: $consecutiveFailures })
sample({ clock: [callAnswered, networkChanged.filter({ fn: (state) => state === 'online' })], fn: () => 0, target: $consecutiveFailures })

/** `unreachable`: the browser has a network, but the platform does not answer */
export const $connection = combine($network, $consecutiveFailures, (network, lost) => {
  if (network === 'offline') return 'offline'
  return lost >= maxConsecutiveFailures ? 'unreachable' : 'good'
})
