import { useUnit } from 'effector-react'
import { useHistory } from '../../platform/links/history-provider'
import { $site, type Site } from '../../platform/site/model'

/** Built-in modes of the login page, including registration and password reset. */
export type BuiltInMode = 'user' | 'phone' | 'face' | 'register' | 'forgot'

const key = 'way'

/** Whether the mode signs in, i.e. is neither registration nor password reset. */
export const isSignInMode = (mode: string) => mode !== 'register' && mode !== 'forgot'

/** Whether the deployment offers the registration: without a public key no password can be encrypted. */
export const canRegister = ({ registerMode, publicKey }: Site) => registerMode && publicKey !== ''

/** Returns the modes that this deployment offers, the default one first. */
export function getLoginModes(site: Site): readonly BuiltInMode[] {
  const offered: Readonly<Record<BuiltInMode, boolean>> = {
    user: true,
    phone: site.phoneLogin,
    face: site.faceLogin !== '',
    register: canRegister(site),
    forgot: site.forgotPassword,
  }
  return (Object.keys(offered) as BuiltInMode[]).filter((mode) => offered[mode]) // keys of the literal above
}

/** Returns the mode in the URL, all modes including custom ones, and the function that changes the mode. */
export function useLoginMode() {
  const site = useUnit($site)
  const {
    history,
    location: { pathname: path, search },
  } = useHistory()
  const customMethods = site.built.login
  const modes: readonly string[] = [...getLoginModes(site), ...customMethods.map(({ id }) => id)]
  const params = new URLSearchParams(search)
  const mode = modes.find((one) => one === params.get(key)) ?? 'user'
  const go = (to: string) => {
    if (to === 'user') params.delete(key)
    else params.set(key, to)
    const rest = params.toString()
    history.replace(rest === '' ? path : `${path}?${rest}`)
  }
  return { mode, modes, customMethods, go }
}
