import type { CustomLanguage } from './types'

/**
 * Defines a custom language in addition to the built-in ones.
 *
 * @example
 * export const vietnamese = defineLanguage({
 *   id: 'vi',
 *   name: 'Tiếng Việt',
 *   fallback: 'en',
 *   texts: { console: () => import('./vi/console'), kit: () => import('./vi/kit') },
 * })
 */
export const defineLanguage = (language: CustomLanguage): CustomLanguage => language
