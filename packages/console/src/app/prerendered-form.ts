import type { Config } from '../config/config-schema'
import { getOptionsForHost } from '../config/host-config'
import type { BootState } from './boot-state'

/** What of the configuration the form depends on. */
export type FormConfig = Pick<
  Config,
  | 'title'
  | 'slogan'
  | 'logo'
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
> &
  Partial<Pick<Config, 'sso'>>

export interface FormThemes {
  /** The mode that a theme insists on. */
  readonly modes: Readonly<Record<string, string | null>>
  /** Addresses of style sheets. */
  readonly sheets: Readonly<Record<string, string>>
}

const root = () => document.getElementById('root')

function readJsonElement<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Value) : undefined // the build wrote it
}

/** The address of a form for which nobody has signed in. */
function isFormWanted(): boolean {
  const base = document.querySelector('base')?.getAttribute('href') ?? '/'
  const isLogin = ['', 'login'].includes(location.pathname.slice(base.length)) && !new URLSearchParams(location.search).has('way')
  return isLogin && !/(^|; )jwsk[\w-]*-access-token=/.test(document.cookie)
}

/** Who else signs people in is drawn by the scripts, and so is what another family offers. */
const canPrerender = ({ sso, logo, providers, profile }: FormConfig) => !sso && logo === '' && providers.length === 0 && profile === 'jwsk'

/** The form in the language that was chosen, or in the first that is offered; the page has one for each that there is. */
function selectTemplate({ languages }: FormConfig, chosen: unknown): HTMLTemplateElement | undefined {
  const forms = [...document.querySelectorAll<HTMLTemplateElement>('template[lang]')]
  const inLanguage = (language: unknown) => forms.find(({ id }) => id === `form-${language}`)
  const offered = languages.length === 0 || languages.some((one) => one === chosen) ? inLanguage(chosen) : undefined
  return offered ?? inLanguage(languages[0]) ?? forms[0]
}

const loadStyleSheet = (file: string | undefined) =>
  new Promise<unknown>((done) => {
    if (!file) return done(undefined)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: file, onload: done, onerror: done }))
  })

/** Takes out what this deployment does not ask for, and puts its own words in. */
function applyConfig(form: DocumentFragment, site: FormConfig): void {
  const parts = (name: string) => form.querySelectorAll(`[data-part="${name}"]`)
  const kept = {
    tenant: site.tenantMode,
    captcha: site.captchaMode,
    phone: site.phoneLogin,
    face: site.faceLogin,
    ways: site.phoneLogin || site.faceLogin,
    register: site.registerMode,
    forgot: site.forgotPassword,
    links: site.registerMode || site.forgotPassword,
    points: !site.slogan,
  }
  for (const [name, isKept] of Object.entries(kept)) if (!isKept) for (const part of parts(name)) part.remove()
  for (const name of ['title', 'slogan'] as const) if (site[name]) for (const part of parts(name)) part.textContent = site[name]
  const tenant = form.querySelector<HTMLInputElement>('[name=tenantId]')
  if (tenant) Object.assign(tenant, { value: site.tenantId, placeholder: site.tenantId })
}

/** What a person does to the form is kept for the scripts. */
function trackInput(place: HTMLElement, start: BootState): void {
  const form = place.querySelector('form')
  form?.addEventListener('submit', (event) => event.preventDefault())
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button || start.isHydrated) return
    start.pressedLabel = button.getAttribute('aria-label') ?? button.textContent ?? ''
    if (button.type === 'submit') form?.setAttribute('aria-busy', 'true')
  })
  place.addEventListener('compositionstart', () => {
    start.isComposing = true
  })
  place.addEventListener('compositionend', () => {
    start.isComposing = false
  })
}

/** Shows the login form that stands in the page, as this deployment has it, until the scripts take it over. */
export async function showPrerenderedForm(start: BootState): Promise<void> {
  const [defaults, themes] = [readJsonElement<FormConfig>('form-defaults'), readJsonElement<FormThemes>('form-themes')]
  if (!defaults || !themes || !isFormWanted()) return
  const given = getOptionsForHost(location.hostname, await start.config.then((answer) => answer.clone().json()))
  const site: FormConfig = { ...defaults, ...(given as Partial<FormConfig>) } // looked at when the scripts are there
  if (!canPrerender(site)) return
  const theme = [start.saved.theme, site.theme].find((one) => typeof one === 'string' && one in themes.modes) as string | undefined // so it is
  await loadStyleSheet(themes.sheets[theme ?? ''])
  const place = root()
  const template = selectTemplate(site, start.saved.language)
  const form = template?.content.cloneNode(true)
  if (start.isHydrated || !place || !template || !(form instanceof DocumentFragment)) return
  const mode = themes.modes[theme ?? '']
  Object.assign(document.documentElement.dataset, { theme, ...(mode && { mode }) })
  document.documentElement.lang = template.lang
  applyConfig(form, site)
  // what it offers depends on the mode
  for (const part of form.querySelectorAll<HTMLElement>('[data-part="mode"]')) {
    if (mode) part.remove()
    else if (document.documentElement.dataset.mode === 'dark') part.style.visibility = 'hidden'
  }
  place.replaceChildren(form)
  trackInput(place, start)
}

/** ms; a theme's style sheet may not come at all, and a page that is not looked at has no frames */
const paintTimeoutMs = 500

/** Once the form has had a frame, or there is none to wait for: scripts that come from the cache would keep it from the person until they are done. */
export const waitForPaint = (shown: Promise<void>): Promise<unknown> =>
  Promise.race([
    shown.then(() => root()?.querySelector('form') && new Promise((done) => requestAnimationFrame(() => setTimeout(done)))),
    new Promise((done) => setTimeout(done, paintTimeoutMs)),
  ])

/** Runs the scripts, which the page has fetched in the meantime; a page whose scripts cannot be had says so. */
export async function runScripts(): Promise<void> {
  const entry = document.querySelector<HTMLLinkElement>('#entry')
  try {
    if (entry) await import(/* @vite-ignore */ entry.href)
  } catch (error) {
    document.getElementById('lost')?.removeAttribute('hidden')
    // beside the sentence for the person, the cause for whoever looks after the page
    // biome-ignore lint/suspicious/noConsole: nothing of the console is there to tell it
    console.error(error)
  }
}
