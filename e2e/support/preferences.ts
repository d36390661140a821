import type { Page } from '@playwright/test'

export interface Appearance {
  readonly mode?: 'light' | 'dark'
  readonly language?: 'zh-cn' | 'en'
  readonly theme?: string
}

/** What an earlier visit chose, put where the console keeps it. */
export const storeAppearance = (page: Page, look: Appearance) =>
  page.addInitScript((chosen) => localStorage.setItem('jwsk-preferences', JSON.stringify(chosen)), look)
