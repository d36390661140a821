import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { user } from '@jwsk/sdk/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkOptions, toCheckOptions } from './options'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'profile-'))
})
afterAll(() => rm(folder, { recursive: true }))

const required = ['--base-url', 'http://127.0.0.1:1', '--username', 'admin', '--password', 'admin']

/** Converts a command line with a profile file of this content. */
async function readOptions(name: string, content: string, ...more: readonly string[]) {
  const file = join(folder, name)
  await writeFile(file, content)
  return toCheckOptions(parseArgs({ args: [...required, '--profile-file', file, ...more], options: checkOptions }).values)
}

const plain = { extends: 'springblade', name: 'ours', passwords: { signIn: 'plain' } }

test('a JSON file changes the profile that it extends', async () => {
  const { client, profileName } = await readOptions('ours.json', JSON.stringify({ ...plain, servicePrefix: 'acme-' }))
  expect([profileName, client.profile?.servicePrefix, client.profile?.apiPrefix]).toEqual(['ours', 'acme-', ''])
})

test('options take precedence over the profile of a file', async () => {
  const { client } = await readOptions('prefix.json', JSON.stringify(plain), '--api-prefix', '/gate')
  expect([client.apiPrefix, client.profile?.apiPrefix]).toEqual(['/gate', ''])
})

test('the key of the command line completes a JSON file', async () => {
  const sm2 = JSON.stringify({ extends: 'springblade' })
  await expect(readOptions('sm2.json', sm2)).rejects.toThrow('option "publicKey"')
  const key = `04${'32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7bc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0'}`
  expect((await readOptions('sm2.json', sm2, '--password-key', key)).client.profile?.publicKey).toBe(key)
})

test('a module exports its profile as default', async () => {
  const { client, profileName } = await readOptions(
    'ours.mjs',
    `export default { name: 'module', supports: ({ id }) => id !== 'user.page' }`,
  )
  expect(profileName).toBe('module')
  expect([client.profile?.supports?.(user.page), client.profile?.supports?.(user.detail)]).toEqual([false, true])
})

test('names the file and what is wrong with it', async () => {
  await expect(readOptions('typo.json', '{ "servicePrefx": "a" }')).rejects.toThrow(/typo\.json: .*servicePrefx/)
  await expect(readOptions('broken.json', '{')).rejects.toThrow(/broken\.json: .*JSON/)
  await expect(readOptions('empty.mjs', '')).rejects.toThrow(/empty\.mjs: its default export is no profile/)
  await expect(readOptions('both.json', '{}', '--profile', 'jwsk')).rejects.toThrow('--profile and --profile-file exclude each other')
})
