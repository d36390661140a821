import { type ErrorKind, isJwskError, getOwn } from '@jwsk/sdk'
import { errorText } from '../../i18n/error-text'
import type { KitText } from '../../i18n/kit-key'
import type { Translate } from '../../i18n/types'
import type { Notice } from '../../runtime/types'
import { findingOf } from './finding'

const shellKinds: readonly ErrorKind[] = ['unauthorized', 'abort']

/**
 * The one message about a failed write; nothing where the shell acts already: a session that ended leads to sign-in,
 * an abort was asked for.
 */
export function writeFailure(error: unknown, t: Translate<KitText>): string | undefined {
  if (isJwskError(error) && shellKinds.includes(error.kind)) return undefined
  if (!isJwskError(error) || error.outcome !== 'unknown') return errorText(error, t)
  // the server may have done it all the same
  return t(findingOf(error) === 'undone' ? 'found.nothing' : 'errors.outcomeUnknown')
}

const afterLook: Readonly<Record<string, Notice['kind'] | undefined>> = { found: 'success', foundSeveral: 'warning' }

/** What is said of a write that was carried out: `done`, or what was found where its answer never came. */
export const successNotice = (answer: unknown, done: string, t: Translate<KitText>): Notice => {
  const kind = getOwn(afterLook, String(answer))
  return kind ? { kind, text: t(answer === 'found' ? 'found.done' : 'found.several') } : { kind: 'success', text: done }
}

/** The platform's `{field}:{message}` for a field that the form has. */
export function fieldRefusal(error: unknown, names: readonly string[]): { readonly name: string; readonly message: string } | undefined {
  if (!isJwskError(error) || error.kind !== 'business') return undefined
  const [, name, message] = /^\s*([A-Za-z_]\w*)\s*[:：]\s*(.+)$/s.exec(error.message) ?? []
  return name && message && names.includes(name) ? { name, message } : undefined
}

/** What a write was, and of which record. */
export const doneTo = (done: string, name: string, t: Translate<KitText>) =>
  name === '' ? done : t('done.actionOn', { action: done, name })

/** What happened to what. */
export const doneText = ({ label, about }: { readonly label: string; readonly about: string }, t: Translate<KitText>) =>
  `${t('done.operated')} ${t(about === '' ? 'done.action' : 'done.actionOn', { action: label, name: about })}`
