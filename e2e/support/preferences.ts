import type { Page } from '@playwright/test'

export interface Appearance {
  readonly mode?: 'light' | 'dark'
  readonly language?: 'zh-cn' | 'en'
  readonly theme?: string
}

/** Stores the preferences of an earlier visit in local storage. */
export const storeAppearance = (page: Page, appearance: Appearance) =>
  page.addInitScript((value) => localStorage.setItem('jwsk-preferences', JSON.stringify(value)), appearance)
