import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from './config'

const problems = (text: string) => {
  try {
    parseConfig(text)
  } catch (error) {
    return (error as { problems: readonly string[] }).problems.join('\n')
  }
  return ''
}
const pair = '"clientId": "a", "clientSecret": "b"'

describe('config.json', () => {
  it('ships in order', () => {
    const shipped = readFileSync(join(import.meta.dirname, '../../public/config.json'), 'utf8')
    expect(parseConfig(shipped)).toMatchObject({ tenantId: '000000', tokenTime: 3000, apiPrefix: '/api' })
  })

  it('fills what is left out', () => {
    expect(parseConfig(`{ ${pair} }`)).toMatchObject({ clientId: 'a', captchaMode: true, tokenHeader: 'Blade-Auth' })
  })

  it.each([
    ['{', /not JSON/],
    ['[]', /one object/],
    ['{}', /"clientId" is missing\n"clientSecret" is missing/],
    ['{ "clientId": "", "clientSecret": "b" }', /"clientId" is missing/],
    [`{ ${pair}, "tokenTime": "3000" }`, /"tokenTime" must be a number, not "3000"/],
    [`{ ${pair}, "tokenTime": 0 }`, /"tokenTime" must be more than 0/],
    [`{ ${pair}, "captcha": true }`, /"captcha" is not an option; known are .*captchaMode/],
    [`{ ${pair}, "constructor": "x" }`, /"constructor" is not an option/],
  ])('%j is refused with what to mend', (text, expected) => expect(problems(text)).toMatch(expected))
})
