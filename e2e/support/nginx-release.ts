import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { startMocks } from '../../scripts/lib/mock-server.mjs'
import { freePort, startNginx } from '../../scripts/lib/nginx-server.mjs'
import { release } from '../../scripts/lib/release.mjs'
import { findNginx } from '../../scripts/nginx.mjs'

const nginx = findNginx()

/** Ends a test, told as skipped, where no nginx could be had. */
export const skipWithoutNginx = () =>
  // biome-ignore lint/suspicious/noSkippedTests: npm test fetches nginx before; a machine whose packages have none is told so
  test.skip(!nginx, 'no nginx is installed here')

type Mocks = Awaited<ReturnType<typeof startMocks>>

interface Delivery {
  readonly mocks: Mocks
  readonly base?: string
  /** More of nginx's own language for the same host. */
  readonly own?: string
}

/** The build as `npm run release` lays it, behind nginx with the mock platform beside it. */
export async function startNginxRelease({ mocks, base = '/', own = '' }: Delivery) {
  const [to, port] = [await mkdtemp(join(tmpdir(), 'jwsk-delivered-')), await freePort()]
  // whoever starts nginx as root has workers that are somebody else
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
