import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { startMocks } from '../../scripts/lib/mock-server.mjs'
import { freePort, startNginx } from '../../scripts/lib/nginx-server.mjs'
import { release } from '../../scripts/lib/release.mjs'
import { findNginx } from '../../scripts/nginx.mjs'

const nginx = findNginx()

/** Skips a test if nginx is not installed. */
export const skipWithoutNginx = () =>
  // biome-ignore lint/suspicious/noSkippedTests: npm test installs nginx before; a machine without a package of it skips the test
  test.skip(!nginx, 'no nginx is installed here')

type Mocks = Awaited<ReturnType<typeof startMocks>>

interface Delivery {
  readonly mocks: Pick<Mocks, 'url'>
  readonly base?: string
  /** Additional nginx configuration of the same host. */
  readonly own?: string
}

/** Releases the build as `npm run release` does and serves it with nginx, which proxies to the mock platform. */
export async function startNginxRelease({ mocks, base = '/', own = '' }: Delivery) {
  const [to, port] = [await mkdtemp(join(tmpdir(), 'jwsk-delivered-')), await freePort()]
  // nginx started as root runs its workers as another user
  await chmod(to, 0o755)
  await release({ to, base, gateway: new URL(mocks.url).host, listen: `127.0.0.1:${port}` })
  await writeFile(join(to, 'nginx/own-mocks.conf'), `location ^~ /__mock/ {\n  proxy_pass http://gateway;\n}\n${own}`)
  const server = await startNginx(nginx ?? '', { to, port })
  return {
    to,
    url: `http://127.0.0.1:${port}`,
    async close() {
      await server.stop()
      await rm(to, { recursive: true, force: true })
    },
  }
}
