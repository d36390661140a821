import { useUnit } from 'effector-react'
import { useUrl } from '../links/address'
import { $site, type Site } from '../site/model'

/** The console's own ways into it, and to an account. */
export type BuiltInMode = 'user' | 'phone' | 'face' | 'register' | 'forgot'

const key = 'way'

/** Whether it leads in, and not to an account. */
export const isSignInMode = (mode: string) => mode !== 'register' && mode !== 'forgot'

/** What this deployment offers, the usual mode first. */
export function getLoginModes(site: Site): readonly BuiltInMode[] {
  const offered: Readonly<Record<BuiltInMode, boolean>> = {
    user: true,
    phone: site.phoneLogin,
    face: site.faceLogin !== '',
    register: site.registerMode,
    forgot: site.forgotPassword,
  }
  return (Object.keys(offered) as BuiltInMode[]).filter((mode) => offered[mode]) // the keys written above
}

/** The mode that the address names, what else there is, the added ways among them, and how to go there. */
export function useLoginMode() {
  const site = useUnit($site)
  const { path, search, goTo } = useUrl()
  const added = site.built.login
  const modes: readonly string[] = [...getLoginModes(site), ...added.map(({ id }) => id)]
  const asked = new URLSearchParams(search)
  const mode = modes.find((one) => one === asked.get(key)) ?? 'user'
  const go = (to: string) => {
    if (to === 'user') asked.delete(key)
    else asked.set(key, to)
    const rest = asked.toString()
    goTo({ to: rest === '' ? path : `${path}?${rest}`, action: 'replace' })
  }
  return { mode, modes, added, go }
}
