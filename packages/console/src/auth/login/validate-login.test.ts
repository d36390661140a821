import { describe, expect, it } from 'vitest'
import { validateLogin } from './validate-login'

const draft = { username: 'admin', password: 'admin123', captcha: 'aB3dE' }

describe('the login form', () => {
  it('accepts a complete draft', () => expect(validateLogin(draft, 'required')).toEqual({}))
  it('takes invisible marks for blanks', () =>
    expect(validateLogin({ ...draft, username: '\u200b\u00a0', captcha: '\u202daB3dE\u202c' }, 'required')).toEqual({
      username: 'login.usernameHint',
    }))
  it('rejects a blank user name', () =>
    expect(validateLogin({ ...draft, username: '  ' }, 'required')).toEqual({ username: 'login.usernameHint' }))
  it('rejects a password of four characters', () =>
    expect(validateLogin({ ...draft, password: '1234' }, 'required')).toEqual({ password: 'login.passwordTooShort' }))
  it('names what an empty form needs', () =>
    expect(validateLogin({ username: '', password: '', captcha: ' ' }, 'required')).toEqual({
      username: 'login.usernameHint',
      password: 'login.passwordHint',
      captcha: 'login.captchaRequired',
    }))
  it.each(['abcd', 'abcdef'])('rejects the captcha %j', (captcha) =>
    expect(validateLogin({ ...draft, captcha }, 'required')).toEqual({ captcha: 'login.captchaLength' }),
  )
  it('needs no captcha if it is disabled', () => expect(validateLogin({ ...draft, captcha: '' }, 'absent')).toEqual({}))
})
