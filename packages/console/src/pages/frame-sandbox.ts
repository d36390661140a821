import type { LinkRules } from '../platform/links/check-link'

const sandbox = 'allow-scripts allow-forms allow-popups allow-downloads'

interface FrameRules extends Pick<LinkRules, 'origin'> {
  /** Origins that the deployment trusts. */
  readonly frameOrigins: readonly string[]
  /** Address in the menu. */
  readonly menuUrl: string
}

/**
 * Returns the sandbox of a framed page. It accesses its own storage if the deployment trusts its origin or if it is a
 * same-origin page that the menu names. A same-origin page from the address bar alone is restricted, because it could be an
 * uploaded file.
 */
export function getSandbox(url: string, { origin, frameOrigins, menuUrl }: FrameRules): string {
  const page = new URL(url, origin)
  const isTrusted = page.origin === origin ? page.href === new URL(menuUrl, origin).href : frameOrigins.includes(page.origin)
  return isTrusted ? `${sandbox} allow-same-origin` : sandbox
}
