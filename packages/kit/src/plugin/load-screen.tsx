import type { Translator } from '@jwsk/ui'
import { kitNamespace, kitTexts, type Loadable, loadable, loadTexts, TranslateProvider } from '@jwsk/ui'
import type { ComponentType } from 'react'
import type { ScreenProps } from '../resource/model/resource'
import type { ScreenMatch } from './registry'

type Screen = Loadable<ScreenProps>

const screens = new WeakMap<Translator, WeakMap<ScreenMatch, Screen>>()

const timeoutMs = 10_000

/** Error of a screen whose plugin did not load it in time. */
export class ScreenTimeoutError extends Error {
  constructor(path: string) {
    super(`${path} has not answered for ${timeoutMs / 1000} seconds`)
    this.name = 'ScreenTimeoutError'
  }
}

function withTimeout<T>(answer: Promise<T>, path: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScreenTimeoutError(path)), timeoutMs)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

async function loadScreenModule(found: ScreenMatch, translator: Translator): Promise<{ default: ComponentType<ScreenProps> }> {
  const [{ default: Body }] = await Promise.all([
    found.view.load(),
    loadTexts(translator, kitNamespace, kitTexts),
    loadTexts(translator, found.plugin.id, found.plugin.locales),
  ])
  const inNamespace = (props: ScreenProps) => (
    <TranslateProvider translator={translator} namespace={found.plugin.id}>
      <Body {...props} />
    </TranslateProvider>
  )
  return { default: inNamespace }
}

/** Returns the component of a screen with its texts; the same `found` returns the same component. A remount retries a failed load. */
export function loadScreen(found: ScreenMatch, translator: Translator): Screen {
  const known = screens.get(translator) ?? new WeakMap<ScreenMatch, Screen>()
  screens.set(translator, known)
  const existing = known.get(found)
  if (existing) return existing
  const screen = loadable(() => withTimeout(loadScreenModule(found, translator), found.pattern))
  known.set(found, screen)
  return screen
}
