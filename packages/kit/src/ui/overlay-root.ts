import { createContext, useContext } from 'react'

const RootContext = createContext<HTMLElement | null>(null)

/** Where the dialogs of everything inside go, so that they cover one part of the page and not all of it; it must stay the same element. */
export const OverlayProvider = RootContext

/** The body unless the shell lends a part of the page. */
export const useOverlayContainer = (): HTMLElement => useContext(RootContext) ?? document.body
