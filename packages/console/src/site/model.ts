import { createStore } from 'effector'

/** A field of the platform's menu for each part of an entry. */
export interface MenuFields {
  readonly label?: string
  readonly path?: string
  readonly icon?: string
  readonly children?: string
  readonly query?: string
  readonly meta?: string
  readonly href?: string
}

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
  /** Origins outside the console that its links may lead to without a warning; those of the menu are known anyway. */
  readonly linkOrigins?: readonly string[]
  /** Origins whose framed pages may use what they stored themselves: cookies and storage of their own. */
  readonly frameOrigins?: readonly string[]
  /** Which of the platform's fields hold what a menu entry needs, where they are not the usual ones. */
  readonly menuFields?: MenuFields
  /** An account that works, where the console runs on demo data. */
  readonly demo?: { readonly tenantId: string; readonly account: string; readonly password: string }
}

/** given at the start, never changed */
export const $site = createStore<Site>({ title: '', tenantMode: true, tenantId: '000000', captchaMode: true })
