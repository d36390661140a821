import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { findPassword, readExportText } from './probes/password-hashes'

const bcrypt = `$2a$10$${'abcdefghij'.repeat(6).slice(0, 53)}`
const digests = [32, 40, 64].map((length) => '0123456789abcdef'.repeat(8).slice(0, length))

describe('findPassword', () => {
  test('finds a hash at any depth, in lists and in JSON within text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(bcrypt, ...digests),
        fc.array(fc.constantFrom('list', 'record', 'text'), { maxLength: 6 }),
        (hash, levels) => {
          const wrap = (inner: unknown, level: string): unknown => {
            if (level === 'list') return [null, inner]
            return level === 'record' ? { a: 1, b: inner } : { text: JSON.stringify(inner) }
          }
          const found = findPassword(levels.reduce<unknown>(wrap, { password: hash }))
          expect(found).toMatch(/^a (hash|digest) in password$/)
          expect(found).not.toContain(hash)
        },
      ),
    )
  })

  test('ignores empty and masked passwords, and digests under other names', () => {
    for (const password of ['', '***', '******', null, undefined, 'xxxx']) expect(findPassword({ password })).toBeUndefined()
    expect(findPassword({ md5: digests[0], id: '1123598821738675201', avatar: 'a.png' })).toBeUndefined()
  })

  test('never repeats a key that may be a secret itself', () => {
    expect(findPassword({ [`pwd-${digests[0]}`]: 'x1' })).toBe('a value in a field')
  })
})

describe('readExportText', () => {
  const toReply = (bytes: Uint8Array) => ({ bytes, text: new TextDecoder().decode(bytes) })

  test('reads the sheets of a workbook', () => {
    const workbook = zipSync({ 'xl/sharedStrings.xml': strToU8(`<t>${bcrypt}</t>`), 'xl/media/a.png': strToU8('x') })
    expect(readExportText(toReply(workbook))).toContain(bcrypt)
  })

  test('reads nothing of a workbook that is cut off, of other binary files and of empty ones', () => {
    const workbook = zipSync({ 'xl/sharedStrings.xml': strToU8('<t>x</t>') })
    expect(readExportText(toReply(workbook.subarray(0, workbook.length - 30)))).toBeUndefined()
    expect(readExportText(toReply(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])))).toBeUndefined()
    expect(readExportText(toReply(new Uint8Array()))).toBeUndefined()
  })
})
