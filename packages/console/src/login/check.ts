import type { Problems } from './use-fields'

export interface LoginDraft {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export type LoginProblems = Problems<keyof LoginDraft>

const shortestPassword = 5
const captchaLength = 5

/** What is wrong with the form, in the order of its fields. */
export function checkLogin(draft: LoginDraft, captcha: 'asked' | 'absent'): LoginProblems {
  return {
    ...(draft.username.trim() === '' && { username: 'login.usernameRequired' as const }),
    ...(draft.password.length < shortestPassword && { password: 'login.passwordTooShort' as const }),
    ...(captcha === 'asked' && draft.captcha.trim().length !== captchaLength && { captcha: 'login.captchaLength' as const }),
  }
}
