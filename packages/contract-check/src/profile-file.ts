import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isRecord, JwskError } from '@jwsk/sdk'
import { type Profile, parseProfile } from '@jwsk/sdk/profiles'

const moduleTypes = ['.mjs', '.js', '.ts']

async function loadModule(path: string): Promise<unknown> {
  const { default: profile }: Record<string, unknown> = await import(pathToFileURL(path).href)
  if (!isRecord(profile) || typeof profile.name !== 'string') throw new Error('its default export is no profile')
  return profile
}

async function loadJson(path: string, publicKey: string | undefined): Promise<Profile> {
  const data: unknown = JSON.parse(await readFile(path, 'utf8'))
  return parseProfile(isRecord(data) && publicKey !== undefined ? { ...data, publicKey } : data)
}

/**
 * Loads a profile from a JSON file, or from the default export of a module.
 * @param publicKey SM2 key of the server; takes precedence over that of a JSON file.
 * @throws {@link JwskError} of kind `configuration` that names the file and what is wrong with it.
 */
export async function loadProfileFile(file: string, publicKey?: string): Promise<Profile> {
  const path = resolve(file)
  try {
    // the module's author is responsible for the functions of the profile
    return moduleTypes.includes(extname(path)) ? ((await loadModule(path)) as Profile) : await loadJson(path, publicKey)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new JwskError({ kind: 'configuration', message: `--profile-file ${file}: ${reason}` })
  }
}
