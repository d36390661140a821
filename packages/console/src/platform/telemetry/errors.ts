import type { Outbox } from './outbox'

const maxFrames = 3

/** Parses the position of an error: files of the build with line and column, without addresses. */
const parseFrames = (stack = '') => [...stack.matchAll(/(?<![\w.-])[\w.-]+\.m?js:\d+:\d+/g)].slice(0, maxFrames).map(([frame]) => frame)

// the message of an error can contain anything; its name and position cannot
function toErrorInfo(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  return { name: /^\w{1,40}$/.test(error.name) ? error.name : 'Error', at: parseFrames(error.stack) }
}

/** Reports uncaught errors and rejections. */
export function watchErrors(add: Outbox['add']): void {
  addEventListener('error', ({ error }) => add({ kind: 'error', ...toErrorInfo(error) }))
  addEventListener('unhandledrejection', ({ reason }) => add({ kind: 'error', ...toErrorInfo(reason) }))
}
