import type { IndirectFault } from './fault'

/** Faults outside of a call. */
export const indirectFaults: readonly IndirectFault[] = [
  { id: 'F33', title: 'a stale service worker of a mock platform', why: 'of a page' },
  { id: 'F34', title: 'the code of a plugin is missing', why: 'of a plugin' },
  { id: 'F35', title: 'a plugin throws', why: 'of a plugin' },
  { id: 'F36', title: 'two plugins claim the same path, one never loads', why: 'of a plugin' },
  { id: 'F37', title: 'a menu of 5,000 entries, with cycles', why: 'of the menu' },
  { id: 'F38', title: 'the menu cannot be loaded', why: 'of the menu' },
  { id: 'F39', title: 'the permissions cannot be loaded', why: 'of the menu' },
  { id: 'F40', title: 'a dictionary is missing or malformed', why: 'of a screen' },
  { id: 'F48', title: 'offline and online again', why: 'of a page: a call fails as in F1' },
  { id: 'F50', title: 'Back navigation after a sign-out or a lock', why: 'of a page' },
  { id: 'F51', title: 'a view is mounted twice', why: 'of a page' },
  { id: 'F53', title: 'a password too long for its key, a broken key', why: 'before anything is sent' },
  { id: 'F54', title: 'a hostile process diagram', why: 'of a screen', tests: ['plugins/flow/diagram/check-drawable.test.ts'] },
  { id: 'F55', title: '100,000 hostile rows as CSV', why: 'of a file', tests: ['packages/ui/src/browser/csv.test.ts'] },
  { id: 'F56', title: 'texts that do not load', why: 'of a page', tests: ['e2e/faults.spec.ts'] },
  { id: 'F59', title: 'a frame that hangs, posts messages, or navigates away', why: 'of a page' },
  { id: 'F60', title: 'a storm of errors', why: 'of the log' },
]
