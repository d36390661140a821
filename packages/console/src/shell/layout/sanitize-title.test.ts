import { expect, test } from 'vitest'
import { sanitizeTitle } from './sanitize-title'

test('H41 bidirectional controls are removed from titles', () => {
  expect(sanitizeTitle('用户\u202eexe.tpircs\u2066\u0007管理')).toBe('用户exe.tpircs管理')
  expect(sanitizeTitle('<b>用户</b> & 角色')).toBe('<b>用户</b> & 角色')
})
