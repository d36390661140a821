import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { resolveFromRoot } from './lib/root.mjs'
import { applyMutation, mutations } from './mutations/all.mjs'

describe('the gates that are broken once', () => {
  test.each(mutations)('$gate', (mutation) => {
    const text = readFileSync(resolveFromRoot(mutation.file), 'utf8')
    expect(applyMutation(text, mutation)).not.toBe(text)
    expect(existsSync(resolveFromRoot(mutation.suite)), mutation.suite).toBe(true)
  })

  test('are refused where what they break is gone', () => {
    expect(() => applyMutation('a', { file: 'x.ts', find: 'b', put: '' })).toThrow('x.ts: nothing reads b')
  })
})
