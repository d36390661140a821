/** What the page itself began before any script of the console arrived. */
export interface PageStart {
  /** What this browser remembers of choices, as it lies there. */
  readonly saved: { readonly language?: unknown; readonly theme?: unknown }
  /** The deployment's configuration. */
  readonly config: Promise<Response>
  /** What the last button says that was pressed in the form that stands in the page. */
  pressed?: string
  /** Whether a word is being put together by an input method. */
  composing?: boolean
  /** The scripts have the page now. */
  taken?: boolean
}

declare global {
  var jwskStart: PageStart | undefined
}
