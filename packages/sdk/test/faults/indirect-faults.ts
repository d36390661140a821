import type { IndirectFault } from './fault'

/** Faults outside of a call. */
export const indirectFaults: readonly IndirectFault[] = [
  { id: 'F33', what: 'a worker of a mock platform was left behind', why: 'of a page' },
  { id: 'F34', what: 'the code of a plugin is gone', why: 'of a plugin' },
  { id: 'F35', what: 'a plugin throws', why: 'of a plugin' },
  { id: 'F36', what: 'two plugins claim one thing, one never comes', why: 'of a plugin' },
  { id: 'F37', what: 'a menu of 5,000 entries, with circles', why: 'of the menu' },
  { id: 'F38', what: 'the menu cannot be had', why: 'of the menu' },
  { id: 'F39', what: 'the permissions cannot be had', why: 'of the menu' },
  { id: 'F40', what: 'a dictionary is missing or odd', why: 'of a screen' },
  { id: 'F48', what: 'off the network and back', why: 'of a page: a call fails as in F1' },
  { id: 'F50', what: 'Back after a sign-out or a lock', why: 'of a page' },
  { id: 'F51', what: 'a view is mounted twice', why: 'of a page' },
  { id: 'F53', what: 'a password too long for its key, a broken key', why: 'before anything is sent' },
  { id: 'F54', what: 'a hostile process diagram', why: 'of a screen', tests: ['plugins/flow/diagram/check-drawable.test.ts'] },
  { id: 'F55', what: '100,000 hostile rows as CSV', why: 'of a file', tests: ['packages/kit/src/resource/export/csv.test.ts'] },
  { id: 'F56', what: 'texts that do not arrive', why: 'of a page', tests: ['e2e/faults.spec.ts'] },
  { id: 'F59', what: 'a frame that hangs, posts, or leads away', why: 'of a page' },
  { id: 'F60', what: 'a storm of errors', why: 'of the log' },
]
