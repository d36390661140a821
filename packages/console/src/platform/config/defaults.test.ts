import { expect, test } from 'vitest'
import { parseConfig } from './config'

const config = parseConfig('{ "clientId": "a", "clientSecret": "b" }', 'production')

// spec 3.1, 9.1, 9.2, 9.14
test('a minimal file has the default tenant, token time and header', () => {
  expect(config).toMatchObject({ clientId: 'a', clientSecret: 'b', tenantId: '000000', tokenTime: 3000, tokenHeader: 'Blade-Auth' })
})

// spec 3.2..3.5
test('a minimal file enables captcha, registration and reset only', () => {
  expect(config).toMatchObject({ tenantMode: false, captchaMode: true, accountSwitch: false, registerMode: true, forgotPassword: true })
})
