import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectPermissionCodes } from './permissions'

describe('permission codes', () => {
  // spec 6.1
  it('contain the codes of the leaves', () => {
    const tree = [{ code: 'user', children: [{ code: 'user_add' }, { code: 'more', children: [{ code: 'user_edit', children: [] }] }] }]
    expect([...collectPermissionCodes(tree)].sort()).toEqual(['user_add', 'user_edit'])
  })

  it('never contain a code that was not granted', () => {
    const codes = collectPermissionCodes([{ code: 'user_add' }])
    expect(['constructor', '__proto__', 'user'].some((code) => codes.has(code))).toBe(false)
  })

  it('never throw on arbitrary input', () => {
    fc.assert(fc.property(fc.array(fc.anything()), (tree) => void collectPermissionCodes(tree)))
  })

  it('terminate on a cyclic tree', () => {
    const children: unknown[] = [{ code: 'a' }]
    const node = { code: 'loop', children }
    children.push(node)
    expect([...collectPermissionCodes([node])]).toEqual(['a'])
  })
})
