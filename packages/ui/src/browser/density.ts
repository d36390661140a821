import { useMemo, useSyncExternalStore } from 'react'

function watchDensity(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => observer.disconnect()
}

const getDensity = () => document.documentElement.dataset['density']

/** Returns the value of a height token in CSS pixels at the current density, e.g. for virtualized rows; `fallback` without style sheets. */
export function useTokenHeight(token: '--row-height' | '--control-height', fallback: number): number {
  const density = useSyncExternalStore(watchDensity, getDensity)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the density decides the value of the token
  return useMemo(
    () => Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token)) || fallback,
    [token, fallback, density],
  )
}
