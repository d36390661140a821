import { defineLanguage } from '@jwsk/kit'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultBuild } from '../platform/site/model'
import type { BootState } from './boot-state'
import { hydrate } from './hydrate'
import { renderPagePart } from './prerender'
import { runScripts, showPrerenderedForm, waitForPaint } from './prerendered-form'

const startWith = (config: object, saved: BootState['saved'] = {}): BootState => ({
  saved,
  config: Promise.resolve(Response.json({ clientId: 'a', clientSecret: 'b', ...config })),
})

const { forms, formDefaults, themeModes } = await renderPagePart(defaultBuild)
const renderTemplates = (all: typeof forms) =>
  all
    .map(({ language, html }) => `<template id="form-${language}" lang="${language === 'zh-cn' ? 'zh-CN' : language}">${html}</template>`)
    .join('')

const getRoot = () => document.getElementById('root') as HTMLElement // the page has one
const field = (name: string) => getRoot().querySelector<HTMLInputElement>(`[name=${name}]`)
const getText = () => getRoot().textContent

function forgetCookies() {
  // biome-ignore lint/suspicious/noDocumentCookie: as the token store writes it
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`
}

let head = ''
beforeEach(() => {
  head = document.head.innerHTML
  forgetCookies()
  history.replaceState(null, '', '/login')
  document.documentElement.dataset.mode = 'light'
  const themes = { modes: themeModes, sheets: {} }
  document.head.innerHTML = '<base href="/">'
  document.body.innerHTML = `
    <script type="application/json" id="form-defaults">${JSON.stringify(formDefaults)}</script>
    <script type="application/json" id="form-themes">${JSON.stringify(themes)}</script>
    ${renderTemplates(forms)}
    <div id="root"><i>splash</i></div><p id="lost" role="alert" hidden>lost</p>`
})
// the next file has the same page
afterEach(() => {
  forgetCookies()
  document.head.innerHTML = head
  document.body.innerHTML = ''
  document.documentElement.removeAttribute('lang')
  for (const name of ['mode', 'theme']) delete document.documentElement.dataset[name]
  history.replaceState(null, '', '/')
})

// spec 3.2, 3.3
test('the prerendered form has the fields that the configuration enables', async () => {
  await showPrerenderedForm(startWith({}))
  expect([field('tenantId'), field('captcha')?.placeholder]).toEqual([null, '不区分大小写'])
  expect(getText()).toContain('手机登录')
  expect(getText()).not.toContain('人脸登录')
  await showPrerenderedForm(
    startWith({
      title: '某景区',
      slogan: '你好',
      tenantMode: true,
      tenantId: '000001',
      captchaMode: false,
      phoneLogin: false,
      registerMode: false,
    }),
  )
  expect([field('tenantId')?.value, field('captcha')]).toEqual(['000001', null])
  for (const word of ['某景区', '你好', '忘记密码']) expect(getText()).toContain(word)
  for (const word of ['手机登录', '注册账号', '景区、停车与票务']) expect(getText()).not.toContain(word)
})

// spec 3.5
test.each([
  [{}, false],
  [{ crypto: { dataKey: 'x' } }, false],
  [{ crypto: { publicKey: 'key' } }, true],
  [{ crypto: { publicKey: 'key' }, registerMode: false }, false],
])('the prerendered form with %j offers the registration: %s', async (config, isOffered) => {
  await showPrerenderedForm(startWith(config))
  expect(getText()?.includes('注册账号')).toBe(isOffered)
  expect(getText()).toContain('忘记密码')
})

test.each([
  [{}, 1],
  [{ loginPicture: 'gate.webp' }, 0],
])('with %j the prerendered form has %i drawn pictures', async (config, count) => {
  await showPrerenderedForm(startWith(config))
  expect(getRoot().querySelectorAll('img[src="login.svg"]')).toHaveLength(count)
})

test('the options of the host override the common ones', async () => {
  await showPrerenderedForm(startWith({ title: '全部', sites: { LOCALHOST: { title: '这一家', captchaMode: false } } }))
  expect(getText()).toContain('这一家')
  expect(field('captcha')).toBeNull()
})

test.each([
  [{}, { language: 'en' }, ['Sign in', 'en']],
  [{ languages: ['en', 'zh-cn'] }, {}, ['Sign in', 'en']],
  [{ languages: ['zh-cn'] }, { language: 'en' }, ['登录', 'zh-CN']],
  [{ theme: 'star' }, { language: 'xx' }, ['登录', 'zh-CN']],
])('configuration %j with preferences %j determines the language', async (config, saved, expected) => {
  await showPrerenderedForm(startWith(config, saved))
  expect([getRoot().querySelector('h1')?.textContent, document.documentElement.lang]).toEqual(expected)
})

test('the page has the form in custom languages with custom login methods', async () => {
  const texts = { console: () => Promise.resolve({ default: { login: { heading: 'Anmelden' } } }) }
  const german = defineLanguage({ id: 'de', name: 'Deutsch', fallback: 'en', texts })
  const badge = {
    id: 'badge',
    label: { 'zh-cn': '工牌登录', en: 'By badge', de: 'Mit Ausweis' },
    form: () => new Promise<never>(() => undefined),
  }
  const page = await renderPagePart({ ...defaultBuild, locales: [german], login: [badge] })
  for (const template of document.querySelectorAll('template')) template.remove()
  document.body.insertAdjacentHTML('beforeend', renderTemplates(page.forms))
  await showPrerenderedForm(startWith({ phoneLogin: false }, { language: 'de' }))
  expect([getRoot().querySelector('h1')?.textContent, document.documentElement.lang]).toEqual(['Anmelden', 'de'])
  for (const word of ['User name', 'Mit Ausweis']) expect(getText()).toContain(word)
  expect(getText()).not.toContain('Phone')
})

test('a theme with a forced color mode has no mode button', async () => {
  await showPrerenderedForm(startWith({ theme: 'vip' }, { theme: 'no such' }))
  expect(document.documentElement.dataset).toMatchObject({ theme: 'vip', mode: 'dark' })
  expect(getRoot().querySelector('[data-part=mode]')).toBeNull()
})

test.each([
  ['a URL other than the login', () => history.replaceState(null, '', '/system/user'), {}],
  ['another login method', () => history.replaceState(null, '', '/login?way=phone'), {}],
  [
    'a signed-in user',
    () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as the token store writes it
      document.cookie = 'jwsk-access-token=abc; Path=/'
    },
    {},
  ],
  ['an identity provider', () => undefined, { sso: { authorizeUrl: 'https://sso.example.test' } }],
  ['another profile', () => undefined, { profile: 'springblade' }],
])('%s is left to the main bundle', async (_, arrange, config) => {
  arrange()
  await showPrerenderedForm(startWith(config))
  expect(getText()).toBe('splash')
})

test('an unreadable configuration is left to the main bundle', async () => {
  await expect(showPrerenderedForm({ saved: {}, config: Promise.resolve(new Response('<html>')) })).rejects.toThrow(SyntaxError)
  expect(getText()).toBe('splash')
})

function Form({ onSend }: { readonly onSend: (values: readonly string[]) => void }) {
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend([name, password])
      }}
    >
      <input name="username" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      <button type="submit">登录</button>
    </form>
  )
}

test('hydration keeps the text, the selection and the pressed button', async () => {
  const start = startWith({ captchaMode: false })
  await showPrerenderedForm(start)
  const [username, password] = [field('username'), field('password')]
  if (!username || !password) throw new Error('no form')
  username.value = 'admin'
  password.value = 'admin123'
  password.focus()
  password.setSelectionRange(2, 3)
  getRoot().querySelector<HTMLButtonElement>('[type=submit]')?.click()
  expect(getRoot().querySelector('form')?.getAttribute('aria-busy')).toBe('true')
  const sent = vi.fn()
  await hydrate(getRoot(), () => createRoot(getRoot()).render(<Form onSend={sent} />), start)
  expect([field('username')?.value, field('password')?.value]).toEqual(['admin', 'admin123'])
  const active = document.activeElement as HTMLInputElement // the password's
  expect([active.name, active.selectionStart, active.selectionEnd]).toEqual(['password', 2, 3])
  expect(sent).toHaveBeenCalledExactlyOnceWith(['admin', 'admin123'])
})

test('the form is painted before the bundle runs, or the wait times out', async () => {
  let frames = 0
  requestAnimationFrame(() => setTimeout(() => (frames += 1)))
  await waitForPaint(showPrerenderedForm(startWith({})))
  expect(frames).toBe(1)
  await waitForPaint(new Promise(() => undefined))
})

test('hydration waits for the IME composition to end', async () => {
  const start = startWith({})
  await showPrerenderedForm(start)
  field('username')?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  const render = vi.fn()
  const hydrated = hydrate(getRoot(), render, start)
  await new Promise((done) => setTimeout(done, 20))
  expect(render).not.toHaveBeenCalled()
  field('username')?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await hydrated
  expect(render).toHaveBeenCalledOnce()
})

test('the bundle runs from the URL in the page, or an error is shown', async () => {
  const loadError = document.getElementById('lost')
  const entry = Object.assign(document.createElement('link'), { id: 'entry', href: 'data:text/javascript,globalThis.ran=true' })
  document.head.append(entry)
  await runScripts()
  expect(globalThis).toHaveProperty('ran', true)
  expect(loadError?.hidden).toBe(true)
  entry.href = 'data:text/javascript,throw new Error("offline")'
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  await runScripts()
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(new Error('offline'))
  consoleError.mockRestore()
  expect(loadError?.hidden).toBe(false)
})
