import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: number[]
  }
}

/** Collects the layout shifts of the page in `window.layoutShifts`. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShifts = []
    // includes shifts right after an input
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShifts.push(Number(entry.value))
    })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
