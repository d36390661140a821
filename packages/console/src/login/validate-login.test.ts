import { describe, expect, it } from 'vitest'
import { validateLogin } from './validate-login'

const draft = { username: 'admin', password: 'admin123', captcha: 'aB3dE' }

describe('the login form', () => {
  it('passes a complete draft', () => expect(validateLogin(draft, 'asked')).toEqual({}))
  it('asks for a user name, not for blanks', () =>
    expect(validateLogin({ ...draft, username: '  ' }, 'asked')).toEqual({ username: 'login.usernameRequired' }))
  it('asks for five characters of password', () =>
    expect(validateLogin({ ...draft, password: '1234' }, 'asked')).toEqual({ password: 'login.passwordTooShort' }))
  it.each(['', 'abcd', 'abcdef'])('refuses the captcha %j', (captcha) =>
    expect(validateLogin({ ...draft, captcha }, 'asked')).toEqual({ captcha: 'login.captchaLength' }),
  )
  it('needs no captcha where none is asked', () => expect(validateLogin({ ...draft, captcha: '' }, 'absent')).toEqual({}))
})
