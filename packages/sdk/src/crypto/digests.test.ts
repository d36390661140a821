import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { fc, test } from '../../test/property'
import { digestSm3 } from '../../test/second-sm2'
import { defineProfile } from '../profiles/define-profile'

const { encodePassword } = defineProfile({ name: 'digests', passwords: { signIn: 'md5', change: 'sm3', forgotten: 'sha256' } })
const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary', maxLength: 300 }))

for (const [name, use] of [
  ['md5', 'signIn'],
  ['sm3', 'change'],
  ['sha256', 'forgotten'],
] as const)
  test.property({ name: `${name} of any text equals that of OpenSSL`, runs: 500 }, [anyText], async (text) => {
    expect(await encodePassword?.(text, use)).toBe(createHash(name).update(text, 'utf8').digest('hex'))
  })

test.property({ name: 'sm3 of any text equals that of another library', runs: 100 }, [anyText], async (text) => {
  expect(await encodePassword?.(text, 'change')).toBe(digestSm3(text))
})
