import type { ConsoleTextKey } from '../../platform/text'
import { trimCode } from './trim-code'

/** Normalizes full-width digits and removes spaces and dashes. */
export const normalizePhone = (typed: string) => trimCode(typed).normalize('NFKC').replace(/[\s-]/g, '')

const length = 11

export function validatePhone(typed: string): ConsoleTextKey | undefined {
  const phone = normalizePhone(typed)
  if (phone === '') return 'accounts.phoneEmpty'
  if ([...phone].length !== length) return 'accounts.phoneLength'
  return /^1\d{10}$/.test(phone) ? undefined : 'accounts.phoneFormat'
}
