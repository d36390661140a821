import { isNoRoleError } from '@jwsk/kit/shell'
import type { Client, SignInInput } from '@jwsk/sdk'
import { tenant } from '@jwsk/sdk/system'
import { type FoundTenant, findTenantFx, loadCaptchaFx, NoRoleError, signInFx } from '../../auth/login/model'
import { signOutFx } from '../../auth/session/model'

/** Finds the tenant of this page's origin; `null` if the platform knows none. */
async function findTenantOfPage(client: Client): Promise<FoundTenant | null> {
  const { tenantId = '', backgroundUrl = '', ...more } = (await client.call(tenant.info, { domain: location.origin })) ?? {}
  // the contract has no title, but some platforms send one
  const { title = '' } = more as { readonly title?: unknown }
  return tenantId === '' ? null : { tenantId, backgroundUrl, title: typeof title === 'string' ? title : '' }
}

export function handleSessionEffects(client: () => Client): void {
  const findTenant = () => findTenantOfPage(client())
  const loadCaptcha = () => client().session.captcha()
  const signIn = async (input: SignInInput) => {
    const { session, profile } = client()
    await session.signIn(input).catch((error: unknown) => {
      throw isNoRoleError(error, profile) ? new NoRoleError('the user has no role', { cause: error }) : error
    })
  }
  const signOut = () => client().session.signOut()
  findTenantFx.use(findTenant)
  loadCaptchaFx.use(loadCaptcha)
  signInFx.use(signIn)
  signOutFx.use(signOut)
}
