import { combine, createEvent, createStore, sample } from 'effector'

/** what the browser says of its network */
export const networkChanged = createEvent<'online' | 'offline'>()
/** a call found nobody at the other end, or came through */
export const callLost = createEvent()
export const callAnswered = createEvent()

/** one lost call may be an accident */
const lostInARow = 2

const $network = createStore<'online' | 'offline'>('online')
const $lost = createStore(0)

sample({ clock: networkChanged, target: $network })
sample({ clock: callLost, source: $lost, fn: (count) => count + 1, target: $lost })
sample({ clock: [callAnswered, networkChanged.filter({ fn: (state) => state === 'online' })], fn: () => 0, target: $lost })

/** `unreachable`: the browser has a network, but the platform does not answer */
export const $connection = combine($network, $lost, (network, lost) => {
  if (network === 'offline') return 'offline'
  return lost >= lostInARow ? 'unreachable' : 'good'
})
