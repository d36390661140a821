/** What the page itself began before any script of the console arrived. */
export interface BootState {
  /** What this browser remembers of choices, as it lies there. */
  readonly saved: { readonly language?: unknown; readonly theme?: unknown }
  /** The deployment's configuration. */
  readonly config: Promise<Response>
  /** What the last button says that was pressed in the form that stands in the page. */
  pressedLabel?: string
  /** Whether a word is being put together by an input method. */
  isComposing?: boolean
  /** The scripts have the page now. */
  isHydrated?: boolean
}

declare global {
  var jwskStart: BootState | undefined
}
