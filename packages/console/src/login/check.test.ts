import { describe, expect, it } from 'vitest'
import { checkLogin } from './check'

const draft = { username: 'admin', password: 'admin123', captcha: 'aB3dE' }

describe('the login form', () => {
  it('passes a complete draft', () => expect(checkLogin(draft, 'asked')).toEqual({}))
  it('asks for a user name, not for blanks', () =>
    expect(checkLogin({ ...draft, username: '  ' }, 'asked')).toEqual({ username: 'login.usernameRequired' }))
  it('asks for five characters of password', () =>
    expect(checkLogin({ ...draft, password: '1234' }, 'asked')).toEqual({ password: 'login.passwordTooShort' }))
  it.each(['', 'abcd', 'abcdef'])('refuses the captcha %j', (captcha) =>
    expect(checkLogin({ ...draft, captcha }, 'asked')).toEqual({ captcha: 'login.captchaLength' }),
  )
  it('needs no captcha where none is asked', () => expect(checkLogin({ ...draft, captcha: '' }, 'absent')).toEqual({}))
})
