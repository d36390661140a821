import { expect, test } from 'vitest'
import { resolveFromRoot } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const start = (env) =>
  run('node', [resolveFromRoot('scripts/start.mjs')], { env: { PORT: '5154', VITE_API: 'http://127.0.0.1:1', ...env } })

test.each([
  [
    'a profile that there is not',
    { PROFILE: 'springBlade' },
    'PROFILE is "springBlade": it must be one of jwsk, springblade, springblade3, bladex.',
  ],
  ['no server', { PROFILE: 'springblade3', VITE_API: '' }, 'PROFILE=springblade3 goes with VITE_API, the address of the server.'],
  ['no key', { PROFILE: 'springblade', PASSWORD_KEY: '' }, 'PASSWORD_KEY, its SM2 key in hex.'],
  ['a key cut short', { PROFILE: 'springblade', PASSWORD_KEY: '04ac67…' }, 'PASSWORD_KEY is no SM2 key: it must be 04 and 128 hex digits'],
  ['a key that is no hex', { PROFILE: 'springblade', PASSWORD_KEY: 'g'.repeat(128) }, 'PASSWORD_KEY is no SM2 key'],
])('the console does not start with %s but names the variable', async (_, env, variable) => {
  expect(await start(env)).toMatchObject({ code: 1, output: expect.stringContaining(variable) })
})
