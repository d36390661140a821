// checked by tsc: the public types for a custom profile
import { createClient } from '../client'
import { loadProfileOptions } from '../configured'
import { post } from '../generated/system'
import type { Profile } from '../profile'
import type { Client } from '../types'
import { defineProfile } from './define-profile'
import { findCreatedId } from './find-created-id'
import { springBlade } from './spring-blade'

declare const client: Client
const names = { baseUrl: 'http://a.test', clientId: 'a', clientSecret: 'b' }

export const holds = [
  createClient({ ...names, profile: springBlade({ publicKey: '' }), servicePrefix: 'x-', paths: { token: '/t' } }),
  defineProfile({ name: 'ours', passwords: { signIn: 'sm2', change: (password) => password.length.toString() } }) satisfies Profile,
  defineProfile({
    name: 'ours',
    operationOverrides: { 'user.page': { path: '/x', paged: undefined, mapPayload: (payload, { current }) => [payload, current] } },
  }),
  client.supports(post.page) satisfies boolean,
  client.encodePassword('x', 'newUser') satisfies Promise<string>,
  client.profile.token?.grants satisfies readonly string[] | undefined,
  findCreatedId(client, post.submit, { tenantId: '0', category: 1, postCode: 'x', postName: 'x', sort: 1 }) satisfies Promise<
    string | undefined
  >,
  loadProfileOptions({ profile: 'springblade', passwordKey: 'x', on401: 'probe' }).then((options) =>
    createClient({ ...names, ...options }),
  ),
]

export const refused = [
  // @ts-expect-error: a profile has a name
  () => defineProfile({ servicePrefix: 'x-' }),
  // @ts-expect-error: no such encoding
  () => defineProfile({ name: 'x', passwords: { signIn: 'sha1' } }),
  // @ts-expect-error: no such use of a password
  () => client.encodePassword('x', 'login'),
  // @ts-expect-error: no such grant
  () => defineProfile({ name: 'x', token: { grants: ['sesame'] } }),
  // @ts-expect-error: no such profile
  () => loadProfileOptions({ profile: 'oak' }),
  // @ts-expect-error: a draft has what its contract asks for
  () => findCreatedId(client, post.submit, { postCode: 'x' }),
]
