import type { Page } from '@playwright/test'

export interface Look {
  readonly mode?: 'light' | 'dark'
  readonly language?: 'zh-cn' | 'en'
  readonly theme?: string
  readonly layout?: 'side' | 'top'
}

/** What an earlier visit chose, put where the console keeps it. */
export const prefer = (page: Page, look: Look) =>
  page.addInitScript((chosen) => localStorage.setItem('jwsk-preferences', JSON.stringify(chosen)), look)
