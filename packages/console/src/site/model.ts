import { createStore } from 'effector'

/** What the deployment decided about the console. */
export interface Site {
  /** Empty: the title of the language on screen. */
  readonly title: string
  /** Whether the login asks for a tenant code. */
  readonly tenantMode: boolean
  /** The tenant code unless the person says another. */
  readonly tenantId: string
  /** Whether the login asks for a captcha. */
  readonly captchaMode: boolean
  /** An account that works, where the console runs on demo data. */
  readonly demo?: { readonly tenantId: string; readonly account: string; readonly password: string }
}

/** given at the start, never changed */
export const $site = createStore<Site>({ title: '', tenantMode: true, tenantId: '000000', captchaMode: true })
