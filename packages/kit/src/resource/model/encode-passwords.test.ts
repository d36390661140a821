import { createClient } from '@jwsk/sdk'
import { defineProfile } from '@jwsk/sdk/profiles'
import { expect, test } from 'vitest'
import { password } from '../../fields/password/password'
import { text } from '../../fields/text/text'
import { encodePasswords } from './encode-passwords'

const fields = { name: text(), password: password({ use: 'newUser' }), repeated: password({ use: 'newUser' }), secret: password() } as const
const open = (more = {}) => createClient({ baseUrl: 'http://platform.test', clientId: 'a', clientSecret: 'b', ...more })
const draft = { name: 'Rain', password: 'Rain', repeated: 'Rain', secret: 'Rain', constructor: 'Rain' }

test('encodes user passwords as for sign-in and nothing else', async () => {
  const client = open()
  const hash = await client.encodePassword('Rain', 'signIn')
  expect(await encodePasswords(client, fields, draft)).toEqual({ ...draft, password: hash, repeated: hash })
})

test('uses the encoding of the profile once per text, skips empty ones', async () => {
  let made = 0
  const client = open({ profile: defineProfile({ name: 'ours', passwords: { newUser: () => `cipher ${++made}` } }) })
  expect(await encodePasswords(client, fields, draft)).toMatchObject({ password: 'cipher 1', repeated: 'cipher 1' })
  expect(await encodePasswords(client, fields, { password: '', repeated: undefined })).toEqual({ password: '', repeated: undefined })
})
