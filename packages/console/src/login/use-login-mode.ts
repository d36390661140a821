import { useUnit } from 'effector-react'
import { useAddress } from '../links/address'
import { $site, type Site } from '../site/model'

/** Ways into the console, and to an account. */
export type LoginMode = 'user' | 'phone' | 'face' | 'register' | 'forgot'

const key = 'way'

/** What this deployment offers, the usual mode first. */
export function loginModesOf(site: Site): readonly LoginMode[] {
  const offered: Readonly<Record<LoginMode, boolean>> = {
    user: true,
    phone: site.phoneLogin,
    face: site.faceLogin !== '',
    register: site.registerMode,
    forgot: site.forgotPassword,
  }
  return (Object.keys(offered) as LoginMode[]).filter((mode) => offered[mode]) // the keys written above
}

/** The mode that the address names, what else there is, and how to go there. */
export function useLoginMode() {
  const site = useUnit($site)
  const { path, search, goTo } = useAddress()
  const modes = loginModesOf(site)
  const asked = new URLSearchParams(search)
  const mode = modes.find((one) => one === asked.get(key)) ?? 'user'
  const go = (to: LoginMode) => {
    if (to === 'user') asked.delete(key)
    else asked.set(key, to)
    const rest = asked.toString()
    goTo({ to: rest === '' ? path : `${path}?${rest}`, how: 'replace' })
  }
  return { mode, modes, go }
}
