import { Button } from '@jwsk/kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Demo, DemoAccount } from '../../platform/site/model'
import { useText } from '../../platform/text'
import { $captcha, captchaRejected, demoAccountSelected, tenantChanged } from './model'
import { useLoginMode } from './use-login-mode'
import './demo-panel.css'

/** Demo accounts and a reset button, in demo builds only. */
export default function DemoPanel({ demo }: { readonly demo: Demo }) {
  const t = useText()
  const { mode, go } = useLoginMode()
  const [captcha, pick, type, refresh] = useUnit([$captcha, demoAccountSelected, tenantChanged, captchaRejected])
  const [state, setState] = useState<'idle' | 'resetting' | 'reset'>('idle')

  const selectAccount = async ({ tenantId, account, password }: DemoAccount) => {
    go('user')
    type(tenantId)
    const code = captcha ? await demo.readCaptcha(captcha.key) : ''
    pick({ username: account, password, captcha: code })
  }
  const reset = async () => {
    setState('resetting')
    await demo.reset()
    // the reset also deleted the current captcha
    pick({ username: '', password: '', captcha: '' })
    refresh()
    setState('reset')
  }

  return (
    <section
      className="flex flex-column gap-2 mt-2 p-3 border-round-lg surface-hover text-sm text-color-secondary"
      aria-label={t('demo.label')}
    >
      <p className="flex flex-wrap column-gap-2">
        <strong className="font-semibold text-color">{t('demo.label')}</strong>
        <span>{t('demo.hint')}</span>
      </p>
      {mode === 'phone' && (
        <p className="flex flex-wrap column-gap-2">
          {t('demo.phone')} <code>{demo.phone}</code>
        </p>
      )}
      <ul>
        {demo.accounts.map((account) => (
          <li key={account.role}>
            <button
              type="button"
              className="demo-account flex justify-content-between gap-2 w-full px-2 border-round"
              onClick={() => selectAccount(account)}
            >
              <strong className="font-normal text-color">{t(`demo.${account.role}`)}</strong>
              <code className="flex-none">
                {account.account} / {account.password}
              </code>
            </button>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap column-gap-2">
        <Button variant="link" className="login-link" aria-disabled={state === 'resetting'} onClick={reset}>
          {t('demo.reset')}
        </Button>
        <span role="status">{state === 'reset' ? t('demo.done') : ''}</span>
      </p>
    </section>
  )
}
