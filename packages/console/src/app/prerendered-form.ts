import type { Config } from '../platform/config/config-schema'
import { getOptionsForHost } from '../platform/config/host-config'
import type { BootState } from './boot-state'

/** Configuration options that the form depends on. */
export type FormConfig = Pick<
  Config,
  | 'title'
  | 'slogan'
  | 'logo'
  | 'loginPicture'
  | 'theme'
  | 'languages'
  | 'profile'
  | 'providers'
  | 'tenantMode'
  | 'tenantId'
  | 'captchaMode'
  | 'registerMode'
  | 'forgotPassword'
  | 'phoneLogin'
  | 'faceLogin'
  | 'crypto'
> &
  Partial<Pick<Config, 'sso'>>

export interface FormThemes {
  /** Color mode that a theme forces, by theme name; `null` if it forces none. */
  readonly modes: Readonly<Record<string, string | null>>
  /** URLs of style sheets, by theme name. */
  readonly sheets: Readonly<Record<string, string>>
}

const root = () => document.getElementById('root')

function readJsonElement<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Value) : undefined // written by the build
}

/** Whether the URL shows the login form and no access token cookie exists. */
function shouldShowForm(): boolean {
  const base = document.querySelector('base')?.getAttribute('href') ?? '/'
  const isLogin = ['', 'login'].includes(location.pathname.slice(base.length)) && !new URLSearchParams(location.search).has('way')
  return isLogin && !/(^|; )jwsk[\w-]*-access-token=/.test(document.cookie)
}

/** Whether the form can be prerendered; identity providers, logos and other profiles need the main bundle. */
const canPrerender = ({ sso, logo, providers, profile }: FormConfig) => !sso && logo === '' && providers.length === 0 && profile === 'jwsk'

/** Selects the form in the stored language, else in the first one offered; the page has a template per language. */
function selectTemplate({ languages }: FormConfig, stored: unknown): HTMLTemplateElement | undefined {
  const forms = [...document.querySelectorAll<HTMLTemplateElement>('template[lang]')]
  const inLanguage = (language: unknown) => forms.find(({ id }) => id === `form-${language}`)
  const offered = languages.length === 0 || languages.some((one) => one === stored) ? inLanguage(stored) : undefined
  return offered ?? inLanguage(languages[0]) ?? forms[0]
}

const loadStyleSheet = (file: string | undefined) =>
  new Promise<unknown>((done) => {
    if (!file) return done(undefined)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file, onload: done, onerror: done }))
  })

/** Removes the parts that this deployment disables and inserts its own texts. */
function applyConfig(form: DocumentFragment, site: FormConfig): void {
  const parts = (name: string) => form.querySelectorAll(`[data-part="${name}"]`)
  const canRegister = site.registerMode && Boolean(site.crypto.publicKey)
  const enabled = {
    tenant: site.tenantMode,
    captcha: site.captchaMode,
    phone: site.phoneLogin,
    face: site.faceLogin,
    ways: site.phoneLogin || site.faceLogin,
    register: canRegister,
    forgot: site.forgotPassword,
    links: canRegister || site.forgotPassword,
    points: !site.slogan,
    lake: !site.loginPicture,
  }
  for (const [name, isEnabled] of Object.entries(enabled)) if (!isEnabled) for (const part of parts(name)) part.remove()
  for (const name of ['title', 'slogan'] as const) if (site[name]) for (const part of parts(name)) part.textContent = site[name]
  const tenant = form.querySelector<HTMLInputElement>('[name=tenantId]')
  if (tenant) Object.assign(tenant, { value: site.tenantId, placeholder: site.tenantId })
}

/** Records the pressed button and IME composition for hydration. */
function trackInput(container: HTMLElement, start: BootState): void {
  const form = container.querySelector('form')
  form?.addEventListener('submit', (event) => event.preventDefault())
  container.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || start.isHydrated) return
    start.pressedLabel = button.getAttribute('aria-label') ?? button.textContent ?? ''
    if (button.type === 'submit') form?.setAttribute('aria-busy', 'true')
  })
  container.addEventListener('compositionstart', () => {
    start.isComposing = true
  })
  container.addEventListener('compositionend', () => {
    start.isComposing = false
  })
}

/** Renders the prerendered login form with this deployment's configuration, until it is hydrated. */
export async function showPrerenderedForm(start: BootState): Promise<void> {
  const [defaults, themes] = [readJsonElement<FormConfig>('form-defaults'), readJsonElement<FormThemes>('form-themes')]
  if (!defaults || !themes || !shouldShowForm()) return
  const given = getOptionsForHost(location.hostname, await start.config.then((answer) => answer.clone().json()))
  const site: FormConfig = { ...defaults, ...(given as Partial<FormConfig>) } // validated by the main bundle
  if (!canPrerender(site)) return
  const theme = [start.saved.theme, site.theme].find((one) => typeof one === 'string' && one in themes.modes) as string | undefined // `typeof` above
  await loadStyleSheet(themes.sheets[theme ?? ''])
  const container = root()
  const template = selectTemplate(site, start.saved.language)
  const form = template?.content.cloneNode(true)
  if (start.isHydrated || !container || !template || !(form instanceof DocumentFragment)) return
  const mode = themes.modes[theme ?? '']
  Object.assign(document.documentElement.dataset, { theme, ...(mode && { mode }) })
  document.documentElement.lang = template.lang
  applyConfig(form, site)
  // the button offers the opposite of the current mode
  for (const part of form.querySelectorAll<HTMLElement>('[data-part="mode"]')) {
    if (mode) part.remove()
    else if (document.documentElement.dataset.mode === 'dark') part.style.visibility = 'hidden'
  }
  container.replaceChildren(form)
  trackInput(container, start)
}

/** a theme's style sheet may never load, and a page in the background paints no frames */
const paintTimeoutMs = 500

/** Waits until the form is painted, or times out: cached scripts would otherwise block the first paint until they have run. */
export const waitForPaint = (rendered: Promise<void>): Promise<unknown> =>
  Promise.race([
    rendered.then(() => root()?.querySelector('form') && new Promise((done) => requestAnimationFrame(() => setTimeout(done)))),
    new Promise((done) => setTimeout(done, paintTimeoutMs)),
  ])

/** Runs the main bundle, which the page has preloaded; shows an error if it cannot be loaded. */
export async function runScripts(): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>('#entry')
  try {
    if (entry) await import(/* @vite-ignore */ entry.href)
  } catch (error) {
    document.getElementById('lost')?.removeAttribute('hidden')
    // the user sees a message, operators get the cause
    // biome-ignore lint/suspicious/noConsole: the console's own log is not loaded
    console.error(error)
  }
}
