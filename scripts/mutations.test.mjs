import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from './lib/root.mjs'
import { mutated, mutations } from './mutations/all.mjs'

describe('the gates that are broken once', () => {
  test.each(mutations)('$gate', (mutation) => {
    const text = readFileSync(fromRoot(mutation.file), 'utf8')
    expect(mutated(text, mutation)).not.toBe(text)
    expect(existsSync(fromRoot(mutation.suite)), mutation.suite).toBe(true)
  })

  test('are refused where what they break is gone', () => {
    expect(() => mutated('a', { file: 'x.ts', find: 'b', put: '' })).toThrow('x.ts: nothing reads b')
  })
})
