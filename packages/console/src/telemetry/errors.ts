import type { Outbox } from './outbox'

const maxFrames = 3

/** Where in the program: files of the build with line and column, nothing of an address beside. */
const parseFrames = (stack = '') => [...stack.matchAll(/(?<![\w.-])[\w.-]+\.m?js:\d+:\d+/g)].slice(0, maxFrames).map(([frame]) => frame)

// what an error says may hold anything; what it is called and where it was thrown does not
function toErrorInfo(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  return { name: /^\w{1,40}$/.test(error.name) ? error.name : 'Error', at: parseFrames(error.stack) }
}

/** Tells of what nobody caught. */
export function watchErrors(add: Outbox['add']): void {
  addEventListener('error', ({ error }) => add({ kind: 'error', ...toErrorInfo(error) }))
  addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'error', ...toErrorInfo(reason) }))
}
