import { combine, createEvent, createStore, sample } from 'effector'

/** the browser went online or offline */
export const networkChanged = createEvent<'online' | 'offline'>()
/** a call did not reach the platform, or did */
export const callUnreachable = createEvent()
export const callAnswered = createEvent()

/** a single failure may be accidental */
const maxConsecutiveFailures = 2

const $network = createStore<'online' | 'offline'>('online')
const $consecutiveFailures = createStore(0)

sample({ clock: networkChanged, target: $network })
sample({ clock: callUnreachable, source: $consecutiveFailures, fn: (count) => count + 1, target: $consecutiveFailures })
sample({ clock: [callAnswered, networkChanged.filter({ fn: (state) => state === 'online' })], fn: () => 0, target: $consecutiveFailures })

/** `unreachable`: the browser has a network, but the platform does not answer */
export const $connection = combine($network, $consecutiveFailures, (network, failures) => {
  if (network === 'offline') return 'offline'
  return failures >= maxConsecutiveFailures ? 'unreachable' : 'good'
})
