import { trimCode } from './trim-code'
import type { FieldErrors } from './use-form-fields'

export interface LoginDraft {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export type LoginErrors = FieldErrors<keyof LoginDraft>

const minPasswordLength = 5
const captchaLength = 5

/** Validates the form; returns the errors in the order of its fields. */
export function validateLogin({ username, password, captcha }: LoginDraft, captchaMode: 'required' | 'absent'): LoginErrors {
  const code = trimCode(captcha)
  return {
    ...(trimCode(username) === '' && { username: 'login.usernameHint' as const }),
    ...(password.length < minPasswordLength && { password: password ? 'login.passwordTooShort' : 'login.passwordHint' }),
    ...(captchaMode === 'required' && code.length !== captchaLength && { captcha: code ? 'login.captchaLength' : 'login.captchaRequired' }),
  }
}
