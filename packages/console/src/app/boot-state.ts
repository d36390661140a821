/** State that the page's inline script sets up before the bundles load. */
export interface BootState {
  /** Preferences stored in this browser, unparsed. */
  readonly saved: { readonly language?: unknown; readonly theme?: unknown }
  /** Query of the callback of an identity provider, which is no longer in the URL; `''` for every other page. */
  callback?: string
  /** Response with the deployment's `config.json`. */
  readonly config: Promise<Response>
  /** Label of the last button that was pressed in the prerendered form. */
  pressedLabel?: string
  /** Whether an input method is composing text. */
  isComposing?: boolean
  /** Whether the page is hydrated, i.e. React has replaced the prerendered form. */
  isHydrated?: boolean
}

declare global {
  var jwskStart: BootState | undefined
}
