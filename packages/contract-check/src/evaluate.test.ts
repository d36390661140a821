import { springBlade } from '@jwsk/sdk/profiles'
import { expect, test } from 'vitest'
import { evaluateResponse } from './evaluate'
import { loadContracts } from './spec'

const profile = springBlade({ passwords: 'plain' })

test('a format that the profile loosens is no deviation', async () => {
  const detail = (await loadContracts()).find(({ id }) => id === 'user.detail') ?? expect.fail('no user.detail')
  const evaluate = (fields: object, of: Parameters<typeof evaluateResponse>[2]) => {
    const data = { ...Object(example), ...fields }
    return evaluateResponse(detail, { status: 200, type: 'application/json', body: { code: 200, success: true, msg: '', data } }, of)
  }
  const example = { id: '1', tenantId: '000000', account: 'admin', realName: 'admin' }
  const pattern = expect.stringMatching(/^\$\.data\.phone: expected must match pattern/)
  expect(evaluate({ phone: '22233322' }, { name: 'jwsk' }).details).toContainEqual(pattern)
  expect(evaluate({ phone: '22233322' }, profile).details).not.toContainEqual(pattern)
  expect(evaluate({ phone: 22233322 }, profile).details).toContainEqual(expect.stringContaining('$.data.phone: expected string'))
})
