import { type ErrorKind, getOwn, isJwskError } from '@jwsk/sdk'
import type { KitTextKey, Translate } from '@jwsk/ui'
import { getErrorMessage } from '../../runtime/error-message'
import type { Notice } from '../../runtime/types'
import { getWriteOutcome } from './write-outcome'

const shellHandledKinds: readonly ErrorKind[] = ['unauthorized', 'abort']

/**
 * Returns the single message of a failed write; `undefined` if the shell handles it: an ended session leads to sign-in,
 * an abort was requested.
 */
export function getWriteErrorMessage(error: unknown, t: Translate<KitTextKey>): string | undefined {
  if (isJwskError(error) && shellHandledKinds.includes(error.kind)) return undefined
  if (!isJwskError(error) || error.outcome !== 'unknown') return getErrorMessage(error, t)
  // the server may have executed it all the same
  return t(getWriteOutcome(error) === 'undone' ? 'found.nothing' : 'errors.outcomeUnknown')
}

const noticeKindByOutcome: Readonly<Record<string, Notice['severity'] | undefined>> = { found: 'success', foundSeveral: 'warning' }

/** Text of a success and what it is about. */
export type DoneMessage = Pick<Notice, 'text' | 'detail'>

/** Creates the notice of a successful write: `done`, or the verified outcome if there was no response. */
export const createSuccessNotice = (answer: unknown, done: DoneMessage, t: Translate<KitTextKey>): Notice => {
  const kind = getOwn(noticeKindByOutcome, String(answer))
  return kind ? { severity: kind, text: t(answer === 'found' ? 'found.done' : 'found.several') } : { severity: 'success', ...done }
}

/** Parses the platform's `{field}:{message}`, if the form has the field. */
export function parseFieldRefusal(
  error: unknown,
  names: readonly string[],
): { readonly name: string; readonly message: string } | undefined {
  if (!isJwskError(error) || error.kind !== 'business') return undefined
  const [, name, message] = /^\s*([A-Za-z_]\w*)\s*[:：]\s*(.+)$/s.exec(error.message) ?? []
  return name && message && names.includes(name) ? { name, message } : undefined
}

/** Creates the message of a saved or deleted record. */
export const createDoneMessage = (text: string, name: string): DoneMessage => ({ text, ...(name !== '' && { detail: name }) })

/** Creates the message of an action and its target. */
export const createActionMessage = ({ label, about }: { readonly label: string; readonly about: string }, t: Translate<KitTextKey>) =>
  createDoneMessage(t('done.operated'), about === '' ? label : t('done.actionOn', { action: label, name: about }))
