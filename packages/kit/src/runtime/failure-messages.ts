import { isJwskError, type Profile } from '@jwsk/sdk'

const placeholder = '{column}'
const collapse = (text: string) => text.replace(/\s+/g, ' ')

const getMessage = (error: unknown) => (isJwskError(error) && error.kind === 'business' ? collapse(error.message) : undefined)

/** Returns the text between the parts of `pattern` around its placeholder. */
function findColumn(message: string, pattern: string): string | undefined {
  const [before = '', after = ''] = pattern.split(placeholder)
  const start = message.indexOf(before)
  if (start < 0) return undefined
  const rest = message.slice(start + before.length)
  const end = after === '' ? rest.length : rest.indexOf(after)
  return end > 0 ? rest.slice(0, end) : undefined
}

const toCamelCase = (column: string) => column.replace(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Returns the field of an entity whose value was too long for the platform's database; `undefined` for any other error,
 * and where the profile does not know the message.
 */
export function findTooLongField(error: unknown, { failureMessages, fieldAliases }: Profile, entity = ''): string | undefined {
  const pattern = failureMessages?.tooLong
  const message = getMessage(error)
  const column = message !== undefined && pattern?.includes(placeholder) ? findColumn(message, pattern) : undefined
  if (column === undefined) return undefined
  const name = toCamelCase(column)
  return Object.entries(fieldAliases?.[entity] ?? {}).find(([, deployed]) => deployed === name)?.[0] ?? name
}

/** Whether a sign-in failed because the user has no role, as far as the profile knows that message. */
export function isNoRoleError(error: unknown, { failureMessages: { noRole = '' } = {} }: Pick<Profile, 'failureMessages'>): boolean {
  return noRole !== '' && getMessage(error)?.includes(noRole) === true
}
