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
export function validateLogin(draft: LoginDraft, captcha: 'required' | 'absent'): LoginErrors {
  return {
    ...(trimCode(draft.username) === '' && { username: 'login.usernameRequired' as const }),
    ...(draft.password.length < minPasswordLength && { password: 'login.passwordTooShort' as const }),
    ...(captcha === 'required' && trimCode(draft.captcha).length !== captchaLength && { captcha: 'login.captchaLength' as const }),
  }
}
