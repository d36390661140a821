import { createContext, useContext } from 'react'

const RootContext = createContext<HTMLElement | null>(null)

/** Container of all dialogs below, so that they cover one part of the page instead of all of it. Must stay the same element. */
export const OverlayProvider = RootContext

/** Returns the container of dialogs. Defaults to `document.body`. */
export const useOverlayContainer = (): HTMLElement => useContext(RootContext) ?? document.body
