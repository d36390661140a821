import { createContext, useContext, useEffect } from 'react'

const ScreenTitleContext = createContext<(title: string) => void>(() => undefined)

/** Provides the function that sets the title of the tab to all screens inside. */
export const ScreenTitleProvider = ScreenTitleContext

/**
 * Sets the title of the screen's tab and window, so that tabs of one view can be distinguished: a process with its
 * applicant. With `''`, e.g. while the record loads, the title of the view remains.
 */
export function useScreenTitle(title: string): void {
  const setTitle = useContext(ScreenTitleContext)
  useEffect(() => {
    if (title !== '') setTitle(title)
  }, [setTitle, title])
}
