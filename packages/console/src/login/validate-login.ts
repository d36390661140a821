import type { FieldErrors } from './use-form-fields'

export interface LoginDraft {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export type LoginErrors = FieldErrors<keyof LoginDraft>

const minPasswordLength = 5
const captchaLength = 5

/** What is wrong with the form, in the order of its fields. */
export function validateLogin(draft: LoginDraft, captcha: 'asked' | 'absent'): LoginErrors {
  return {
    ...(draft.username.trim() === '' && { username: 'login.usernameRequired' as const }),
    ...(draft.password.length < minPasswordLength && { password: 'login.passwordTooShort' as const }),
    ...(captcha === 'asked' && draft.captcha.trim().length !== captchaLength && { captcha: 'login.captchaLength' as const }),
  }
}
