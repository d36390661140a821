import { useUnit } from 'effector-react'
import { useAddress } from '../links/address'
import { $site, type Site } from '../site/model'

/** The console's own ways into it, and to an account. */
export type OwnMode = 'user' | 'phone' | 'face' | 'register' | 'forgot'

const key = 'way'

/** Whether it leads in, and not to an account. */
export const signsIn = (mode: string) => mode !== 'register' && mode !== 'forgot'

/** What this deployment offers, the usual mode first. */
export function loginModesOf(site: Site): readonly OwnMode[] {
  const offered: Readonly<Record<OwnMode, boolean>> = {
    user: true,
    phone: site.phoneLogin,
    face: site.faceLogin !== '',
    register: site.registerMode,
    forgot: site.forgotPassword,
  }
  return (Object.keys(offered) as OwnMode[]).filter((mode) => offered[mode]) // the keys written above
}

/** The mode that the address names, what else there is, the added ways among them, and how to go there. */
export function useLoginMode() {
  const site = useUnit($site)
  const { path, search, goTo } = useAddress()
  const added = site.built.login
  const modes: readonly string[] = [...loginModesOf(site), ...added.map(({ id }) => id)]
  const asked = new URLSearchParams(search)
  const mode = modes.find((one) => one === asked.get(key)) ?? 'user'
  const go = (to: string) => {
    if (to === 'user') asked.delete(key)
    else asked.set(key, to)
    const rest = asked.toString()
    goTo({ to: rest === '' ? path : `${path}?${rest}`, how: 'replace' })
  }
  return { mode, modes, added, go }
}
