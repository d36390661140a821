// checked by tsc: what an adopter may say of a deployment
import { createClient } from '../client'
import { profileOptions } from '../configured'
import { post } from '../generated/system'
import type { Profile } from '../profile'
import type { Client } from '../types'
import { defineProfile } from './define'
import { readBack } from './read-back'
import { springBlade } from './spring-blade'

declare const client: Client
const names = { baseUrl: 'http://a.test', clientId: 'a', clientSecret: 'b' }

export const holds = [
  createClient({ ...names, profile: springBlade({ publicKey: '' }), servicePrefix: 'x-', paths: { token: '/t' } }),
  defineProfile({ name: 'ours', passwords: { signIn: 'sm2', change: (password) => password.length.toString() } }) satisfies Profile,
  defineProfile({
    name: 'ours',
    operations: { 'user.page': { path: '/x', paged: undefined, read: (payload, { current }) => [payload, current] } },
  }),
  client.offers(post.page) satisfies boolean,
  client.encodePassword('x', 'newUser') satisfies Promise<string>,
  client.profile.token?.grants satisfies readonly string[] | undefined,
  readBack(client, post.submit, { tenantId: '0', category: 1, postCode: 'x', postName: 'x', sort: 1 }) satisfies Promise<
    string | undefined
  >,
  profileOptions({ profile: 'springblade', passwordKey: 'x', on401: 'probe' }).then((options) => createClient({ ...names, ...options })),
]

export const refused = [
  // @ts-expect-error: SM2 needs a key
  () => springBlade({}),
  // @ts-expect-error: a profile has a name
  () => defineProfile({ servicePrefix: 'x-' }),
  // @ts-expect-error: no such encoding
  () => defineProfile({ name: 'x', passwords: { signIn: 'md5' } }),
  // @ts-expect-error: no such use of a password
  () => client.encodePassword('x', 'login'),
  // @ts-expect-error: no such grant
  () => defineProfile({ name: 'x', token: { grants: ['sesame'] } }),
  // @ts-expect-error: no such profile
  () => profileOptions({ profile: 'oak' }),
  // @ts-expect-error: a draft has what its contract asks for
  () => readBack(client, post.submit, { postCode: 'x' }),
]
