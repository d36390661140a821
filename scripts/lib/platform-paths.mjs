// what config.json, with its profile, says of the platform's paths
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveFromRoot } from './root.mjs'

/** Names of profiles, and files next to `config.json`, as the console accepts them. */
const profileFile = /^[\w-]+(?:[./-][\w-]+)*\.json$/

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const isPath = (value) => typeof value === 'string' && value.startsWith('/')

/** Data of the SDK's profiles; only a configuration that names one needs it, and the tool that reads TypeScript. */
async function readBase(name) {
  if (name === 'jwsk') return {}
  const { tsImport } = await import('tsx/esm/api')
  const read = (file) => tsImport(resolveFromRoot(`packages/sdk/src/profiles/${file}.ts`), import.meta.url)
  const bases = new Map([
    ['springblade', async () => (await read('spring-blade')).springBladeData],
    ['bladex', async () => (await read('bladex')).bladeXData],
  ])
  const base = bases.get(name)
  if (!base) throw new Error(`release: config.json names the unknown profile ${JSON.stringify(name)}`)
  return base()
}

function parseProfile(text, file) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`release: the profile ${file} is not JSON: ${error.message}`)
  }
}

async function readProfileFile(file, folders) {
  for (const folder of folders) {
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text !== undefined) return parseProfile(text, file)
  }
  throw new Error(`release: config.json names the profile ${file}, which is not next to it`)
}

/** Returns the profile that one host's options name or contain: its own data, and that of the profile it extends. */
async function readProfile(profile, folders) {
  const own = typeof profile === 'string' && profileFile.test(profile) ? await readProfileFile(profile, folders) : profile
  return isRecord(own) ? { own, base: await readBase(own.extends ?? 'jwsk') } : { own: {}, base: await readBase(own) }
}

const getTokenPath = ({ operationOverrides }) => operationOverrides?.['auth.token']?.path

async function readHost({ profile = 'jwsk', paths, apiPrefix = '/api' }, folders) {
  const { own, base } = await readProfile(profile, folders)
  return {
    tokens: [paths?.token, getTokenPath(own), getTokenPath(base)].filter(isPath),
    // the console keeps its prefix unless the profile's file has one of its own
    strip: base.apiPrefix === '' && own.apiPrefix === undefined && String(apiPrefix).endsWith('/api') ? '/api' : '/',
  }
}

/** Returns the options of each host that a configuration serves. */
const listHosts = ({ sites = {}, ...common }) => [common, ...Object.values(sites).map((site) => ({ ...common, ...site }))]

/** Lists the files of profiles that a configuration names. */
export const listProfileFiles = (config) => [
  ...new Set(
    listHosts(config)
      .map(({ profile }) => profile)
      .filter((profile) => typeof profile === 'string' && profileFile.test(profile)),
  ),
]

/**
 * Reads the paths of the sign-in, and the prefix that the platform of each host does not know (`/` is none) →
 * { tokens, strips }. Files of profiles are searched in the folders, in their order.
 * @param {Record<string, unknown>} config @param {string[]} folders
 */
export async function readPlatformPaths(config, folders) {
  const hosts = []
  for (const host of listHosts(config)) hosts.push(await readHost(host, folders))
  return {
    tokens: [...new Set(hosts.flatMap(({ tokens }) => tokens))],
    strips: [...new Set(hosts.map(({ strip }) => strip))],
  }
}
