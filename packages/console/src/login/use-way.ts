import { useUnit } from 'effector-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { $site, type Site } from '../site/model'

/** Ways into the console, and to an account. */
export type Way = 'user' | 'phone' | 'face' | 'register' | 'forgot'

const key = 'way'

/** What this deployment offers, the usual way first. */
export function waysOf(site: Site): readonly Way[] {
  const offered: Readonly<Record<Way, boolean>> = {
    user: true,
    phone: site.phoneLogin,
    face: site.faceLogin !== '',
    // without a key no password could be sent
    register: site.registerMode && site.publicKey !== '',
    forgot: site.forgotPassword,
  }
  return (Object.keys(offered) as Way[]).filter((way) => offered[way]) // the keys written above
}

/** The way that the address names, what else there is, and how to go there. */
export function useWay() {
  const site = useUnit($site)
  const { search } = useLocation()
  const navigate = useNavigate()
  const ways = waysOf(site)
  const asked = new URLSearchParams(search)
  const way = ways.find((one) => one === asked.get(key)) ?? 'user'
  const go = (to: Way) => {
    if (to === 'user') asked.delete(key)
    else asked.set(key, to)
    void navigate({ search: asked.toString() }, { replace: true })
  }
  return { way, ways, go }
}
