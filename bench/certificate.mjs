import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Signs a certificate for this host, for two days; needs `openssl` → { key, cert } */
export function createSelfSignedCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert]
  const { status, error, stderr } = spawnSync('openssl', args)
  if (status !== 0) throw new Error(`openssl: ${error?.message ?? stderr}`)
  try {
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
