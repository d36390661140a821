import { expect, test } from 'vitest'
import { parseConfig } from './config'

const config = parseConfig('{ "clientId": "a", "clientSecret": "b" }', 'production')

// spec 3.1, 9.1, 9.2, 9.14
test('a file with no more than the client has the usual tenant, token time and header', () => {
  expect(config).toMatchObject({ clientId: 'a', clientSecret: 'b', tenantId: '000000', tokenTime: 3000, tokenHeader: 'Blade-Auth' })
})

// spec 3.3, 3.4, 3.5
test('a file with no more than the client asks for a captcha, switches no account, lets people register and reset', () => {
  expect(config).toMatchObject({ captchaMode: true, accountSwitch: false, registerMode: true, forgotPassword: true })
})
