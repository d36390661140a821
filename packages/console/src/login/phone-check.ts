import type { ConsoleText } from '../text'

/** As typed on any keyboard: full-width digits, blanks and dashes count as what they mean. */
export const plainPhone = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

const length = 11

export function phoneProblem(typed: string): ConsoleText | undefined {
  const phone = plainPhone(typed)
  if (phone === '') return 'accounts.phoneEmpty'
  if ([...phone].length !== length) return 'accounts.phoneLength'
  return /^1\d{10}$/.test(phone) ? undefined : 'accounts.phoneFormat'
}
