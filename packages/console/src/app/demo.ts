import { demoAccounts, demoPhone, resetWorld, startMockWorker } from '@jwsk/mocks/browser'
import { withBasePath } from '../platform/links/base-path'
import type { DemoAccount, Site } from '../platform/site/model'

const tenantId = '000000'

const accounts: readonly DemoAccount[] = [
  { role: 'admin', tenantId, ...demoAccounts.admin },
  { role: 'tenantAdmin', tenantId, ...demoAccounts.tenantAdmin },
  { role: 'cashier', tenantId, ...demoAccounts.cashier },
  { role: 'auditor', tenantId, ...demoAccounts.auditor },
  { role: 'property', tenantId, ...demoAccounts.property },
]

/** Reads a generated code from the mock platform's `/__mock/` endpoints. */
async function readMockText(path: string): Promise<string> {
  const response = await globalThis.fetch(`/__mock/${path}`)
  const { code } = (await response.json()) as { readonly code?: string } // the only shape that the mocks return
  return code ?? ''
}

/** Builds the URL of an identity provider that consents at once: for a known user, a guest, or a user whose request is pending. */
const consentAddress = (source: string, code: string) => `/oauth/redirect/${source}?code=${code}&state={state}`

async function publicKey(): Promise<string> {
  // a key of this visit: no one can decrypt what it encrypts, as with any other public key
  const { publicKey: key } = await crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey('spki', key))))
}

/** The demo's consent page returns every code as `code`. */
const plainProvider = { kind: 'oauth', icon: '', codeParameter: '', silentUrl: '' }

/** Starts the mock platform in a service worker and returns the settings that it supports. */
export async function startDemo(): Promise<Partial<Site>> {
  const [key] = await Promise.all([publicKey(), startMockWorker({ workerUrl: withBasePath('mockServiceWorker.js') })])
  return {
    title: '云栖湖文旅管理系统',
    publicKey: key,
    accountSwitch: true,
    faceLogin: new URL('./demo-face.js', import.meta.url).href,
    providers: [
      { source: 'dingtalk', name: '钉钉', ...plainProvider, authorizeUrl: consentAddress('dingtalk', 'cashier') },
      { source: 'gitee', name: 'Gitee', ...plainProvider, authorizeUrl: consentAddress('gitee', 'visitor') },
      { source: 'wechat_open', name: '微信', ...plainProvider, authorizeUrl: consentAddress('wechat_open', 'baixunke') },
    ],
    sso: { name: '', authorizeUrl: consentAddress('sso', 'sso-auditor') },
    demo: {
      accounts,
      phone: demoPhone,
      readCaptcha: (captcha) => readMockText(`captcha?key=${encodeURIComponent(captcha)}`),
      readSms: (phone) => readMockText(`code?phone=${encodeURIComponent(phone)}`),
      reset: resetWorld,
    },
  }
}
